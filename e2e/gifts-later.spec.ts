import type { Locator, Page } from '@playwright/test'
import type { Ribbonry } from './support/app.ts'
import { Preparation } from './support/party.ts'
import { expect, test } from './support/time-travel.ts'

const rowOf = (page: Page, person: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: person, exact: true }) })

async function signIn({ page }: Ribbonry, email: string, origin = '') {
  const data = { email, password: 'lapwing-orchard-29' }
  expect((await page.request.post('/api/auth/login', { headers: { origin }, data })).status()).toBe(200)
}

async function openEditor(app: Ribbonry, person: string) {
  const { page } = app
  await app.open('/dashboard')
  await rowOf(page, person)
    .getByRole('button', { name: /^View Details/ })
    .click()
  const editor = page.getByRole('dialog', { name: /^Edit Event/ })
  await editor.getByRole('region', { name: /^Assigned Gifts/ }).waitFor()
  return editor
}

test(
  'a gift that was bought stays bought, is history after its day, and is not given again a year later unasked',
  { tag: '@long' },
  async ({ visitor, travelTo, baseURL }) => {
    test.slow()
    const { page } = visitor
    const email = `later-${Date.now()}@example.com`
    await travelTo('2026-12-01T15:00:00Z')
    const prepare = new Preparation(visitor, baseURL)
    await prepare.change('POST', '/auth/signup', { email, password: 'lapwing-orchard-29', confirmAge: true })
    await signIn(visitor, email, baseURL)
    await prepare.change('PUT', '/preferences', { timeZone: 'America/New_York' })
    const christmasOf = async (fullName: string) => {
      const contactId = await prepare.add('/contacts', { fullName, relationship: 'friend' })
      const christmas = { contactId, name: 'Christmas', date: '2026-12-25', type: 'christmas', budget: '80.00' }
      return { contactId, occasionId: await prepare.add('/occasions', christmas) }
    }
    const maya = await christmasOf('Maya Okafor')
    const jonas = await christmasOf('Jonas Weber')
    await prepare.add('/gift-ideas', { ...jonas, title: 'Paper kite', price: '12.00', isSaved: true })
    await prepare.addBought({ ...maya, title: 'Pocket telescope', price: '48.70' })
    await prepare.addBought({ ...maya, title: 'Field guide', price: '18.50' })

    // The day is corrected: what was bought for it stays bought for it.
    const before = await openEditor(visitor, 'Maya Okafor')
    await before.getByLabel('Date', { exact: false }).first().fill('2026-12-24')
    await before.getByRole('button', { name: 'Update Event' }).click()
    await expect(before).toBeHidden()
    await expect(rowOf(page, 'Maya Okafor').getByText('2 gifts: 2 purchased')).toBeVisible()

    // The day after, next year is open again; what was not bought has moved on.
    await travelTo('2026-12-26T15:00:00Z')
    await visitor.open('/dashboard')
    await expect(rowOf(page, 'Maya Okafor').getByText('No Gift Yet')).toBeVisible()
    await expect(rowOf(page, 'Jonas Weber').getByText('1 gift: 1 assigned')).toBeVisible()
    await visitor.showEvents('Past')
    await expect(rowOf(page, 'Maya Okafor').getByText('2 gifts: 2 purchased')).toBeVisible()

    // History, in the editor and on the contact; year and price can be corrected.
    const editor = await openEditor(visitor, 'Maya Okafor')
    await expect(editor.getByRole('region', { name: 'Assigned Gifts (0)' })).toBeVisible()
    const given = editor.getByRole('region', { name: 'Given before' })
    await expect(given).toContainText('2026')
    await expect(given).toContainText('Pocket telescope')
    await given.getByRole('button', { name: 'Correct year and price: Field guide' }).click()
    const form = page.getByRole('dialog', { name: 'Correct Year and Price' })
    await form.getByLabel('Given in').selectOption('2025')
    await form.getByLabel('Price paid').fill('15.99')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Purchase status updated successfully!').first()).toBeVisible()
    await expect(given).toContainText('2025')
    await expect(given).toContainText('$15.99')
    await page.keyboard.press('Escape')
    await visitor.open('/contacts')
    await visitor.openContact('Maya Okafor')
    const history = page.getByRole('dialog', { name: 'Maya Okafor' }).getByRole('region', { name: 'Given before' })
    await expect(history).toContainText('2025')
    await expect(history).toContainText('Pocket telescope')

    // A year later the same is not given by mistake.
    await travelTo('2027-12-01T15:00:00Z')
    await signIn(visitor, email, baseURL)
    await visitor.open('/dashboard')
    await visitor.showGiftsOf('Maya Okafor')
    await visitor.list('Ideas').getByRole('button', { name: 'Add Gift Idea' }).click()
    const idea = page.getByRole('dialog', { name: 'Add Gift Idea' })
    await idea.getByLabel('Gift Name').fill('Pocket Telescope')
    await idea.getByRole('button', { name: 'Add Gift Idea' }).click()
    const warning = page.getByRole('alertdialog', { name: 'Given Before' })
    await expect(warning).toContainText('You gave this to Maya Okafor at Christmas 2026')
    await warning.getByRole('button', { name: 'Cancel' }).click()
    await expect(idea.getByLabel('Gift Name')).toHaveValue('Pocket Telescope')
    await idea.getByRole('button', { name: 'Add Gift Idea' }).click()
    await warning.getByRole('button', { name: 'Continue' }).click()
    await expect(visitor.list('Ideas').getByRole('listitem')).toHaveCount(1)

    await visitor.chooseFromGiftMenu('Pocket Telescope', 'Move to Assigned')
    await expect(warning).toContainText('Christmas 2026')
    await warning.getByRole('button', { name: 'Continue' }).click()
    await expect(visitor.list('Assigned').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText('Gift assigned to event successfully!').first()).toBeVisible()
    // Buying it was meant when it was assigned.
    await page.getByRole('checkbox', { name: 'Purchased: Pocket Telescope' }).click()
    await expect(page.getByText('Gift marked as purchased!').first()).toBeVisible()
  },
)
