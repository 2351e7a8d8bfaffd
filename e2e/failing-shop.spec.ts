import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/failing-shop.ts'
import { mailedLink } from './support/mailbox.ts'

// In one worker: each would start a product of its own.
test.describe.configure({ mode: 'default' })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'AI Gift Recommendations' })
const kite = (page: Page) =>
  dialog(page)
    .getByRole('link', { name: /Paper kite number 1/ })
    .first()

test('a shop that fails is said in words, breaks no screen, and is searched again when it is back', async ({
  guest: { page },
  shopDoes,
}) => {
  test.slow()
  await page.goto('/gifts')
  await page.getByRole('searchbox').first().fill('kite')
  await page.keyboard.press('Enter')
  await expect(kite(page)).toBeVisible()

  // Busy comes last: the shop is then left in peace for a second, whatever is asked.
  for (const does of ['is down', 'is slow', 'answers nonsense', 'is busy'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one trouble after the other
    await shopDoes(does)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await dialog(page).getByRole('searchbox').fill(`kite that ${does}`)
    const answered = page.waitForResponse(
      (answer) => new URL(answer.url()).searchParams.get('query') === `kite that ${does}`,
    )
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.keyboard.press('Enter')
    // oxlint-disable-next-line no-await-in-loop -- as above
    await answered
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(dialog(page).getByText('Failed to search for gifts. Please try again.').last()).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(dialog(page).getByText(/^No results found/)).toBeHidden()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(kite(page)).toBeHidden()
  }

  await shopDoes('answers')
  await expect(async () => {
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(kite(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('an administrator reads once what failed, resolves it and deletes it', async ({
  visitor: { page },
  shopDoes,
  dataDir,
  baseURL,
}) => {
  const email = 'admin@example.com'
  const password = 'walnut-tree-77'
  const post = (path: string, data: object) =>
    page.request.post(`/api/auth/${path}`, { headers: { origin: baseURL ?? '' }, data })
  await post('signup', { email, password, confirmAge: true })
  expect((await post('login', { email, password })).status()).toBe(200)
  let link: string | undefined
  await expect.poll(async () => (link = await mailedLink(email, 'verify-email', dataDir))).toBeDefined()
  await post('verify-email', { token: new URLSearchParams(link?.split('?')[1]).get('token') })
  await shopDoes('is down')
  await page.request.get('/api/gift-search?query=lanterns')
  await shopDoes('answers')

  await page.goto('/feedback')
  await page.getByRole('tab', { name: 'API Failures' }).click()
  const failures = page.getByRole('list', { name: 'API Failures' }).getByRole('article')
  await expect(failures.first()).toContainText('search')
  await expectAccessibleInBothThemes(page)
  const all = await failures.count()
  const failure = failures.first()
  await failure.getByRole('button', { name: /^Mark Resolved/ }).click()
  await expect(failure.getByText('Resolved', { exact: true })).toBeVisible()
  await expect(failure.getByRole('button', { name: /^Delete/ })).toBeFocused()
  await failure.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(failures).toHaveCount(all - 1)
  const below = failures.first().getByRole('button', { name: /^Delete/ })
  await expect(all > 1 ? below : page.getByRole('heading', { name: 'API Failures' })).toBeFocused()
})
