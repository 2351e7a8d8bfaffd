import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, planParty } from './support/party.ts'

const name = (page: Page) => page.getByRole('dialog').last().getByLabel('Full name')

test(
  'Ctrl Enter and ⌘ Enter save from any field of a dialog, and answer no question',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
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
  },
)

test('Escape and Back close an open menu alone, and Tab brings a lost focus back into the dialog', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  const { occasionId } = await planParty(guest, baseURL)
  await guest.open(`/contacts?event=${occasionId}`)
  const dialog = page.getByRole('dialog', { name: /Party/ })
  const more = dialog.getByRole('button', { name: 'More for Pocket telescope' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.evaluate(() => history.back())]) {
    await more.click()
    await page.getByRole('menu').waitFor()
    await close()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(dialog).toBeVisible()
    await expect(more).toBeFocused()
  }

  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
