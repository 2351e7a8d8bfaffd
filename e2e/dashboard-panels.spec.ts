import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, planParty, Preparation } from './support/party.ts'

/** Which of the API's addresses are asked for from now on, in order. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${pathname.slice(4)}${search}`)
  })
  return asked
}

/** What a tab behind others is: nobody sees it. */
async function setVisible(page: Page, visible: boolean) {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    visible ? 'visible' : 'hidden',
  )
}

test('Recent Activity is asked for every half minute while somebody looks', async ({ guest, baseURL }) => {
  const { page } = guest
  const prepare = new Preparation(guest, baseURL)
  await page.clock.install()
  await guest.open('/dashboard')
  await expect(page.getByText('Your actions will appear here')).toBeVisible()
  await prepare.add('/contacts', { fullName: 'Tom Reyes', relationship: 'friend' })
  await page.clock.runFor(31_000)
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity.getByText('Added contact: Tom Reyes')).toBeVisible()
  // The page's clock goes on while a busy machine works.
  await expect(activity.getByText(/^(?:Just now|1m ago)$/)).toBeVisible()
  await page.clock.runFor(65_000)
  await expect(activity.getByText(/^[1-3]m ago$/)).toBeVisible()

  const asked = requestsOf(page)
  await setVisible(page, false)
  await page.clock.runFor(120_000)
  expect(asked).toEqual([])
  await setVisible(page, true)
  // A read from before may still be under way, and takes the place of the next one.
  await expect(async () => {
    await page.clock.runFor(31_000)
    expect(asked).toContain('/activities?limit=10')
  }).toPass({ timeout: 20_000 })
})

test(
  'an activity leads to its contact, event or gift, until that is gone',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { telescopeId } = await planParty(guest, baseURL)
    await guest.open('/dashboard')
    const activity = page.getByRole('region', { name: 'Recent Activity' })
    const opened = [
      ['Saved gift idea: Pocket telescope', 'Gift Details'],
      ["Created event: Maya Okafor's Party for Maya Okafor", /^Edit Event/],
      ['Added contact: Maya Okafor', 'Maya Okafor'],
    ] as const
    for (const [sentence, name] of opened) {
      await activity.getByRole('button', { name: sentence }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(activity.getByRole('button', { name: sentence })).toBeFocused()
    }
    await new Preparation(guest, baseURL).change('DELETE', `/gift-ideas/${telescopeId}`)
    await page.reload()
    await expect(activity.getByText('Saved gift idea: Pocket telescope')).toBeVisible()
    await expect(activity.getByRole('button', { name: 'Saved gift idea: Pocket telescope' })).toBeHidden()
  },
)

test('the card shows five events, and asks for no more', { tag: '@long' }, async ({ guest, baseURL }) => {
  const prepare = new Preparation(guest, baseURL)
  const contactId = await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'sibling' })
  for (const days of [1, 2, 3, 4, 5, 6, 7])
    await prepare.add('/occasions', { contactId, name: `Event ${days}`, date: dayFromNow(days), type: 'custom' })
  const asked = requestsOf(guest.page)
  await guest.open('/dashboard')
  const events = guest.page.getByRole('region', { name: 'Events' })
  await expect(events.getByRole('button', { name: 'View Details' })).toHaveCount(5)
  await expect(events.getByText('Event 5', { exact: true })).toBeVisible()
  // One answer has them, with everything else that is shown first.
  expect(asked.filter((address) => /^\/(occasions|dashboard|activities|preferences|auth)/.test(address))).toEqual([
    '/dashboard',
  ])
  await guest.page.getByRole('button', { name: /^Events without Gifts Attached 7/ }).click()
  await expect(guest.page.getByRole('dialog').getByText('No Gift')).toHaveCount(7)
  expect(asked).toContain('/occasions/without-gifts')
  expect(asked).not.toContain('/occasions/with-gifts')
})

test('what was bought is seen, three of it, and leads to its shop', async ({ guest, baseURL }) => {
  const { page } = guest
  const prepare = new Preparation(guest, baseURL)
  const { contactId, occasionId } = await planParty(guest, baseURL, 1)
  const gift = (number: number) => ({
    contactId,
    occasionId,
    title: `Gift ${number}`,
    price: number === 2 ? null : '10.00',
    productUrl: `https://example.com/${number}`,
    itemType: number === 1 ? 'card' : 'gift',
  })
  for (const number of [1, 2, 3, 4, 5]) await prepare.addBought(gift(number))
  await guest.open('/dashboard')
  const events = page.getByRole('region', { name: 'Events' })
  await expect(events.getByText('Tomorrow')).toBeVisible()
  await expect(events.getByText('7 gifts: 4 purchased, 1 card, 2 ideas')).toBeVisible()
  await expect(events.getByText('$40.00 of $80.00 +1 without price')).toBeVisible()
  const bought = events.getByRole('list', { name: 'Purchased' })
  await expect(bought.getByRole('link')).toHaveCount(3)
  await expect(bought.getByRole('link', { name: /^Card: Gift 1/ })).toHaveAttribute('href', 'https://example.com/1')
  await expect(bought.getByText('+2')).toBeVisible()
  for (const name of ['target', 'rel'])
    await expect(bought.getByRole('link').first()).toHaveAttribute(name, name === 'target' ? '_blank' : /sponsored/)
})

test(
  'Buy Now leads to the first assigned gift with a link that is not bought yet',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const prepare = new Preparation(guest, baseURL)
    const { contactId, occasionId, telescopeId, bookId } = await planParty(guest, baseURL)
    await guest.open('/dashboard')
    const events = page.getByRole('region', { name: 'Events' })
    await expect(events.getByText('2 gifts: 2 ideas')).toBeVisible()
    await expect(events.getByRole('link', { name: 'Buy Now' })).toBeHidden()

    await prepare.change('PATCH', `/gift-ideas/${bookId}/status`, { status: 'assigned', occasionId })
    await prepare.change('PATCH', `/gift-ideas/${telescopeId}/status`, { status: 'assigned', occasionId })
    const kite = { contactId, occasionId, title: 'Kite', productUrl: 'https://example.com/kite', isSaved: true }
    await prepare.add('/gift-ideas', kite)
    await page.reload()
    await expect(events.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', 'https://example.com/telescope')
    await prepare.change('PATCH', `/gift-ideas/${telescopeId}/purchase`, { isPurchased: true })
    await page.reload()
    await expect(events.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', 'https://example.com/kite')
  },
)

test(
  'Trending Gift Ideas begins with the window, filters at once and asks on Refresh',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    await planParty(guest, baseURL)
    const asked = requestsOf(page)
    await guest.open('/dashboard')
    const panel = page.getByRole('region', { name: 'Trending Gift Ideas' })
    await panel.scrollIntoViewIfNeeded()
    const ideas = panel.getByRole('listitem')
    const links = panel.getByRole('link')
    await expect(links).toHaveCount(4)
    await expect(panel.getByText('Press Refresh to see what people are giving now')).toBeVisible()
    await expect(panel.getByText('Pictures are illustrations')).toBeVisible()
    expect(asked.some((path) => path.startsWith('/gifts/trending'))).toBe(false)
    const first = await ideas.allInnerTexts()
    await panel.getByLabel('Price').selectOption({ label: '$50 – $100' })
    await expect.poll(() => ideas.allInnerTexts()).not.toEqual(first)

    const bounds: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/gifts/trending')) bounds.push(new URL(request.url()).search)
    })
    await panel.getByRole('button', { name: 'Refresh' }).click()
    await expect(links).toHaveCount(4)
    await expect.poll(() => bounds).toEqual(['?minPrice=50.00&maxPrice=100.00'])
    const trending = await ideas.allInnerTexts()
    await panel.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => ideas.allInnerTexts()).not.toEqual(trending)
    // What is not among them is asked for by the next Refresh.
    await panel.getByLabel('Price').selectOption({ label: 'Over $100' })
    await expect(panel.getByText('No ideas in this price range. Press Refresh to find some.')).toBeVisible()
    await panel.getByRole('button', { name: 'Refresh' }).click()
    await expect(links).toHaveCount(4)

    await panel
      .getByRole('button', { name: /^Gift Options/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Save as Idea' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save Gift Idea' })
    await dialog.getByLabel('Select Contact').selectOption({ label: 'Maya Okafor' })
    await dialog.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Added to Gift Ideas').first()).toBeVisible()
    await expect(dialog).toBeHidden()
  },
)

test.describe('with pictures that are gone and names that are long', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('nothing leaves the screen of a phone', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { page } = guest
    const prepare = new Preparation(guest, baseURL)
    const fullName = `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} the Elder, Duchess of Somewhere Far Away`
    const contactId = await prepare.add('/contacts', { fullName, relationship: 'aunt-uncle' })
    const name = 'Celebration'.repeat(15)
    const party = { contactId, name, date: dayFromNow(1), type: 'custom', budget: '99999999.99' }
    const occasionId = await prepare.add('/occasions', { ...party, levelOfImportance: 'Critical' })
    const broken = { imageUrl: 'https://broken.invalid/picture.png', productUrl: 'https://example.com/a' }
    await prepare.addBought({ contactId, occasionId, title: 'Gift'.repeat(60), price: '99999999.99', ...broken })
    await guest.open('/dashboard')
    await expect(page.getByRole('list', { name: 'Purchased' }).getByRole('link')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Purchased' }).locator('img')).toHaveCount(0)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'View All' }).click()
    await expect(page.getByRole('dialog').getByText('Tomorrow')).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
})

test.describe('when the activities fail to load', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('their panel says so quietly, and the rest of the page works', { tag: '@long' }, async ({ guest, baseURL }) => {
    await planParty(guest, baseURL)
    await guest.page.route(/\/api\/(?:dashboard$|activities)/, (route) => route.abort())
    await guest.open('/dashboard')
    await expect(guest.page.getByText('Failed to fetch activities')).toBeVisible()
    await expect(guest.page.getByText('2 gifts: 2 ideas')).toBeVisible()
    await expectAccessible(guest.page)
    await guest.page.unroute(/\/api\/(?:dashboard$|activities)/)
    await guest.page.getByRole('button', { name: 'Try again' }).click()
    await expect(guest.page.getByText('Saved gift idea: Pocket telescope')).toBeVisible()
  })
})
