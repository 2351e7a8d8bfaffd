import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { signInAsAdministrator } from './support/administrator.ts'
import { expectNothingCovered } from './support/covered.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, planParty, Preparation } from './support/party.ts'

/** Narrow phones, and the widest screen that counts as one. `npm run verify -- screens` looks at common ones. */
const sizes = [
  { width: 360, height: 640 },
  { width: 767, height: 844 },
]

async function lookThrough(page: Page, paths: readonly string[]): Promise<void> {
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
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('no control of any page is covered', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { contactId } = await planParty(guest, baseURL)
    const prepare = new Preparation(guest, baseURL)
    for (const fullName of ['Tom Brandt', 'Zoë Ångström', 'Grandma Ines']) {
      const id = await prepare.add('/contacts', { fullName, relationship: 'friend', email: 'friend@example.com' })
      const event = {
        contactId: id,
        name: 'Housewarming',
        date: dayFromNow(20),
        type: 'custom',
        reminderMethod: 'push',
      }
      await prepare.add('/occasions', event)
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

  test(
    'no control of an administrator’s or a public page is covered',
    { tag: '@long' },
    async ({ visitor, baseURL }) => {
      await lookThrough(visitor.page, ['/', '/forgot-password', '/terms-of-service'])
      await signInAsAdministrator(visitor.page, baseURL)
      await lookThrough(visitor.page, ['/feedback', '/user-metrics'])
    },
  )
})

test('on a phone the tab bar leads to the daily places and adds ideas, contacts and events from any page', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  await planParty(guest, baseURL)
  await page.setViewportSize({ width: 320, height: 640 })
  await guest.open('/gifts')
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  await expect(tabs.getByRole('link')).toHaveText(['Dashboard', 'Calendar', 'Contacts', 'Reminders'])
  await expect(page.getByText('Search and save gift ideas for your contacts')).toBeInViewport({ ratio: 1 })
  await tabs.getByRole('link', { name: 'Contacts' }).click()
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Contacts' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Exit Guest' })).toBeInViewport({ ratio: 1 })

  const add = tabs.getByRole('button', { name: 'Add' })
  const choose = async (item: string, dialog: string) => {
    await add.click()
    await page.getByRole('menuitem', { name: item }).click()
    await page.getByRole('dialog', { name: dialog }).waitFor()
  }
  const leave = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(add).toBeFocused()
  }
  await add.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Quick idea', 'Add contact', 'Add event'])
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await choose('Quick idea', 'Quick idea')
  await leave()
  await choose('Add contact', 'Add Contact')
  await leave()
  await choose('Add event', 'Who is it for?')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Maya Okafor/ })
    .click()
  await page.getByRole('dialog', { name: 'Add Special Event' }).waitFor()
  await leave()
})
