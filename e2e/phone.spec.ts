import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { signInAsAdministrator } from './support/administrator.ts'
import { expectNothingCovered } from './support/covered.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, planParty, Preparation } from './support/party.ts'

/** Narrow phones, common ones, and the widest screen that counts as one. */
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 767, height: 844 },
]

async function lookThrough(page: Page, paths: readonly string[]): Promise<void> {
  // oxlint-disable no-await-in-loop -- one page after the other
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const size of sizes)
      await test.step(`${path} at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await expectNothingCovered(page)
      })
  }
  // oxlint-enable no-await-in-loop
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('no control of any page is covered', async ({ guest, baseURL }) => {
    const { contactId } = await planParty(guest, baseURL)
    const prepare = new Preparation(guest, baseURL)
    for (const fullName of ['Tom Brandt', 'Zoë Ångström', 'Grandma Ines']) {
      // oxlint-disable no-await-in-loop -- one after the other
      const id = await prepare.add('/contacts', { fullName, relationship: 'friend', email: 'friend@example.com' })
      const event = {
        contactId: id,
        name: 'Housewarming',
        date: dayFromNow(20),
        type: 'custom',
        reminderMethod: 'push',
      }
      await prepare.add('/occasions', event)
      // oxlint-enable no-await-in-loop
    }
    await lookThrough(guest.page, [
      '/dashboard',
      '/contacts',
      '/calendar',
      '/gifts',
      '/reminders',
      '/feedback',
      '/nowhere',
      `/gift-recommendations/${contactId}`,
    ])
  })

  test('no control of an administrator’s or a public page is covered', async ({ visitor, baseURL }) => {
    await lookThrough(visitor.page, ['/', '/forgot-password', '/terms-of-service'])
    await signInAsAdministrator(visitor.page, baseURL)
    await lookThrough(visitor.page, ['/feedback', '/user-metrics'])
  })
})

test('on a phone Add Contact and the quick idea are side by side, within the thumb’s reach', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  await planParty(guest, baseURL)
  await page.setViewportSize({ width: 360, height: 640 })
  await guest.open('/contacts')
  const add = page.getByRole('button', { name: 'Add Contact', exact: true })
  await expect(add).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Quick idea' })).toBeInViewport({ ratio: 1 })
  await expectAccessibleInBothThemes(page)
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Add Contact' })).toBeVisible()
})
