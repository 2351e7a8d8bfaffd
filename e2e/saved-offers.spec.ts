import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { Preparation } from './support/party.ts'

test(
  'a saved gift that its shop no longer has says so, offers three others, and its price can be watched',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    test.slow()
    const { page } = guest
    const prepare = new Preparation(guest, baseURL)
    const contactId = await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'sister' })
    const soon = new Date(Date.now() + 5 * 24 * 3600_000).toISOString().slice(0, 10)
    const occasionId = await prepare.add('/occasions', { contactId, name: 'Housewarming', date: soon, type: 'custom' })
    await prepare.add('/gift-ideas', {
      contactId,
      occasionId,
      title: 'Ceramic teapot with a bamboo handle',
      price: '40.00',
      priceKind: 'live',
      // A feed that this server doesn't have, so its products are gone.
      provider: 'feed:900',
      productKey: 'teapot',
      productUrl: 'https://shop.example/teapot',
    })

    await expect(async () => {
      await guest.open(`/dashboard?event=${occasionId}`)
      await expect(page.getByText('out of stock:')).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await page.getByRole('button', { name: /^Out of stock\. Show three gifts like/ }).press('Enter')
    const similar = page.getByRole('dialog', { name: 'Instead of Ceramic teapot with a bamboo handle' })
    await expect(similar.getByRole('listitem')).toHaveCount(3)
    await expectAccessibleInBothThemes(page)
    await similar
      .getByRole('button', { name: /^Save as Idea/ })
      .first()
      .click()
    await expect(page.getByText('Added to Gift Ideas').first()).toBeVisible()
    await expect(similar).toBeHidden()

    await page.getByRole('button', { name: 'Ceramic teapot with a bamboo handle', exact: true }).first().click()
    const details = page.getByRole('dialog', { name: 'Gift Details' })
    await details.getByRole('button', { name: 'Watch', exact: true }).press('Enter')
    const watch = page.getByRole('dialog', { name: /^Watch the price of/ })
    await watch.getByRole('radio', { name: 'When it costs at most' }).check()
    await watch.getByRole('button', { name: 'Watch', exact: true }).click()
    await expect(watch.getByText('Enter a price')).toBeVisible()
    await watch.getByLabel('Price').fill('30')
    await expectAccessibleInBothThemes(page)
    await watch.getByLabel('Price').press('Enter')
    await expect(details.getByText('Watching for $30.00 or less')).toBeVisible()
    await details.getByRole('button', { name: 'Change' }).click()
    await watch.getByRole('button', { name: 'Stop watching' }).click()
    await expect(details.getByRole('button', { name: 'Watch', exact: true })).toBeVisible()
  },
)
