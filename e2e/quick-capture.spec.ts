import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import type { Ribbonry } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Quick idea' })
const what = (page: Page) => sheet(page).getByLabel('What?')
const person = (page: Page, name: string) => sheet(page).getByRole('button', { name: new RegExp(name) })
const form = (page: Page) => page.getByRole('dialog', { name: 'Add Gift Idea' })

type Idea = {
  title: string
  contactId: number
  occasionId: number | null
  isSaved: boolean
  price: string | null
  productUrl: string | null
  imageUrl: string | null
  productKey: string | null
  itemType: string
}

async function post({ page }: Ribbonry, origin: string, path: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(`/api${path}`, { headers: { origin }, data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as { id: number }
}

async function ideas({ page }: Ribbonry): Promise<Idea[]> {
  return (await (await page.request.get('/api/gift-ideas')).json()) as Idea[]
}

/** Zoë with a party to come; Łukasz and six others without any event. */
async function knowPeople(person: Ribbonry, origin = '') {
  const zoe = await post(person, origin, '/contacts', { fullName: 'Zoë Quinn', relationship: 'friend' })
  const names = ['Ann Ash', 'Bo Birch', 'Cy Cedar', 'Di Dogwood', 'Ed Elm', 'Fay Fir', 'Łukasz Nowak']
  for (const fullName of names) await post(person, origin, '/contacts', { fullName, relationship: 'colleague' })
  const party = { contactId: zoe.id, name: 'Moving party', date: '2025-05-04', type: 'other', isRecurring: true }
  const { id } = await post(person, origin, '/occasions', party)
  return { zoe: zoe.id, party: id }
}

/** What the server answers for a page of a shop; it reads no page of this machine, so the journeys say it. */
async function shopAnswers(page: Page, more: object = {}, wait = Promise.resolve()) {
  await page.route('**/api/link-preview', async (route) => {
    const { url } = route.request().postDataJSON() as { url: string }
    await wait
    const page = { title: 'Merino scarf', imageUrl: 'https://shop.example/scarf.jpg', price: '48.70' }
    const rest = { otherPrice: null, siteName: 'Heathware', provider: 'manual', productKey: null, message: null }
    await route.fulfill({ json: { url, readFrom: 'page', ...page, ...rest, ...more } })
  })
  await page.route('**/api/link-preview/picture/*', (route) => route.fulfill({ status: 204 }))
}

/** An answer that comes when the journey says so. */
function heldBack() {
  let answerNow = () => {}
  const answer = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  return { answer, answerNow: () => answerNow() }
}

async function openDashboard(guest: Ribbonry) {
  await guest.open('/dashboard')
  await guest.page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

test(
  'with the keys alone: from the palette and by the shortcut, what, Enter, who, Enter',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { zoe } = await knowPeople(guest, baseURL)
    await openDashboard(guest)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard help' }).getByText('Save a gift idea')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('quick idea')
    await page.getByRole('option', { name: /Quick idea/ }).click()
    await expect(what(page)).toBeFocused()
    // Half filled it asks before it is thrown away.
    await page.keyboard.type('Kalimba')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(what(page)).toHaveValue('Kalimba')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(sheet(page)).toBeHidden()

    await page.keyboard.press('Control+Shift+G')
    await expect(what(page)).toBeFocused()
    await person(page, 'Zoë Quinn').waitFor()
    await page.keyboard.type('Kalimba')
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByText("Choose who it's for to save it.")).toBeVisible()
    // The next event's person comes first and has the focus.
    await expect(person(page, 'Zoë Quinn')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByText('Gift idea saved successfully!').first()).toBeVisible()
    expect(await ideas(guest)).toMatchObject([{ title: 'Kalimba', contactId: zoe, occasionId: null, isSaved: false }])

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Gift idea removed successfully!').first()).toBeVisible()
    expect(await ideas(guest)).toEqual([])
  },
)

test('a price and a name in the text are understood, can be put back, and the saved idea assigned', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  const { zoe, party } = await knowPeople(guest, baseURL)
  for (const fullName of ['Mia Ash', 'Mia Birch'])
    await post(guest, baseURL ?? '', '/contacts', { fullName, relationship: 'friend' })
  await openDashboard(guest)
  await page.keyboard.press('Control+Shift+G')
  await person(page, 'Zoë Quinn').waitFor()
  await what(page).pressSequentially('Card $25 for Mia')
  // Two are called so: both are offered, neither is taken.
  await expect(sheet(page).getByText('2 people match "for Mia". Choose one.').last()).toBeVisible()
  await expect(person(page, 'Mia Ash')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(person(page, 'Mia Ash')).toBeFocused()
  await what(page).fill('Card $25 for zoe')
  await expect(person(page, 'Zoë Quinn')).toHaveAttribute('aria-pressed', 'true')
  await expect(what(page)).toHaveValue('Card $25 for zoe')
  await expect(sheet(page).getByText('Name: Card', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Keep "$25" in the name' }).click()
  await expect(sheet(page).getByText('Name: Card $25')).toBeVisible()
  await what(page).pressSequentially(', $30')
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByText("It's for Zoë Quinn.").first()).toBeVisible()
  expect(await ideas(guest)).toMatchObject([{ title: 'Card $25', price: '30.00', contactId: zoe, occasionId: null }])
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  const assign = page.getByRole('dialog', { name: 'Assign Gift to Occasion' })
  await expectAccessible(page)
  await assign.getByLabel('Select Occasion').selectOption(String(party))
  await assign.getByRole('button', { name: 'Assign Gift' }).click()
  await expect(assign).toBeHidden()
  await expect.poll(() => ideas(guest)).toMatchObject([{ occasionId: party, isSaved: true }])
})

test(
  'what is shared with the installed app is in Quick idea, after signing in too, as text',
  { tag: '@long' },
  async ({ guest, baseURL, browser }) => {
    const { page } = guest
    const { share_target: target } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
      share_target: { action: string; method: string; params: Record<string, string> }
    }
    expect(target).toMatchObject({
      action: '/share',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    })
    await knowPeople(guest, baseURL)
    await shopAnswers(page)
    const title = '<img src=x onerror=alert(1)> 100% %41 & more'
    const text = 'Look:\nhttps://shop.example/scarf?a=1&b=%20'
    const address = `${target.action}?${new URLSearchParams({ title, text }).toString()}`
    await guest.open(address)
    await expect(what(page)).toHaveValue(title)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(sheet(page).getByText('Picture and price filled in from the page.')).toBeVisible()
    await person(page, 'Zoë Quinn').click()
    await what(page).press('Enter')
    await expect(sheet(page)).toBeHidden()
    expect(await ideas(guest)).toMatchObject([{ title, productUrl: 'https://shop.example/scarf?a=1&b=%20' }])

    const visitor = await browser.newContext({ baseURL: baseURL ?? '' })
    try {
      const other = await visitor.newPage()
      await shopAnswers(other)
      await other.goto(address)
      await other.getByRole('button', { name: 'Continue as guest' }).click()
      await expect(what(other)).toHaveValue(title)
      await expect(sheet(other).getByText('Picture and price filled in from the page.')).toBeVisible()
    } finally {
      await visitor.close()
    }
  },
)

test('what is typed before it opens is in it', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  await knowPeople(guest, baseURL)
  const { answer, answerNow } = heldBack()
  await page.route('**/QuickCaptureDialog*.js', async (route) => {
    await answer
    await route.continue()
  })
  await openDashboard(guest)
  await page.keyboard.press('Control+Shift+G')
  await page.keyboard.type('Kalimba')
  await page.keyboard.press('Enter')
  answerNow()
  await expect(what(page)).toHaveValue('Kalimba')
  await expect(sheet(page).getByText("Choose who it's for to save it.")).toBeVisible()
  await person(page, 'Zoë Quinn').click()
  await expect(sheet(page)).toBeHidden()
  expect(await ideas(guest)).toMatchObject([{ title: 'Kalimba' }])
})

test(
  'several in a row, the same again after Undo, for an event; Enter pressed twice makes one; somebody further down the list is found',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { zoe, party } = await knowPeople(guest, baseURL)
    await openDashboard(guest)
    await page.getByRole('button', { name: 'Quick idea' }).click()
    await what(page).fill('Kalimba')
    await person(page, 'Zoë Quinn').click()
    // The field keeps the focus: on a phone its keyboard stays.
    await expect(what(page)).toBeFocused()
    await sheet(page)
      .getByLabel('For an event')
      .selectOption({ label: await labelOf(page) })
    const save = sheet(page).getByRole('button', { name: 'Save and add another' })
    await save.click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => ideas(guest)).toEqual([])
    await what(page).fill('Kalimba')
    await save.click()
    await expect(what(page)).toHaveValue('')
    await expect(what(page)).toBeFocused()
    await expect(person(page, 'Zoë Quinn')).toHaveAttribute('aria-pressed', 'true')

    await page.keyboard.type('Saffron')
    await what(page).evaluate((field) => {
      const form = field.closest('form')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await expect(sheet(page)).toBeHidden()
    const saved = await ideas(guest)
    expect(saved.toSorted((a, b) => a.title.localeCompare(b.title))).toMatchObject([
      { title: 'Kalimba', contactId: zoe, occasionId: party },
      { title: 'Saffron', contactId: zoe, occasionId: party },
    ])

    await page.keyboard.press('Control+Shift+G')
    await what(page).fill('Chess clock')
    await expect(person(page, 'Łukasz Nowak')).toBeHidden()
    await person(page, 'Someone else').click()
    const picker = page.getByRole('dialog', { name: 'Who is it for?' })
    await picker.getByRole('searchbox').fill('lukasz')
    await expect(picker.getByText('1 contact')).toBeAttached()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(picker).toBeHidden()
    await expect(person(page, 'Łukasz Nowak')).toHaveAttribute('aria-pressed', 'true')
    await what(page).press('Enter')
    await expect(sheet(page)).toBeHidden()
    // The next time he is offered at once.
    await page.keyboard.press('Control+Shift+G')
    await expect(person(page, 'Łukasz Nowak')).toBeVisible()
  },
)

test(
  'without anybody yet it leads to Add Contact and comes back with what was typed',
  { tag: '@long' },
  async ({ guest }) => {
    const { page } = guest
    await openDashboard(guest)
    await page.keyboard.press('Control+Shift+G')
    await what(page).fill('Kalimba')
    await expect(sheet(page).getByText("You don't have any contacts yet.", { exact: false })).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Add Contact' }).click()
    await guest.describePerson({ name: 'Priya Rao', relationship: 'Friend' })
    await guest.saveContact()
    await expect(person(page, 'Priya Rao')).toHaveAttribute('aria-pressed', 'true')
    await expect(what(page)).toHaveValue('Kalimba')
    await sheet(page).getByRole('button', { name: 'Save Idea' }).click()
    await expect(sheet(page)).toBeHidden()
    expect(await ideas(guest)).toMatchObject([{ title: 'Kalimba' }])
  },
)

test(
  'a pasted link fills in name, picture and price, which can be taken back; Enter while it is still read saves then',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    await knowPeople(guest, baseURL)
    const { answer, answerNow } = heldBack()
    await shopAnswers(page, {}, answer)
    await openDashboard(guest)
    await page.keyboard.press('Control+Shift+G')
    await what(page).focus()
    await page.keyboard.insertText('https://shop.example/scarf')
    await expect(what(page)).toHaveValue('')
    await expect(sheet(page).getByText('Reading the page...')).toBeVisible()
    await person(page, 'Zoë Quinn').click()
    answerNow()
    await expect(what(page)).toHaveValue('Merino scarf')
    await expect(sheet(page).getByText('Name, picture and price filled in from the page.')).toBeVisible()
    await expect(sheet(page).getByText('$48.70')).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Undo' }).click()
    await expect(what(page)).toHaveValue('')
    await expect(sheet(page).getByText('$48.70')).toBeHidden()
    await sheet(page).getByRole('button', { name: 'Fill in' }).click()
    await what(page).press('Enter')
    await expect(sheet(page)).toBeHidden()
    expect(await ideas(guest)).toMatchObject([
      {
        title: 'Merino scarf',
        price: '48.70',
        productUrl: 'https://shop.example/scarf',
        imageUrl: 'https://shop.example/scarf.jpg',
      },
    ])

    const clock = heldBack()
    await shopAnswers(page, { title: 'Chess clock', price: '30.00' }, clock.answer)
    await page.keyboard.press('Control+Shift+G')
    await person(page, 'Zoë Quinn').click()
    await what(page).focus()
    await page.keyboard.insertText('https://shop.example/clock')
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByRole('button', { name: 'Reading...' })).toBeVisible()
    clock.answerNow()
    await expect(sheet(page)).toBeHidden()
    expect(await ideas(guest)).toContainEqual(expect.objectContaining({ title: 'Chess clock', price: '30.00' }))
  },
)

test.describe('a page of this machine', () => {
  test('is not read, which is said, and nothing is lost', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { page } = guest
    await knowPeople(guest, baseURL)
    await openDashboard(guest)
    await page.keyboard.press('Control+Shift+G')
    await what(page).focus()
    await page.keyboard.insertText('Kalimba http://127.0.0.1:9/kalimba')
    await expect(sheet(page).getByText("We couldn't read that page.", { exact: false })).toBeVisible()
    await expect(sheet(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    await person(page, 'Zoë Quinn').click()
    await what(page).press('Enter')
    await expect(sheet(page)).toBeHidden()
    expect(await ideas(guest)).toMatchObject([
      { title: 'Kalimba', productUrl: 'http://127.0.0.1:9/kalimba', price: null },
    ])
    // Without a name, the link's words are one.
    await page.keyboard.press('Control+Shift+G')
    await what(page).focus()
    await page.keyboard.insertText('http://127.0.0.1:9/products/12345678/chess-clock')
    await expect(what(page)).toHaveValue('Chess clock')
    await expect(
      sheet(page).getByText("We couldn't read that page. The name comes from the link.", { exact: false }),
    ).toBeVisible()
  })
})

test(
  'of an Amazon link only what it says itself is taken; what phones share is split, and the typed name stays',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    await knowPeople(guest, baseURL)
    await openDashboard(guest)
    await page.keyboard.press('Control+Shift+G')
    await person(page, 'Zoë Quinn').click()
    await what(page).focus()
    await page.keyboard.insertText('https://www.amazon.com/Weighted-Blanket-Queen/dp/B07XJ8C8F5?tag=x')
    await expect(what(page)).toHaveValue('Weighted Blanket Queen')
    await expect(sheet(page).getByText("We don't read Amazon pages.", { exact: false })).toBeVisible()
    await what(page).press('Enter')
    await expect(sheet(page)).toBeHidden()
    expect(await ideas(guest)).toMatchObject([
      { title: 'Weighted Blanket Queen', productKey: 'B07XJ8C8F5', price: null, imageUrl: null },
    ])

    await shopAnswers(page)
    await page.keyboard.press('Control+Shift+G')
    await what(page).focus()
    await page.keyboard.insertText('The blue one https://shop.example/scarf')
    await expect(sheet(page).getByText('Picture and price filled in from the page.')).toBeVisible()
    await expect(what(page)).toHaveValue('The blue one')
    await sheet(page).getByRole('button', { name: 'Remove the link' }).click()
    await expect(sheet(page).getByText('Heathware')).toBeHidden()
    await expect(what(page)).toHaveValue('The blue one')
    await expect(sheet(page).getByRole('heading')).toBeFocused()
  },
)

test.describe('when saving fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })
  test('the text stays, it says so, and trying again makes one row; what this person has already is asked about', async ({
    guest,
    baseURL,
  }) => {
    const { page } = guest
    const { zoe, party } = await knowPeople(guest, baseURL)
    const idea = { contactId: zoe, occasionId: party, title: 'Saffron', isSaved: true }
    await post(guest, baseURL ?? '', '/gift-ideas', idea)
    await openDashboard(guest)
    await page.keyboard.press('Control+Shift+G')
    await person(page, 'Zoë Quinn').click()
    await what(page).fill('Saffron')
    await what(page).press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('You already assigned this to Zoë Quinn for Moving party')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(what(page)).toHaveValue('Saffron')
    await expect(sheet(page).getByRole('alert')).toBeHidden()
    expect(await ideas(guest)).toHaveLength(1)

    await what(page).fill('Kalimba')
    await page.route('**/api/gift-ideas', (route) => route.abort())
    await what(page).press('Enter')
    await expect(sheet(page).getByRole('alert')).toHaveText(
      "We couldn't save your idea yet. We couldn't reach the server. What you wrote is still here.",
    )
    await expect(what(page)).toHaveValue('Kalimba')
    await expectAccessible(page)
    await page.unroute('**/api/gift-ideas')
    // The first answer is lost on its way: the row is there, and is not made twice.
    await page.route('**/api/gift-ideas', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const lost = page.waitForEvent('requestfailed')
    await sheet(page).getByRole('button', { name: 'Try again' }).click()
    await lost
    await expect(sheet(page).getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy')
    expect(await ideas(guest)).toHaveLength(2)
    await page.unroute('**/api/gift-ideas')
    await sheet(page).getByRole('button', { name: 'Try again' }).click()
    await expect(sheet(page)).toBeHidden()
    expect(await ideas(guest)).toHaveLength(2)
  })
})

for (const theme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${theme}`, { tag: '@long' }, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    test('from the tab bar: what and who', async ({ guest, baseURL }) => {
      const { page } = guest
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      await knowPeople(guest, baseURL)
      await openDashboard(guest)
      await expectAccessible(page)
      const add = page.getByRole('navigation', { name: 'Tabs' }).getByRole('button', { name: 'Add' })
      await add.tap()
      await page.getByRole('menuitem', { name: 'Quick idea' }).tap()
      await what(page).fill('Kalimba')
      await person(page, 'Zoë Quinn').tap()
      await expect(what(page)).toBeFocused()
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 500 })
      await expect(sheet(page).getByRole('button', { name: 'Save Idea' })).toBeInViewport({ ratio: 1 })
      await what(page).press('Enter')
      await expect(sheet(page)).toBeHidden()
      await expect(add).toBeFocused()
      expect(await ideas(guest)).toMatchObject([{ title: 'Kalimba' }])
    })
  })
}

test('at the end of a page the tab bar covers nothing', { tag: '@long' }, async ({ guest }) => {
  const { page } = guest
  await page.setViewportSize({ width: 390, height: 844 })
  await openDashboard(guest)
  // The page grows while its panels come.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const bar = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox()
    const last = await page.getByRole('contentinfo').boundingBox()
    // A page is scrolled by whole pixels, and its height is not one of them.
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((bar?.y ?? 0) + 1)
  }).toPass()
})

test('Add Gift Idea: messages, a pasted link, gift or card', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  await knowPeople(guest, baseURL)
  await shopAnswers(page)
  await openDashboard(guest)
  await guest.showGiftsOf('Zoë Quinn')
  await guest.list('Ideas').getByRole('button', { name: 'Add Gift Idea' }).click()
  const submit = form(page).getByRole('button', { name: 'Add Gift Idea' })
  await form(page).getByLabel('Price').fill('-1')
  await form(page).getByLabel('Product link').fill('ftp://example.com')
  await submit.click()
  for (const message of ['Gift name is required', 'Price must be 0 or more', 'Enter a valid link (https://…)'])
    await expect(form(page).getByText(message)).toBeVisible()
  await expect(form(page).getByLabel('Gift Name')).toBeFocused()
  await expectAccessible(page)

  await form(page).getByLabel('Price').fill('45')
  await form(page).getByLabel('Product link').fill('')
  await form(page).getByLabel('Product link').focus()
  await page.keyboard.insertText('https://shop.example/scarf')
  await expect(form(page).getByLabel('Gift Name')).toHaveValue('Merino scarf')
  await expect(form(page).getByLabel('Price')).toHaveValue('45')
  await expect(form(page).getByText('Name and picture filled in from the page.')).toBeVisible()
  await form(page).getByRole('button', { name: 'Undo' }).click()
  await expect(form(page).getByLabel('Gift Name')).toHaveValue('')
  await form(page).getByRole('button', { name: 'Fill in' }).click()
  await form(page).getByRole('radio', { name: 'Card' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await submit.click()
  await expect(page.getByText('Gift idea added successfully!').first()).toBeVisible()
  expect(await ideas(guest)).toMatchObject([
    {
      title: 'Merino scarf',
      price: '45.00',
      imageUrl: 'https://shop.example/scarf.jpg',
      productUrl: 'https://shop.example/scarf',
      itemType: 'card',
    },
  ])
})

async function labelOf(page: Page): Promise<string> {
  const option = sheet(page).getByRole('option', { name: /Moving party/ })
  await option.waitFor({ state: 'attached' })
  return (await option.textContent()) ?? ''
}
