import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { signInAsAdministrator } from './support/administrator.ts'
import { expect } from './support/fixtures.ts'
import { dayFromNow, Preparation } from './support/party.ts'
import { test } from './support/product-feeds.ts'

const columns = ['id', 'title', 'description', 'link', 'image_link', 'price', 'availability', 'product_type', 'label']

/** Puzzles in a department whose words fit a category, lamps in one whose words say nothing; one has no price. */
function feedOf(count: number, { reduced, soldOut }: { reduced?: number; soldOut?: number } = {}): string {
  const rows = Array.from({ length: count }, (_, at) => [
    `z${at}`,
    `Zumtobel lantern number ${at}`,
    'A light for long evenings',
    `https://lamps.example/p/${at}`,
    `https://img.lamps.example/${at}.jpg`,
    at === 3 ? 'on request' : `${at === reduced ? at + 15 : at + 20}.00 USD`,
    at === soldOut ? 'out_of_stock' : 'in_stock',
    at % 2 === 0 ? 'Toys & Games > Puzzles' : 'Kistenkram 7',
    '<b>sale</b>',
  ])
  return [columns, ...rows].map((cells) => cells.join('\t')).join('\n')
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toast = (page: Page) => page.locator('li[data-popup]')
const found = (page: Page) =>
  page
    .getByRole('dialog', { name: /^AI Gift Recommendations/ })
    .getByRole('link', { name: /^Zumtobel lantern number 5 / })

const none: Lantern = { title: '', provider: '', productKey: '', productUrl: '', priceAmount: null }

interface Lantern {
  title: string
  provider: string
  productKey: string
  productUrl: string
  priceAmount: string | null
}

async function searchForLantern(page: Page) {
  await page.goto('/gifts')
  await page.getByRole('searchbox').first().fill('zumtobel lantern')
  await page.keyboard.press('Enter')
}

test(
  'an administrator adds a feed, corrects it, imports it, refreshes it and removes it',
  { tag: '@long' },
  async ({ visitor, baseURL, dataDir, feedHost }) => {
    test.setTimeout(360_000)
    const { page } = visitor
    feedHost.serve('/page.html', { body: '<!doctype html><title>Lamps</title><p>Welcome', type: 'text/html' })
    feedHost.serve('/lamps.tsv', { body: feedOf(30), hasEtag: true, gzip: 'encoding' })
    await page.route('https://img.lamps.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await signInAsAdministrator(page, baseURL, dataDir)

    await test.step('there is none yet, which offers the first step', async () => {
      await page.goto('/feedback')
      await page.getByRole('tab', { name: 'Catalogue' }).click()
      await expect(page.getByRole('article', { name: 'Ribbonry' }).or(page.getByText('Built-in ideas'))).toBeVisible()
      await expect(page.getByText('No product feeds yet')).toBeVisible()
    })

    await test.step('the form says what is missing, and a page that is no feed is told', async () => {
      await page.getByRole('button', { name: 'Add a feed' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a feed' })
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByLabel('Name')).toBeFocused()
      await expect(dialog.getByText('Enter the address')).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await dialog.getByLabel('Name').fill('Lamp House')
      await dialog.getByLabel('Address of the feed').fill(`${feedHost.url}/page.html`)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('link', { name: 'All sources' })).toBeFocused()
      await expect(page.getByText("We couldn't read the feed")).toBeVisible()
      await expect(page.getByText(/isn't a product feed/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Import products' })).toBeDisabled()
      await page.getByLabel('New address').fill(`${feedHost.url}/lamps.tsv`)
      await page.getByRole('button', { name: 'Save Changes' }).click()
    })

    const products = page.getByRole('table', { name: 'First products' })
    await test.step('it shows the first products, with what would be rejected', async () => {
      await expect(products.getByRole('row')).toHaveCount(21)
      await expect(products.getByRole('row', { name: /number 5/ })).toContainText('$25.00')
      await expect(products.getByText(/^Rejected: /)).toHaveCount(1)
      await expect(page.getByLabel('Title')).toHaveValue('title')
      await expectAccessibleInBothThemes(page)
    })

    await test.step('without the column of the title nothing can be imported', async () => {
      await page.getByLabel('Title').selectOption({ label: 'Not in this feed' })
      await expect(page.getByText('Choose a column for: Title.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Import products' })).toBeDisabled()
      await page.getByLabel('Title').selectOption({ label: 'title' })
      await expect(products.getByRole('row')).toHaveCount(21)
    })

    await test.step('a department is corrected by keyboard', async () => {
      const category = page.getByRole('combobox', { name: 'Category of Kistenkram 7' })
      await expect(category).toHaveValue('')
      await category.focus()
      await page.keyboard.type('board games')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(category).toHaveValue(/Board & Card Games/)
      await expect(products.getByRole('row', { name: /number 5/ })).toContainText('Board & Card Games')
    })

    await test.step('it is imported, and says how that went', async () => {
      await page.getByRole('button', { name: 'Import products' }).click()
      await expect(toast(page).filter({ hasText: 'Lamp House was imported: 29 new' })).toBeVisible({ timeout: 30_000 })
      const last = region(page, 'Last refresh')
      await expect(last).toContainText(/In the file\s*30.*New\s*29.*Rejected\s*1/s)
      await expect(page.getByRole('combobox', { name: 'Category of Kistenkram 7' })).toHaveValue(/Board & Card Games/)
      await expectAccessibleInBothThemes(page)
      const download = page.waitForEvent('download')
      await last.getByRole('button', { name: 'Download rejects' }).click()
      expect(await readFile(await (await download).path(), 'utf8')).toContain('z3')
    })

    await test.step('people find its products, with the name of the feed', async () => {
      await searchForLantern(page)
      await expect(found(page)).toBeVisible({ timeout: 60_000 })
      await expect(page.getByRole('article').filter({ hasText: 'Zumtobel lantern number 5' })).toContainText(
        'Lamp House',
      )
    })

    await test.step('the list shows it, and leads to it and back', async () => {
      await page.goto('/feedback?tab=catalogue')
      await page.getByRole('link', { name: 'Open Lamp House' }).click()
      await expect(page.getByRole('link', { name: 'All sources' })).toBeFocused()
      await page.goBack()
      await expect(page.getByRole('link', { name: 'Open Lamp House' })).toBeFocused()
      await expect(page.getByRole('article', { name: 'Lamp House' })).toContainText(/Working.*Products\s*29/s)
      await page.keyboard.press('Enter')
    })

    const refresh = page.getByRole('button', { name: 'Refresh now' })
    await test.step('a gift that was saved from it is watched, and costs less', async () => {
      const prepare = new Preparation(visitor, baseURL)
      const contactId = await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'sibling' })
      const event = { contactId, type: 'custom', isRecurring: false }
      const later = await prepare.add('/occasions', { ...event, name: 'Graduation', date: dayFromNow(90) })
      const { products: all } = await prepare.read<{ products: Lantern[] }>('/gift-search?query=zumtobel lantern')
      const save = async (number: number, occasionId: number) => {
        const found = all.find((one) => one.title.endsWith(` ${number}`))
        const { title, provider, productKey, productUrl, priceAmount: price } = found ?? none
        const product = { title, provider, productKey, productUrl, price, priceKind: 'live' }
        await prepare.add('/gift-ideas', { contactId, occasionId, ...product })
      }
      // Of an event far away nothing is looked up, until somebody watches it.
      await save(5, later)
      feedHost.serve('/lamps.tsv', { body: feedOf(30, { reduced: 5, soldOut: 7 }), hasEtag: true })
      await refresh.click()
      await expect(toast(page).filter({ hasText: 'Lamp House was imported: 0 new, 2 changed' })).toBeVisible({
        timeout: 30_000,
      })

      await visitor.open('/contacts')
      await visitor.openContact('Maya Okafor')
      await page.getByRole('button', { name: 'Show gifts for Graduation' }).click()
      await page.getByRole('button', { name: 'More for Zumtobel lantern number 5' }).click()
      await page.getByRole('menuitem', { name: 'Watch price…' }).click()
      const watch = page.getByRole('dialog', { name: 'Watch the price of Zumtobel lantern number 5' })
      await expect(watch.getByRole('radio', { name: 'When it drops by 10 %' })).toBeChecked()
      await watch.getByRole('button', { name: 'Watch', exact: true }).click()
      await expect(toast(page).filter({ hasText: "We'll tell you when the price drops" })).toBeVisible()
      // A job looks the price up: a page that is opened sooner says nothing of it, and would have to be opened again.
      await expect.poll(() => prepare.read<unknown[]>('/gift-ideas/price-drops'), { timeout: 30_000 }).toHaveLength(1)
      await visitor.open('/contacts')
      await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
      const bell = page.getByRole('dialog', { name: 'Notifications' })
      await expect(bell).toContainText('Price drop: Zumtobel lantern number 5')
      await expect(bell).toContainText('Now $20.00, was $25.00, for Maya Okafor')
      await bell.getByText('Price drop: Zumtobel lantern number 5').click()
      const details = page.getByRole('dialog', { name: 'Gift Details' })
      await expect(details).toContainText('now $20.00 (was $25.00 when you saved it)')
      await expectAccessibleInBothThemes(page)
      await page.keyboard.press('Escape')

      await page.goto('/feedback?tab=catalogue')
      await page.getByRole('link', { name: 'Open Lamp House' }).click()
    })

    await test.step('a file with far fewer items changes nothing, unless that is right', async () => {
      feedHost.serve('/lamps.tsv', { body: feedOf(3), hasEtag: true })
      await refresh.click()
      await expect(toast(page).filter({ hasText: "Lamp House wasn't imported" })).toBeVisible({ timeout: 30_000 })
      await expect(region(page, 'Last refresh')).toContainText('far fewer items')
      await page.getByRole('button', { name: 'Import it anyway' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Import it anyway' }).click()
      await expect(toast(page).filter({ hasText: 'Lamp House was imported' })).toBeVisible({ timeout: 30_000 })
      await expect(region(page, 'Last refresh')).toContainText(/Out of stock\s*26/)
    })

    await test.step('removed, it is gone from the list and from search', async () => {
      await page.getByRole('button', { name: 'Remove feed' }).click()
      const question = page.getByRole('alertdialog', { name: 'Remove Lamp House?' })
      await expect(question).toContainText("can't be found anymore")
      await question.getByRole('button', { name: 'Remove feed' }).click()
      await expect(page.getByText('No product feeds yet')).toBeVisible()
      const { products: left } = await new Preparation(visitor, baseURL).read<{ products: Lantern[] }>(
        '/gift-search?query=zumtobel lantern',
      )
      expect(left.filter(({ title }) => title.startsWith('Zumtobel'))).toEqual([])
    })
  },
)

test('an unchanged feed says so', { tag: '@long' }, async ({ visitor: { page }, baseURL, dataDir, feedHost }) => {
  test.slow()
  feedHost.serve('/lamps.tsv', { body: feedOf(30), hasEtag: true, gzip: 'encoding' })
  await signInAsAdministrator(page, baseURL, dataDir)
  await page.goto('/feedback?tab=catalogue')
  await page.getByRole('button', { name: 'Add a feed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a feed' })
  await dialog.getByLabel('Name').fill('Lamp House')
  await dialog.getByLabel('Address of the feed').fill(`${feedHost.url}/lamps.tsv`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Import products' }).click()
  await expect(toast(page).filter({ hasText: 'Lamp House was imported: 29 new' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await expect(toast(page).filter({ hasText: "Lamp House hasn't changed" })).toBeVisible({ timeout: 30_000 })
  expect(feedHost.calls.at(-1)?.status).toBe(304)
  await page.getByRole('button', { name: 'Remove feed' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove feed' }).click()
  await expect(page.getByText('No product feeds yet')).toBeVisible()
})

test('a feed is added as a file', { tag: '@long' }, async ({ visitor: { page }, baseURL, dataDir }) => {
  test.slow()
  await signInAsAdministrator(page, baseURL, dataDir)
  await page.goto('/feedback?tab=catalogue')
  await page.getByRole('button', { name: 'Add a feed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a feed' })
  await dialog.getByLabel('Name').fill('Corner Shop')
  await dialog.getByRole('radio', { name: 'In a file' }).check()
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await dialog.getByRole('button', { name: 'File', exact: true }).setInputFiles(file('prices.pdf', 'x'))
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText(/^prices\.pdf isn't/)).toBeVisible()
  await dialog.getByRole('button', { name: 'File', exact: true }).setInputFiles(file('products.tsv', feedOf(12)))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('table', { name: 'First products' }).getByRole('row')).toHaveCount(13)
  await expect(page.getByText('products.tsv')).toBeVisible()
  await page.getByRole('button', { name: 'Remove feed' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove feed' }).click()
  await expect(page.getByText('No product feeds yet')).toBeVisible()
})
