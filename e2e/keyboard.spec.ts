import type { Page } from '@playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { expect, test } from './fixtures.ts'
import { dayFromNow, planParty, Preparation } from './party.ts'

const name = (page: Page) => page.getByRole('dialog').last().getByLabel('Full name')
const confirmIt = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).press('Enter')

test('a deleted contact leaves the focus on the next one, then the one before, then on the page', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  const prepare = new Preparation(guest, baseURL)
  for (const fullName of ['Ann Ash', 'Bo Birch', 'Cy Cedar'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await prepare.add('/contacts', { fullName, relationship: 'friend' })
  await guest.open('/contacts')
  const bin = (fullName: string) => page.getByRole('button', { name: `Delete ${fullName}` })
  await bin('Bo Birch').press('Enter')
  await confirmIt(page, 'Delete Contact')
  await expect(bin('Bo Birch')).toBeHidden()
  await expect(bin('Cy Cedar')).toBeFocused()
  await bin('Cy Cedar').press('Enter')
  await confirmIt(page, 'Delete Contact')
  await expect(bin('Ann Ash')).toBeFocused()
  await bin('Ann Ash').press('Enter')
  await confirmIt(page, 'Delete Contact')
  await expect(page.getByText('No contacts yet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('so does a deleted event, on the dashboard and on the contact', async ({ guest, baseURL }) => {
  const { page } = guest
  const { contactId } = await planParty(guest, baseURL)
  const prepare = new Preparation(guest, baseURL)
  for (const [event, days] of [
    ['Concert', 9],
    ['Marathon', 12],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await prepare.add('/occasions', { contactId, name: event, date: dayFromNow(days), type: 'custom' })
  await guest.open('/dashboard')
  const details = page.getByRole('main').getByRole('button', { name: 'View Details' })
  await expect(details).toHaveCount(3)
  await details.nth(1).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Event' }).press('Enter')
  await confirmIt(page, 'Delete Event')
  await expect(details).toHaveCount(2)
  await expect(details.nth(1)).toBeFocused()
})

test('so does an ended session', async ({ visitor, baseURL, browser }) => {
  const { page } = visitor
  await signInAsAdministrator(page, baseURL)
  const elsewhere = await browser.newContext()
  await signInAsAdministrator(await elsewhere.newPage(), baseURL)
  await elsewhere.close()
  await visitor.open('/dashboard')
  await visitor.openProfileSettings()
  const end = page.getByRole('dialog').getByRole('button', { name: /^Sign out/ })
  const count = await end.count()
  await end.first().press('Enter')
  await page.getByRole('alertdialog').getByRole('button').last().press('Enter')
  await expect(end).toHaveCount(count - 1)
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('#sessions, section[aria-labelledby="sessions"]') !== null),
    )
    .toBe(true)
})

test('Ctrl Enter and ⌘ Enter save from any field of a dialog, and answer no question', async ({ guest, baseURL }) => {
  const { page } = guest
  await planParty(guest, baseURL)
  await guest.open('/contacts')
  await guest.startAddingContact()
  await name(page).press('Control+Enter')
  await expect(page.getByText('Full name is required')).toBeVisible()
  await guest.describePerson({ name: 'Tom Brandt', relationship: 'Friend' })
  // On another button, too, which is then not pressed.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Control+Enter')
  await expect(page.getByText('Tom Brandt was added to your contacts!').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await guest.openContact('Maya Okafor')
  const details = page.getByRole('dialog')
  await details.getByRole('button', { name: 'Edit', exact: true }).click()
  await name(page).fill('Maya Berg')
  await page.getByLabel('Search interests').press('Control+Enter')
  await expect(details.getByRole('heading', { name: 'Maya Berg' })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
  await details.getByRole('button', { name: 'Add Event' }).click()
  const add = page.getByRole('dialog', { name: 'Add Special Event' })
  await add.getByLabel('Event name').fill('Concert')
  await add.getByLabel('Date').fill(dayFromNow(30))
  await add.getByLabel('Notes').press('Meta+Enter')
  await expect(add).toBeHidden()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete Tom Brandt' }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await page.keyboard.press('Control+Enter')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete Tom Brandt' })).toBeFocused()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard help' })).toContainText('Save or send the open dialog')
})

test('Escape in an open menu closes the menu alone, and Tab brings a lost focus back into the dialog', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  const { occasionId } = await planParty(guest, baseURL)
  await guest.open(`/contacts?event=${occasionId}`)
  const dialog = page.getByRole('dialog', { name: /Party/ })
  const more = dialog.getByRole('button', { name: 'More for Pocket telescope' })
  await more.click()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(more).toBeFocused()

  for (const key of ['Tab', 'Shift+Tab']) {
    // oxlint-disable no-await-in-loop -- one after the other
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
    // oxlint-enable no-await-in-loop
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
