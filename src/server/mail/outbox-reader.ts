import fs from 'node:fs/promises'
import path from 'node:path'
import type { OutboxEntry, OutboxMail } from '#domain/admin/schema.ts'
import { OUTBOX_SHOWN } from '#domain/admin/shown.ts'

export interface Outbox {
  /** The newest first. */
  list(): Promise<OutboxEntry[]>
  read(id: string): Promise<OutboxMail | undefined>
}

/** Reads the local outbox; without a folder it's empty. */
export function outboxReader(folder: string | null): Outbox {
  const read = async (id: string): Promise<OutboxMail | undefined> => {
    // The outbox's own file names; no other path can be requested.
    if (folder === null || !/^[\dTZ-]{1,60}$/.test(id)) return undefined
    const raw = await readIfThere(path.join(folder, `${id}.eml`))
    if (!raw) return undefined
    const { default: PostalMime } = await import('postal-mime')
    const { to, from, subject, text, html, date } = await PostalMime.parse(raw)
    return {
      id,
      to: to?.[0]?.address ?? '',
      from: from?.address ?? '',
      subject: subject ?? '',
      text: text ?? '',
      html: html ?? '',
      date: new Date(date ?? 0).toISOString(),
    }
  }

  return {
    read,
    async list() {
      const names = folder === null ? [] : await fs.readdir(folder).catch(unlessMissing([] as string[]))
      const ids = names
        .filter((name) => name.endsWith('.eml'))
        .map((name) => name.slice(0, -'.eml'.length))
        .toSorted()
        .slice(-OUTBOX_SHOWN)
        .toReversed()
      const mails = await Promise.all(ids.map(read))
      return mails.filter((mail) => mail !== undefined).map(({ id, to, subject, date }) => ({ id, to, subject, date }))
    },
  }
}

function readIfThere(file: string): Promise<Buffer | undefined> {
  return fs.readFile(file).catch(unlessMissing(undefined))
}

function unlessMissing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
}
