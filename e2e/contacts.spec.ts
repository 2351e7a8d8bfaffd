import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import { Ribbonry } from './support/app.ts'
import { chooseMore, said } from './support/event-dialogs.ts'
import { expect, test } from './support/time-travel.ts'

test.use({ now: '2026-11-20T15:00:00Z' })

const cards = (page: Page) => page.getByRole('list', { name: 'Contacts' }).getByRole('heading')

/** People who are there already, through the API. */
async function know(app: Ribbonry, baseURL: string | undefined, people: readonly object[]): Promise<number[]> {
  const ids: number[] = []
  for (const data of people) {
    const answer = await app.page.request.post('/api/contacts', { data, headers: { origin: baseURL ?? '' } })
    expect(answer.status(), await answer.text()).toBe(201)
    ids.push(((await answer.json()) as { id: number }).id)
  }
  return ids
}

const maya = { fullName: 'Maya Okafor', relationship: 'sibling', birthday: '1992-11-22', email: 'maya@example.com' }
const zoe = { fullName: 'Zoë Ångström', relationship: 'colleague' }
const ines = { fullName: 'Grandma Ines', relationship: 'grandparent', birthday: '11/30' }
const tom = { fullName: 'Tom Brandt', relationship: 'friend' }

test(
  'a first person is added from the empty contacts page, from the sidebar one born in May',
  { tag: '@long' },
  async ({ guest }) => {
    await guest.open('/contacts')
    await expect(guest.page.getByText('No contacts yet')).toBeVisible()
    await guest.page.getByRole('button', { name: 'Add Your First Contact' }).click()
    await guest.describePerson({ name: 'Maya Okafor', relationship: 'Sibling', email: 'maya@example.com' })
    await guest.pickBirthday('November', '22', '1992')
    await guest.saveContact()
    await expect(guest.page.getByText('Maya Okafor was added to your contacts!').first()).toBeVisible()
    const card = guest.page.getByRole('listitem').filter({ hasText: 'Maya Okafor' })
    await expect(card.getByText('Sibling')).toBeVisible()
    await expect(card.getByRole('button', { name: /Birthday.*Sun, Nov 22.*No Gift/ })).toBeVisible()
    await guest.startAddingContact()
    await guest.describePerson({ name: 'Tom Brandt', relationship: 'Friend' })
    await guest.pickBirthday('May')
    await guest.saveContact()
    await expect(cards(guest.page)).toHaveText(['Maya Okafor', 'Tom Brandt'])
    await guest.openContact('Tom Brandt')
    const known = guest.page.getByRole('definition').filter({ hasText: 'Sometime in May' })
    await expect(known).toHaveText('Sometime in May')
  },
)

test('the form of a new contact says what is missing, follows what is chosen, and is not thrown away unasked', async ({
  guest,
}) => {
  await guest.open('/contacts')
  await guest.startAddingContact()
  const { page } = guest
  const dialog = page.getByRole('dialog', { name: 'Add Contact' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await guest.startAddingContact()
  await page.setViewportSize({ width: 390, height: 844 })
  const more = page.getByRole('button', { name: 'Contact details E-mail, phone, address, gender' })
  await expect(page.getByLabel('E-mail')).toBeHidden()
  await more.click()
  await page.getByLabel('E-mail').fill('maya@')
  await more.click()
  await guest.saveContact()
  await expect(page.getByText('Full name is required')).toBeVisible()
  await expect(page.getByText('Relationship is required')).toBeVisible()
  await expect(page.getByText('Valid email is required')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('maya@')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await guest.startAddingContact()
  await expect(page.getByLabel('E-mail')).toHaveValue('')

  await guest.pickBirthday('April')
  await expect(page.getByLabel('Day').getByRole('option')).toHaveCount(31) // 'Day' and 30 days
  await guest.pickBirthday('February', '29')
  // 2024 back to 1928 of the years 2026 to 1927, every fourth: 25, and 'Skip year'.
  const year = page.getByRole('combobox', { name: 'Year (optional)' })
  const years = page.getByRole('listbox', { name: 'Year (optional)' }).getByRole('option')
  await year.click()
  await expect(years).toHaveCount(26)
  await year.fill('19')
  await expect(years.nth(1)).toHaveText('1996')
  await page.keyboard.press('Escape')
  await year.fill('93')
  await year.blur()
  await expect(year).toHaveValue('1993')
  await guest.saveContact()
  await expect(page.getByText("This isn't a real date")).toBeVisible()
  await year.click()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(year).toHaveValue('1928')
  await page.getByLabel('Month').selectOption('Month')
  await expect(page.getByLabel('Day')).toBeDisabled()

  const add = page.getByRole('button', { name: 'Add special event' })
  for (let row = 1; row <= 10; row += 1) await add.click()
  await expect(page.getByText('Maximum of 10 special events reached')).toBeVisible()
  await expect(add).toBeHidden()
})

test(
  'the anniversary is asked of a spouse, and forgotten with the relationship',
  { tag: '@long' },
  async ({ guest }) => {
    const message = "You've reached the limit of 5,000 contacts."
    await guest.open('/contacts')
    await guest.startAddingContact()
    await guest.describePerson({ name: 'Daniel Reyes', relationship: 'Spouse' })
    await guest.page.getByLabel('Anniversary date').fill('2014-12-14')
    await guest.page.getByLabel('Relationship').selectOption('Friend')
    await expect(guest.page.getByLabel('Anniversary date')).toBeHidden()
    await guest.page.getByLabel('Relationship').selectOption('Partner')
    await expect(guest.page.getByLabel('Anniversary date')).toHaveValue('')
    await guest.page.getByLabel('Anniversary date').fill('2014-12-14')
    // The server's limit is said in its words, and nothing typed is lost.
    await guest.page.route('**/api/contacts', async (route) => {
      if (route.request().method() !== 'POST') await route.fallback()
      else await route.fulfill({ status: 422, json: { message, code: 'LIMIT', requestId: 'x' } })
    })
    await guest.saveContact()
    await expect(guest.page.getByText(message).first()).toBeVisible()
    await expect(guest.page.getByLabel('Full name')).toHaveValue('Daniel Reyes')
    await guest.page.unroute('**/api/contacts')
    // A double click makes one contact.
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).dblclick()
    await expect(guest.page.getByRole('button', { name: /Wedding Anniversary.*Mon, Dec 14/ })).toBeVisible()
    await guest.page.reload()
    await expect(cards(guest.page)).toHaveText(['Daniel Reyes'])
  },
)

test('a birthday is kept as a month, as a day of the year, or with its year', { tag: '@long' }, async ({ guest }) => {
  await guest.open('/contacts')
  const forms: [name: string, birthday: [string, string?, string?], shown: string][] = [
    ['May Month', ['May'], 'Sometime in May'],
    ['Leap Day', ['February', '29'], 'February 29'],
    ['Full Date', ['February', '29', '1992'], 'February 29, 1992'],
  ]
  for (const [name, birthday, shown] of forms) {
    await guest.startAddingContact()
    await guest.describePerson({ name, relationship: 'Friend' })
    await guest.pickBirthday(...birthday)
    await guest.saveContact()
    await guest.openContact(name)
    await expect(guest.page.getByRole('definition').filter({ hasText: shown })).toHaveText(shown)
    await guest.page.keyboard.press('Escape')
    await expect(guest.page.getByRole('dialog')).toBeHidden()
  }
  // 29 February 1992: 34 on 1 March 2026.
  await guest.openContact('Full Date')
  await expect(guest.page.getByText('Current age')).toBeVisible()
  await expect(guest.page.getByRole('definition').filter({ hasText: /^34$/ })).toBeVisible()
})

test('special events are added with the contact, each repeating or not', { tag: '@long' }, async ({ guest }) => {
  await guest.open('/contacts')
  await guest.startAddingContact()
  await guest.describePerson({ name: 'Tom Brandt', relationship: 'Friend' })
  const add = guest.page.getByRole('button', { name: 'Add special event' })
  await add.click()
  await guest.page.getByLabel('Event name').fill('Housewarming')
  await guest.saveContact()
  await expect(guest.page.getByText('Date is required')).toBeVisible()
  await expect(guest.page.getByLabel('Date', { exact: true })).toBeFocused()
  await guest.page.getByLabel('Date', { exact: true }).fill('2026-12-05')
  await expect(guest.page.getByText('Special event will be added with the contact')).toBeVisible()
  await guest.page.getByRole('switch', { name: 'Repeats every year' }).uncheck()
  await add.click()
  await guest.page.getByLabel('Event name').last().fill('Name day')
  await guest.page.getByLabel('Date', { exact: true }).last().fill('2026-07-03')
  await guest.saveContact()
  await expect(guest.page.getByText('Tom Brandt was added with 2 special events!').first()).toBeVisible()
  await guest.openContact('Tom Brandt')
  await expect(guest.page.getByRole('tab', { name: 'Upcoming (2)' })).toBeVisible()
  await expect(guest.page.getByRole('button', { name: /Jul 3.*2027.*Name day/ })).toBeVisible()
  await guest.page.getByRole('tab', { name: 'Past (1)' }).click()
  await expect(guest.page.getByRole('button', { name: /Jul 3.*2026.*Name day/ })).toBeVisible()
})

test('events that could not be saved are tried again without a second contact', { tag: '@long' }, async ({ guest }) => {
  await guest.open('/contacts')
  // The form refuses by itself what the server would, but for what depends on the account.
  const full = { message: 'You already have as many events as an account can have.', code: 'LIMIT', requestId: 'e2e' }
  await guest.page.route('**/api/occasions', (route) =>
    route.request().postData()?.includes('First date') === true
      ? route.fulfill({ status: 409, json: full })
      : route.continue(),
  )
  await guest.startAddingContact()
  await guest.describePerson({ name: 'Maya Okafor', relationship: 'Sibling' })
  for (const [index, name] of ['Name day', 'First date'].entries()) {
    await guest.page.getByRole('button', { name: 'Add special event' }).click()
    await guest.page.getByLabel('Event name').nth(index).fill(name)
    await guest.page.getByLabel('Date', { exact: true }).nth(index).fill('2027-01-06')
  }
  await guest.saveContact()
  await expect(guest.page.getByRole('dialog', { name: '1 of 2 events saved' })).toBeVisible()
  await expect(guest.page.getByRole('listitem').filter({ hasText: full.message })).toBeVisible()
  // In the dialog and in the toast.
  await expect(guest.page.getByRole('button', { name: 'Retry' })).toHaveCount(2)
  await expectAccessibleInBothThemes(guest.page)
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Retry' }).last().click()
  await expect(guest.page.getByRole('dialog', { name: '1 of 2 events saved' })).toBeVisible()
  await guest.page.keyboard.press('Escape')
  await guest.page.getByRole('button', { name: 'Discard' }).click()
  await expect(cards(guest.page)).toHaveText(['Maya Okafor'])
  await guest.openContact('Maya Okafor')
  await expect(guest.page.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible()
})

test('interests are found, five of them taken, a sixth refused', { tag: '@long' }, async ({ guest }) => {
  await guest.open('/contacts')
  await guest.startAddingContact()
  await guest.describePerson({ name: 'Maya Okafor', relationship: 'Sibling' })
  const search = guest.page.getByLabel('Search interests')
  await search.fill('swimming')
  await guest.page.getByRole('treeitem', { name: 'Sports & Outdoors > Water Sports > Swimming' }).click()
  await expect(guest.page.getByText('1 of 5 selected')).toBeVisible()
  await search.fill('')
  // By the keyboard: four more roots.
  await search.press('Tab')
  const tree = guest.page.getByRole('tree')
  for (let root = 0; root < 4; root += 1) {
    await guest.page.keyboard.press('ArrowDown')
    await guest.page.keyboard.press('Space')
  }
  await expect(guest.page.getByText('5 of 5 selected')).toBeVisible()
  await guest.page.keyboard.press('ArrowDown')
  await guest.page.keyboard.press('Space')
  await expect(guest.page.getByText('Maximum 5 categories can be selected')).toBeVisible()
  await expect(tree.getByRole('treeitem', { checked: true })).toHaveCount(4)
  await guest.page.getByRole('button', { name: 'Remove Sports & Outdoors > Water Sports > Swimming' }).click()
  await expect(guest.page.getByText('4 of 5 selected')).toBeVisible()
  await expect(guest.page.getByText('Maximum 5 categories can be selected')).toBeHidden()
  await guest.page.getByLabel('Other interests').fill('astronomy')
  await search.fill('bouldering')
  await guest.page.getByRole('button', { name: 'Add "bouldering" in your own words' }).click()
  await expect(guest.page.getByText('"bouldering" is now under Other interests.')).toBeVisible()
  await expect(search).toBeFocused()
  await expect(guest.page.getByText('4 of 5 selected')).toBeVisible()
  await guest.saveContact()
  const interests = guest.page.getByRole('list', { name: 'Interests' })
  await expect(interests.getByRole('listitem')).toHaveText([
    'Toys & Games',
    'Electronics',
    'Books',
    /^Arts/,
    'astronomy, bouldering',
  ])
})

test('contacts are searched without accents, filtered, sorted, and chips take it back', async ({ guest, baseURL }) => {
  await know(guest, baseURL, [zoe, maya, ines, tom])
  await guest.open('/contacts')
  await expect(cards(guest.page)).toHaveText(['Grandma Ines', 'Maya Okafor', 'Tom Brandt', 'Zoë Ångström'])
  await guest.page.getByLabel('Sort by').selectOption('Name Z-A')
  await expect(cards(guest.page)).toHaveText(['Zoë Ångström', 'Tom Brandt', 'Maya Okafor', 'Grandma Ines'])
  const search = guest.page.getByPlaceholder('Search contacts by name or relationship...')
  await search.fill('angstrom')
  await expect(cards(guest.page)).toHaveText(['Zoë Ångström'])
  await search.fill('GRANDPARENT')
  await expect(cards(guest.page)).toHaveText(['Grandma Ines'])
  await guest.page.getByRole('button', { name: 'Remove search "GRANDPARENT"' }).click()
  await expect(search).toHaveValue('')

  const category = guest.page.getByLabel('Category')
  await expect(category.getByRole('option')).toHaveText([
    'All Categories (4)',
    'Family (2)',
    'Friends (1)',
    'Colleague/Neighbor (1)',
  ])
  await category.selectOption('Family (2)')
  await expect(cards(guest.page)).toHaveText(['Maya Okafor', 'Grandma Ines'])
  await search.fill('tom')
  await expect(guest.page.getByText('No contacts found')).toBeVisible()
  await guest.page.getByRole('button', { name: 'Remove category Family' }).click()
  await expect(cards(guest.page)).toHaveText(['Tom Brandt'])
})

test(
  'a person is edited in place, their birthday follows, and a year older than the picker offers stays',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    await know(guest, baseURL, [{ ...maya, birthday: '1900-11-22' }])
    await guest.open('/contacts')
    await guest.page.getByRole('button', { name: 'Edit Maya Okafor' }).click()
    const dialog = guest.page.getByRole('dialog', { name: /Maya/ })
    await expect(dialog.getByLabel('Year (optional)')).toHaveValue('1900')
    await dialog.getByLabel('Full name').fill('')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByText('Full name is required')).toBeVisible()
    await dialog.getByLabel('Full name').fill('Maya Reyes')
    await guest.pickBirthday('December', '1')
    await dialog.getByLabel('Please no …').fill('No perfume')
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Shoe size 38')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await guest.page.getByRole('button', { name: 'Keep editing' }).click()
    await dialog.getByRole('switch', { name: 'Pause reminders' }).check()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(guest.page.getByText('Contact updated successfully!').first()).toBeVisible()
    await expect(dialog.getByText('December 1, 1900')).toBeVisible()
    await expect(dialog.getByRole('definition').filter({ hasText: /^125$/ })).toBeVisible()
    // The button that opened the form has gone with it.
    await expect(dialog.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
    await expect(dialog.getByText('No perfume')).toBeVisible()
    await expect(dialog.getByText('Reminders paused')).toBeVisible()
    await guest.page.setViewportSize({ width: 390, height: 844 })
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(guest.page.getByRole('listitem').filter({ hasText: 'Maya Reyes' })).toContainText('Reminders paused')
    await guest.openContact('Maya Reyes')
    const next = dialog.getByRole('button', { name: /Dec 1.*2026.*Next event.*Birthday.*No Gift Yet.*Turning 126/ })
    await expect(next).toBeInViewport({ ratio: 1 })
  },
)

test('of two changes at once none is lost', { tag: '@long' }, async ({ guest, baseURL, browser }) => {
  await know(guest, baseURL, [maya])
  await guest.open('/contacts')
  await guest.openContact('Maya Okafor')
  const dialog = guest.page.getByRole('dialog', { name: 'Maya Okafor' })
  // Recommendations are above the button: what comes late would move it away from under the pointer.
  await dialog.getByRole('button', { name: 'View Details' }).first().waitFor()
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Mine')
  const elsewhere = await browser.newContext({ storageState: await guest.page.context().storageState() })
  const other = new Ribbonry(await elsewhere.newPage())
  await other.open('/contacts')
  await other.page.getByRole('button', { name: 'Edit Maya Okafor' }).click()
  await other.page.getByRole('textbox', { name: 'Notes' }).fill('Theirs')
  await other.page.getByLabel('Phone').fill('555 0100')
  await other.page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.page.getByText('Contact updated successfully!').first()).toBeVisible()
  await elsewhere.close()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('row', { name: 'Notes Mine Theirs' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Phone/ })).toHaveCount(0)
  await expect(dialog.getByText('the other version: Phone.')).toBeVisible()
  await expect(dialog.getByLabel('Phone')).toHaveValue('555 0100')
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Mine')
  await expectAccessibleInBothThemes(guest.page)
  await dialog.getByRole('button', { name: 'Save my version' }).click()
  await expect(guest.page.getByText('Contact updated successfully!').first()).toBeVisible()
  await expect(dialog.getByText('Mine')).toBeVisible()
  await expect(dialog.getByText('555 0100')).toBeVisible()
})

test(
  'letters lead through cards and list, which is remembered, and the next event can come first',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const people = Array.from({ length: 78 }, (_, index) => ({
      fullName: `${String.fromCodePoint(65 + (index % 26))}da ${index}`,
      relationship: 'friend',
    }))
    await know(guest, baseURL, [...people, { fullName: 'Zoë Quinn', relationship: 'friend', birthday: '12/24' }])
    await guest.open('/contacts')
    const letters = page.getByRole('navigation', { name: 'Jump to a letter' })
    const person = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(person('Mda 12')).toBeHidden()
    await letters.getByRole('button', { name: 'M', exact: true }).click()
    await expect(person('Mda 12')).toBeFocused()
    await expect(person('Mda 12')).toBeInViewport({ ratio: 1 })

    await page.getByRole('radio', { name: 'List' }).check()
    await page.reload()
    await expect(page.getByRole('button', { name: 'View Gift Ideas' })).toHaveCount(0)
    await letters.getByRole('button', { name: 'W', exact: true }).click()
    await expect(person('Wda 22')).toBeInViewport({ ratio: 1 })

    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByLabel('Sort by').selectOption('Next event')
    await expect(cards(page).first()).toHaveText('Zoë Quinn')
    await expect(letters).toBeHidden()
    await expect(page).toHaveURL('/contacts?sort=next-event')
  },
)

test(
  'a list of many is drawn near the screen only, and Back finds its place',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const people = Array.from({ length: 90 }, (_, index) => ({
      fullName: `Person ${String(index + 1).padStart(2, '0')}`,
      relationship: index % 2 === 0 ? 'friend' : 'cousin',
    }))
    await know(guest, baseURL, people)
    await guest.open('/contacts?sort=z-a')
    const { page } = guest
    await expect(page.getByText('90 contacts', { exact: true })).toBeVisible()
    await expect(cards(page).first()).toHaveText('Person 90')
    await expect(page.getByRole('button', { name: 'Person 01', exact: true })).toBeHidden()
    const items = page.getByRole('list', { name: 'Contacts' }).getByRole('listitem')
    await expect(items.first()).toHaveAttribute('aria-setsize', '90')

    // The Tab key goes on where nothing was drawn before.
    await page.getByRole('button', { name: 'Edit Person 90' }).focus()
    for (let stop = 0; stop < 80; stop += 1) await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Edit Person 70' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Edit Person 70' })).toBeInViewport()

    await page.getByLabel('Category').selectOption('Friends (45)')
    await expect(page).toHaveURL('/contacts?category=Friends&sort=z-a')
    const old = page.getByRole('button', { name: 'Person 01', exact: true })
    await page.mouse.move(700, 500)
    await expect(async () => {
      await page.mouse.wheel(0, 1500)
      await expect(old).toBeInViewport({ timeout: 200 })
    }).toPass()
    await old.click()
    await page.getByRole('dialog', { name: 'Person 01' }).getByText('Contact Information').waitFor()
    await page.keyboard.press('Escape')
    await expect(old).toBeFocused()
    await expect(old).toBeInViewport()
    await page.getByRole('link', { name: 'Feedback' }).click()
    await expect(page.getByRole('heading', { name: 'Feedback', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('45 contacts', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Category')).toHaveValue('Friends')
    await expect(old).toBeInViewport()

    // The navigation leads to the top of the whole list, from a filtered one too.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click()
    await expect(page).toHaveURL('/contacts')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  },
)

test('an event is removed for good, and allowed again', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  await know(guest, baseURL, [maya])
  await guest.open('/contacts')
  await guest.openContact('Maya Okafor')
  await page.getByRole('button', { name: /Nov 22.*Birthday/ }).click()
  const edit = page.getByRole('dialog', { name: "Edit Event: Maya Okafor's Birthday" })
  await expect(edit.getByText('Turning 34')).toBeVisible()
  await expect(edit.getByRole('button', { name: 'Delete Event' })).toBeHidden()
  await chooseMore(edit, 'Remove and do not recreate')
  const question = page.getByRole('alertdialog', { name: 'Remove and do not recreate' })
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await said(page, 'Event deleted successfully!')
  await expect(edit).toBeHidden()
  await expect(page.getByText('Removed events')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Upcoming (1)' })).toBeHidden()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Allow again Birthday' }).click()
  await expect(page.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible()
  await expect(page.getByText('Removed events')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeFocused()
})

test('a person whom another tab deleted is said to be gone', { tag: '@long' }, async ({ guest, baseURL }) => {
  const [mayaId, tomId, inesId] = await know(guest, baseURL, [maya, tom, ines])
  const { page } = guest
  const removeElsewhere = async (id: number | undefined) => {
    const answer = await page.request.delete(`/api/contacts/${id}`, { headers: { origin: baseURL ?? '' } })
    expect(answer.status()).toBe(204)
  }
  await guest.open('/contacts')
  await expect(cards(page)).toHaveCount(3)

  await removeElsewhere(tomId)
  await page.getByRole('button', { name: 'Tom Brandt', exact: true }).click()
  const gone = page.getByRole('dialog', { name: 'Contact not found' })
  await expect(gone).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await gone.getByRole('button', { name: 'Close' }).last().click()
  await expect(cards(page)).toHaveText(['Grandma Ines', 'Maya Okafor'])

  await removeElsewhere(inesId)
  await page.getByRole('button', { name: 'Delete Grandma Ines' }).click()
  await expect(page.getByText('Contact not found').first()).toBeVisible()
  await expect(cards(page)).toHaveText(['Maya Okafor'])

  await page.getByRole('button', { name: 'Edit Maya Okafor' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Shoe size 38')
  await removeElsewhere(mayaId)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your changes are still here.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Add as a new contact' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await guest.openContact('Maya Okafor')
  await expect(page.getByText('Shoe size 38')).toBeVisible()
})

test.describe('deleting a person', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test(
    'says what goes along, and one whom a full disk kept comes back',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { page } = guest
      const [id] = await know(guest, baseURL, [maya, tom])
      const headers = { origin: baseURL ?? '' }
      for (const title of ['Field guide', 'Telescope'])
        await page.request.post('/api/gift-ideas', { data: { contactId: id, title }, headers })
      const diskFull = "The server's disk is full, so we couldn't save this."
      await page.route('**/api/contacts/*', async (route) => {
        if (route.request().method() !== 'DELETE') await route.fallback()
        else await route.fulfill({ status: 503, json: { message: diskFull, code: 'UNAVAILABLE' } })
      })
      await guest.open('/contacts')
      await page.getByRole('button', { name: 'Delete Tom Brandt' }).click()
      const toms = page.getByRole('alertdialog', { name: 'Delete Tom Brandt?' })
      await expect(toms).toContainText('This contact has no events or gift ideas. This action cannot be undone.')
      await toms.getByRole('button', { name: 'Delete Contact' }).click()
      await expect(page.getByText(diskFull).first()).toBeVisible()
      await expect(cards(page)).toHaveText(['Maya Okafor', 'Tom Brandt'])
      await expectAccessibleInBothThemes(page)
      await page.unroute('**/api/contacts/*')

      await page.getByRole('button', { name: 'Delete Maya Okafor' }).click()
      const mayas = page.getByRole('alertdialog', { name: 'Delete Maya Okafor?' })
      await expect(mayas).toContainText('1 event and 2 gift ideas will be deleted, too. This action cannot be undone.')
      await mayas.getByRole('button', { name: 'Cancel' }).click()
      await expect(cards(page)).toHaveText(['Maya Okafor', 'Tom Brandt'])
      await page.getByRole('button', { name: 'Delete Maya Okafor' }).click()
      await mayas.getByRole('button', { name: 'Delete Contact' }).click()
      await expect(page.getByText('Contact deleted successfully!').first()).toBeVisible()
      await expect(cards(page)).toHaveText(['Tom Brandt'])
    },
  )
})

test('dialogs close one level at a time and give the focus back', { tag: '@long' }, async ({ guest, baseURL }) => {
  await know(guest, baseURL, [maya])
  await guest.open('/contacts')
  const card = guest.page.getByRole('button', { name: 'Maya Okafor', exact: true })
  await card.focus()
  await guest.page.keyboard.press('Enter')
  const details = guest.page.getByRole('dialog', { name: 'Maya Okafor' })
  const row = details.getByRole('button', { name: /Nov 22.*Birthday/ })
  await row.focus()
  await guest.page.keyboard.press('Enter')
  const edit = guest.page.getByRole('dialog', { name: "Edit Event: Maya Okafor's Birthday" })
  await expect(edit.getByText('Turning 34')).toBeVisible()
  await edit.getByRole('button', { name: 'Maya Okafor' }).press('Enter')
  await expect(guest.page.getByRole('dialog')).toHaveCount(3)
  await guest.page.keyboard.press('Escape')
  await expect(edit.getByRole('button', { name: 'Maya Okafor' })).toBeFocused()
  await guest.page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await guest.page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, { tag: '@long' }, () => {
    test.use({ colorScheme })

    test('nothing on the contacts page and in its dialogs is in anybody’s way', async ({ guest, baseURL }) => {
      test.slow()
      await guest.open('/contacts')
      await expect(guest.page.getByText('No contacts yet')).toBeVisible()
      await expectAccessible(guest.page)
      const [mayaId] = await know(guest, baseURL, [
        { ...maya, remindersPaused: true, categoryIds: ['books'], interests: 'maps', notes: 'x', dislikes: 'y' },
        zoe,
      ])
      await guest.page.reload()
      await expect(cards(guest.page)).toHaveCount(2)
      await expectAccessible(guest.page)

      await guest.startAddingContact()
      await guest.page.getByRole('button', { name: 'Add special event' }).click()
      await guest.page.getByRole('treeitem', { name: 'Books' }).click()
      await guest.page.getByRole('treeitem', { name: 'Books' }).press('ArrowRight')
      await guest.saveContact()
      await expectAccessible(guest.page)
      await guest.page.getByLabel('Search interests').fill('bouldering')
      await expect(guest.page.getByRole('button', { name: 'Add "bouldering"' })).toBeVisible()
      await guest.pickBirthday('May', '3', '198')
      await expect(guest.page.getByRole('option', { name: '1989' })).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.getByLabel('Search interests').fill('water')
      await expect(guest.page.getByRole('treeitem', { name: /Water Sports/ }).first()).toBeVisible()
      await expectAccessible(guest.page)
      // The search takes the first Escape.
      await guest.page.getByLabel('Full name').press('Escape')
      await expect(guest.page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.getByRole('button', { name: 'Discard' }).click()

      await guest.page.getByPlaceholder('Search contacts by name or relationship...').fill('nobody')
      await expect(guest.page.getByText('No contacts found')).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.getByRole('button', { name: 'Clear filters' }).click()
      await guest.page.getByRole('button', { name: 'Delete Maya Okafor' }).click()
      await expect(guest.page.getByRole('alertdialog', { name: 'Delete Maya Okafor?' })).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.getByRole('button', { name: 'Cancel' }).click()

      await guest.openContact('Maya Okafor')
      await expect(guest.page.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.getByRole('button', { name: 'Edit', exact: true }).click()
      await expectAccessible(guest.page)
      await guest.page.getByRole('textbox', { name: 'Notes' }).fill('Mine')
      await guest.page.request.put(`/api/contacts/${mayaId}`, {
        data: { notes: 'Theirs' },
        headers: { origin: baseURL ?? '' },
      })
      await guest.page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(guest.page.getByRole('row', { name: 'Notes Mine Theirs' })).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.getByRole('button', { name: 'Add Event' }).click()
      await expect(guest.page.getByRole('dialog', { name: 'Add Special Event' })).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.keyboard.press('Escape')
      await guest.page.getByRole('button', { name: /Nov 22.*Birthday/ }).click()
      await expect(guest.page.getByRole('dialog', { name: "Edit Event: Maya Okafor's Birthday" })).toBeVisible()
      await expectAccessible(guest.page)
    })
  })
}
