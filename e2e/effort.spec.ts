// How much somebody has to do: counted, printed, and limited.
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { addressBook } from './support/address-book.ts'
import { monthName } from '../src/domain/shared/date-format.ts'
import { Effort } from './support/effort.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, planParty } from './support/party.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an anniversary, from the landing page to when its reminder comes: 9 taps or fewer', async ({ visitor }) => {
    const { page } = visitor
    const effort = new Effort()
    await visitor.open('/')
    // Sign-up's own fields don't count.
    await page.getByLabel('E-mail').fill(`steps-${Date.now()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('a long walk home')
    await page.getByRole('checkbox', { name: /13 or older/ }).check()
    await effort.tap(page.getByRole('button', { name: 'Sign Up' }))
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
    await page.getByLabel('Password', { exact: true }).fill('a long walk home')
    await effort.tap(page.getByRole('button', { name: 'Sign In' }))

    const steps = page.getByRole('region', { name: 'Start with one person' })
    await steps.waitFor()
    await expectAccessibleInBothThemes(page)
    await effort.type(steps.getByLabel('Name'), 'Noor Haddad')
    await effort.tap(steps.getByRole('radio', { name: 'Spouse' }))
    await expect(steps.getByRole('radio', { name: 'Anniversary' })).toBeChecked()
    // In 30 days: not too soon for a reminder a week before.
    const [, month, day] = dayFromNow(30).split('-').map(Number)
    await effort.choose(steps.getByLabel('Month'), monthName(month ?? 0))
    await effort.type(steps.getByLabel('Day', { exact: true }), String(day))
    await effort.tap(steps.getByRole('button', { name: 'Remind me' }))
    await expect(steps.getByRole('heading', { name: /^We'll remind you on \w{3}, \w{3} \d+/ })).toBeFocused()
    expect(effort.told('An anniversary on a phone')).toBeLessThanOrEqual(9)

    await expectAccessibleInBothThemes(page)
    await steps.getByRole('button', { name: 'Add another person' }).click()
    await expect(steps.getByLabel('Name')).toBeFocused()
    await steps.getByRole('button', { name: 'Skip these steps' }).click()
    await expect(steps).toBeHidden()
    await expect(page.getByRole('region', { name: 'Events' }).getByText('Anniversary')).toBeVisible()
  })
})

test(
  "a phone's address book of 150 people, from an empty account to a dashboard full of dates: 10 clicks or fewer",
  { tag: '@long' },
  async ({ guest }) => {
    const { page } = guest
    const effort = new Effort()
    const file = {
      name: 'Contacts.vcf',
      mimeType: 'text/vcard',
      buffer: Buffer.from(addressBook({ people: 150, birthdays: 90 })),
    }
    await guest.open('/dashboard')
    await effort.tap(page.getByRole('link', { name: 'Bring your people in' }))
    await effort.chooseFile(page, page.getByLabel('Drop a file here, or choose one'), file)
    await effort.tap(page.getByRole('button', { name: 'Import 90 people' }))
    await expect(page.getByRole('heading', { name: 'Imported 90 contacts' })).toBeVisible()
    await effort.tap(page.getByRole('link', { name: 'See your dashboard' }))
    await expect(page.getByRole('region', { name: 'Events', exact: true }).getByText('Birthday')).not.toHaveCount(0)
    await expect(page.getByText('Imported 90 contacts')).toBeVisible()
    expect(effort.told("A phone's address book")).toBeLessThanOrEqual(10)
  },
)

test(
  'your own idea with a price, assigned to an event: 4 clicks; Christmas for one more person: 3 clicks',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    await planParty(guest, baseURL)
    const { page } = guest
    const effort = new Effort()
    await guest.open('/dashboard')
    await effort.tap(page.getByRole('button', { name: /^Show gifts: Maya Okafor/ }))
    const assigned = guest.list('Assigned')
    await effort.tap(assigned.getByRole('button', { name: 'Add Gift' }))
    const form = page.getByRole('dialog', { name: 'Add Gift', exact: true })
    await expect(form.getByLabel('Gift Name')).toBeFocused()
    await effort.keys(page, 'Star map')
    await effort.type(form.getByLabel('Price'), '24')
    await effort.tap(form.getByRole('button', { name: 'Add Gift' }))
    await expect(assigned.getByRole('button', { name: 'Star map', exact: true })).toBeVisible()
    expect(effort.told('Your own idea, assigned')).toBeLessThanOrEqual(4)
    await expect(page.getByText('"Star map" is now assigned to Maya Okafor\'s Party.').first()).toBeVisible()
    await expect(assigned.getByText('$24.00')).toBeVisible()
    await expect(page.getByText('$24.00 of $80.00')).toBeVisible()

    const more = new Effort()
    await more.tap(page.getByRole('button', { name: 'Maya Okafor', exact: true }))
    await more.tap(page.getByRole('button', { name: 'Add Event' }))
    const event = page.getByRole('dialog', { name: 'Add Special Event' })
    await expect(event.getByLabel('Type')).toBeFocused()
    await more.keys(page, 'Chr')
    await expect(event.getByLabel('Date')).toHaveValue(/-12-25$/)
    await more.tap(event.getByRole('button', { name: 'Add Event' }))
    await expect(page.getByText(/^We'll remind you on/).first()).toBeVisible()
    expect(more.told('Christmas for one more person')).toBeLessThanOrEqual(3)
  },
)

test(
  'Christmas for eight people with $900, from an empty account: 20 clicks or fewer',
  { tag: '@long' },
  async ({ guest }) => {
    const { page } = guest
    const effort = new Effort()
    await guest.open('/dashboard')
    await effort.tap(page.getByRole('link', { name: 'Plans' }))
    await effort.tap(page.getByRole('button', { name: 'New plan' }))
    const form = page.getByRole('dialog', { name: 'New plan' })
    await expect(form.getByRole('radio', { name: 'Christmas' })).toBeChecked()
    await expect(form.getByLabel('Date')).toHaveValue(/-12-25$/)
    await effort.type(form.getByLabel('Total budget'), '900')
    await effort.tap(form.getByLabel('Find or add people'))
    for (const name of ['Leo, child', 'Mia, child', 'Noor, spouse', 'Ines', 'Maya', 'Tom', 'Irina', 'Zoë'])
      await effort.keys(page, `${name}\n`)
    await expect(form.getByText('8 chosen')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await effort.tap(form.getByRole('button', { name: 'Create plan for 8 people' }))
    await expect(page.getByRole('heading', { level: 1, name: /^Christmas \d{4}$/ })).toBeVisible()
    expect(effort.told('Christmas for eight people')).toBeLessThanOrEqual(20)
    const board = page.getByRole('table', { name: 'People and gifts' })
    await expect(board.getByRole('rowheader')).toHaveCount(8)
    await expect(board.getByRole('textbox', { name: 'Budget for Leo' })).toHaveValue('$112.50')
    await expect(page.getByText('0 of 8 bought')).toBeVisible()
  },
)
