import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, planParty, Preparation } from './support/party.ts'

const deals = (page: Page) => page.getByRole('region', { name: 'Special Deals' })
const cards = (page: Page) => deals(page).getByRole('article')
const more = (page: Page) => deals(page).getByRole('button', { name: 'Load More Deals' })
const options = (page: Page, place: number) =>
  cards(page)
    .nth(place)
    .getByRole('button', { name: /^Gift Options: / })
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test(
  'value picks: twenty a page, of 21 departments, for an event of anybody',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { contactId, occasionId } = await planParty(guest, baseURL)
    const slots: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/gifts/deals') slots.push(searchParams.get('slot'))
    })
    await guest.open('/gifts')
    await expect(cards(page)).toHaveCount(20)
    await expect(deals(page).getByRole('combobox', { name: 'Category' }).getByRole('option')).toHaveCount(21)
    await expect(deals(page).getByText('Deals refresh every 5 minutes.')).toBeVisible()
    await expect(deals(page).getByText(/^As an Amazon Associate I earn from qualifying purchases/)).toBeVisible()
    await expect(
      cards(page)
        .getByText(/^(Under \$25|Seasonal|Good value|From \$\d+)$/)
        .first(),
    ).toBeVisible()
    await expect(cards(page).locator('s'), 'nothing pretends to be marked down').toHaveCount(0)
    // The next page goes on from the first one, also when the deals of the server are others by then.
    await page.clock.setFixedTime(Date.now() + 10 * 60_000)
    await more(page).click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(20)
    expect(slots).toEqual([slots[0], slots[0]])
    expect(slots[0]).toMatch(/^\d+$/)
    const titles = await cards(page).getByRole('heading').allInnerTexts()
    expect(new Set(titles).size).toBe(titles.length)
    await deals(page).getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Pet Supplies' })
    await expect(cards(page)).toHaveCount(20)
    expect(await cards(page).getByRole('heading').allInnerTexts()).not.toEqual(titles.slice(0, 20))

    await options(page, 0).click()
    await expect(page.getByRole('menuitem', { name: 'View Product Details' })).toHaveAttribute(
      'rel',
      'sponsored noopener',
    )
    await page.getByRole('menuitem', { name: 'Assign to Event' }).hover()
    await expect(page.getByRole('menuitem', { name: /^Maya Okafor: Party - / })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('menuitem', { name: /^Maya Okafor: Party - / }).click()
    await said(page, 'Deal added')
    await expect(options(page, 0)).toBeFocused()
    await options(page, 1).click()
    await page.getByRole('menuitem', { name: 'Save as Idea' }).hover()
    await page.getByRole('menuitem', { name: /^Maya Okafor: Party - / }).click()
    await said(page, 'Gift saved')
    const gifts: unknown = await (await page.request.get(`/api/contacts/${contactId}/gift-ideas`)).json()
    expect(gifts).toHaveLength(4)
    expect(gifts).toContainEqual(expect.objectContaining({ occasionId, isSaved: true, provider: 'ribbonry' }))
    const reasons = (gifts as { provider: string; matchReason: string | null }[]).flatMap(({ provider, matchReason }) =>
      provider === 'ribbonry' ? matchReason : [],
    )
    expect(reasons).toEqual(['AI recommended based on profile', 'AI recommended based on profile'])
  },
)

test('one of many events is searched for', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  const prepare = new Preparation(guest, baseURL)
  const contactId = await prepare.add('/contacts', { fullName: 'Zoë Quinn', relationship: 'friend' })
  for (let number = 1; number <= 12; number += 1) {
    const event = { contactId, name: `Concert ${number}`, date: dayFromNow(number), type: 'custom' }
    await prepare.add('/occasions', event)
  }
  await guest.open('/gifts')
  await options(page, 0).click()
  await page.getByRole('menuitem', { name: 'Save as Idea' }).hover()
  await page.getByRole('menuitem', { name: 'All events...' }).click()
  const choice = page.getByRole('dialog', { name: 'Choose an Event' })
  await choice.getByRole('searchbox').fill('zoe 12')
  await expect(choice.getByRole('radio')).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
  await choice.getByRole('radio').check()
  await page.keyboard.press('Control+Enter')
  await said(page, 'Gift saved')
  await expect(options(page, 0)).toBeFocused()
})
