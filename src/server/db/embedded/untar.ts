import fs from 'node:fs'
import path from 'node:path'

/**
 * Unpacks a tar archive as PGlite's `dumpDataDir` writes it: plain files and directories.
 * @throws if an entry would land outside `root` or the archive ends early
 */
export function untar(archive: Buffer, root: string) {
  let offset = 0
  while (offset + BLOCK <= archive.length) {
    const header = archive.subarray(offset, offset + BLOCK)
    if (header.every((byte) => byte === 0)) return
    const entry = readHeader(header)
    const start = offset + BLOCK
    if (start + entry.size > archive.length) throw new Error('the cluster template is cut short')
    unpack(entry, archive.subarray(start, start + entry.size), root)
    offset = start + Math.ceil(entry.size / BLOCK) * BLOCK
  }
  throw new Error('the cluster template is cut short')
}

const BLOCK = 512
const DIRECTORY = '5'

interface Entry {
  name: string
  size: number
  kind: string
}

/** Field positions of the ustar header (POSIX.1-1988). */
function readHeader(header: Buffer): Entry {
  const text = (start: number, length: number) => header.toString('utf8', start, start + length).replace(/\0.*$/s, '')
  const prefix = text(345, 155)
  const name = text(0, 100)
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size: Number.parseInt(text(124, 12).trim() || '0', 8),
    kind: text(156, 1),
  }
}

function unpack(entry: Entry, content: Buffer, root: string) {
  const target = path.join(root, entry.name)
  if (target !== root && !target.startsWith(root + path.sep))
    throw new Error('the cluster template leaves its directory')
  if (entry.kind === DIRECTORY) {
    fs.mkdirSync(target, { recursive: true, mode: 0o700 })
    return
  }
  fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
  fs.writeFileSync(target, content, { mode: 0o600 })
}
