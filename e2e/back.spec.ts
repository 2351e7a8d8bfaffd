import type { Page } from '@playwright/test'
import type { Ribbonry } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { planParty } from './support/party.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })

/** From the dashboard, so that there is a page to go back to. */
async function goToContacts(guest: Ribbonry): Promise<void> {
  await guest.open('/dashboard')
  await guest.page.getByRole('link', { name: 'Contacts', exact: true }).first().click()
  await expect(heading(guest.page, 'Contacts')).toBeVisible()
}

/** Browsers answer Back later; what is expected to stay is looked at once that has happened. */
async function back(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((arrived) => {
        addEventListener('popstate', () => setTimeout(arrived, 50), { once: true })
        history.back()
      }),
  )
}

test('Back closes untouched dialogs one at a time and stays on the page; the next one leaves it', async ({
  guest,
  baseURL,
}) => {
  await planParty(guest, baseURL)
  await goToContacts(guest)
  // A page that a dialog leads to takes its own place in the history.
  await guest.openContact('Maya Okafor')
  await guest.page.getByRole('link', { name: 'See all recommendations' }).click()
  await expect(heading(guest.page, 'Gift Recommendations')).toBeVisible()
  await back(guest.page)
  await expect(heading(guest.page, 'Contacts')).toBeVisible()

  await guest.openContact('Maya Okafor')
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).click()
  const nested = guest.page.getByRole('dialog', { name: 'Add Special Event' })
  await nested.waitFor()
  await back(guest.page)
  await expect(nested).toBeHidden()
  await expect(guest.page.getByRole('dialog', { name: 'Maya Okafor' })).toBeVisible()
  await back(guest.page)
  await expect(guest.page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(guest.page, 'Contacts')).toBeVisible()
  await expect(guest.page.getByRole('button', { name: 'Maya Okafor', exact: true })).toBeFocused()
  await guest.page.goForward()
  await expect(guest.page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(guest.page, 'Contacts')).toBeVisible()
  await back(guest.page)
  await expect(heading(guest.page, 'Dashboard')).toBeFocused()
})

test('Back asks about a half-filled dialog, however often it is pressed, and so does a jump to another page', async ({
  guest,
}) => {
  const { page } = guest
  await goToContacts(guest)
  await guest.startAddingContact()
  await page.getByLabel('Full name').fill('Maya')
  await back(page)
  await expect(question(page)).toBeVisible()
  await back(page)
  await expect(question(page)).toBeHidden()
  await expect(page.getByLabel('Full name')).toHaveValue('Maya')
  await back(page)
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Maya')
  await back(page)
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page, 'Contacts')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Contact' }).first()).toBeFocused()

  await guest.startAddingContact()
  await page.getByLabel('Full name').fill('Maya')
  await page.evaluate(() => history.go(-2))
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Maya')
  await back(page)
  await question(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page, 'Dashboard')).toBeVisible()
})

test(
  'Back closes an event opened by a link, and the drawer of a phone',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { occasionId } = await planParty(guest, baseURL)
    await guest.open('/dashboard')
    await guest.open(`/contacts?event=${occasionId}`)
    await page.getByRole('dialog', { name: /Party/ }).getByLabel('Event name').waitFor()
    await back(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/contacts$/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await back(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await expect(heading(page, 'Contacts')).toBeVisible()
  },
)

test('a reload asks while there is unsaved input, and not without', { tag: '@long' }, async ({ guest }) => {
  const { page } = guest
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await goToContacts(guest)
  await guest.startAddingContact()
  await page.reload()
  expect(asked).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await guest.startAddingContact()
  await page.getByLabel('Full name').fill('Maya')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  // The dialog is gone, and so is its entry in the history.
  await expect(heading(page, 'Contacts')).toBeVisible()
  await back(page)
  await expect(heading(page, 'Dashboard')).toBeVisible()

  await guest.open('/feedback')
  await page.getByLabel('Subject').fill('A wish')
  await page.reload()
  expect(asked).toEqual(['beforeunload', 'beforeunload'])
  await page.getByLabel('Subject').waitFor()
  await page.reload()
  expect(asked).toHaveLength(2)
})

test(
  'Back to a page that was loaded before shows what was deleted meanwhile no more',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { contactId } = await planParty(guest, baseURL)
    await guest.open('/dashboard')
    await expect(page.getByRole('button', { name: 'Maya Okafor', exact: true })).toBeVisible()
    await guest.open('/contacts')
    const gone = await page.request.delete(`/api/contacts/${contactId}`, { headers: { origin: baseURL ?? '' } })
    expect(gone.ok()).toBe(true)
    await page.goBack()
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Maya Okafor', exact: true })).toHaveCount(0)
  },
)
