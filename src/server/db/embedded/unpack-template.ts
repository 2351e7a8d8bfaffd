import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { extract, type Extract } from 'tar-stream'

/**
 * Unpacks a cluster template, a compressed tar archive as PGlite's `dumpDataDir` writes it: plain files and directories.
 * @throws if an entry would land outside `root` or the file is damaged
 */
export async function unpackTemplate(template: string, root: string): Promise<void> {
  const entries = extract()
  await Promise.all([
    pipeline(fs.createReadStream(template), zlib.createGunzip(), entries),
    writeEntries(entries, root),
  ])
}

async function writeEntries(entries: Extract, root: string): Promise<void> {
  for await (const entry of entries) {
    const target = path.join(root, entry.header.name)
    if (target !== root && !target.startsWith(root + path.sep))
      throw new Error('the cluster template leaves its directory')
    const isDirectory = entry.header.type === 'directory'
    fs.mkdirSync(isDirectory ? target : path.dirname(target), { recursive: true, mode: 0o700 })
    const content: Uint8Array[] = []
    for await (const chunk of entry) content.push(chunk as Uint8Array)
    if (!isDirectory) fs.writeFileSync(target, Buffer.concat(content), { mode: 0o600 })
  }
}
