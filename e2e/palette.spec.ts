import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import type { Ribbonry } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and actions' })
const field = (page: Page) => palette(page).getByRole('combobox')
const line = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const active = (page: Page) => palette(page).getByRole('option', { selected: true })
const group = (page: Page, name: string) => palette(page).getByRole('group', { name })

/** Zoë with a party to come and a scarf as an idea for it; Łukasz, who has neither. */
async function knowTwoPeople({ page }: Ribbonry, origin = '') {
  const add = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers: { origin }, data })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { id: number }).id
  }
  const zoe = await add('/contacts', { fullName: 'Zoë Quinn', relationship: 'friend', email: 'zq@example.com' })
  await add('/contacts', { fullName: 'Łukasz Nowak', relationship: 'colleague' })
  const party = { contactId: zoe, name: 'Moving party', date: '2030-05-04', type: 'other', isRecurring: true }
  const occasionId = await add('/occasions', party)
  await add('/gift-ideas', { contactId: zoe, occasionId, title: 'Saffron scarf', price: '48.70' })
}

test('people, events and gift ideas are found and opened; a new event, a gift search and a new contact begin', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  await knowTwoPeople(guest, baseURL)
  await guest.open('/contacts')
  await guest.page.getByRole('button', { name: 'Zoë Quinn', exact: true }).waitFor()
  const search = page.getByPlaceholder('Search contacts by name or relationship...')
  await search.focus()

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('lukasz')
  await expect(active(page)).toHaveAccessibleName(/Łukasz Nowak/)
  await expect(active(page).locator('mark')).toHaveText('Łukasz')
  await page.keyboard.press('Enter')
  const person = page.getByRole('dialog', { name: 'Łukasz Nowak' })
  await expect(person.getByText('Contact Information')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(person).toBeHidden()
  await expect(search).toBeFocused()

  await page.keyboard.press('Control+k')
  // Enter at once: what is about to be found is meant.
  await page.keyboard.type('zoe moving')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Moving party/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('scarf')
  await expect(active(page)).toHaveAccessibleName(/Saffron scarf for Zoë Quinn \$48.70/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Saffron scarf|Gift Details/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('special')
  await expect(active(page)).toHaveAccessibleName('Add Special Event')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveAccessibleName('Whose event?')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveAccessibleName('Search people, events and gifts...')
  await page.keyboard.type('special')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveAccessibleName('Whose event?')
  await page.keyboard.type('zoe')
  await expect(active(page)).toHaveAccessibleName(/Zoë Quinn/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Add Special Event/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('budget')
  await expect(active(page)).toHaveAccessibleName('Go to Budget')
  await expect(palette(page).getByText(/Nothing found/)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('kalimba')
  await expect(palette(page).getByText('Nothing found for "kalimba"').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveAccessibleName('Search gifts for "kalimba"')
  await page.keyboard.press('Enter')
  const products = page.getByRole('dialog', { name: 'AI Gift Recommendations' })
  await expect(products.getByRole('searchbox')).toHaveValue('kalimba')
  await expect(products.getByRole('article').first()).toContainText(/kalimba/i)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('Priya Rao')
  await line(page, 'Add "Priya Rao" as a contact').click()
  await expect(page.getByRole('dialog', { name: 'Add Contact' }).getByLabel('Full name')).toHaveValue('Priya Rao')
})

test(
  'arrows, Home and End move through the list, its actions switch the theme and list the keys',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    await knowTwoPeople(guest, baseURL)
    await guest.open('/dashboard')
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await page.keyboard.press('Control+k')
    await expect(group(page, 'Next Events').getByRole('option')).toHaveCount(1)
    await expect(group(page, 'Recent Contacts').getByRole('option')).toHaveCount(2)
    await expect(active(page)).toHaveAccessibleName(/Moving party/)
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveAccessibleName(/Łukasz Nowak/)
    await page.keyboard.press('End')
    await expect(active(page)).toHaveAccessibleName('Exit Guest')
    await expect(active(page)).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveAccessibleName(/Moving party/)
    await page.keyboard.press('ArrowUp')
    await expect(active(page)).toHaveAccessibleName('Exit Guest')
    await page.keyboard.press('Home')
    await expect(active(page)).toHaveAccessibleName(/Moving party/)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeHidden()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard help' })
    await expect(help.getByText('Search people, events and gifts, and run actions')).toBeVisible()
    await expectAccessible(page)
    await help.getByRole('switch', { name: 'Open this help with ?' }).click()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.keyboard.press('?')
    await expect(help).toBeHidden()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('keyboard')
    await page.keyboard.press('Enter')
    await expect(help).toBeVisible()
  },
)

test(
  'above a half-filled dialog nothing typed is lost, and leaving asks first',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    await knowTwoPeople(guest, baseURL)
    await guest.open('/dashboard')
    await guest.startAddingContact()
    const name = page.getByRole('dialog', { name: 'Add Contact' }).getByLabel('Full name')
    await name.fill('Priya? ')
    await name.press('?')
    await expect(name).toHaveValue('Priya? ?')
    await expect(page.getByRole('dialog', { name: 'Keyboard help' })).toBeHidden()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('zoe')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Zoë Quinn' }).getByText('Contact Information')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Priya? ?')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('go to calendar')
    await expect(active(page)).toHaveAccessibleName('Go to Calendar')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(name).toHaveValue('Priya? ?')
    await expect(page).toHaveURL(/dashboard/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('go to calendar')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(/calendar/)
  },
)

test.describe('when the search fails', () => {
  test.use({ expectedErrors: [/status of 503/] })
  test('it says so, actions still work, and it can be tried again', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { page } = guest
    await knowTwoPeople(guest, baseURL)
    await guest.open('/dashboard')
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('button', { name: 'Search everything' }).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('zoe')
    await expect(palette(page).getByRole('alert')).toContainText("The search didn't work.")
    await expect(line(page, 'Search gifts for "zoe"')).toBeVisible()
    await page.unroute('**/api/search?*')
    await palette(page).getByRole('button', { name: 'Try again' }).click()
    await expect(line(page, /Zoë Quinn/).first()).toBeVisible()
  })
})

for (const theme of ['light', 'dark'] as const) {
  test(`with the mouse, ${theme}: nothing is in anyone's way`, { tag: '@long' }, async ({ guest, baseURL }) => {
    const { page } = guest
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await knowTwoPeople(guest, baseURL)
    await guest.open('/dashboard')
    const opener = page.getByRole('button', { name: 'Search everything' })
    await opener.click()
    await expect(group(page, 'Recent Contacts')).toBeVisible()
    await expectAccessible(page)
    await field(page).fill('zoe')
    await expect(group(page, 'Gift Ideas')).toBeVisible()
    await expectAccessible(page)
    await line(page, /Zoë Quinn/)
      .first()
      .hover()
    await line(page, /Moving party/).click()
    const event = page.getByRole('dialog', { name: /Moving party/ })
    await expect(event).toBeVisible()
    await event.getByRole('button', { name: 'Close' }).click()
    await expect(opener).toBeFocused()
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the button in the header opens it over the whole screen', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { page } = guest
    await knowTwoPeople(guest, baseURL)
    await guest.open('/dashboard')
    await page.getByRole('button', { name: 'Search everything' }).tap()
    await field(page).fill('Łuk')
    await expect(line(page, /Łukasz Nowak/)).toBeVisible()
    await expectAccessible(page)
    const box = await palette(page).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 390 })
    await line(page, /Łukasz Nowak/).tap()
    await expect(page.getByRole('dialog', { name: 'Łukasz Nowak' }).getByText('Contact Information')).toBeVisible()
  })
})
