import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, giftOf, planParty, Preparation } from './support/party.ts'

test('buying an idea assigns it, counts it and spends the budget; unbuying and moving back take nothing away', async ({
  guest,
  baseURL,
}) => {
  const { bookId, telescopeId, occasionId } = await planParty(guest, baseURL)
  await guest.open('/dashboard')
  await expect(guest.page.getByText('$0.00 of $80.00')).toBeVisible()
  await guest.showGiftsOf('Maya Okafor')
  await guest.page.getByRole('checkbox', { name: 'Purchased: Field guide to night skies' }).click()
  await expect(guest.page.getByText('2 gifts: 1 purchased, 1 idea')).toBeVisible()
  await expect(guest.page.getByText('$18.50 of $80.00')).toBeVisible()
  await expect.poll(() => giftOf(guest, bookId)).toMatchObject({ isSaved: true, isPurchased: true, occasionId })

  await guest.chooseFromGiftMenu('Pocket telescope', 'Mark as Purchased')
  await expect(guest.page.getByText('$67.20 of $80.00')).toBeVisible()
  await expect.poll(() => giftOf(guest, telescopeId)).toMatchObject({ isSaved: true, isPurchased: true, occasionId })
  await expect(
    guest.page.getByRole('region', { name: 'Recent Activity' }).getByText('Purchased: Pocket telescope'),
  ).toBeVisible()

  await guest.page.getByRole('checkbox', { name: 'Purchased: Pocket telescope' }).click()
  await expect(guest.page.getByText('Gift marked as not purchased').first()).toBeVisible()
  await expect(guest.page.getByText('2 gifts: 1 purchased, 1 assigned')).toBeVisible()
  await expect.poll(() => giftOf(guest, telescopeId)).toMatchObject({ isSaved: true, isPurchased: false, occasionId })

  // What was bought is asked about before it goes back to the ideas.
  const book = 'Field guide to night skies'
  const question = guest.page.getByRole('alertdialog', { name: 'Move Gift to Ideas' })
  const gift = (list: 'Ideas' | 'Assigned') => guest.list(list).getByRole('button', { name: book, exact: true })
  await guest.chooseFromGiftMenu(book, 'Move to Ideas')
  await expect(question).toContainText("It stays marked as purchased, but no longer counts toward the event's budget.")
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(gift('Assigned')).toBeVisible()
  await guest.dragGift(book, 'Ideas')
  await question.getByRole('button', { name: 'Move to Ideas' }).click()
  await expect(gift('Ideas')).toBeVisible()
  // The list is ahead of the server.
  await expect.poll(() => giftOf(guest, bookId)).toMatchObject({ isPurchased: true, isSaved: false })

  // The budget is hidden where the preference says so.
  await new Preparation(guest, baseURL).change('PUT', '/preferences', { budgetVisibility: false })
  await guest.page.reload()
  await expect(guest.page.getByText(/^2 gifts: /)).toBeVisible()
  await expect(guest.page.getByText('of $80.00')).toBeHidden()
  await guest.page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  await guest.page.getByRole('region', { name: /^Gift Ideas Bank/ }).waitFor()
  await expect(guest.page.getByText('Budget range')).toHaveCount(0)
})

test('the stat cards and View All open the events they count', { tag: '@long' }, async ({ guest, baseURL }) => {
  await planParty(guest, baseURL)
  await guest.open('/dashboard')
  await guest.page.getByRole('button', { name: /^Events without Gifts Attached/ }).click()
  const without = guest.page.getByRole('dialog', { name: 'Events without Gifts Attached' })
  await expect(without.getByText('No Gift')).toBeVisible()
  await guest.page.keyboard.press('Escape')
  await guest.page.getByRole('button', { name: /^Events with Gifts Attached/ }).click()
  await expect(guest.page.getByText('None of your events has a gift yet')).toBeVisible()
  await guest.page.keyboard.press('Escape')
  await guest.page.getByRole('button', { name: 'View All' }).click()
  const all = guest.page.getByRole('dialog', { name: 'All Events' })
  await expect(all.getByText('In 5 days')).toBeVisible()
  await all.getByRole('button', { name: /^View Details/ }).click()
  await expect(guest.page.getByRole('dialog', { name: /^Edit Event/ })).toBeVisible()
})

test(
  'past events show what was given or that nothing was noted, and a birthday tells the age',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const prepare = new Preparation(guest, baseURL)
    const { bookId } = await planParty(guest, baseURL, -3)
    await prepare.change('PATCH', `/gift-ideas/${bookId}/purchase`, { isPurchased: true })
    const birthday = `1992${dayFromNow(-4).slice(4)}`
    await prepare.add('/contacts', { fullName: 'Tom Reyes', relationship: 'friend', birthday })
    await guest.open('/dashboard')
    await guest.showEvents('Past')
    const events = page.getByRole('region', { name: 'Events' })
    await expect(events.getByText('3 days ago')).toBeVisible()
    await expect(events.getByText('4 days ago')).toBeVisible()
    await expect(events.getByText(`Turned ${Number(dayFromNow(-4).slice(0, 4)) - 1992}`)).toBeVisible()
    await expect(events.getByText('No Gift Yet')).toBeVisible()
    await page.getByRole('button', { name: /^Show gifts: Maya Okafor/ }).click()
    await expect(page.getByRole('checkbox', { name: 'Purchased: Field guide to night skies' })).toBeChecked()
    await page.getByRole('button', { name: /^Show gifts: Tom Reyes/ }).click()
    await expect(events.getByText('No gift was recorded for this day.')).toBeVisible()
    await expectAccessible(page)
  },
)

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the dashboard (${theme})`, { tag: '@long' }, async ({ guest, baseURL }) => {
    await planParty(guest, baseURL, 2)
    await guest.page.emulateMedia({ colorScheme: theme })
    await guest.open('/dashboard')
    await guest.showGiftsOf('Maya Okafor')
    await guest.page.getByRole('checkbox', { name: 'Purchased: Pocket telescope' }).click()
    await guest.page.getByRole('button', { name: 'Refresh' }).click()
    await expect(guest.page.getByRole('list', { name: 'Trending Gift Ideas' }).getByRole('link')).toHaveCount(4)
    await expectAccessible(guest.page)
    await guest.page.getByRole('button', { name: 'More for Pocket telescope' }).click()
    await expect(guest.page.getByRole('menuitem', { name: 'Copy product link' })).toBeVisible()
    await expectAccessible(guest.page)
  })

  test(
    `axe finds nothing on the pages beside the dashboard (${theme})`,
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { contactId } = await planParty(guest, baseURL, 2)
      await guest.page.emulateMedia({ colorScheme: theme })
      for (const path of [
        '/calendar',
        '/reminders',
        '/gifts',
        `/gift-recommendations/${contactId}`,
        '/gift-recommendations/999999',
      ]) {
        await guest.open(path)
        await guest.page.getByRole('main').getByRole('heading').or(guest.page.locator('main dl')).first().waitFor()
        await expectAccessible(guest.page)
      }
    },
  )
}

test.describe('when the server is out of reach', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('what cannot be loaded says so and can be asked for again', async ({ guest, baseURL }) => {
    await planParty(guest, baseURL)
    await guest.page.route(/\/api\/(?:dashboard$|occasions\/upcoming\/365)/, (route) => route.abort())
    await guest.open('/dashboard')
    await expect(guest.page.getByText("We couldn't load your events")).toBeVisible()
    await expectAccessible(guest.page)
    await guest.page.unroute(/\/api\/(?:dashboard$|occasions\/upcoming\/365)/)
    await guest.page.getByRole('button', { name: 'Try again' }).click()
    await expect(guest.page.getByText('2 gifts: 2 ideas')).toBeVisible()
  })
})
