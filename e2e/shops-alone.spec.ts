// Products of a shop alone (EMBEDDED_IDEAS=off), through the real adapter: what is said while they load, at their end, when
// there are none, and when the shop fails. What is specified, and the journey that shows it:
//   'Loading mixed categories recommendations...', 8 skeletons, 'Loading more recommendations...',
//     'No more recommendations available', and the same of one category ... 'each list'
//   'No recommendations found. Please try again later.' ... 'each list'
//   Categories are asked for one after another, a second apart ... 'each list'
//   'Searching for "…"...', 'No results found for "…". Try different search terms.', 'No more results available for
//     "…"' ... 'each list'
//   'Searching for greeting cards...', 'Loading more greeting cards...', 'No more greeting cards available',
//     'No greeting cards found. Please try again later.' ... 'each list'
//   What fails after the first page ends the list quietly ... 'each list'
//   All pages that the shop has, to the end, and nothing twice ... the journeys of `npm run verify -- journeys`
//   NETWORK_ERROR, RATE_LIMITED and UNKNOWN_ERROR; 'Search Error', 'Service Unavailable', the red box 'Service Temporarily
//     Unavailable', 'Our team has been automatically notified ...' ... 'a shop that fails'
//   'Load More Deals' only after exactly 20; no deals, and deals that fail ... 'deals of a shop'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect } from './support/fixtures.ts'
import { dayFromNow, Preparation } from './support/party.ts'
import { test } from './support/shops.ts'

test.use({ isAlone: true, expectedErrors: [/status of 503/] })
// In one worker: each would start a product of its own.
test.describe.configure({ mode: 'default' })

/** The shop is asked once a second, and a page of 40 takes four calls; on a busy machine ten times as long. */
const A_PAGE = { timeout: 60_000 }

const dialog = (page: Page) => page.getByRole('dialog', { name: /^AI Gift Recommendations/ })
const cards = (page: Page) => dialog(page).getByRole('article')
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(A_PAGE)
const size = (page: Page) => cards(page).last().locator('xpath=..').getAttribute('aria-setsize')

async function searchFor(page: Page, words: string) {
  await dialog(page).getByRole('searchbox').fill(words)
  await page.keyboard.press('Enter')
}

/** Answers come half a second later, so that what is said meanwhile can be read even when the shop was asked before. */
async function holdAnswers(page: Page) {
  await page.route(/\/api\/gift-(?:search|recommendations)/, async (route) => {
    await new Promise((resume) => setTimeout(resume, 500))
    await route.continue()
  })
}

async function toTheEnd(page: Page, loading: string, ending: string) {
  await expect(cards(page).first()).toBeVisible(A_PAGE)
  await cards(page).last().hover()
  await page.mouse.wheel(0, 20_000)
  await said(page, loading)
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(dialog(page).getByText(ending)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 45_000 })
}

async function expectDifferent(page: Page) {
  const titles = await cards(page).getByRole('heading').allInnerTexts()
  expect(new Set(titles).size).toBe(titles.length)
}

// First: what the shop has answered is kept for an hour.
test(
  'a shop that fails says so in the specified words, loses nothing, and is asked again',
  { tag: '@long' },
  async ({ guest, baseURL, amazon }) => {
    test.slow()
    const { page } = guest
    const prepare = new Preparation(guest, baseURL)
    const categoryIds = ['pet-supplies']
    await prepare.add('/contacts', { fullName: 'Cleo Byrne', relationship: 'colleague', categoryIds })
    const codes: (string | undefined)[] = []
    page.on('response', async (response) => {
      if (!/gift-(?:search|recommendations)/.test(response.url()) || !response.ok()) return
      // The last one may be under way when the journey ends.
      const answer = (await response.json().catch(() => ({}))) as { error?: { code: string } }
      codes.push(answer.error?.code)
    })
    const errorOfLast = (code: string) => expect.poll(() => codes.at(-1), A_PAGE).toBe(code)
    const unavailable =
      'Gift recommendations are temporarily unavailable. Our team has been notified and is working to resolve this issue.'

    amazon.behave({ does: 'is down' })
    await guest.open('/contacts')
    await page.getByRole('button', { name: 'View Gift Ideas for Cleo Byrne' }).click()
    await said(page, 'Service Unavailable')
    const box = dialog(page).getByRole('alert')
    await expect(box).toContainText('Service Temporarily Unavailable')
    await expect(box).toContainText(unavailable)
    await expect(box).toContainText('Our team has been automatically notified and is working to resolve this issue.')
    await errorOfLast('NETWORK_ERROR')
    await expectAccessibleInBothThemes(page)

    amazon.behave({ does: 'answers nonsense' })
    await dialog(page).getByRole('tab', { name: 'Greeting Cards' }).click()
    await said(page, 'Failed to search for greeting cards. Please try again.')
    await errorOfLast('UNKNOWN_ERROR')
    await expect(dialog(page).getByText('No greeting cards found. Please try again later.')).toBeHidden()
    await dialog(page).getByRole('tab', { name: 'Products' }).click()
    await box.getByRole('button', { name: 'Try again' }).click()
    await expect(box).toContainText('Failed to load gift recommendations. Please try again later.', A_PAGE)

    amazon.behave({ does: 'throttles' })
    await dialog(page).getByRole('tab', { name: 'Custom Search' }).click()
    await searchFor(page, 'kite that throttles')
    await said(page, 'Search Error')
    await expect(dialog(page).getByText('Failed to search for gifts. Please try again.').last()).toBeVisible(A_PAGE)
    await errorOfLast('RATE_LIMITED')
    await expect(dialog(page).getByText(/^No results found/)).toBeHidden()

    amazon.behave({ does: 'answers' })
    await searchFor(page, 'kite')
    await expect(cards(page).first()).toBeVisible(A_PAGE)
    await dialog(page).getByRole('tab', { name: 'Products' }).click()
    await box.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible(A_PAGE)
  },
)

/** Pages after the first are answered here: the shop, asked once a second, would take half a minute for all of them. */
const lastPage = { products: [], hasMore: false }
const brokenPage = { ...lastPage, error: { code: 'UNKNOWN_ERROR', message: 'down', userMessage: 'It is down.' } }

test(
  'each list says what it does, where it ends, and when there is nothing',
  { tag: '@long' },
  async ({ guest, baseURL, amazon }) => {
    test.slow()
    const { page } = guest
    let nextPage: object = lastPage
    await page.route(/\/api\/gift-(?:search|recommendations)/, async (route) => {
      const isFirst = new URL(route.request().url()).searchParams.get('page') === '1'
      // So that what is said meanwhile can be read.
      await new Promise((resume) => setTimeout(resume, isFirst ? 500 : 2_000))
      await (isFirst ? route.continue() : route.fulfill({ json: nextPage }))
    })
    const prepare = new Preparation(guest, baseURL)
    const categoryIds = ['home-and-kitchen.coffee-and-tea.coffee', 'books']
    await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'sibling', categoryIds })
    await guest.open('/contacts')
    const from = amazon.calls.length
    await page.getByRole('button', { name: 'View Gift Ideas for Maya Okafor' }).click()
    await said(page, 'Loading mixed categories recommendations...')
    await expect(dialog(page).locator('ul[aria-hidden] > li')).toHaveCount(8)
    await expect(cards(page).first().getByText('From Amazon')).toBeVisible(A_PAGE)
    const calls = amazon.calls.slice(from)
    const keywords = calls.map(({ body }) => (JSON.parse(body) as { keywords: string }).keywords)
    expect(new Set(keywords).size).toBeGreaterThan(1)
    // They leave a second apart; how long each is under way differs.
    const lasted = (calls.at(-1)?.at ?? 0) - (calls[0]?.at ?? 0)
    expect(lasted).toBeGreaterThan((calls.length - 1) * 1_000 - 250)
    await toTheEnd(page, 'Loading more recommendations...', 'No more recommendations available')
    await dialog(page).getByLabel('Filter by Category').selectOption({ label: 'Books' })
    await said(page, 'Loading Books recommendations...')
    await toTheEnd(page, 'Loading more Books gift ideas...', 'No more Books recommendations available')

    const before = amazon.calls.length
    expect(amazon.calls.slice(from).some(({ body }) => body.includes('greeting card'))).toBe(false)
    await dialog(page).getByRole('tab', { name: 'Greeting Cards' }).click()
    await said(page, 'Searching for greeting cards...')
    await expect(cards(page).first()).toContainText(/greeting card/i, A_PAGE)
    expect(amazon.calls.slice(before).every(({ body }) => body.includes('"keywords":"greeting card"'))).toBe(true)
    await toTheEnd(page, 'Loading more greeting cards...', 'No more greeting cards available')
    // What was found is still there when the tab is opened once more.
    const asked = amazon.calls.length
    await dialog(page).getByRole('tab', { name: 'Custom Search' }).click()
    await dialog(page).getByRole('tab', { name: 'Greeting Cards' }).click()
    await expect(cards(page).first()).toContainText(/greeting card/i)
    expect(amazon.calls).toHaveLength(asked)

    // What fails after the first page ends the list quietly, and can be tried again.
    nextPage = brokenPage
    await dialog(page).getByRole('tab', { name: 'Custom Search' }).click()
    await searchFor(page, 'gift')
    await said(page, 'Searching for "gift"...')
    await expect(cards(page).first()).toBeVisible(A_PAGE)
    await cards(page).last().hover()
    await page.mouse.wheel(0, 20_000)
    await said(page, "We couldn't load more.")
    await expect(page.getByText('Search Error')).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
    nextPage = lastPage
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await said(page, 'Loading more recommendations...')
    await said(page, 'No more results available for "gift"')

    amazon.behave({ does: 'finds nothing' })
    const contactId = await prepare.add('/contacts', {
      fullName: 'Tom Byrne',
      relationship: 'friend',
      categoryIds: ['electronics'],
    })
    await prepare.add('/occasions', { contactId, name: 'Qxzzyv', date: dayFromNow(5), type: 'custom' })
    await guest.open('/dashboard')
    await page.getByRole('button', { name: 'Search Gifts' }).first().click()
    await said(page, 'No recommendations found. Please try again later.')
    await dialog(page).getByRole('tab', { name: 'Greeting Cards' }).click()
    await said(page, 'No greeting cards found. Please try again later.')
    await dialog(page).getByRole('tab', { name: 'Custom Search' }).click()
    await searchFor(page, 'qxzzyv')
    await said(page, 'No results found for "qxzzyv". Try different search terms.')
    await expect(page.getByText('Search Error')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test(
  'recommendations of several categories come a page a step, to the end',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    test.slow()
    const { page } = guest
    await holdAnswers(page)
    const prepare = new Preparation(guest, baseURL)
    const categoryIds = ['home-and-kitchen.coffee-and-tea.coffee', 'books']
    await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'sibling', categoryIds })
    await guest.open('/contacts')
    await page.getByRole('button', { name: 'View Gift Ideas for Maya Okafor' }).click()
    await said(page, 'Loading mixed categories recommendations...')
    await expect(dialog(page).locator('ul[aria-hidden] > li')).toHaveCount(8)
    await expectAccessibleInBothThemes(page)
    await expect(cards(page).first()).toBeVisible(A_PAGE)
    await toTheEnd(page, 'Loading more recommendations...', 'No more recommendations available')
    await expectDifferent(page)
    await expectAccessibleInBothThemes(page)

    await dialog(page).getByLabel('Filter by Category').selectOption({ label: 'Books' })
    await said(page, 'Loading Books recommendations...')
    await toTheEnd(page, 'Loading more Books gift ideas...', 'No more Books recommendations available')
    await expectDifferent(page)
  },
)

test('a search loads to its end', { tag: '@long' }, async ({ guest }) => {
  test.slow()
  const { page } = guest
  await holdAnswers(page)
  await guest.open('/gifts')
  await page.getByRole('searchbox').first().fill('gift')
  await page.keyboard.press('Enter')
  await said(page, 'Searching for "gift"...')
  await expect(cards(page).first()).toBeVisible(A_PAGE)
  expect(await size(page)).toBe('40')
  await toTheEnd(page, 'Loading more recommendations...', 'No more results available for "gift"')
  // The shop has no more than 100 results for any search, and some lack a picture or a price.
  expect(Number(await size(page))).toBeGreaterThan(85)
  await expectDifferent(page)
  await expectAccessibleInBothThemes(page)
})

test(
  'greeting cards are searched when their tab is first opened, to the end',
  { tag: '@long' },
  async ({ guest, amazon }) => {
    test.slow()
    const { page } = guest
    await holdAnswers(page)
    await guest.open('/gifts')
    await page.getByRole('searchbox').first().fill('walnut')
    await page.keyboard.press('Enter')
    await expect(cards(page).first()).toBeVisible(A_PAGE)
    const from = amazon.calls.length
    await dialog(page).getByRole('tab', { name: 'Greeting Cards' }).click()
    await said(page, 'Searching for greeting cards...')
    await expect(cards(page).first()).toContainText(/greeting card/i, A_PAGE)
    expect(amazon.calls.slice(from).every(({ body }) => body.includes('"keywords":"greeting card"'))).toBe(true)
    await toTheEnd(page, 'Loading more greeting cards...', 'No more greeting cards available')
    await expectAccessibleInBothThemes(page)
    // What was found is still there when the tab is opened once more.
    const asked = amazon.calls.length
    await dialog(page).getByRole('tab', { name: 'Custom Search' }).click()
    await dialog(page).getByRole('tab', { name: 'Greeting Cards' }).click()
    await expect(cards(page).first()).toContainText(/greeting card/i)
    expect(amazon.calls).toHaveLength(asked)
  },
)

test('deals of a shop that fails or has none say so', { tag: '@long' }, async ({ guest, amazon }) => {
  const { page } = guest
  const deals = page.getByRole('region', { name: 'Special Deals' })
  const category = deals.getByRole('combobox', { name: 'Category' })
  const more = deals.getByRole('button', { name: 'Load More Deals' })
  await guest.open('/gifts')
  await expect(deals.getByRole('article').first()).toBeVisible(A_PAGE)
  amazon.behave({ does: 'is down' })
  await category.selectOption({ label: 'Toys & Games' })
  await expect(deals.getByText("We couldn't load the deals")).toBeVisible(A_PAGE)
  amazon.behave({ does: 'answers' })
  await deals.getByRole('button', { name: 'Try again' }).click()
  await expect(deals.getByRole('article').first()).toBeVisible(A_PAGE)
  await expect(deals.getByText('Live deals from Amazon.')).toBeVisible()
  amazon.behave({ does: 'finds nothing' })
  await category.selectOption({ label: 'Appliances' })
  await expect(deals.getByText('No deals in this category right now.')).toBeVisible(A_PAGE)
  await expect(more).toHaveCount(0)
})
