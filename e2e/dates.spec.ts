import type { Locator, Page } from '@playwright/test'
import type { Ribbonry } from './support/app.ts'
import { Preparation } from './support/party.ts'
import { expect, test } from './support/time-travel.ts'

/**
 * Places whose date is not that of UTC for a good part of the day. From December to March each is as far from UTC as
 * its `offset` says (St. John's has winter, Auckland summer); `hour` is one at which UTC has another date:
 * 02:00 in Kathmandu is 20:15 of the day before, 22:00 in St. John's is 01:30 of the day after, 02:00 in Auckland is
 * 13:00 of the day before.
 */
const places = [
  { timeZone: 'Asia/Kathmandu', offset: '+05:45', hour: '02:00' },
  { timeZone: 'America/St_Johns', offset: '-03:30', hour: '22:00' },
  { timeZone: 'Pacific/Auckland', offset: '+13:00', hour: '02:00' },
] as const

interface Listed {
  id: number
  name: string
  date: string
  nextDate: string | null
  occurrenceDate: string
  daysUntil: number
  turning: number | null
  skipped: boolean
}

/** How it ended, from the API. */
async function read<T>(app: Ribbonry, path: string): Promise<T> {
  const answer = await app.page.request.get(`/api${path}`)
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}

const upcoming = (app: Ribbonry) => read<Listed[]>(app, '/occasions/upcoming/366')
const past = (app: Ribbonry) => read<Listed[]>(app, '/occasions/past/365')

/** The events that the dashboard lists. */
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'View Details' })

const day = (page: Page, date: string): Locator => page.getByRole('gridcell', { name: new RegExp(`, ${date}, `) })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** Arrives by hand: that is when the browser tells its time zone. */
async function arrive(app: Ribbonry, timeZone: string): Promise<void> {
  await app.open('/')
  await app.continueAsGuest()
  await app.page.waitForURL('/dashboard')
  await knowsZone(app, timeZone)
}

async function knowsZone(app: Ribbonry, timeZone: string): Promise<void> {
  // Chromium still calls it by its name of before 1986.
  const names = timeZone === 'Asia/Kathmandu' ? [timeZone, 'Asia/Katmandu'] : [timeZone]
  await expect
    .poll(async () => names.includes((await read<{ timeZone: string }>(app, '/preferences')).timeZone))
    .toBe(true)
}

async function openEvent(app: Ribbonry, name: string): Promise<Locator> {
  await app.open('/dashboard')
  await rows(app.page).filter({ hasText: name }).getByRole('button', { name: 'View Details' }).click()
  const dialog = app.page.getByRole('dialog', { name: new RegExp(`^Edit Event: .*${name}`) })
  await dialog.getByLabel('Event type').waitFor()
  return dialog
}

async function update(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Update Event' }).click()
  await expect(dialog).toBeHidden()
}

for (const { timeZone, offset, hour } of places) {
  test.describe(timeZone, { tag: '@long' }, () => {
    test.use({ timezoneId: timeZone })

    /** An instant by the clock on the wall there. */
    const at = (date: string, time: string = hour) => `${date}T${time}${time.length === 5 ? ':00' : ''}${offset}`

    test('a birthday of 29 February is added, and kept in common years as the person likes it', async ({
      visitor,
      travelTo,
    }) => {
      const { page } = visitor
      await travelTo(at('2027-02-27'))
      await arrive(visitor, timeZone)
      await visitor.startAddingContact()
      await visitor.describePerson({ name: 'Maya Okafor', relationship: 'Sibling' })
      await visitor.pickBirthday('February', '29', '1992')
      await visitor.saveContact()
      await said(page, 'Maya Okafor was added to your contacts!')
      // 2027 - 1992 = 35; it is the 27th, and kept on the 28th.
      await expect(rows(page)).toHaveText([/Feb 28 Sunday.*Tomorrow.*Turning 35/])
      expect(await upcoming(visitor)).toMatchObject([{ date: '1992-02-29', nextDate: '2027-02-28', turning: 35 }])

      await visitor.keepLeapDayOn('March 1')
      await expect(rows(page)).toHaveText([/Mar 01 Monday.*In 2 days.*Turning 35/])
      expect(await upcoming(visitor)).toMatchObject([{ date: '1992-02-29', nextDate: '2027-03-01', turning: 35 }])
      await visitor.open('/calendar?view=month&date=2027-02-27')
      await expect(day(page, 'March 1, 2027')).toHaveAccessibleName(/1 event$/)
      await expect(day(page, 'February 28, 2027')).toHaveAccessibleName(/no events$/)
    })

    test('who was born on 29 February is a year older on 1 March', async ({ visitor, baseURL, travelTo }) => {
      const { page } = visitor
      const [email, password] = [`${timeZone.replace('/', '.').toLowerCase()}@example.com`, 'ribbons and bows']
      await travelTo(at('2027-02-27'))
      const prepare = new Preparation(visitor, baseURL)
      await prepare.change('POST', '/auth/signup', { email, password, confirmAge: true })
      await visitor.open('/')
      await visitor.signIn(email, password)
      await page.waitForURL('/dashboard')
      await knowsZone(visitor, timeZone)
      const maya = { fullName: 'Maya Okafor', relationship: 'sibling', birthday: '1992-02-29' }
      await prepare.add('/contacts', maya)

      // Kept on the 28th, but a year older only when the 29th would be over: on 1 March.
      // 1 March 2027 to 1 March 2028 takes a 29 February in: 366 days, one less to that day itself.
      for (const [date, age, next] of [
        ['2027-02-28', '34', /Feb 28 2027 Next event Birthday Today.*Turning 35/],
        ['2027-03-01', '35', /Feb 29 2028 Next event Birthday In 365 days.*Turning 36/],
      ] as const) {
        await travelTo(at(date))
        await visitor.open('/contacts')
        await visitor.openContact('Maya Okafor')
        await expect(page.getByRole('definition').filter({ hasText: /^\d+$/ })).toHaveText(age)
        await expect(page.getByRole('button', { name: next })).toBeVisible()
      }

      // A year later everybody is asked to sign in again.
      await travelTo(at('2028-02-28'))
      await visitor.open('/')
      await visitor.signIn(email, password)
      await page.waitForURL('/dashboard')
      // 2028 - 1992 = 36, and 29 February 2028 is a Tuesday.
      await expect(rows(page)).toHaveText([/Feb 29 Tuesday.*Tomorrow.*Turning 36/])
      expect(await upcoming(visitor)).toMatchObject([{ nextDate: '2028-02-29', daysUntil: 1, turning: 36 }])
    })

    test('tabs left open move into the new year by themselves', async ({
      visitor,
      context,
      baseURL,
      travelTo,
      stayUntil,
      sleepUntil,
    }) => {
      const { page } = visitor
      await travelTo(at('2027-12-31', '23:50'))
      await arrive(visitor, timeZone)
      const prepare = new Preparation(visitor, baseURL)
      await prepare.add('/contacts', { fullName: 'Grandma Ines', relationship: 'grandparent', birthday: '12/31' })
      await visitor.startAddingContact()
      await visitor.describePerson({ name: 'Tom Brandt', relationship: 'Friend' })
      await visitor.pickBirthday('January', '1', '1990')
      await visitor.saveContact()
      await expect(rows(page)).toHaveText([/Dec 31.*Grandma Ines.*Today/, /Jan 01.*Tom Brandt.*Tomorrow.*Turning 38/])
      const calendar = await context.newPage()
      await calendar.goto('/calendar')
      await expect(day(calendar, 'December 31, 2027')).toHaveAttribute('aria-current', 'date')
      await expect(day(calendar, 'December 31, 2027')).toHaveAccessibleName(/1 event$/)
      const stats = await read<{ eventsThisMonth: number }>(visitor, '/dashboard/stats')
      expect(stats.eventsThisMonth).toBe(1)

      await stayUntil(at('2028-01-01', '00:00:05'))
      // Until 31 December of a leap year: 366 - 1.
      await expect(rows(page)).toHaveText([/Jan 01.*Tom Brandt.*Today.*Turning 38/, /Dec 31.*Ines.*In 365 days/])
      await expect(heading(calendar, 'January 2028')).toBeVisible()
      await expect(day(calendar, 'January 1, 2028')).toHaveAttribute('aria-current', 'date')
      await expect(day(calendar, 'January 1, 2028')).toHaveAccessibleName(/1 event$/)
      await expect(calendar.locator('[aria-current="date"]')).toHaveCount(1)
      await visitor.showEvents('Past')
      // What is today is not over: of Tom's the last one is that of 2027, a common year ago.
      await expect(rows(page)).toHaveText([/Dec 31.*Ines.*1 day ago/, /Jan 01.*Tom Brandt.*365 days ago.*Turned 37/])

      await sleepUntil(at('2028-01-02', '00:00:05'))
      await expect(rows(page)).toHaveText([
        /Jan 01.*Tom Brandt.*1 day ago.*Turned 38/,
        /Dec 31.*Grandma Ines.*2 days ago/,
      ])
      await expect(day(calendar, 'January 2, 2028')).toHaveAttribute('aria-current', 'date')
      await visitor.showEvents('Upcoming')
      // 366 days from 1 January of a leap year to the next, 365 from the 2nd.
      await expect(rows(page)).toHaveText([/Dec 31.*Ines.*In 364 days/, /Jan 01.*Tom Brandt.*In 365 days.*Turning 39/])
      expect(await past(visitor)).toMatchObject([
        { occurrenceDate: '2028-01-01', daysUntil: -1 },
        { occurrenceDate: '2027-12-31', daysUntil: -2 },
      ])
    })

    test('an event and a birthday are moved across the end of the year', async ({ visitor, baseURL, travelTo }) => {
      const { page } = visitor
      await travelTo(at('2027-12-30'))
      await arrive(visitor, timeZone)
      const prepare = new Preparation(visitor, baseURL)
      const maya = { fullName: 'Maya Okafor', relationship: 'sibling', birthday: '1992-12-31' }
      const contactId = await prepare.add('/contacts', maya)
      const dinner = { contactId, name: 'Dinner', type: 'custom', date: '2028-01-02' }
      const dinnerId = await prepare.add('/occasions', dinner)

      const edit = await openEvent(visitor, 'Dinner')
      await edit.getByRole('textbox', { name: 'Date' }).fill('2027-12-30')
      await update(edit)
      await expect(rows(page)).toHaveText([/Dec 30 Thursday.*Today.*Dinner/, /Dec 31 Friday.*Tomorrow.*Turning 35/])
      expect(await read(visitor, `/occasions/${dinnerId}`)).toMatchObject({ date: '2027-12-30' })

      const again = await openEvent(visitor, 'Dinner')
      await again.getByRole('textbox', { name: 'Date' }).fill('2028-01-01')
      await update(again)
      await expect(rows(page)).toHaveText([/Dec 31.*Tomorrow/, /Jan 01 Saturday.*In 2 days.*Dinner/])
      expect(await read(visitor, `/occasions/${dinnerId}`)).toMatchObject({ date: '2028-01-01' })

      // The birthday's own date is the person's: from the last day of a year to the first one, the age stays
      // 2028 - 1992.
      const birthday = await openEvent(visitor, 'Birthday')
      await birthday.getByLabel('Date of birth').fill('1992-01-01')
      await update(birthday)
      await expect(rows(page)).toHaveCount(2)
      await expect(rows(page).filter({ hasText: 'Birthday' })).toHaveText(/Jan 01.*In 2 days.*Turning 36/)
      expect(await read(visitor, `/contacts/${contactId}`)).toMatchObject({ birthday: '1992-01-01' })
      await visitor.open('/calendar?view=month&date=2027-12-30')
      await expect(day(page, 'December 31, 2027')).toHaveAccessibleName(/no events$/)
      // December's last row shows January's first day too.
      await expect(day(page, 'January 1, 2028')).toHaveAccessibleName(/2 events$/)

      // And back from the person to the event, to the leap day.
      await visitor.open('/contacts')
      await page.getByRole('button', { name: 'Edit Maya Okafor' }).click()
      await visitor.pickBirthday('February', '29', '1992')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await said(page, 'Contact updated successfully!')
      // 30 December to 29 February: 1 + 31 + 29.
      await expect(page.getByRole('button', { name: /Feb 29 2028 Birthday In 61 days.*Turning 36/ })).toBeVisible()
      expect(await read(visitor, `/contacts/${contactId}`)).toMatchObject({ birthday: '1992-02-29' })
      expect(await read<Listed[]>(visitor, '/occasions/between/2027-12-01/2028-12-31')).toMatchObject([
        { name: 'Dinner', date: '2028-01-01' },
        { date: '2028-02-29', turning: 36 },
      ])
    })

    test('what is skipped on the last day of the year comes in the next', async ({
      visitor,
      baseURL,
      travelTo,
      stayUntil,
    }) => {
      const { page } = visitor
      await travelTo(at('2027-12-31', '23:50'))
      await arrive(visitor, timeZone)
      const prepare = new Preparation(visitor, baseURL)
      const ines = { fullName: 'Grandma Ines', relationship: 'grandparent', birthday: '12/31' }
      const contactId = await prepare.add('/contacts', ines)
      const events = `/contacts/${contactId}/occasions`

      const edit = await openEvent(visitor, 'Birthday')
      await edit.getByRole('button', { name: 'Skip this year' }).click()
      await said(page, 'Birthday is skipped this year')
      expect(await read(visitor, events)).toMatchObject([{ nextDate: '2027-12-31', skipped: true }])
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(edit.getByText('Skipped this time')).toBeHidden()
      expect(await read(visitor, events)).toMatchObject([{ nextDate: '2027-12-31', skipped: false }])
      await edit.getByRole('button', { name: 'Skip this year' }).click()
      await expect(edit.getByText('Skipped this time (Dec 31, 2027)')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(rows(page)).toHaveText([/Dec 31.*Today.*Skipped this year/])

      await stayUntil(at('2028-01-01', '00:00:05'))
      await expect(rows(page)).toHaveText([/Dec 31.*In 365 days/])
      await expect(rows(page).getByText('Skipped')).toBeHidden()
      expect(await read(visitor, events)).toMatchObject([{ nextDate: '2028-12-31', skipped: false }])
      await visitor.open('/calendar?view=month&date=2027-12-31')
      await expect(day(page, 'December 31, 2027').getByRole('button', { name: /Ines.*skipped$/ })).toBeVisible()
      await visitor.open('/calendar?view=month&date=2028-12-31')
      await expect(
        day(page, 'December 31, 2028').getByRole('button', { name: /Ines.*Family, No gift yet$/ }),
      ).toBeVisible()
    })

    test('an event of New Year’s Eve is deleted with and without its gift ideas', async ({
      visitor,
      baseURL,
      travelTo,
    }) => {
      const { page } = visitor
      await travelTo(at('2027-12-30'))
      await arrive(visitor, timeZone)
      const prepare = new Preparation(visitor, baseURL)
      const contactId = await prepare.add('/contacts', { fullName: 'Tom Brandt', relationship: 'friend' })
      for (const [name, date, bought, idea] of [
        ['Fireworks', '2027-12-31', 'Sparklers', 'Ear plugs'],
        ['Brunch', '2028-01-01', 'Waffle iron', 'Syrup'],
      ] as const) {
        const occasionId = await prepare.add('/occasions', { contactId, name, date, type: 'annual' })
        await prepare.addBought({ contactId, occasionId, title: bought })
        await prepare.add('/gift-ideas', { contactId, occasionId, title: idea })
      }
      for (const [name, keeps] of [
        ['Fireworks', true],
        ['Brunch', false],
      ] as const) {
        const edit = await openEvent(visitor, name)
        await edit.getByRole('button', { name: 'Delete Event' }).click()
        const question = page.getByRole('alertdialog', { name: 'Delete Event' })
        await expect(question.getByRole('checkbox', { name: 'Keep its gift ideas' })).toBeChecked()
        await question.getByRole('checkbox', { name: 'Keep its gift ideas' }).setChecked(keeps)
        await question.getByRole('button', { name: 'Delete Event' }).click()
        await expect(edit).toBeHidden()
        await expect(rows(page).filter({ hasText: name })).toBeHidden()
      }
      expect(await read(visitor, `/contacts/${contactId}/occasions`)).toEqual([])
      expect(await read(visitor, '/occasions/between/2027-12-01/2028-12-31')).toEqual([])
      const left = await read<{ title: string; occasionId: number | null }[]>(
        visitor,
        `/contacts/${contactId}/gift-ideas`,
      )
      expect(left.toSorted((a, b) => a.title.localeCompare(b.title))).toMatchObject([
        { title: 'Ear plugs', occasionId: null },
        { title: 'Sparklers', occasionId: null },
      ])
      await visitor.open('/calendar')
      await expect(page.getByText('No events this month')).toBeVisible()
    })

    test('the calendar leads over the end of the year and through leap and common years', async ({
      visitor,
      baseURL,
      travelTo,
    }) => {
      const { page } = visitor
      // An hour when it is another day in UTC.
      expect(new Date(at('2026-12-31')).toISOString().slice(0, 10)).not.toBe('2026-12-31')
      await travelTo(at('2026-12-31'))
      await arrive(visitor, timeZone)
      const prepare = new Preparation(visitor, baseURL)
      const people = [
        { fullName: 'Maya Okafor', relationship: 'sibling', birthday: '1992-02-29' },
        { fullName: 'Jonas Berg', relationship: 'friend', birthday: '02' },
        { fullName: 'Grandma Ines', relationship: 'grandparent', birthday: '12/31' },
        { fullName: 'Tom Brandt', relationship: 'friend', birthday: '01/01' },
      ]
      const ids: number[] = []
      for (const person of people) ids.push(await prepare.add('/contacts', person))
      for (const [type, name, date] of [
        ['easter', 'Easter', '2027-03-28'],
        ['mothers-day', "Mother's Day", '2027-05-09'],
        ['thanksgiving', 'Thanksgiving', '2027-11-25'],
      ])
        await prepare.add('/occasions', { contactId: ids[0], type, name, date })

      await visitor.open('/calendar')
      await expect(heading(page, 'December 2026')).toBeVisible()
      await expect(day(page, 'December 31, 2026')).toHaveAttribute('aria-current', 'date')
      await expect(day(page, 'December 31, 2026')).toHaveAccessibleName('Thursday, December 31, 2026, 1 event')
      await page.getByRole('button', { name: 'Next month' }).click()
      await expect(heading(page, 'January 2027')).toBeVisible()
      await expect(day(page, 'January 1, 2027')).toHaveAccessibleName('Friday, January 1, 2027, 1 event')

      await visitor.open('/calendar?view=week&date=2027-12-25')
      await expect(heading(page, 'Dec 19 – 25, 2027')).toBeVisible()
      await page.getByRole('button', { name: 'Next week' }).click()
      await expect(heading(page, 'Dec 26, 2027 – Jan 1, 2028')).toBeVisible()
      await expect(day(page, 'December 31, 2027')).toHaveAccessibleName(/1 event$/)
      await expect(day(page, 'January 1, 2028')).toHaveAccessibleName(/1 event$/)
      await expect(page.getByRole('gridcell', { name: /no events$/ })).toHaveCount(5)

      for (const [year, days, leapDay] of [
        [2027, 28, 'Sunday, February 28, 2027'],
        [2028, 29, 'Tuesday, February 29, 2028'],
        [2029, 28, 'Wednesday, February 28, 2029'],
      ] as const) {
        await visitor.open(`/calendar?view=month&date=${year}-02-10`)
        await expect(page.getByRole('gridcell', { name: `${leapDay}, 1 event` })).toBeVisible()
        await expect(page.getByRole('gridcell', { name: new RegExp(`, February \\d+, ${year}`) })).toHaveCount(days)
        // Jonas, whose birthday has only a month, is only in the list.
        await expect(page.getByRole('gridcell', { name: new RegExp(`, ${year}, 1 event$`) })).toHaveCount(1)
        const list = page.getByRole('region', { name: 'This Month' })
        await expect(list.getByText('Sometime in February')).toBeVisible()
        await expect(list.getByText(`Turning ${year - 1992}`)).toBeVisible()
      }

      for (const [year, feasts] of [
        // The fourth Thursday of November, the second Sunday of May, and Easter by the Gregorian computus.
        [2027, ['Sunday, March 28', 'Sunday, May 9', 'Thursday, November 25']],
        [2028, ['Sunday, April 16', 'Sunday, May 14', 'Thursday, November 23']],
      ] as const) {
        const some = new Set(['January', 'February', 'December', ...feasts.map((feast) => feast.split(/[ ,]+/)[1])])
        await visitor.open(`/calendar?view=year&date=${year}-06-15`)
        await expect(page.getByRole('button', { name: new RegExp(`^\\w+ ${year}, 1 event$`) })).toHaveCount(some.size)
        await expect(page.getByRole('button', { name: new RegExp(`^\\w+ ${year}, 0 events$`) })).toHaveCount(
          12 - some.size,
        )
        const [easter] = feasts
        await page.getByRole('button', { name: `${easter.split(/[ ,]+/)[1]} ${year}, 1 event` }).click()
        await expect(page.getByRole('gridcell', { name: `${easter}, ${year}, 1 event` })).toBeVisible()
      }
      const feasts = await read<Listed[]>(visitor, '/occasions/between/2028-03-01/2028-11-30')
      expect(feasts.map(({ date }) => date)).toEqual(['2028-04-16', '2028-05-14', '2028-11-23'])
    })
  })
}

for (const { timeZone, change, eve, before, after, target, weekday } of [
  // The night in which an hour is left out, and the one in which an hour comes twice.
  {
    timeZone: 'America/St_Johns',
    change: 'an hour less',
    eve: '2027-03-13',
    before: '-03:30',
    after: '-02:30',
    target: '2027-03-15',
    weekday: 'Mar 15 Monday',
  },
  {
    timeZone: 'America/St_Johns',
    change: 'an hour more',
    eve: '2027-11-06',
    before: '-02:30',
    after: '-03:30',
    target: '2027-11-08',
    weekday: 'Nov 08 Monday',
  },
  {
    timeZone: 'Pacific/Auckland',
    change: 'an hour more',
    eve: '2027-04-03',
    before: '+13:00',
    after: '+12:00',
    target: '2027-04-05',
    weekday: 'Apr 05 Monday',
  },
  {
    timeZone: 'Pacific/Auckland',
    change: 'an hour less',
    eve: '2027-09-25',
    before: '+12:00',
    after: '+13:00',
    target: '2027-09-27',
    weekday: 'Sep 27 Monday',
  },
] as const) {
  // The tab looks at the clock every hour: a day that is an hour too short is the one it could miss.
  test.describe(timeZone, { tag: '@long' }, () => {
    test.use({ timezoneId: timeZone })

    test(`days are counted right across a night with ${change}`, async ({
      visitor,
      baseURL,
      travelTo,
      stayUntil,
      sleepUntil,
    }) => {
      const { page } = visitor
      /** The eve and the day of the change, and the day after it, which is the event's. */
      const sunday = eve.slice(0, 8) + String(Number(eve.slice(8)) + 1).padStart(2, '0')
      await travelTo(`${eve}T23:50:00${before}`)
      await arrive(visitor, timeZone)
      const prepare = new Preparation(visitor, baseURL)
      const contactId = await prepare.add('/contacts', { fullName: 'Tom Brandt', relationship: 'friend' })
      await prepare.add('/occasions', { contactId, name: 'Concert', type: 'custom', date: target })
      await visitor.open('/dashboard')
      const row = rows(page)
      await expect(row).toHaveText([new RegExp(`${weekday}.*In 2 days.*Concert`)])

      // The clocks change at 2 or 3 o'clock, so that Sunday begins before it and Monday after it.
      await stayUntil(`${sunday}T00:00:05${before}`)
      await expect(row).toHaveText([new RegExp(`${weekday}.*Tomorrow`)])
      await sleepUntil(`${sunday}T23:59:30${after}`)
      await expect(row).toHaveText([new RegExp(`${weekday}.*Tomorrow`)])
      expect(await upcoming(visitor)).toMatchObject([{ date: target, daysUntil: 1 }])
      await stayUntil(`${target}T00:00:05${after}`)
      await expect(row).toHaveText([new RegExp(`${weekday}.*Today`)])
      expect(await upcoming(visitor)).toMatchObject([{ date: target, nextDate: target, daysUntil: 0 }])
      await visitor.open('/calendar')
      await expect(page.locator('[aria-current="date"]')).toHaveAccessibleName(/1 event$/)
    })
  })
}
