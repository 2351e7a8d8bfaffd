import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** The newest link to a page of the app in the mails to an address, as whoever runs the product finds it on disk. */
export async function mailedLink(address: string, page: string): Promise<string | undefined> {
  const folder = join(process.env['RIBBONRY_E2E_DATA'] ?? '', 'outbox')
  const files = await readdir(folder).catch(() => [])
  const link = new RegExp(String.raw`https?://[^/\s]+(/${page}\?token=[\w-]+)`)
  for (const file of files
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    const found = link.exec(mail.text ?? '')?.[1]
    if (found !== undefined && mail.to?.some((to) => to.address === address) === true) return found
  }
  return undefined
}
