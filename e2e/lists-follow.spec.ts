import type { Browser, Page, Request } from '@playwright/test'
import { Ribbonry } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, planParty, Preparation } from './support/party.ts'

/**
 * Lists are cached for as long as the app is open, and every change makes them stale. Here each change is made in
 * an app that has seen all lists; afterward they read as in an app that was just opened.
 */
test(
  'after a gift or an event changes every list reads as in a freshly opened app',
  { tag: '@long' },
  async ({ guest, baseURL, browser }) => {
    test.setTimeout(240_000)
    const { page } = guest
    const { bothAgree, elsewhere } = await withAllListsSeen(guest, baseURL, browser)

    await toDashboard(page)
    await page.getByRole('button', { name: 'Show gifts: Maya Okafor, Party' }).click()
    await guest.list('Ideas').waitFor()
    await page.getByRole('checkbox', { name: 'Purchased: Pocket telescope' }).click()
    await expect(guest.list('Assigned').getByRole('checkbox', { name: 'Purchased: Pocket telescope' })).toBeChecked()
    await bothAgree('a purchase')

    const editor = page.getByRole('dialog', { name: /^Edit Event/ })
    await openEditor(page, 'Party')
    await editor.getByRole('button', { name: 'Delete Gift: Field guide to night skies' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Gift' }).click()
    await expect(editor.getByText('Field guide to night skies')).toHaveCount(0)
    await editor.getByLabel('Event name').fill('Reunion')
    await editor.getByRole('button', { name: 'Update Event' }).click()
    await expect(editor).toBeHidden()
    await bothAgree('a deleted gift and another name of the event')
    await elsewhere.close()
  },
)

test(
  'after an event is added or deleted every list does so, too',
  { tag: '@long' },
  async ({ guest, baseURL, browser }) => {
    test.setTimeout(240_000)
    const { page } = guest
    const { bothAgree, elsewhere } = await withAllListsSeen(guest, baseURL, browser)

    await toContact(page)
    await page.getByRole('button', { name: 'Add Event' }).click()
    const add = page.getByRole('dialog', { name: 'Add Special Event' })
    await add.getByLabel('Event type').selectOption('Christmas')
    await add.getByRole('button', { name: 'Add Event' }).click()
    await expect(add).toBeHidden()
    await page.keyboard.press('Escape')
    await bothAgree('a new event')

    const editor = page.getByRole('dialog', { name: /^Edit Event/ })
    await openEditor(page, 'Party')
    await editor.getByRole('button', { name: 'Delete Event' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Event' }).click()
    await expect(editor).toBeHidden()
    await bothAgree('a deleted event')
    await elsewhere.close()
  },
)

/** Opens the app and reads every list in it. @returns what compares them with an app opened after a change, and where that is */
async function withAllListsSeen(guest: Ribbonry, baseURL: string | undefined, browser: Browser) {
  const { page } = guest
  const { contactId, occasionId } = await planParty(guest, baseURL)
  const prepare = new Preparation(guest, baseURL)
  await prepare.change('PUT', `/occasions/${occasionId}`, { reminderMethod: 'push', reminderDays: 7 })
  const birthday = { contactId, name: 'Name day', date: dayFromNow(9), type: 'annual', isRecurring: true }
  await prepare.add('/occasions', birthday)
  // In a window of its own: of two tabs in one, the hidden one is drawn once a second, and every click waits for that.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
  const opened = new Ribbonry(await elsewhere.newPage())
  followReads(page)
  followReads(opened.page)
  await guest.open('/dashboard')
  for (const read of Object.values(lists)) await read(page)
  const bothAgree = async (change: string) => {
    await opened.open('/dashboard')
    for (const [list, read] of Object.entries(lists)) {
      await expect(async () => {
        const [truth, shown] = await Promise.all([read(opened.page), read(page)])
        expect(shown, `${list} after ${change}`).toEqual(truth)
      }).toPass({ timeout: 20_000 })
    }
  }
  return { bothAgree, elsewhere }
}

/** By the links and dialogs of the app itself: a reload forgets what it has seen. */
const lists: Record<string, (page: Page) => Promise<string[]>> = {
  dashboard: async (page) => {
    await toDashboard(page)
    await loaded(page)
    const figures = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^(Total Contacts|Events)/ })
    const activity = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
    const withoutTimes = (await activity.allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
    return [...(await figures.allInnerTexts()), ...(await rows(page)), ...withoutTimes]
  },
  contacts: async (page) => {
    await navigate(page, 'Contacts')
    await loaded(page)
    return [await page.getByRole('main').innerText()]
  },
  'contact details': async (page) => {
    await toContact(page)
    const dialog = page.getByRole('dialog', { name: 'Maya Okafor' })
    const sections = dialog.getByRole('region', { name: /^(Special Events|General Gift Ideas|Assigned Gifts)/ })
    await loaded(page)
    const texts = await sections.allInnerTexts()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    return texts
  },
  reminders: async (page) => {
    await navigate(page, 'Reminders')
    await loaded(page)
    return [await page.getByRole('main').innerText()]
  },
  statistics: async (page) => {
    await page.getByRole('button', { name: 'Profile Settings' }).click()
    const statistics = page.getByRole('region', { name: 'Account Statistics' })
    await loaded(page)
    const text = await statistics.innerText()
    await page.keyboard.press('Escape')
    await expect(statistics).toBeHidden()
    return [text]
  },
}

const underWay = new WeakMap<Page, Set<Request>>()

function followReads(page: Page) {
  const reads = new Set<Request>()
  underWay.set(page, reads)
  page.on('request', (request) => void (request.url().includes('/api/') && reads.add(request)))
  page.on('requestfinished', (request) => void reads.delete(request))
  page.on('requestfailed', (request) => void reads.delete(request))
}

/**
 * Words, then gray shapes, hold the place of what is still being fetched. A list that was read before is shown until it's read
 * again, and leaving the screen cancels that. Recommendations below the screen aren't fetched until somebody comes near.
 */
async function loaded(page: Page) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect.poll(() => underWay.get(page)?.size).toBe(0)
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  await expect(page.locator('[class*="skeleton"]:not([aria-label="Recommended Gifts"] *)')).toHaveCount(0)
}

/** Without the gifts of an open row. */
async function rows(page: Page): Promise<string[]> {
  const events = page.getByRole('main').getByRole('listitem').filter({ hasText: 'View Details' })
  return (await events.allInnerTexts()).map((text) => text.split('View Details')[0] ?? '')
}

async function navigate(page: Page, to: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: to, exact: true }).click()
  await page.getByRole('banner').getByRole('heading', { name: to }).waitFor()
}

const toDashboard = (page: Page) => navigate(page, 'Dashboard')

async function toContact(page: Page) {
  await navigate(page, 'Contacts')
  await new Ribbonry(page).openContact('Maya Okafor')
}

async function openEditor(page: Page, event: string) {
  await toDashboard(page)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: event })
  await row.getByRole('button', { name: 'View Details' }).click()
  await page
    .getByRole('dialog', { name: /^Edit Event/ })
    .getByLabel('Event type')
    .waitFor()
}
