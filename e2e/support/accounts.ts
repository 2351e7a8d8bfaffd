import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const password = 'walnut-tree-77'

/** A new account with e-mail and password, signed in by a cookie. Answers with its address. */
export async function signInAsSomebody(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`
  expect((await ask(page, 'signup', { email, password, confirmAge: true })).status()).toBe(201)
  expect((await ask(page, 'login', { email, password })).status()).toBe(200)
  return email
}

function ask(page: Page, path: string, data: object) {
  return page.request.post(`/api/auth/${path}`, { headers: { origin: process.env['RIBBONRY_E2E_URL'] ?? '' }, data })
}
