import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { hashToken, newOwnerToken } from '#server/identity/owner-token.ts'

/** For ADMIN_EMAILS. */
export const ADMINISTRATOR = 'administrator@ribbonry.example'

/** Writes an administrator with a session into the tables. @returns the token of the session */
export async function addAdministrator(pool: pg.Pool): Promise<string> {
  const id = randomUUID()
  const { token } = newOwnerToken(id)
  // Each names the other; keys between them are checked at the end.
  await pool.query(
    `with owner as (insert into email_owners (email_key, user_id) values ($2, $1))
     insert into users (id, email, email_key, email_verified_at, last_seen_at, created_at, updated_at)
     values ($1, $2, $2, now(), now(), now(), now())`,
    [id, ADMINISTRATOR],
  )
  await pool.query(
    `insert into sessions (sid, public_id, user_id, kind, expire, created_at, last_seen_at)
     values ($1, $2, $3, 'password', now() + interval '30 days', now(), now())`,
    [hashToken(token), randomUUID(), id],
  )
  return token
}

/** What an administrator does with feeds that are files, at a running server. */
export function feedsAt(origin: string, token: string) {
  const send = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body, duplex: 'half' }),
    } as RequestInit)
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const asFile = { 'content-type': 'application/octet-stream', 'x-filename': 'feed' }
  const at = (id: string, rest = '') => `/admin/sources/${encodeURIComponent(id)}${rest}`
  const source = async (id: string) => (await (await send('GET', at(id))).json()) as SourceDetails
  return {
    /** @returns the new feed's id */
    async add(name: string, file: BodyInit): Promise<string> {
      const answer = await send('POST', '/admin/sources', file, { ...asFile, 'x-name': encodeURIComponent(name) })
      return ((await answer.json()) as SourceDetails).id
    },
    replaceFile: (id: string, file: BodyInit) => send('PUT', at(id, '/file'), file, asFile),
    refresh: (id: string) => send('POST', at(id, '/refresh'), '{}', { 'content-type': 'application/json' }),
    source,
    /** Waits until no import of it is under way. */
    async idle(id: string, eachMs = 100): Promise<SourceDetails> {
      for (;;) {
        const now = await source(id)
        if (now.feed?.progress === null) return now
        await sleep(eachMs)
      }
    },
  }
}
