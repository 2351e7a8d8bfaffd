import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'

/** Month and day of the date in so many days, where the browser is. */
function dayAhead(days: number, timeZone: string): { month: string; day: string } {
  const date = new Date(Date.now() + days * 86_400_000)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(date)
  return { month: part({ month: 'long' }), day: part({ day: 'numeric' }) }
}

test("the newcomer's two minutes: from the landing page to a gift bought for a birthday", async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.continueAsGuest()
  await page.getByRole('button', { name: 'Skip these steps' }).click()
  await expect(page.getByRole('heading', { name: 'Who do you never want to forget?' })).toBeVisible()
  await expectAccessible(page)

  const { month, day } = dayAhead(2, 'America/New_York')
  await page.getByRole('button', { name: 'Add Your First Contact' }).click()
  await visitor.describePerson({ name: 'Maya Okafor', relationship: 'Sibling' })
  await visitor.pickBirthday(month, day)
  await visitor.saveContact()

  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Maya Okafor', exact: true }) })
  await expect(row.getByText('In 2 days')).toBeVisible()
  await expect(row.getByText('Sibling')).toBeVisible()
  await expect(row.getByText('Medium')).toBeVisible()
  await expect(row.getByText('No Gift Yet')).toBeVisible()

  await visitor.showGiftsOf('Maya Okafor')
  await visitor.addGiftIdea({ name: 'Field guide to night skies', price: '18.50' })
  await visitor.addGiftIdea({ name: 'Pocket telescope', price: '48.70', link: 'https://example.com/telescope' })
  await expect(row.getByText('2 gifts: 2 ideas')).toBeVisible()

  await visitor.dragGift('Pocket telescope', 'Assigned')
  await expect(row.getByText('2 gifts: 1 assigned, 1 idea')).toBeVisible()
  await expect(row.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', 'https://example.com/telescope')

  await page.getByRole('checkbox', { name: 'Purchased: Field guide to night skies' }).click()
  await expect(row.getByText('2 gifts: 1 purchased, 1 assigned')).toBeVisible()
  await expect(page.getByText('Gift marked as purchased!').first()).toBeVisible()
  await expect(visitor.list('Assigned').getByText('$18.50 · Purchased')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Total Contacts 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Events with Gifts Attached 1' })).toBeVisible()
  const told = page.getByRole('region', { name: 'Recent Activity' })
  await expect(told.getByText('Purchased: Field guide to night skies')).toBeVisible()

  await page.reload()
  await expect(row.getByText('2 gifts: 1 purchased, 1 assigned')).toBeVisible()
  await visitor.showGiftsOf('Maya Okafor')
  await expect(visitor.list('Assigned').getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
})
