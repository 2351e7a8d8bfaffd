// Products of shops beside our own ideas, through the real adapters: Amazon's and eBay's protocols, spoken by local servers.
// What is specified, and the journey that shows it (e2e/shops-alone.spec.ts has those without ideas of our own):
//   Deals: 20 a page, 21 categories, badge, picture, struck-through price, savings, percent off, Prime, rank; their menu
//     with events and 'View Product Details' ... 'deals are live'
//   '#{salesRank} Bestseller', 'Prime', rating with count, 'Price may vary.', 'Check current price' ... 'deals are live'
//   'Load More Deals' after exactly 20; 'Deals refresh every 5 minutes.', the disclosure ... 'deals are live'
//   A broken picture falls back; 'as of 14:11' and what it means ... 'a price says when it was true'
//   Sources are named, no more than half of the first 8 from one ... 'a search mixes its sources'
//   The shop fails: our own ideas answer without an error; API Failures says why, 'Mark Resolved' and deletion; 403 locks
//     the shop out, which the Catalogue page says, and 'Try now' ends ... 'a shop that fails'
//   Trending: four, $10 to $200, for 'trending gifts' and not before Refresh ... 'trending gifts'
//   Details of a saved gift: price, rating out of 5 with count, 'View Product' ... 'after a day'
//   Nothing of the shop stays in the browser, on the day and after it ... 'a price says', 'after a day'
import type { Page } from '@playwright/test'
import { embeddedIdeas } from '../src/server/catalogue/embedded/ideas.ts'
import { stock } from '../src/server/testing/shops/stock.ts'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { signInAsAdministrator } from './support/administrator.ts'
import { expect } from './support/fixtures.ts'
import { keptByBrowser } from './support/kept-by-browser.ts'
import { planParty, Preparation } from './support/party.ts'
import { test } from './support/shops.ts'

// What the browser's cache doesn't have is asked for on purpose.
test.use({ expectedErrors: [/ERR_CACHE_MISS|status of 504/] })
// In one worker: each would start a product of its own.
test.describe.configure({ mode: 'default' })

const deals = (page: Page) => page.getByRole('region', { name: 'Special Deals' })
const cards = (page: Page) => deals(page).getByRole('article')
const dialog = (page: Page) => page.getByRole('dialog', { name: /^AI Gift Recommendations/ })
const found = (page: Page) => dialog(page).getByRole('article')

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

test(
  'deals are live: what they cost, cost before, and are known for',
  { tag: '@long' },
  async ({ guest, baseURL, amazon }) => {
    const { page } = guest
    const { contactId } = await planParty(guest, baseURL)
    const referrers: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${amazon.url}/images/`)) referrers.push(request.headers()['referer'] ?? '')
    })
    await guest.open('/gifts')
    await expect(cards(page)).toHaveCount(20, { timeout: 20_000 })
    await expect(deals(page).getByText('Live deals from')).toBeVisible()
    await expect(deals(page).getByText('Deals refresh every 5 minutes.')).toBeVisible()
    await expect(deals(page).getByText(/^As an Amazon Associate I earn from qualifying purchases/)).toBeVisible()
    await expect(deals(page).getByText(/Pictures are illustrations/)).toHaveCount(0)

    const ofAmazon = cards(page).filter({ hasText: 'From Amazon' })
    expect(await ofAmazon.count()).toBeGreaterThan(3)
    const shown = await ofAmazon.evaluateAll((all) =>
      all.map((card) => ({ title: card.querySelector('h3')?.title, words: card.textContent })),
    )
    for (const { title, words } of shown) {
      const thing = stock.find((one) => one.title.trim() === title)
      expect(thing, title).toBeDefined()
      if (thing === undefined) continue
      const { priceCents, beforeCents = 0, badge, rating, rank, isPrimeDeal, department } = thing
      const percent = Math.round(100 - (priceCents / beforeCents) * 100)
      expect(words).toContain(dollars(priceCents))
      if (badge !== undefined) expect(words).toContain(badge)
      expect(words).toContain(`before ${dollars(beforeCents)}Save ${dollars(beforeCents - priceCents)} (${percent}%)`)
      if (rating !== undefined)
        expect(words).toContain(`${rating} out of 5 (${(1_200 + thing.at).toLocaleString('en-US')})`)
      expect(words?.includes(`#${rank} Bestseller in ${department}`)).toBe(rank !== undefined && rank <= 100)
      expect(words?.includes('Prime')).toBe(isPrimeDeal)
      expect(words).toContain('Price may vary. Check current price')
    }
    await expect(ofAmazon.first().getByRole('link').first()).toHaveAttribute('rel', 'sponsored noopener')
    await expect
      .poll(() =>
        ofAmazon
          .first()
          .locator('img')
          .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      )
      .toBeGreaterThan(0)
    expect(referrers.length).toBeGreaterThan(0)
    expect(new Set(referrers), 'the shop learns nothing of the page').toEqual(new Set(['']))
    await expectAccessibleInBothThemes(page)

    await deals(page).getByRole('button', { name: 'Load More Deals' }).click()
    await expect.poll(() => cards(page).count(), { timeout: 20_000 }).toBeGreaterThan(20)
    const titles = await cards(page).getByRole('heading').allInnerTexts()
    expect(new Set(titles).size).toBe(titles.length)

    await deals(page).getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Toys & Games' })
    await expect(cards(page)).toHaveCount(20, { timeout: 20_000 })
    expect(amazon.calls.some(({ body }) => body.includes('"searchIndex":"ToysAndGames"'))).toBe(true)

    const saved = (await ofAmazon.first().getByRole('heading').getAttribute('title')) ?? ''
    await ofAmazon
      .first()
      .getByRole('button', { name: /^Gift Options: / })
      .click()
    await expect(page.getByRole('menuitem', { name: 'View Product Details' })).toHaveAttribute('href', /tag=example-20/)
    await page.getByRole('menuitem', { name: 'Assign to Event' }).hover()
    await page.getByRole('menuitem', { name: /^Maya Okafor: Party - / }).click()
    await expect(page.getByText('Deal added', { exact: true }).first()).toBeVisible()
    const gifts: unknown = await (await page.request.get(`/api/contacts/${contactId}/gift-ideas`)).json()
    const price = ((stock.find(({ title }) => title.trim() === saved)?.priceCents ?? 0) / 100).toFixed(2)
    expect(gifts).toContainEqual(expect.objectContaining({ title: saved, price, provider: 'amazon', isSaved: true }))
  },
)

test('a price says when it was true, and nothing of the shop stays in the browser', async ({ guest }) => {
  const { page } = guest
  const answers: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/gifts\/deals|gift-search/.test(pathname)) answers.push(response.headers()['cache-control'] ?? '')
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await guest.open('/gifts')
  const card = cards(page).filter({ hasText: 'From Amazon' }).first()
  const asOf = card.getByRole('button', { name: /^as of / })
  await asOf.focus()
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeStyle: 'short', hourCycle: 'h23' })
  const lately = Array.from({ length: 10 }, (_, minutes) => `as of ${clock.format(Date.now() - minutes * 60_000)}`)
  expect(lately).toContain((await asOf.innerText()).split(',')[0]?.trim())
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'About this price' })
  await expect(details).toContainText(
    'Product prices and availability are accurate as of the date/time indicated and are subject to change.',
  )
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(asOf).toBeFocused()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toContainText(
    'CERTAIN CONTENT THAT APPEARS IN THIS APPLICATION COMES FROM AMAZON.',
  )

  // The picture of a water bottle is one that the shop no longer has.
  await page.getByRole('searchbox').first().fill('insulated bottle')
  await page.keyboard.press('Enter')
  const bottle = found(page).filter({ hasText: 'Insulated water bottle for hiking' }).filter({ hasText: 'From Amazon' })
  await expect(bottle.first().locator('img')).toHaveAttribute('src', /^\/api\/illustrations\//, { timeout: 20_000 })
  await expect(dialog(page).getByText(/Some pictures are illustrations/)).toBeVisible()

  expect(new Set(answers)).toEqual(new Set(['no-store']))
  const kept = await keptByBrowser(page, [])
  for (const { title } of stock) expect(kept).not.toContain(title)
  expect(kept).not.toMatch(/B0LOCAL|:\d+\/images\//)
})

test(
  'a search mixes its sources: each is named, and none has more than half of the first 8',
  { tag: '@long' },
  async ({ guest }) => {
    const { page } = guest
    await guest.open('/gifts')
    await page.getByRole('searchbox').first().fill('chess')
    await page.keyboard.press('Enter')
    await expect(found(page).filter({ hasText: 'From Amazon' }).first()).toBeVisible({ timeout: 20_000 })
    const first = await found(page).evaluateAll((all) =>
      all.slice(0, 8).map((card) => /From (Amazon|eBay|Ribbonry)/.exec(card.textContent ?? '')?.[1] ?? 'nowhere'),
    )
    expect(first).not.toContain('nowhere')
    const sources = [...new Set(first)]
    expect(sources.length).toBeGreaterThan(1)
    for (const source of sources) expect(first.filter((one) => one === source).length, source).toBeLessThanOrEqual(4)
    const titles = await found(page).getByRole('heading').allInnerTexts()
    expect(new Set(titles).size, 'what two shops sell is one card').toBe(titles.length)
  },
)

test(
  'trending gifts are asked for on Refresh, from $10 to $200, and four are shown',
  { tag: '@long' },
  async ({ guest, baseURL, amazon }) => {
    const { page } = guest
    await planParty(guest, baseURL)
    const from = amazon.calls.length
    await guest.open('/dashboard')
    const panel = page.getByRole('region', { name: 'Trending Gift Ideas' })
    await panel.scrollIntoViewIfNeeded()
    await expect(panel.getByRole('listitem')).toHaveCount(4)
    expect(amazon.calls).toHaveLength(from)
    await panel.getByRole('button', { name: 'Refresh' }).click()
    await expect(panel.getByText('Amazon').first()).toBeVisible({ timeout: 20_000 })
    await expect(panel.getByRole('listitem')).toHaveCount(4)
    const asked = amazon.calls.slice(from).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    expect(asked[0]).toMatchObject({ keywords: 'trending gifts', minPrice: 1_000, maxPrice: 20_000 })
    await expectAccessibleInBothThemes(page)
  },
)

test(
  'a shop that fails is replaced by our own ideas, and API Failures says why',
  { tag: '@long' },
  async ({ visitor, amazon, ebay, baseURL, dataDir }) => {
    const { page } = visitor
    await signInAsAdministrator(page, baseURL, dataDir)
    for (const shop of [amazon, ebay]) shop.behave({ does: 'is down' })
    await visitor.open('/gifts')
    await page.getByRole('searchbox').first().fill('lantern')
    const answer = page.waitForResponse((response) => response.url().includes('/api/gift-search'))
    await page.keyboard.press('Enter')
    await expect(found(page).first()).toBeVisible({ timeout: 20_000 })
    expect(await (await answer).json()).not.toHaveProperty('error')
    await expect(found(page).getByText('From Amazon')).toHaveCount(0)
    await expect(page.getByText('Search Error')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await deals(page).getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Books' })
    await expect(cards(page)).toHaveCount(20, { timeout: 20_000 })
    await expect(deals(page).getByText(/^Value picks/)).toBeVisible()

    await page.goto('/feedback')
    await page.getByRole('tab', { name: 'API Failures' }).click()
    const failures = page.getByRole('list', { name: 'API Failures' }).getByRole('article')
    await expect(failures.filter({ hasText: 'amazon' }).filter({ hasText: 'search' }).first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const all = await failures.count()
    const failure = failures.first()
    await failure.getByRole('button', { name: /^Mark Resolved/ }).click()
    await expect(failure.getByText('Resolved', { exact: true })).toBeVisible()
    await expect(failure.getByRole('button', { name: /^Delete/ })).toBeFocused()
    await failure.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(failures).toHaveCount(all - 1)
    const below = failures.first().getByRole('button', { name: /^Delete/ })
    await expect(all > 1 ? below : page.getByRole('heading', { name: 'API Failures' })).toBeFocused()

    await test.step('an account that may not use the API is left alone, and tried again by hand', async () => {
      ebay.behave({ does: 'answers' })
      amazon.behave({ does: 'is not eligible' })
      const prepare = new Preparation(visitor, baseURL)
      const { products } = await prepare.read<{ products: Found[] }>('/gift-search?query=kalimba')
      expect(products.length).toBeGreaterThan(0)
      await expect.poll(() => amazon.calls.at(-1)?.status, { timeout: 20_000 }).toBe(403)
      await page.goto('/feedback?tab=catalogue')
      const shop = page.getByRole('article', { name: 'Amazon' })
      await expect(shop).toContainText(/Failing.*It says that the account may not use its API.*Paused until/s)
      await expectAccessibleInBothThemes(page)
      const asked = amazon.calls.length
      await shop.getByRole('button', { name: 'Try Amazon now' }).click()
      await expect(page.getByText("Amazon didn't answer.").first()).toBeVisible()
      expect(amazon.calls).toHaveLength(asked + 1)
      amazon.behave({ does: 'answers' })
      await shop.getByRole('button', { name: 'Try Amazon now' }).click()
      await expect(page.getByText('Amazon is answering.').first()).toBeVisible()
      await expect(shop).toContainText('Working')
      await expect(shop).not.toContainText('Paused until')
    })
  },
)

// Last: the product's clock is a day ahead from here on.
test(
  'after a day nothing of the shop is left in the browser, and a saved gift is only what is the user’s own',
  { tag: '@long' },
  async ({ guest, baseURL, amazon, waitFor }) => {
    test.slow()
    const { page } = guest
    await page.clock.install()
    const { contactId, occasionId } = await planParty(guest, baseURL)
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url())
      if (request.method() === 'GET' && origin === baseURL && pathname.startsWith('/api/')) asked.add(pathname + search)
    })
    await guest.open('/gifts')
    await expect(cards(page).filter({ hasText: 'From Amazon' }).first()).toBeVisible({ timeout: 20_000 })
    const prepare = new Preparation(guest, baseURL)
    const { products } = await prepare.read<{ products: Found[] }>('/gift-search?query=wooden board game')
    const product = products.find(({ provider, rating }) => provider === 'amazon' && rating !== null)
    const {
      title = '',
      priceAmount: price,
      rating,
      reviewCount,
      provider,
      productKey,
      productUrl,
      imageUrl,
      asOf,
    } = product ?? {}
    const ofProduct = {
      title,
      price,
      rating: String(rating),
      reviewCount,
      provider,
      productKey,
      productUrl,
      imageUrl,
      asOf,
    }
    await prepare.add('/gift-ideas', { contactId, occasionId, ...ofProduct })

    await guest.open(`/dashboard?event=${occasionId}`)
    const saved = page.getByRole('button', { name: title, exact: true }).first()
    const details = page.getByRole('dialog', { name: 'Gift Details' })
    const ofShop = details.locator(`img[src^="${amazon.url}"]`)
    await saved.click()
    await expect(details).toContainText(/\d\.\d out of 5/)
    await expect(details.getByRole('link', { name: /^View Product/ })).toHaveAttribute('target', '_blank')
    await expect(ofShop.first()).toBeVisible()

    await waitFor(25)
    await expect
      .poll(
        async () => (await prepare.read<{ rating: unknown }[]>(`/contacts/${contactId}/gift-ideas`)).every(isPlain),
        {
          timeout: 20_000,
        },
      )
      .toBe(true)
    const kept = await keptByBrowser(page, [...asked])
    expect(asked.size).toBeGreaterThan(5)
    // The shop sells some of what we propose ourselves, and the title of a saved gift is the user's own.
    const own = `${title} ${JSON.stringify(embeddedIdeas())}`
    const ofShopAlone = stock.map((thing) => thing.title.trim()).filter((sold) => !own.includes(sold))
    expect(ofShopAlone.length).toBeGreaterThan(20)
    for (const sold of ofShopAlone) expect(kept).not.toContain(sold)
    // The saved gift's id is the user's own, too: a list that is read again meanwhile has it.
    expect(kept.replaceAll(String(productKey), '')).not.toMatch(/B0LOCAL|:\d+\/images\//)

    await guest.open(`/dashboard?event=${occasionId}`)
    await saved.click()
    await expect(details).toContainText(title)
    await expect(details).toContainText(/\$\d/)
    await expect(details).not.toContainText('out of 5')
    await expect(ofShop).toHaveCount(0)
  },
)

interface Found {
  title: string
  priceAmount: string
  rating: number | null
  reviewCount: number | null
  provider: string
  productKey: string
  productUrl: string
  imageUrl: string
  asOf: string
}

const isPlain = ({ rating }: { rating: unknown }) => rating === null
