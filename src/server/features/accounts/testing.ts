import { desc, eq } from 'drizzle-orm'
import { mailQueue, users } from '#server/db/schema.ts'
import type { Person, TestApp } from '#server/testing/app.ts'

export const ada = { email: 'Ada@Example.com', password: 'a long walk home' }

export interface SignedIn {
  success: true
  message: string
  token: string
  user: { id: string; email: string | null; isGuest: boolean; isAdmin: boolean; emailVerified: boolean }
}

export interface Refusal {
  message: string
  code: string
  issues?: { path: string; message: string }[]
}

/** Signs up and in; the session is the person's. */
export async function signedUp(app: TestApp, account = ada): Promise<Person> {
  const made = await app.visitor.call('POST', '/auth/signup', { ...account, confirmAge: true })
  if (made.status !== 201) throw new Error(made.text)
  return signedIn(app, account)
}

/** Signs up and in somebody who has confirmed the address, and so may add other ways to sign in. */
export async function confirmed(app: TestApp, account = ada): Promise<Person> {
  const person = await signedUp(app, account)
  await app.database.db.update(users).set({ emailVerifiedAt: app.clock.now() }).where(eq(users.id, person.id))
  return person
}

export async function signedIn(app: TestApp, account = ada): Promise<Person> {
  const { body } = await app.visitor.call<SignedIn>('POST', '/auth/login', account)
  return app.withToken(body.token, body.user.id)
}

export async function startedGuest(app: TestApp): Promise<Person> {
  const { body } = await app.visitor.call<SignedIn>('POST', '/auth/guest')
  return app.withToken(body.token, body.user.id)
}

/** What waits for an address in the queue, the newest first. */
export async function mailsTo(app: TestApp, address: string) {
  const rows = await app.database.db
    .select()
    .from(mailQueue)
    .where(eq(mailQueue.address, address))
    .orderBy(desc(mailQueue.id))
  return rows.map(({ props }) => props as { subject: string; text: string; html: string })
}

/** The token in the newest mail to an address whose link leads to this page. */
export async function mailedToken(app: TestApp, address: string, page: 'verify-email' | 'reset-password') {
  const link = new RegExp(String.raw`/${page}\?token=([\w.-]+)`)
  for (const { text } of await mailsTo(app, address)) {
    const token = link.exec(text)?.[1]
    if (token !== undefined) return token
  }
  throw new Error(`No mail to ${address} leads to /${page}`)
}
