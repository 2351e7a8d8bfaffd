import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { mailedLink } from './mailbox.ts'

const email = 'admin@example.com'
const password = 'walnut-tree-77'

/** ADMIN_EMAILS names the address; it counts once its owner has confirmed it. The first of several journeys does that. */
export async function signInAsAdministrator(page: Page, baseURL = '', dataDir?: string): Promise<void> {
  const headers = { origin: baseURL }
  const post = (path: string, data: object) => page.request.post(`${baseURL}/api/auth/${path}`, { headers, data })
  await post('signup', { email, password, confirmAge: true })
  let link: string | undefined
  await expect.poll(async () => (link = await mailedLink(email, 'verify-email', dataDir))).toBeDefined()
  await post('verify-email', { token: new URLSearchParams(link?.split('?')[1]).get('token') })
  expect((await post('login', { email, password })).status()).toBe(200)
}
