import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import pLimit from 'p-limit'
import { password } from '../../e2e/support/accounts.ts'
import { signInAsAdministrator } from '../../e2e/support/administrator.ts'
import { Ribbonry } from '../../e2e/support/app.ts'
import { mailsTo } from '../../e2e/support/mailbox.ts'
import { Preparation } from '../../e2e/support/party.ts'
import type { Product } from '../../e2e/support/product.ts'
import { crowd, crowdAnswer } from './crowd.ts'
import { family, familyAnswer } from './family.ts'

/** Where to find what an account holds. */
export interface Rows {
  email: string
  contactId: number
  contactName: string
  /** Of this contact, with gifts in both lists. */
  eventId: number
  /** Assigned to it. */
  giftTitle: string
  /** Of several people, with gifts. */
  planId: number
  /** Addresses of this account's e-mails, by their first part: 'act', 'verify-email', 'unsubscribe', … */
  links: Record<string, string>
  /** The page of the link by which the contact answered. */
  ask: string
  /** Pages of contributors' links: one without an answer, one who is in, one who has paid, one who can't. */
  contribute: Record<'new' | 'in' | 'paid' | 'out', string>
}

/** The product imports one file at a time, and asks others to try again. */
const oneImport = pLimit(1)

const nothing: Rows = {
  email: '',
  contactId: 0,
  contactName: '',
  eventId: 0,
  giftTitle: '',
  planId: 0,
  links: {},
  ask: '',
  contribute: { new: '', in: '', paid: '', out: '' },
}

/** How somebody comes to the walk, each in a browser and an account of their own. */
export const accounts = {
  nobody: () => Promise.resolve(nothing),

  async guest(context, product) {
    const answer = await context.request.post('/api/auth/guest', { headers: { origin: product.address } })
    if (!answer.ok()) throw new Error(await answer.text())
    return nothing
  },

  empty: async (context, product) => ({ ...nothing, email: await signUp(context, product) }),

  /** A family as most accounts have it. */
  async full(context, product) {
    const email = await signUp(context, product)
    return {
      ...nothing,
      email,
      ...(await prepared(context, product, family, familyAnswer)),
      ...(await mailed(email, product)),
    }
  },

  /** Hundreds of people and events, names and words as long as the fields allow. */
  async crowded(context, product) {
    const email = await signUp(context, product)
    return { ...nothing, email, ...(await oneImport(() => prepared(context, product, crowd, crowdAnswer))) }
  },

  async administrator(context, product) {
    const page = await context.newPage()
    await signInAsAdministrator(page, product.address, product.dataDir)
    await page.close()
    // The inbox has a message, also where no other account sent one.
    const data = { type: 'bug', subject: 'The calendar is blank', message: 'On my phone, since this morning.' }
    await context.request.post('/api/feedback', { headers: { origin: product.address }, data })
    return nothing
  },
} satisfies Record<string, (context: BrowserContext, product: Product) => Promise<Rows>>

export type AccountName = keyof typeof accounts

async function signUp(context: BrowserContext, product: Product): Promise<string> {
  const email = `robin-${randomUUID().slice(0, 8)}@example.com`
  const headers = { origin: product.address }
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`/api/auth/${path}`, { headers, data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  }
  await post('signup', { email, password, name: 'Robin Castellano', confirmAge: true })
  await post('login', { email, password })
  await context.request.put('/api/preferences', { headers, data: { timeZone: 'America/New_York' } })
  return email
}

async function prepared<T extends { contactId: number }>(
  context: BrowserContext,
  product: Product,
  fill: (prepare: Preparation, context: BrowserContext) => Promise<T>,
  answer: object,
): Promise<T & Pick<Rows, 'ask' | 'contribute'>> {
  const page = await context.newPage()
  const rows = await fill(new Preparation(new Ribbonry(page), product.address), context)
  await page.close()
  return {
    ...rows,
    ask: await asked(context, product, rows.contactId, answer),
    contribute: await contributed(context, product, rows.contactId),
  }
}

/** Makes the link of a contact and answers by it. @returns the path of its page */
async function asked(context: BrowserContext, product: Product, contactId: number, answer: object): Promise<string> {
  const headers = { origin: product.address }
  const made = await context.request.post(`/api/contacts/${contactId}/ask-link`, { headers })
  const { url } = (await made.json()) as { url: string }
  const { pathname } = new URL(url)
  const sent = await context.request.post(`/api${pathname}`, { headers, data: answer })
  if (!sent.ok()) throw new Error(await sent.text())
  return pathname
}

/** A gift that is shared with four, three of whom answer. @returns the paths of their pages */
async function contributed(context: BrowserContext, product: Product, contactId: number): Promise<Rows['contribute']> {
  const headers = { origin: product.address }
  const send = async <T>(method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await context.request.fetch(`/api${path}`, { method, headers, data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const howToPay = { text: 'IBAN DE89 3704 0044 0532 0130 00\nor cash on Sunday', url: 'https://paypal.me/robin' }
  await send('PUT', '/preferences', { howToPay })
  const gift = await send<{ id: number }>('POST', '/gift-ideas', {
    contactId,
    title: 'Bicycle with a basket',
    price: '240',
  })
  const people = ['You', 'Rose Park', 'Otto Park', 'Ida Lind', 'Sam Lind'].map((name) => ({ name }))
  const shared = { giftIdeaId: gift.id, splitMethod: 'equal', contributors: people }
  const split = await send<{ id: number }>('POST', '/gift-splits', shared)
  const links = await send<{ url: string }[]>('POST', `/gift-splits/${split.id}/links`, {})
  const [unanswered = '', promised = '', paid = '', out = ''] = links.map(({ url }) => new URL(url).pathname)
  await send('POST', promised, { state: 'in', note: 'How lovely! Greetings from all of us in Lisbon.' })
  await send('POST', paid, { state: 'paid' })
  await send('POST', out, { state: 'out', note: 'Sorry, the roof leaks.' })
  return { new: unanswered, in: promised, paid, out }
}

/** Every link of the account's e-mails; the newest of each kind. */
async function mailed(email: string, product: Product): Promise<{ links: Rows['links'] }> {
  const links: Rows['links'] = {}
  const mails = await mailsTo(email, product.dataDir)
  for (const mail of mails.toReversed())
    for (const [, path = '', first = ''] of (mail.text ?? '').matchAll(/https?:\/\/[^/\s]+(\/([\w-]+)[^\s>)]*)/g))
      links[first] = path
  return { links }
}
