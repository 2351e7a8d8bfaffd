import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import type { Ribbonry } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, Preparation } from './support/party.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^AI Gift Recommendations/ })
const cards = (page: Page) => dialog(page).getByRole('article')
const options = (page: Page, place: number) =>
  dialog(page)
    .getByRole('button', { name: /^Gift Options: / })
    .nth(place)
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts()

/** Maya with three interests, her birthday and a party for which there are $80. */
async function knowMaya(app: Ribbonry, origin: string | undefined) {
  const prepare = new Preparation(app, origin)
  const contactId = await prepare.add('/contacts', {
    fullName: 'Maya Okafor',
    relationship: 'sibling',
    birthday: '1992-05-17',
    gender: 'female',
    interests: 'Pottery',
    categoryIds: [
      'books',
      'toys-and-games.board-and-card-games.strategy-games',
      'home-and-kitchen.coffee-and-tea.coffee',
    ],
  })
  const party = { contactId, name: "Maya Okafor's Party", date: dayFromNow(5), type: 'custom', budget: '80.00' }
  const occasionId = await prepare.add('/occasions', party)
  return { prepare, contactId, occasionId }
}

async function giftsOf(app: Ribbonry, contactId: number) {
  return (await (await app.page.request.get(`/api/contacts/${contactId}/gift-ideas`)).json()) as Record<
    string,
    unknown
  >[]
}

async function openForParty({ page, ...app }: Ribbonry) {
  void app
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Search Gifts' }).first().click()
  await cards(page).first().waitFor()
}

test('recommends for an event, says why, and keeps what is chosen', async ({ guest, baseURL }) => {
  test.slow()
  const { page } = guest
  const { contactId, occasionId } = await knowMaya(guest, baseURL)
  await openForParty(guest)
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(
    "AI Gift Recommendations for Maya Okafor's Party",
  )
  const summary = dialog(page).getByRole('region', { name: 'Personalized for Maya Okafor' })
  for (const fact of ['female', 'sibling', 'Books', 'Strategy Games', 'Coffee', 'Pottery', 'up to $80'])
    await expect(summary.getByText(fact, { exact: true })).toBeVisible()
  await expect(summary.getByText(/^Maya, \d+$/)).toBeVisible()
  await expect(
    dialog(page)
      .getByText(/^Because Maya likes/)
      .first(),
  ).toBeVisible()
  const link = cards(page).first().getByRole('heading').getByRole('link')
  await expect(link).toHaveAttribute('rel', 'sponsored noopener')
  await expect(link).toHaveAttribute('target', '_blank')
  await expectAccessibleInBothThemes(page)

  // One of her categories, then all of them in another order.
  const mixed = await titles(page)
  await dialog(page).getByLabel('Filter by Category').selectOption({ label: 'Coffee' })
  await expect.poll(() => titles(page)).not.toEqual(mixed)
  await dialog(page).getByLabel('Filter by Category').selectOption({ label: 'Mixed Categories (All)' })
  await expect.poll(() => titles(page)).toEqual(mixed)
  await dialog(page).getByRole('button', { name: 'Show me others' }).click()
  await expect.poll(async () => (await titles(page)).slice(0, 8)).not.toEqual(mixed.slice(0, 8))

  await options(page, 1).click()
  await expect(page.getByRole('menuitem', { name: 'View Product Details' })).toHaveAttribute('target', '_blank')
  await page.getByRole('menuitem', { name: "Assign to Maya Okafor's Party" }).click()
  await said(page, 'Gift Assigned')
  await expect(options(page, 1)).toBeFocused()
  await expect(cards(page).nth(1).getByText('Assigned', { exact: true })).toBeVisible()
  const [gift] = await giftsOf(guest, contactId)
  expect(gift).toMatchObject({ contactId, occasionId, isSaved: true, itemType: 'gift', provider: 'ribbonry' })
  expect(gift).toMatchObject({ priceKind: 'typical', rating: null, productKey: expect.any(String) })
  expect(gift?.['matchReason']).toMatch(
    /^AI recommended based on categories \(.*Books.*\), age \d+, gender \(female\)$/,
  )

  // The same once more is asked about.
  await options(page, 1).click()
  await page.getByRole('menuitem', { name: "Assign to Maya Okafor's Party" }).click()
  await page.getByRole('alertdialog', { name: 'Already Assigned' }).getByRole('button', { name: 'Cancel' }).click()
  expect(await giftsOf(guest, contactId)).toHaveLength(1)

  // The main button is the menu's first item; the event is known, so no dialog asks.
  const third = cards(page).nth(2)
  await third.getByRole('button', { name: /^Assign to Maya Okafor's Party: / }).click()
  await said(page, 'Gift Assigned')
  await expect(third.getByText('Assigned', { exact: true })).toBeVisible()
  expect(await giftsOf(guest, contactId)).toHaveLength(2)
  await options(page, 0).click()
  await page.getByRole('menuitem', { name: "Save as Idea for Maya Okafor's Party" }).click()
  await expect.poll(async () => (await giftsOf(guest, contactId)).length).toBe(3)

  // One reason, and more of it on demand.
  const reasons = third.getByRole('listitem')
  await expect(reasons).toHaveCount(1)
  await third.getByRole('button', { name: /^More about / }).press('Enter')
  await expect(third.getByRole('button', { name: /^Less about / })).toBeFocused()
  expect(await reasons.count()).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search Gifts' }).first()).toBeFocused()
  await expect(page.getByText('3 gifts: 2 assigned, 1 idea')).toBeVisible()
})

test(
  'what a search goes by is changed for it alone, or for good, by keyboard on a phone',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { contactId, prepare } = await knowMaya(guest, baseURL)
    const cleo = await prepare.add('/contacts', { fullName: 'Cleo Byrne', relationship: 'colleague' })
    const contact = async (id: number): Promise<unknown> => (await page.request.get(`/api/contacts/${id}`)).json()
    const asked: URLSearchParams[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.startsWith('/api/gift-recommendations/')) asked.push(searchParams)
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await openForParty(guest)
    const line = dialog(page).getByRole('list', { name: 'What this search goes by' })
    const tops = await line
      .getByRole('listitem')
      .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).offsetTop))
    expect(new Set(tops).size, 'one line').toBe(1)
    const edit = page.getByRole('dialog', { name: 'Change Interest' })

    const pottery = line.getByRole('button', { name: 'Interest: Pottery' })
    await pottery.press('Enter')
    await expect(edit.getByLabel('Interest')).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await edit.getByLabel('Interest').fill('astronomy')
    await page.keyboard.press('Enter')
    const astronomy = line.getByRole('button', { name: 'Interest: astronomy (only this search)' })
    await expect(astronomy).toBeFocused()
    await expect(astronomy).toBeInViewport({ ratio: 0.99 })
    await expect.poll(() => asked.at(-1)?.get('interests')).toBe('astronomy')
    await expect(cards(page).getByText('Matches astronomy').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    expect(await contact(contactId)).toMatchObject({ interests: 'Pottery' })
    await line.getByRole('button', { name: 'Reset this search' }).press('Enter')
    await expect(pottery).toBeVisible()
    await expect.poll(() => asked.at(-1)?.has('interests')).toBe(false)

    // Left out for good, and back.
    await pottery.press('Enter')
    await edit.getByLabel('Interest').fill('')
    await edit.getByRole('button', { name: 'Change Maya' }).press('Enter')
    await said(page, 'Contact updated successfully!')
    await expect(pottery).toBeHidden()
    expect(await contact(contactId)).toMatchObject({ interests: null })
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(pottery).toBeVisible()
    expect(await contact(contactId)).toMatchObject({ interests: 'Pottery' })

    // Without categories: the hint first, then one question, whose answer can be kept.
    await guest.open('/contacts')
    await page.getByRole('button', { name: 'View Gift Ideas for Cleo Byrne' }).click()
    await expect(dialog(page).getByText('No categories found for Cleo Byrne')).toBeVisible()
    const question = dialog(page).getByRole('group', { name: 'What makes Cleo happy?' })
    await expect(question.getByRole('button')).toHaveCount(6)
    await question.getByRole('button', { name: 'Reading' }).press('Enter')
    await expect(cards(page).getByText('Matches Books').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    expect(await contact(cleo)).toMatchObject({ categoryIds: [] })
    await dialog(page).getByRole('button', { name: 'Keep for Cleo' }).press('Enter')
    await expect(dialog(page).getByLabel('Filter by Category')).toBeVisible()
    await expect(cards(page).getByText('Because Cleo likes Books').first()).toBeVisible()
    expect(await contact(cleo)).toMatchObject({ categoryIds: ['books', 'electronics.e-readers'] })
  },
)

test(
  'when it is too late to ship, the row leads to what needs no delivery',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const prepare = new Preparation(guest, baseURL)
    const contactId = await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'sibling' })
    await prepare.add('/occasions', { contactId, name: 'Party', date: dayFromNow(3), type: 'custom' })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Too late to ship? Ideas that need no delivery' }).click()
    const only = dialog(page).getByRole('switch', { name: 'Only ideas that need no delivery' })
    await expect(only).toBeChecked()
    await cards(page).first().waitFor()
    const atOnce = await titles(page)
    await only.uncheck()
    await expect.poll(() => titles(page)).not.toEqual(atOnce)
    await page.keyboard.press('Escape')
    // Gifts that arrive within two days can still be ordered.
    await prepare.change('PUT', '/preferences', { deliveryDays: 2 })
    await page.reload()
    await expect(page.getByText(/^Order by /)).toBeVisible()
  },
)

test(
  'what is not for somebody, or theirs already, goes and does not come back',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    await knowMaya(guest, baseURL)
    await openForParty(guest)
    const [first = '', second = ''] = await titles(page)
    await options(page, 0).click()
    await page.getByRole('menuitem', { name: 'Not for them' }).click()
    await expect.poll(async () => (await titles(page))[0]).toBe(second)
    await expect(options(page, 0), 'the focus stays in the list').toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await titles(page))[0]).toBe(first)
    await options(page, 1).click()
    await page.getByRole('menuitem', { name: 'Has it already' }).click()
    await expect.poll(() => titles(page)).not.toContain(second)
    await said(page, 'Has it already')

    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Search Gifts' }).first().click()
    await cards(page).first().waitFor()
    expect(await titles(page)).toContain(first)
    expect(await titles(page)).not.toContain(second)

    // The price of one is shared: it is saved first.
    await options(page, 2).click()
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    const split = page.getByRole('dialog', { name: 'Gift Details & Cost Splitting' })
    await split.getByRole('button', { name: 'Save for Later' }).click()
    await said(page, 'Gift saved for later!')
    await expect(options(page, 2)).toBeFocused()
  },
)

test(
  'greeting cards are searched when their tab is opened, and saved as cards',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { contactId } = await knowMaya(guest, baseURL)
    const searches: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/gift-search')) searches.push(new URL(request.url()).search)
    })
    await guest.open('/contacts')
    await page.getByRole('button', { name: 'View Gift Ideas for Maya Okafor' }).click()
    await cards(page).first().waitFor()
    expect(searches).toEqual([])
    await dialog(page).getByRole('tab', { name: 'Greeting Cards' }).click()
    await expect(dialog(page).getByText('Find the perfect greeting card to accompany your gift')).toBeVisible()
    await cards(page).first().waitFor()
    expect(searches[0]).toContain('query=greeting+card')
    expect(searches[0]).toContain('itemType=card')
    await dialog(page).getByRole('tab', { name: 'Products' }).click()
    await dialog(page).getByRole('tab', { name: 'Greeting Cards' }).click()
    await cards(page).first().waitFor()

    // Of a person without an event both entries list the events.
    await options(page, 0).click()
    await page.getByRole('menuitem', { name: 'Save as Idea' }).hover()
    await expect(page.getByRole('menuitem', { name: /^Maya Okafor's Birthday - / })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('menuitem', { name: 'Without an event' }).click()
    const save = page.getByRole('dialog', { name: 'Save Gift Idea' })
    await expect(save.getByText('Save this gift to your ideas list for Maya Okafor.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await save.getByRole('button', { name: 'Save Idea' }).click()
    await said(page, 'Added to Gift Ideas')
    const [gift] = await giftsOf(guest, contactId)
    expect(gift).toMatchObject({ itemType: 'card', isSaved: false, occasionId: null })
    expect(gift?.['matchReason']).toMatch(/^AI recommended based on interests \(Pottery\), age \d+, gender \(female\)$/)

    // Which event isn't known: the main button asks.
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Assign to Event: / })
      .click()
    const assign = page.getByRole('dialog', { name: 'Assign Gift to Occasion' })
    await expect(assign.getByText('Choose an occasion to assign this gift to for Maya Okafor.')).toBeVisible()
    await expect(assign.getByRole('button', { name: 'Assign Gift' })).toBeDisabled()
    await assign.getByLabel('Select Occasion').selectOption({ index: 1 })
    await assign.getByRole('button', { name: 'Assign Gift' }).click()
    await said(page, 'Gift Assigned')
  },
)

test(
  'a search from the Gift Ideas page is for nobody yet, and asks for whom',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    test.slow()
    const { page } = guest
    const { prepare, contactId } = await knowMaya(guest, baseURL)
    await prepare.add('/contacts', { fullName: 'Cleo Byrne', relationship: 'colleague' })
    await guest.open('/gifts')
    const box = page.getByRole('searchbox', { name: 'Search gift ideas' })
    await box.fill('  ')
    await box.press('Enter')
    await said(page, 'Search Required')
    await said(page, 'Please enter search terms to find gifts.')
    await box.fill('telescope')
    await box.press('Enter')
    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('AI Gift Recommendations')
    await expect(dialog(page).getByRole('tab', { name: 'Custom Search' })).toHaveAttribute('aria-selected', 'true')
    const own = dialog(page).getByRole('searchbox')
    await expect(own).toHaveValue('telescope')
    await expect(cards(page).first()).toContainText(/telescope/i)
    await own.fill('   ')
    await expect(dialog(page).getByRole('button', { name: 'Search', exact: true })).toBeDisabled()
    await own.fill('qxzzyv wvvk')
    await own.press('Enter')
    await expect(
      dialog(page).getByText('No results found for "qxzzyv wvvk". Try different search terms.'),
    ).toBeVisible()
    await own.fill('chess')
    await own.press('Enter')
    await cards(page).first().waitFor()

    await options(page, 0).click()
    await page.getByRole('menuitem', { name: 'Select a Contact' }).hover()
    await page.getByRole('menuitem', { name: 'Cleo Byrne' }).hover()
    await expect(page.getByRole('menuitem', { name: 'No events for this contact' })).toBeDisabled()
    await page.getByRole('menuitem', { name: 'Maya Okafor', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Maya Okafor's Party - / }).hover()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('menuitem', { name: 'Assign to Event' }).click()
    await said(page, 'Gift Assigned')
    expect(await giftsOf(guest, contactId)).toMatchObject([{ isSaved: true, provider: 'ribbonry' }])

    // The same through the dialogs of the card's main button: the contact comes first.
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Select a Contact: / })
      .click()
    await page
      .getByRole('dialog', { name: 'Choose a Contact' })
      .getByRole('button', { name: /^Maya Okafor/ })
      .click()
    const choice = page.getByRole('dialog', { name: 'Choose an Event' })
    await choice.getByRole('radio', { name: 'Without an event' }).check()
    await expect(choice.getByRole('button', { name: 'Assign to Event' })).toBeDisabled()
    await choice.getByRole('button', { name: 'Save as Idea' }).click()
    await expect(page.getByText('Save this gift to your ideas list for Maya Okafor.')).toBeVisible()
    await page.keyboard.press('Escape')

    await dialog(page).getByRole('tab', { name: 'Products' }).click()
    await expect(
      dialog(page).getByText('Select a contact with categories to see product recommendations.'),
    ).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await dialog(page).getByRole('button', { name: 'Select a Contact' }).click()
    await page
      .getByRole('dialog', { name: 'Choose a Contact' })
      .getByRole('button', { name: /^Cleo Byrne/ })
      .click()
    await expect(dialog(page).getByText('No categories found for Cleo Byrne')).toBeVisible()
    await expect(
      dialog(page).getByText("Add some categories to this contact's profile to get personalized gift recommendations!"),
    ).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(box).toBeFocused()
  },
)

test.describe('to the end', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|503/] })

  test(
    'a page comes a step, nothing twice; what fails is tried again',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { page } = guest
      const { contactId } = await knowMaya(guest, baseURL)
      const pages: number[] = []
      await page.route('**/api/gift-recommendations/**', async (route) => {
        const asked = Number(new URL(route.request().url()).searchParams.get('page'))
        pages.push(asked)
        if (asked === 2 && pages.filter((one) => one === 2).length === 1) await route.abort()
        else if (asked > 3) await route.fulfill({ json: { products: [], hasMore: false } })
        else await route.continue()
      })
      await openForParty(guest)
      expect(pages).toEqual([1])
      await dialog(page).getByRole('tab', { name: 'Products' }).focus()
      await cards(page).last().hover()
      await page.mouse.wheel(0, 20_000)
      await expect(dialog(page).getByText("We couldn't load more.")).toBeVisible()
      expect(pages).toEqual([1, 2])
      await dialog(page).getByRole('button', { name: 'Try again' }).click()
      await expect(cards(page).last().locator('xpath=..')).toHaveAttribute('aria-setsize', '80')
      await expect(dialog(page).getByRole('button', { name: 'Load more' }), 'the place is kept').not.toBeInViewport()
      expect(pages).toEqual([1, 2, 2])
      await expect(async () => {
        await page.mouse.wheel(0, 20_000)
        await expect(dialog(page).getByText('No more recommendations available')).toBeVisible({ timeout: 150 })
      }).toPass()
      expect(pages).toEqual([1, 2, 2, 3, 4])
      await expect(cards(page).last().locator('xpath=..')).toHaveAttribute('aria-setsize', '120')

      // The page of one person says so, too, when it can't be reached.
      await page.route('**/api/gift-recommendations/**', (route) => route.fulfill({ status: 503, body: 'down' }))
      await guest.open(`/gift-recommendations/${contactId}`)
      await expect(page.getByRole('alert')).toContainText(
        'Failed to load gift recommendations. Please try again later.',
      )
    },
  )

  // What a shop that fails leads to is in shops-alone.spec.ts.
  test('a server that cannot be reached says so, and loses nothing', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { page } = guest
    const { contactId } = await knowMaya(guest, baseURL)
    await openForParty(guest)
    const box = dialog(page).getByRole('alert')
    await page.route('**/api/gift-recommendations/**', (route) => route.abort())
    await page.route('**/api/gift-search?**', (route) => route.fulfill({ status: 503, body: 'down' }))
    await dialog(page).getByLabel('Filter by Category').selectOption({ label: 'Coffee' })
    await said(page, 'Gift recommendations are currently unavailable. Please try again later.')
    await expect(box).toContainText('Gift recommendations are temporarily unavailable.')
    await dialog(page).getByRole('tab', { name: 'Greeting Cards' }).click()
    await said(page, 'Failed to search for greeting cards. Please try again.')
    await dialog(page).getByRole('tab', { name: 'Products' }).click()
    await page.unroute('**/api/gift-recommendations/**')
    await box.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()

    await page.route('**/api/gift-recommendations/**', (route) => route.fulfill({ status: 503, body: 'down' }))
    await guest.open(`/gift-recommendations/${contactId}`)
    await expect(page.getByRole('alert')).toContainText('Failed to load gift recommendations. Please try again later.')
  })
})

test('the page of one person turns five at a time', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  await knowMaya(guest, baseURL)
  await guest.open('/contacts')
  await guest.openContact('Maya Okafor')
  await page.getByRole('link', { name: 'See all recommendations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift Recommendations')
  await expect(page.getByText('Ideas for Maya Okafor')).toBeVisible()
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(5)
  const first = await articles.getByRole('heading').allInnerTexts()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2')).toBeVisible()
  await expect.poll(async () => (await articles.getByRole('heading').allInnerTexts())[0]).not.toBe(first[0])
  const second = await articles.getByRole('heading').allInnerTexts()
  expect(second.filter((title) => first.includes(title))).toEqual([])
  await page.goBack()
  await expect.poll(() => articles.getByRole('heading').allInnerTexts()).toEqual(first)
  await page.getByRole('link', { name: 'Back to Contacts' }).click()
  await expect(page).toHaveURL(/\/contacts$/)
  await guest.open('/gift-recommendations/999999')
  await expect(page.getByRole('heading', { name: 'Contact not found' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test(
  'the event editor recommends, and what is typed there stays while one looks for gifts',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    await knowMaya(guest, baseURL)
    await guest.open('/dashboard')
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    const editor = page.getByRole('dialog', { name: /^Edit Event/ })
    await editor.getByLabel('Event name').fill('Surprise party')
    const grid = editor.getByRole('list', { name: 'Recommended Gifts' })
    await editor.getByRole('heading', { name: 'Recommended Gifts' }).scrollIntoViewIfNeeded()
    await expect(grid.getByRole('article')).toHaveCount(8)
    const details = grid.getByRole('button', { name: /^View Details: / }).first()
    await details.click()
    await page.getByRole('dialog', { name: 'Gift Details & Cost Splitting' }).waitFor()
    await page.keyboard.press('Escape')
    await expect(details).toBeFocused()

    const search = editor.getByRole('button', { name: /^Search Gifts for/ }).first()
    await search.click()
    await cards(page).first().waitFor()
    await options(page, 0).click()
    await page.getByRole('menuitem', { name: /^Save as Idea for / }).click()
    await said(page, 'Added to Gift Ideas')
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(search).toBeFocused()
    await expect(editor.getByLabel('Event name')).toHaveValue('Surprise party')
    await expect(editor.getByRole('region', { name: 'Gift Ideas Bank (1)' })).toBeVisible()
  },
)
