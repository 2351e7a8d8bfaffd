import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { Api, said, tom } from './support/event-dialogs.ts'
import { mailsTo } from './support/mailbox.ts'
import { expect, test } from './support/time-travel.ts'

// A Saturday, ten in the morning where the journeys' browser is.
test.use({ now: '2026-11-21T15:00:00Z' })

const reminded = { type: 'custom', reminderMethod: 'push' }
const tomorrow = { ...reminded, name: 'Name day', date: '2026-11-22' }
const inAWeek = { ...reminded, name: 'Party', date: '2026-11-28' }
const inTenDays = { ...reminded, name: 'Concert', date: '2026-12-01' }
const inAMonth = { ...reminded, name: 'Marathon', date: '2026-12-21' }

const list = (page: Page, name: 'Active reminders' | 'Snoozed' | 'Off') => page.getByRole('list', { name, exact: true })
const rows = (within: Locator) => within.getByRole('listitem')
const row = (within: Locator, event: string) => rows(within).filter({ hasText: event })
const notify = (within: Locator, event: string) => row(within, event).getByRole('switch', { name: 'Notify' })

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true })

async function openBell(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('heading', { name: 'Notifications' }).waitFor()
  return panel
}

test('the page counts, filters, and leads to the events and their gifts', async ({ guest, baseURL }) => {
  const { page } = guest
  const api = new Api(guest, baseURL)
  await guest.open('/reminders')
  await said(page, 'No active reminders')
  const contactId = await api.know(tom)
  for (const event of [tomorrow, inAWeek, inTenDays, inAMonth]) await api.plan(contactId, event)
  await api.plan(contactId, { ...inAWeek, name: 'Not reminded of', reminderMethod: '' })
  await guest.open('/reminders')

  for (const counter of ['Total 4', 'Critical 1', 'High 1', 'Medium 1', 'Low 1'])
    await expect(page.getByRole('button', { name: counter, exact: true })).toBeVisible()
  await expect(rows(list(page, 'Active reminders'))).toHaveText([/Name day/, /Party/, /Concert/, /Marathon/])
  await expect(row(list(page, 'Active reminders'), 'Not reminded of')).toBeHidden()
  await expect(notify(list(page, 'Off'), 'Not reminded of')).not.toBeChecked()
  // Planned for its e-mails only, of which a guest gets none.
  await expect(row(page.getByRole('list', { name: 'Planned' }), 'Not reminded of')).toBeHidden()
  await expect(row(page.getByRole('list', { name: 'Planned' }), 'Marathon').first()).toContainText('in the bell')
  await expect(row(list(page, 'Active reminders'), 'Party').getByRole('button', { name: 'Snooze' })).toBeVisible()
  await expect(row(list(page, 'Active reminders'), 'Party')).toContainText('Order by Mon, Nov 23')
  const late = { name: 'Too late to ship? Ideas that need no delivery' }
  await expect(row(list(page, 'Active reminders'), 'Name day').getByRole('button', late)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'High 1', exact: true }).click()
  await expect(rows(list(page, 'Active reminders'))).toHaveText([/Party/])
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Urgency' })).toHaveValue('high')
  await expect(rows(list(page, 'Active reminders'))).toHaveText([/Party/])
  await page.getByRole('combobox', { name: 'Urgency' }).selectOption({ label: 'Low' })
  await expect(rows(list(page, 'Active reminders'))).toHaveText([/Marathon/])
  await page.getByRole('button', { name: 'Find Gifts' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Urgency' }).selectOption({ label: 'Critical' })
  await page.getByRole('button', { name: 'Snooze' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['1 day, until Sun, Nov 22', 'Find Gifts', 'Edit event'])
  await page.getByRole('menuitem', { name: 'Edit event' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Event: Name day' })).toBeVisible()
})

test(
  'a snooze is listed and undone, ends on its day, and is then told of once more',
  { tag: '@long' },
  async ({ guest, baseURL, travelTo }) => {
    test.slow()
    const { page } = guest
    const api = new Api(guest, baseURL)
    const { id } = await api.plan(await api.know(tom), inAWeek)
    await guest.open('/reminders')
    await bell(page, 1).waitFor()
    const snooze = async () => {
      await row(list(page, 'Active reminders'), 'Party').getByRole('button', { name: 'Snooze' }).click()
      await page.getByRole('menuitem', { name: /^3 days/ }).click()
      await said(page, 'We will remind you again on Tue, Nov 24.')
      await expect(row(list(page, 'Snoozed'), 'Party')).toContainText('until Tue, Nov 24')
    }
    await snooze()
    await said(page, 'Reminder snoozed')
    await said(page, "They're all snoozed")
    expect(await api.event(id)).toMatchObject({ snoozedUntil: '2026-11-24' })
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(row(list(page, 'Active reminders'), 'Party')).toBeVisible()
    await expect(list(page, 'Snoozed')).toBeHidden()
    await expect.poll(async () => (await api.event(id))['snoozedUntil']).toBeNull()

    await snooze()
    await page.getByRole('button', { name: 'Wake now' }).click()
    await said(page, "The reminder for Party isn't snoozed anymore")
    await snooze()
    await expect.poll(async () => (await api.event(id))['snoozedUntil']).toBe('2026-11-24')
    await travelTo('2026-11-24T15:00:00Z')
    await page.reload()
    await expect(row(list(page, 'Active reminders'), 'Party')).toBeVisible()
    await bell(page, 2).waitFor()
    const panel = await openBell(page)
    await expect(rows(panel).first()).toContainText('Party for Tom Brandt is in 4 days (Sat, Nov 28)')
    // On its day a reminder can't be snoozed anymore.
    await travelTo('2026-11-28T15:00:00Z')
    await page.reload()
    await row(list(page, 'Active reminders'), 'Party').getByRole('button', { name: 'Snooze' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      "It's today, so you can't snooze it",
      'Find Gifts',
      'Edit event',
    ])
    await expect(page.getByRole('menuitem').first()).toBeDisabled()
  },
)

test(
  'Notify switched off moves the row to Off, with Undo until one leaves, with the keyboard alone',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const api = new Api(guest, baseURL)
    const contactId = await api.know(tom)
    const { id } = await api.plan(contactId, inAWeek)
    await api.plan(contactId, inTenDays)
    await guest.open('/reminders')
    await notify(list(page, 'Active reminders'), 'Party').focus()
    await page.keyboard.press('Space')
    await said(page, 'Reminder updated successfully!')
    // The focus moves on to the next row.
    await expect(notify(list(page, 'Active reminders'), 'Concert')).toBeFocused()
    await expect(notify(list(page, 'Off'), 'Party')).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Total 1', exact: true })).toBeVisible()
    expect(await api.event(id)).toMatchObject({ reminderMethod: '' })
    await expectAccessibleInBothThemes(page)

    await row(list(page, 'Off'), 'Party').getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(notify(list(page, 'Active reminders'), 'Party')).toBeChecked()
    await expect(list(page, 'Off')).toBeHidden()
    await expect.poll(async () => (await api.event(id))['reminderMethod']).toBe('push')

    await notify(list(page, 'Active reminders'), 'Party').press('Space')
    await expect(notify(list(page, 'Off'), 'Party')).toBeVisible()
    await page.getByRole('link', { name: 'Contacts' }).click()
    await page.getByRole('button', { name: 'Tom Brandt', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Reminders' }).click()
    await expect(row(list(page, 'Active reminders'), 'Concert')).toBeVisible()
    await expect(notify(list(page, 'Off'), 'Party')).not.toBeChecked()
    await expect(row(list(page, 'Off'), 'Party').getByRole('button', { name: 'Undo' })).toBeHidden()

    await page.route('**/api/occasions/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, contentType: 'application/json', body: '{}' })
        : route.continue(),
    )
    await notify(list(page, 'Active reminders'), 'Concert').press('Space')
    await said(page, 'Failed to update reminder setting.')
    await expect(notify(list(page, 'Active reminders'), 'Concert')).toBeChecked()
    await expect(row(list(page, 'Off'), 'Concert')).toBeHidden()
  },
)

test(
  'the bell tells on the lead day and on the day itself, once for two tabs and every reload',
  { tag: '@long' },
  async ({ guest, baseURL, context, travelTo, stayUntil, sleepUntil }) => {
    const { page } = guest
    const api = new Api(guest, baseURL)
    await api.plan(await api.know(tom), inAWeek)
    await travelTo('2026-11-21T04:59:40Z')
    await guest.open('/dashboard')
    const other = await context.newPage()
    await other.goto('/reminders')
    await row(list(other, 'Active reminders'), 'Party').waitFor()
    // Seconds before midnight in New York, when the lead day begins.
    await stayUntil('2026-11-21T05:00:10Z')
    await bell(page, 1).waitFor()
    await bell(other, 1).waitFor()
    await page.reload()
    await stayUntil('2026-11-21T05:00:20Z')
    const panel = await openBell(page)
    await expect(rows(panel)).toHaveCount(1)
    await expect(panel).toContainText('Upcoming Event: Party')
    await expect(panel).toContainText('Party for Tom Brandt is in 7 days (Sat, Nov 28)')
    await panel.getByRole('button', { name: 'Delete: Upcoming Event: Party' }).click()
    await expect(panel).toContainText('No notifications yet')
    await other.reload()
    await stayUntil('2026-11-21T05:00:30Z')
    await expect(bell(other, 0)).toBeVisible()

    await sleepUntil('2026-11-28T12:00:00Z')
    await bell(page, 1).waitFor()
    await bell(other, 1).waitFor()
    await expect(panel).toContainText('Party for Tom Brandt is today!')
    expect(
      await page.evaluate(
        () => (JSON.parse(localStorage.getItem('app-notifications') ?? '{}') as { items: [] }).items.length,
      ),
    ).toBe(1)
  },
)

test('an entry of the bell opens its event, is read, deleted and cleared, and is gone after signing out', async ({
  guest,
  baseURL,
}) => {
  const { page } = guest
  const api = new Api(guest, baseURL)
  const contactId = await api.know(tom)
  for (const event of [tomorrow, inAWeek, { ...inAWeek, name: 'Housewarming', date: '2026-11-25' }])
    await api.plan(contactId, event)
  await guest.open('/dashboard')
  await bell(page, 3).waitFor()
  const panel = await openBell(page)
  await expect(rows(panel)).toHaveText([
    /Upcoming Event: Name day \(unread\)Name day for Tom Brandt is tomorrow!Just now/,
    /Housewarming for Tom Brandt is in 4 days \(Wed, Nov 25\)/,
    /Party for Tom Brandt is in 7 days/,
  ])
  await expectAccessibleInBothThemes(page)
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(bell(page, 3)).toBeFocused()
  await openBell(page)
  await panel.getByRole('button', { name: 'Mark read: Upcoming Event: Party' }).click()
  await bell(page, 2).waitFor()
  await panel.getByRole('button', { name: /^Upcoming Event: Housewarming/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit Event: Housewarming' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell(page, 1)).toBeFocused()
  await openBell(page)
  await panel.getByRole('button', { name: 'Mark all read' }).click()
  await bell(page, 0).waitFor()
  await panel.getByRole('button', { name: 'Clear all' }).click()
  await expect(panel).toContainText('No notifications yet')

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('app-notifications') ?? '{}') as { items: object[] }
    kept.items = Array.from({ length: 120 }, (_, id) => ({
      id: `${id}`,
      title: 'Note',
      message: 'm',
      type: 'other',
      timestamp: 0,
      read: false,
    }))
    localStorage.setItem('app-notifications', JSON.stringify(kept))
  })
  await page.reload()
  await expect(bell(page, 120)).toContainText('99+')
  await page.getByRole('button', { name: 'Exit Guest' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exit Guest' }).click()
  await page.getByRole('button', { name: 'Continue as guest' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('app-notifications'))).toBeNull()
})

test(
  'the desktop is told once it may be, and not asked before somebody wants it',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const api = new Api(guest, baseURL)
    const contactId = await api.know(tom)
    await api.plan(contactId, inAWeek)
    // Chromium without a window asks nobody; this one says yes and remembers what it was to show.
    await page.addInitScript(() => {
      const shown: object[] = []
      class Desktop extends EventTarget {
        static permission: NotificationPermission = 'default'
        static asked = 0
        static requestPermission() {
          Desktop.asked += 1
          Desktop.permission = 'granted'
          return Promise.resolve(Desktop.permission)
        }
        isClosed = false
        readonly title: string
        readonly options: NotificationOptions
        constructor(title: string, options: NotificationOptions) {
          super()
          this.title = title
          this.options = options
          shown.push(this)
        }
        close() {
          this.isClosed = true
        }
      }
      Object.assign(globalThis, { Notification: Desktop, shown })
    })
    const seen = () =>
      page.evaluate(() => {
        const { shown, Notification } = globalThis as unknown as {
          shown: { title: string; options: NotificationOptions; isClosed: boolean }[]
          Notification: { asked: number }
        }
        return {
          asked: Notification.asked,
          shown: shown.map(({ title, options, isClosed }) => [
            title,
            options.body,
            options.requireInteraction,
            isClosed,
          ]),
        }
      })
    await guest.open('/reminders')
    await bell(page, 1).waitFor()
    expect(await seen()).toEqual({ asked: 0, shown: [] })
    await (await openBell(page)).getByRole('button', { name: 'Enable' }).click()
    await said(page, 'This browser only shows notifications while Ribbonry is open.')
    expect(await seen()).toEqual({ asked: 1, shown: [] })
    await page.keyboard.press('Escape')

    await api.plan(contactId, tomorrow)
    await api.plan(contactId, { ...inTenDays, reminderDays: 14 })
    // Another event is changed here, which is when this tab hears of the two.
    await notify(list(page, 'Active reminders'), 'Party').click()
    await bell(page, 3).waitFor()
    const both = 'Name day for Tom Brandt is tomorrow!\nConcert for Tom Brandt is in 10 days (Tue, Dec 1)'
    await expect.poll(async () => (await seen()).shown).toEqual([['2 upcoming events', both, true, false]])
    // It stays, because one of them is near.
    await page.clock.runFor(10_000)
    expect((await seen()).shown.map(([, , , isClosed]) => isClosed)).toEqual([false])
    await page.evaluate(() => {
      const { shown } = globalThis as unknown as { shown: EventTarget[] }
      shown[0]?.dispatchEvent(new Event('click'))
    })
    await expect.poll(async () => (await seen()).shown[0]?.[3]).toBe(true)
    await bell(page, 1).waitFor()
  },
)

test('the editor says when one will be told, and then the mail is there', async ({
  visitor,
  baseURL,
  elsewhen,
  travelTo,
}) => {
  test.slow()
  const { page } = visitor
  const email = `e2e-${randomUUID()}@example.com`
  const account = { email, password: 'walnut-tree-77' }
  const api = new Api(visitor, baseURL)
  await api.send('post', '/auth/signup', { ...account, confirmAge: true })
  await api.send('post', '/auth/login', account)
  await api.send('put', '/preferences', { timeZone: 'America/New_York' })
  const contactId = await api.know(tom)
  const { id } = await api.plan(contactId, { ...inAWeek, date: '2026-11-29' })
  await visitor.open('/dashboard')
  const strip = page.getByRole('region', { name: 'Where reminders go' })
  await expect(strip).toContainText(`Please confirm ${email}, so that your reminders reach you.`)
  await expect(strip.getByRole('button', { name: 'Change' })).toBeVisible()
  await strip.getByRole('button', { name: 'Send again' }).click()
  await said(page, 'We sent you an e-mail with a link to confirm your address.')
  const openEditor = async () => {
    await visitor.open(`/reminders?event=${id}`)
    const dialog = page.getByRole('dialog', { name: 'Edit Event: Party' })
    await dialog.getByRole('heading', { name: "You'll be told on" }).waitFor()
    return dialog.getByRole('region', { name: "You'll be told on" })
  }
  const notices = await openEditor()
  await expect(rows(notices)).toHaveText([
    'Sun, Nov 22, 2026 by e-mail at 9:00 AM and in the bell',
    'Tue, Nov 24, 2026 by e-mail at 9:00 AM and in the bell (time to order)',
    'Sat, Nov 28, 2026 by e-mail at 9:00 AM',
    'Sun, Nov 29, 2026 in the bell',
  ])
  await page.getByLabel('Remind me, days before').fill('3')
  await expect(notices).toContainText('Save your changes to update this.')
  await expect(rows(notices).first()).toContainText('Sun, Nov 22, 2026')
  await page.getByLabel('Remind me, days before').fill('7')

  const reminders = async () =>
    (await mailsTo(email, elsewhen.dataDir)).filter(({ subject }) => subject?.includes('Party') === true)
  await notices.getByRole('button', { name: 'Send a reminder now' }).click()
  await said(page, `Reminder sent to ${email}`)
  expect(await reminders()).toHaveLength(1)
  await expect(notices).toContainText(`Nov 21, 2026 by e-mail to ${email}, sent by you`)

  await travelTo('2026-11-22T13:58:00Z')
  await openEditor()
  expect(await reminders()).toHaveLength(1)
  await travelTo('2026-11-22T14:00:05Z')
  await expect.poll(async () => (await reminders()).length, { timeout: 60_000 }).toBe(2)
  expect((await reminders())[0]?.text).toContain(`/reminders?event=${id}`)
  await openEditor()
  await expect(notices).toContainText(`Nov 22, 2026 by e-mail to ${email}`)
  await expect(rows(notices).first()).toContainText('Tue, Nov 24, 2026 by e-mail at 9:00 AM')

  // A gift is bought: nobody needs to order one, or to hurry the day before.
  await api.send('post', '/gift-ideas', {
    contactId,
    occasionId: id,
    title: 'Lantern',
    isSaved: true,
    isPurchased: true,
  })
  await openEditor()
  await expect(notices).toContainText('Not by e-mail: You already have a gift.')
  await api.send('put', '/preferences', { emailRemindersEnabled: false })
  await openEditor()
  await expect(notices).toContainText('Not by e-mail: E-mail reminders are off in your profile.')
  await notices.getByRole('button', { name: 'Profile Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Profile Settings' })).toBeVisible()
})

test('a guest reads in the editor why no mail comes', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  const api = new Api(guest, baseURL)
  const { id } = await api.plan(await api.know(tom), inAMonth)
  await guest.open(`/reminders?event=${id}`)
  const notices = page.getByRole('region', { name: "You'll be told on" })
  await expect(notices).toContainText('Mon, Dec 14, 2026 in the bell')
  await expect(notices).toContainText("Not by e-mail: Guests don't get e-mails.")
  await expect(notices.getByRole('button', { name: 'Send a reminder now' })).toBeHidden()
  await expectAccessibleInBothThemes(page)
  await notices.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible()
})
