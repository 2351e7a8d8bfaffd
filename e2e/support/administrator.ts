import type { Page } from '@playwright/test'
import { password } from './accounts.ts'
import { expect } from './fixtures.ts'
import { mailedLink } from './mailbox.ts'

const email = 'admin@example.com'

/** ADMIN_EMAILS names the address; it counts once its owner, signed in, has confirmed it. The first of several journeys does that. */
export async function signInAsAdministrator(
  page: Page,
  baseURL = process.env['RIBBONRY_E2E_URL'] ?? '',
  dataDir?: string,
): Promise<void> {
  const headers = { origin: baseURL }
  const post = (path: string, data: object) => page.request.post(`${baseURL}/api/auth/${path}`, { headers, data })
  await post('signup', { email, password, confirmAge: true })
  expect((await post('login', { email, password })).status()).toBe(200)
  let link: string | undefined
  await expect
    .poll(async () => (link = await mailedLink(email, 'verify-email', dataDir)), { timeout: 20_000 })
    .toBeDefined()
  await post('verify-email', { token: new URLSearchParams(link?.split('?')[1]).get('token') })
}
