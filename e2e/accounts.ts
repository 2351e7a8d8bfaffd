import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { mailedLink } from './mailbox.ts'

export const password = 'walnut-tree-77'

/** A new account with e-mail and password, signed in by a cookie. Answers with its address. */
export async function signInAsSomebody(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`
  expect((await ask(page, 'signup', { email, password, confirmAge: true })).status()).toBe(201)
  expect((await ask(page, 'login', { email, password })).status()).toBe(200)
  return email
}

/** ADMIN_EMAILS names the address; it counts once its owner has confirmed it. The first of several journeys does that. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  const email = 'admin@example.com'
  await ask(page, 'signup', { email, password, confirmAge: true })
  let link: string | undefined
  await expect.poll(async () => (link = await mailedLink(email, 'verify-email')), { timeout: 20_000 }).toBeDefined()
  await ask(page, 'verify-email', { token: new URLSearchParams(link?.split('?')[1]).get('token') ?? '' })
  expect((await ask(page, 'login', { email, password })).status()).toBe(200)
}

function ask(page: Page, path: string, data: object) {
  return page.request.post(`/api/auth/${path}`, { headers: { origin: process.env['RIBBONRY_E2E_URL'] ?? '' }, data })
}
