import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import type { Ribbonry } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow } from './support/party.ts'

// Fixed dates far from today: what the calendar shows of them does not depend on when the journey runs.
const maya = { fullName: 'Maya Okafor', relationship: 'sibling', birthday: '1992-11-24' }
const jonas = { fullName: 'Jonas Berg', relationship: 'friend', birthday: '05' }

async function know(app: Ribbonry, baseURL: string | undefined, ...people: object[]): Promise<number[]> {
  const ids: number[] = []
  for (const person of people) ids.push((await send(app, baseURL, '/contacts', person)).id)
  return ids
}

async function send(app: Ribbonry, baseURL: string | undefined, path: string, data: object) {
  const answer = await app.page.request.post(`/api${path}`, { data, headers: { origin: baseURL ?? '' } })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return (await answer.json()) as { id: number }
}

function day(app: Ribbonry, name: string): Locator {
  return app.page.getByRole('gridcell', { name })
}

function list(app: Ribbonry, name: 'This Month' | 'This Week' | 'This Year'): Locator {
  return app.page.getByRole('region', { name })
}

async function show(app: Ribbonry, view: 'Month' | 'Week' | 'Year') {
  await app.page.getByRole('radio', { name: view }).check()
}

const heading = (app: Ribbonry, name: string) => app.page.getByRole('heading', { level: 2, name, exact: true })

test('month, week and year show the same birthday, with the age it brings', async ({ guest, baseURL }) => {
  await know(guest, baseURL, maya, jonas)
  await guest.open('/calendar?view=month&date=2026-11-10')
  await expect(day(guest, 'Tuesday, November 24, 2026, 1 event')).toBeVisible()
  await expect(list(guest, 'This Month').getByText('Turning 34')).toBeVisible()
  await expect(list(guest, 'This Month').getByText('Family', { exact: true })).toBeVisible()

  await show(guest, 'Week')
  await expect(heading(guest, 'Nov 8 – 14, 2026')).toBeVisible()
  await expect(list(guest, 'This Week').getByText('No events this week')).toBeVisible()
  await guest.page.getByRole('button', { name: 'Next week' }).click()
  await guest.page.getByRole('button', { name: 'Next week' }).click()
  await expect(day(guest, 'Tuesday, November 24, 2026, 1 event')).toBeVisible()

  await show(guest, 'Year')
  await expect(guest.page.getByRole('button', { name: 'November 2026, 1 event' })).toBeVisible()
  await expect(list(guest, 'This Year').getByText('Sometime in May')).toBeVisible()

  // A distant month is two choices away, and a year that is none is refused.
  await show(guest, 'Month')
  const opener = guest.page.getByRole('button', { name: 'Go to another time' })
  await opener.click()
  const panel = guest.page.getByRole('dialog', { name: 'Go to another time' })
  await panel.getByLabel('Year').fill('0')
  await guest.page.keyboard.press('Enter')
  await expect(panel.getByText('Enter a year from 2 to 9998')).toBeVisible()
  await expectAccessible(guest.page)
  await guest.page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await opener.click()
  await panel.getByLabel('Month').selectOption('November')
  await panel.getByLabel('Year').fill('2061')
  await guest.page.keyboard.press('Enter')
  await expect(heading(guest, 'November 2061')).toBeVisible()
  await expect(day(guest, 'Thursday, November 24, 2061, 1 event')).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()

  // A birthday of which only the month is known opens the person.
  await guest.open('/calendar?view=month&date=2031-05-10')
  await expect(list(guest, 'This Month').getByText('Sometime in May')).toBeVisible()
  await list(guest, 'This Month')
    .getByRole('button', { name: /Jonas Berg/ })
    .click()
  await expect(guest.page.getByRole('dialog', { name: 'Jonas Berg' })).toBeVisible()
})

test(
  'weeks begin on the chosen day, and an event’s day tells whether there is a gift',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const [contactId] = await know(guest, baseURL, jonas)
    const date = dayFromNow(2)
    await send(guest, baseURL, '/occasions', { contactId, name: 'Concert', date, type: 'custom' })
    await guest.open(`/calendar?view=week&date=${date}`)
    await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('Sunday')
    await expect(page.getByRole('gridcell').getByRole('button', { name: /Concert.*No gift yet/ })).toBeVisible()
    await expect(list(guest, 'This Week').getByText('No gift yet')).toBeVisible()
    await expect(list(guest, 'This Week').getByRole('button', { name: /^Too late to ship/ })).toBeVisible()

    await guest.openProfileSettings()
    // What is saved is shown a moment after the click: `check` would look at once.
    await page.getByRole('radio', { name: 'Monday' }).click()
    await expect(page.getByText('Preferences updated successfully!', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('Monday')
    await page.reload()
    await expect(page.getByRole('columnheader').last()).toHaveAccessibleName('Sunday')
    await expect(page.getByRole('gridcell').getByRole('button', { name: /Concert/ })).toBeVisible()
  },
)

test.describe('in late November', () => {
  test.use({ now: '2026-11-23T15:00:00Z' })

  test(
    'the list of the year begins with what is still to come, and the earlier days are above it',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const [contactId] = await know(guest, baseURL, jonas)
      const days = Array.from({ length: 10 }, (_, index) => String(index + 10))
      for (const month of ['01', '12'])
        for (const number of days)
          await send(guest, baseURL, '/occasions', {
            contactId,
            name: `Day ${month}-${number}`,
            date: `2026-${month}-${number}`,
            type: 'custom',
          })
      await guest.open('/calendar?view=year')
      const row = (date: string) => list(guest, 'This Year').getByRole('button', { name: new RegExp(`Day ${date}`) })
      await expect(row('12-10')).toBeInViewport({ ratio: 1 })
      await expect(row('01-19')).not.toBeInViewport()
      await row('01-19').scrollIntoViewIfNeeded()
      await expect(row('01-19')).toBeInViewport()
    },
  )
})

test(
  'any year is there, and a month of it is a click away; reload and Back come back',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    await know(guest, baseURL, maya, jonas)
    await guest.open('/calendar?view=year&date=1993-01-15')
    await expect(guest.page.getByRole('button', { name: 'November 1993, 1 event' })).toBeVisible()
    await guest.page.getByRole('button', { name: 'Previous year' }).click()
    await guest.page.getByRole('button', { name: 'November 1992, 1 event' }).click()
    await expect(heading(guest, 'November 1992')).toBeVisible()
    await expect(list(guest, 'This Month').getByText('Born')).toBeVisible()
    await expect(day(guest, 'Sunday, November 1, 1992, no events')).toBeFocused()

    await guest.page.reload()
    await expect(heading(guest, 'November 1992')).toBeVisible()
    await guest.page.goBack()
    await expect(heading(guest, '1992')).toBeVisible()
    await guest.page.goBack()
    await expect(heading(guest, '1993')).toBeVisible()
    await guest.page.getByRole('button', { name: 'January 1993, 0 events' }).click()
    await expect(list(guest, 'This Month').getByText('No events this month')).toBeVisible()
    await guest.page.getByRole('button', { name: 'Today' }).click()
    await expect(guest.page.locator('[aria-current="date"]')).toBeVisible()
  },
)

test('an event is added on an empty day, and opened again', { tag: '@long' }, async ({ guest, baseURL }) => {
  await know(guest, baseURL, maya, jonas)
  await guest.open('/calendar?view=month&date=2027-03-10')
  await day(guest, 'Wednesday, March 17, 2027, no events').click()
  const choice = guest.page.getByRole('dialog', { name: 'Who is it for?' })
  await expect(choice.getByRole('searchbox', { name: 'Search contacts' })).toBeFocused()
  await guest.page.keyboard.type('jon')
  await expect(choice.getByRole('button', { name: /Maya Okafor/ })).toBeHidden()
  await guest.page.keyboard.press('Enter')
  const form = guest.page.getByRole('dialog', { name: 'Add Special Event' })
  await expect(form.getByLabel('Date')).toHaveValue('2027-03-17')
  await form.getByLabel('Event name').fill('Concert')
  await form.getByRole('button', { name: 'Add Event' }).click()

  const filled = day(guest, 'Wednesday, March 17, 2027, 1 event')
  await expect(filled).toBeFocused()
  await filled.getByRole('button', { name: /^Jonas Berg, Concert/ }).click()
  await expect(guest.page.getByRole('dialog', { name: 'Edit Event: Concert' })).toBeVisible()
  await guest.page.keyboard.press('Escape')
  await expect(filled.getByRole('button', { name: /^Jonas Berg, Concert/ })).toBeFocused()
})

test('somebody without contacts is led to Add Contact first', { tag: '@long' }, async ({ guest }) => {
  await guest.open('/calendar?view=month&date=2027-03-10')
  await expect(list(guest, 'This Month').getByRole('button', { name: 'Add Your First Contact' })).toBeVisible()
  await day(guest, 'Wednesday, March 17, 2027, no events').click()
  const choice = guest.page.getByRole('dialog', { name: 'Who is it for?' })
  await choice.getByRole('button', { name: 'Add Your First Contact' }).click()
  await guest.describePerson({ name: 'Wanda Nowak', relationship: 'Friend' })
  await guest.saveContact()
  const form = guest.page.getByRole('dialog', { name: 'Add Special Event' })
  await expect(form.getByText('For Wanda Nowak')).toBeVisible()
  await expect(form.getByLabel('Date')).toHaveValue('2027-03-17')
})

test(
  'the keys lead through the days, over the end of the month and of the year',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    await know(guest, baseURL, maya)
    await guest.open('/calendar?view=month&date=2026-11-24')
    const press = (key: string) => guest.page.keyboard.press(key)
    await day(guest, 'Tuesday, November 24, 2026, 1 event').focus()
    await press('ArrowDown')
    await expect(day(guest, 'Tuesday, December 1, 2026')).toBeFocused()
    await expect(heading(guest, 'December 2026')).toBeVisible()
    await press('PageDown')
    await expect(day(guest, 'Friday, January 1, 2027')).toBeFocused()
    await press('ArrowLeft')
    await expect(day(guest, 'Thursday, December 31, 2026')).toBeFocused()
    await press('Home')
    await expect(day(guest, 'Sunday, December 27, 2026')).toBeFocused()
    await press('End')
    await expect(day(guest, 'Saturday, January 2, 2027')).toBeFocused()
    await press('Shift+PageUp')
    await expect(day(guest, 'Friday, January 2, 2026')).toBeFocused()
    expect(new URL(guest.page.url()).search).toContain('date=2026-01-02')

    // Enter opens the list of a day with events, and adds on one without.
    await guest.open('/calendar?view=month&date=2026-11-24')
    await day(guest, 'Tuesday, November 24, 2026, 1 event').focus()
    await press('Enter')
    const events = guest.page.getByRole('dialog', { name: 'Tuesday, November 24' })
    await expect(events.getByRole('button', { name: /Maya Okafor/ })).toBeFocused()
    await press('Escape')
    await press('ArrowRight')
    await press('Enter')
    await expect(guest.page.getByRole('dialog', { name: 'Who is it for?' })).toBeVisible()
    await press('Escape')
    await expect(day(guest, 'Wednesday, November 25, 2026')).toBeFocused()

    // The arrows beside the title keep the focus.
    await guest.page.getByRole('button', { name: 'Next month' }).focus()
    await press('Enter')
    await press('Enter')
    await expect(heading(guest, 'January 2027')).toBeVisible()
    await expect(guest.page.getByRole('button', { name: 'Next month' })).toBeFocused()
  },
)

test(
  'the legend names the five colors, Generate Events makes what is missing once, and what is skipped or muted says so',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    await know(guest, baseURL, { fullName: 'Rosa Okafor', relationship: 'mother' })
    await guest.open('/calendar')
    await guest.page.getByRole('button', { name: 'Legend' }).click()
    const legend = guest.page.getByRole('dialog', { name: 'Legend' })
    for (const name of ['Partner', 'Family', 'Friend', 'Special', 'Other'])
      await expect(legend.getByText(name, { exact: true })).toBeVisible()
    await guest.page.keyboard.press('Escape')
    await expect(guest.page.getByRole('button', { name: 'Legend' })).toBeFocused()

    const generate = guest.page.getByRole('button', { name: 'Generate Events' })
    await expect(generate).toHaveAccessibleDescription('Automatically create relationship events for all contacts')
    await generate.click()
    await expect(guest.page.getByText('1 event created').first()).toBeVisible()
    await generate.click()
    await expect(guest.page.getByText('Everything is already set up').first()).toBeVisible()

    const [contactId = 0] = await know(guest, baseURL, jonas)
    const party = { contactId, date: '2099-03-17', type: 'custom' }
    const skipped = await send(guest, baseURL, '/occasions', { ...party, name: 'Concert' })
    const muted = await send(guest, baseURL, '/occasions', { ...party, name: 'Dinner' })
    await send(guest, baseURL, `/occasions/${skipped.id}/skip`, { occurrenceDate: '2099-03-17' })
    await send(guest, baseURL, `/occasions/${muted.id}/mute`, {})
    await guest.open('/calendar?view=month&date=2099-03-10')
    await expect(list(guest, 'This Month').getByRole('button', { name: /Concert.*Skipped/ })).toBeVisible()
    await expect(list(guest, 'This Month').getByRole('button', { name: /Dinner.*Muted/ })).toBeVisible()
  },
)

test.describe('when the server does not answer', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('what cannot be loaded can be asked for again', { tag: '@long' }, async ({ guest, context }) => {
    await context.route('**/api/occasions/between/**', (route) => route.abort())
    await guest.open('/calendar')
    await expect(heading(guest, "We couldn't load your events")).toBeVisible()
    await context.unroute('**/api/occasions/between/**')
    await guest.page.getByRole('button', { name: 'Try again' }).click()
    await expect(list(guest, 'This Month').getByText('No events this month')).toBeVisible()
  })
})

// The browser is in New York, whose own midnight is in dates.spec.ts; the day is that of the zone in the preferences.
test(
  'a tab left open over midnight of the zone in the preferences moves on to the new day',
  { tag: '@long' },
  async ({ guest, context, baseURL }) => {
    const answers: string[] = []
    await context.clock.install({ time: '2026-12-31T23:59:00+13:00' })
    await guest.page.request.put('/api/preferences', {
      data: { timeZone: 'Pacific/Auckland' },
      headers: { origin: baseURL ?? '' },
    })
    await guest.open('/calendar')
    await expect(day(guest, 'Thursday, December 31, 2026, no events')).toHaveAttribute('aria-current', 'date')
    await context.clock.runFor(10_000)
    guest.page.on('request', (request) => answers.push(new URL(request.url()).pathname))
    await context.clock.runFor(120_000)
    await expect(heading(guest, 'January 2027')).toBeVisible()
    await expect(day(guest, 'Friday, January 1, 2027, no events')).toHaveAttribute('aria-current', 'date')
    expect(answers.filter((path) => path === '/api/contacts/month-birthdays')).toHaveLength(1)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'the month has marks and the week is a list, and a day is a thumb wide',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      await know(guest, baseURL, maya, jonas)
      await guest.open('/calendar?view=month&date=2026-11-10')
      const birthday = day(guest, 'Tuesday, November 24, 2026, 1 event')
      const box = await birthday.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await birthday.tap()
      await guest.page
        .getByRole('dialog', { name: 'Tuesday, November 24' })
        .getByRole('button', { name: 'Close' })
        .last()
        .tap()
      for (const view of ['Month', 'Week', 'Year'] as const) {
        await show(guest, view)
        expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      }
      await guest.open('/calendar?view=week&date=2026-11-24')
      await expect(guest.page.getByRole('row')).toHaveCount(7)
      // In a list the day below is the next one.
      await day(guest, 'Tuesday, November 24, 2026, 1 event').focus()
      await guest.page.keyboard.press('ArrowDown')
      await expect(day(guest, 'Wednesday, November 25, 2026, no events')).toBeFocused()
      await guest.page.keyboard.press('ArrowUp')
      await expect(day(guest, 'Tuesday, November 24, 2026, 1 event')).toBeFocused()
      await guest.page.getByRole('button', { name: 'Add event on Monday, November 23, 2026' }).tap()
      await expect(guest.page.getByRole('dialog', { name: 'Who is it for?' })).toBeVisible()
    },
  )
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme axe finds nothing`, { tag: '@long' }, () => {
    test.use({ colorScheme })

    const names = ['Concert', 'Dinner', 'Picnic', 'Theatre']
    async function plan(guest: Ribbonry, baseURL: string | undefined) {
      const [contactId = 0] = await know(guest, baseURL, maya, jonas)
      for (const name of names)
        await send(guest, baseURL, '/occasions', { contactId, name, date: '2026-11-26', type: 'custom' })
    }

    test('in month, week and year', async ({ guest, baseURL }) => {
      await plan(guest, baseURL)
      for (const [view, name] of [
        ['month', 'This Month'],
        ['week', 'This Week'],
        ['year', 'This Year'],
      ] as const) {
        await guest.open(`/calendar?view=${view}&date=2026-11-24`)
        await expect(list(guest, name).getByText('Concert')).toBeVisible()
        await expectAccessible(guest.page)
      }
    })

    test('in what opens from it', async ({ guest, baseURL }) => {
      await plan(guest, baseURL)
      await guest.open('/calendar?view=month&date=2026-11-24')
      await guest.page.getByRole('button', { name: '+2 more' }).click()
      for (const name of names) await expect(guest.page.getByRole('dialog').getByText(name)).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).click()
      await expect(guest.page.getByRole('searchbox')).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.keyboard.press('Escape')
      await guest.page.keyboard.press('Escape')
      await guest.page.getByRole('button', { name: 'Legend' }).click()
      await expectAccessible(guest.page)
    })
  })
}
