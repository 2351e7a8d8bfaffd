import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

type Mail = Awaited<ReturnType<typeof PostalMime.parse>>

/** The mails to an address, the newest first, as the operator finds them on disk. */
export async function mailsTo(address: string, dataDir = process.env['RIBBONRY_E2E_DATA'] ?? ''): Promise<Mail[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
  const mails: Mail[] = []
  for (const file of files) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    if (mail.to?.some((to) => to.address === address) === true) mails.push(mail)
  }
  return mails
}

/** The newest link to a page of the app in the mails to an address. */
export async function mailedLink(address: string, page: string, dataDir?: string): Promise<string | undefined> {
  const link = new RegExp(String.raw`https?://[^/\s]+(/${page}\?token=[\w.-]+)`)
  for (const mail of await mailsTo(address, dataDir)) {
    const found = link.exec(mail.text ?? '')?.[1]
    if (found !== undefined) return found
  }
  return undefined
}
