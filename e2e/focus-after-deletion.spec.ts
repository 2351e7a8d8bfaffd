import type { Locator, Page } from '@playwright/test'
import { password, signInAsSomebody } from './support/accounts.ts'
import { expect, test } from './support/fixtures.ts'
import { notFoundBy } from './support/not-found.ts'
import { dayFromNow, planParty, Preparation } from './support/party.ts'

// Passkeys, connected accounts, gifts and API failures: in the journeys that get that far (security, social-login, gifts,
// shops).

const confirmIt = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).press('Enter')

test('a deleted contact leaves the focus on the next one, then the one before, then on the page', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  const prepare = new Preparation(guest, baseURL)
  for (const fullName of ['Ann Ash', 'Bo Birch', 'Cy Cedar', 'Di Dogwood'])
    await prepare.add('/contacts', { fullName, relationship: 'friend' })
  await guest.open('/contacts')
  const bin = (fullName: string) => page.getByRole('button', { name: `Delete ${fullName}` })
  await bin('Bo Birch').press('Enter')
  await confirmIt(page, 'Delete Contact')
  await expect(bin('Bo Birch')).toBeHidden()
  await expect(bin('Cy Cedar')).toBeFocused()
  await page.getByRole('button', { name: 'Cy Cedar', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Contact' }).press('Enter')
  await confirmIt(page, 'Delete Contact')
  await expect(page.getByRole('button', { name: 'Di Dogwood', exact: true })).toBeFocused()
  await bin('Di Dogwood').press('Enter')
  await confirmIt(page, 'Delete Contact')
  await expect(bin('Ann Ash')).toBeFocused()
  await bin('Ann Ash').press('Enter')
  await confirmIt(page, 'Delete Contact')
  await expect(page.getByText('No contacts yet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('so does a deleted event, on the dashboard and on the contact', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  const { contactId } = await planParty(guest, baseURL)
  const prepare = new Preparation(guest, baseURL)
  for (const [event, days] of [
    ['Concert', 9],
    ['Marathon', 12],
  ] as const)
    await prepare.add('/occasions', { contactId, name: event, date: dayFromNow(days), type: 'custom' })
  await guest.open('/dashboard')
  const details = page.getByRole('main').getByRole('button', { name: 'View Details' })
  await expect(details).toHaveCount(3)
  await details.nth(1).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Event' }).press('Enter')
  await confirmIt(page, 'Delete Event')
  await expect(details).toHaveCount(2)
  await expect(details.nth(1)).toBeFocused()

  // An event goes with its contact, who is deleted in a dialog above it.
  await prepare.add('/contacts', { fullName: 'Zoe Zhu', relationship: 'friend' })
  const notFound = notFoundBy(page)
  await guest.open('/contacts')
  await page.getByRole('button', { name: 'Maya Okafor', exact: true }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Next event/ })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Maya Okafor', exact: true }).press('Enter')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Delete Contact' }).press('Enter')
  await confirmIt(page, 'Delete Contact')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Zoe Zhu', exact: true })).toBeFocused()
  await expect(page.getByText('Contact deleted successfully!', { exact: true })).toBeVisible()
  expect(notFound).toEqual([])
})

test(
  'so does a row taken out of a form: a special event of a new contact, and one who shares a cost',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { telescopeId } = await planParty(guest, baseURL)
    await guest.open('/contacts')
    await guest.startAddingContact()
    const form = page.getByRole('dialog', { name: 'Add Contact' })
    const addEvent = form.getByRole('button', { name: 'Add special event' })
    for (const [row, event] of ['Concert', 'Marathon', 'Regatta'].entries()) {
      await addEvent.press('Enter')
      await expect(form.getByLabel('Event name').nth(row)).toBeFocused()
      await page.keyboard.type(event)
    }
    await form.getByRole('button', { name: 'Remove Marathon' }).press('Enter')
    await expect(form.getByRole('button', { name: 'Remove Regatta' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.getByRole('button', { name: 'Remove Concert' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(addEvent).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()

    const contributors = ['You', 'Bo', 'Chidi'].map((name) => ({ name, amount: '10.00' }))
    await new Preparation(guest, baseURL).change('POST', '/gift-splits', {
      giftIdeaId: telescopeId,
      totalCost: '30.00',
      contributors,
    })
    await guest.open('/dashboard')
    await guest.showGiftsOf('Maya Okafor')
    await page.getByRole('button', { name: 'Pocket telescope', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Split cost' }).click()
    const split = page.getByRole('dialog', { name: 'Split Gift: Pocket telescope' })
    await split.getByRole('button', { name: 'Remove Bo' }).press('Enter')
    await expect(split.getByRole('button', { name: 'Remove Chidi' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(split.getByRole('button', { name: 'Remove You' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(split.getByRole('button', { name: 'Add Person' })).toBeFocused()
  },
)

test('so does an entry of the bell, and the last one leaves it on the heading', { tag: '@long' }, async ({ guest }) => {
  const { page } = guest
  await guest.open('/dashboard')
  await giveToBell(page, ['Concert', 'Marathon', 'Regatta', 'Parade'])
  await page.reload()
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const heading = panel.getByRole('heading', { name: 'Notifications' })
  await panel.getByRole('button', { name: 'Mark read: Concert' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Delete: Concert' })).toBeFocused()
  await panel.getByRole('button', { name: 'Delete: Marathon' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Delete: Regatta' })).toBeFocused()
  await panel.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(panel).toContainText('No notifications yet')
  await expect(heading).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused()

  await giveToBell(page, ['Concert'])
  await page.reload()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).press('Enter')
  await panel.getByRole('button', { name: 'Delete: Concert' }).press('Enter')
  await expect(heading).toBeFocused()
})

test(
  'so does another device that is no longer notified, and an ended session',
  { tag: '@long' },
  async ({ visitor, baseURL: origin = '', playwright }) => {
    const { page } = visitor
    const email = await signInAsSomebody(page)
    // Each device is a session of its own.
    for (const number of [1, 2]) {
      const device = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
      await device.post('/api/auth/login', { data: { email, password } })
      const answer = await device.post('/api/push/subscriptions', { data: subscription(number) })
      expect(answer.status(), await answer.text()).toBe(201)
      await device.dispose()
    }
    await visitor.open('/dashboard')
    await visitor.openProfileSettings()
    const leaveOneByOne = async (button: Locator, heading: string, confirm?: () => Promise<void>) => {
      await expect(button).toHaveCount(2)
      await button.first().press('Enter')
      await confirm?.()
      await expect(button).toHaveCount(1)
      await expect(button).toBeFocused()
      await button.press('Enter')
      await confirm?.()
      await expect(button).toHaveCount(0)
      await expect(page.getByRole('heading', { name: heading })).toBeFocused()
    }
    await leaveOneByOne(page.getByRole('button', { name: /^Stop notifying / }), 'Notification Preferences')
    const end = page.getByRole('dialog').getByRole('button', { name: /^Sign out/ })
    await leaveOneByOne(end, "Where you're signed in", () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).press('Enter'),
    )
  },
)

/** What the bell keeps in the browser. */
async function giveToBell(page: Page, titles: string[]) {
  const { id: userId } = (await (await page.request.get('/api/auth/user')).json()) as { id: string }
  const entry = { message: 'Soon', type: 'other', timestamp: 0, read: false }
  const items = titles.map((title) => ({ ...entry, id: title, title }))
  await page.evaluate(
    (kept) => localStorage.setItem('app-notifications', kept),
    JSON.stringify({ userId, items, told: [] }),
  )
}

/** What a browser with a push service would send. */
function subscription(number: number) {
  return {
    endpoint: `https://push.example.com/send/focus-${number}`,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }
}
