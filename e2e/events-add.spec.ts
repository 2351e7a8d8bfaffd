import { Api, said, startAdding, today, tom } from './support/event-dialogs.ts'
import type { Event } from './support/event-dialogs.ts'
import { expect, test } from './support/time-travel.ts'

test.describe('Add Special Event', () => {
  for (const [type, name, date, recurs] of [
    ['Christmas', 'Christmas', '2026-12-25', true],
    ['Halloween', 'Halloween', '2027-10-31', true],
    ['Easter', 'Easter', '2027-03-28', true],
    ['Thanksgiving', 'Thanksgiving', '2026-11-26', true],
    ['Graduation', 'Graduation', undefined, false],
    ['Wedding Anniversary', 'Wedding Anniversary', undefined, true],
  ] as const) {
    // effort.spec.ts walks through one in `npm test`; event-form.test.ts knows one with a date of its own and one
    // without, the domain's tests all twenty.
    test(`fills in what the preset ${type} knows`, { tag: '@long' }, async ({ guest, baseURL, travelTo }) => {
      await travelTo(today)
      const api = new Api(guest, baseURL)
      const contactId = await api.know(tom)
      const add = await startAdding(guest, 'Tom Brandt')
      await add.getByLabel('Event type').selectOption(type)
      await expect(add.getByLabel('Name')).toHaveValue(name)
      await expect(add.getByLabel('Event name')).toBeHidden()
      await expect(add.getByLabel('Date')).toHaveValue(date ?? '')
      const repeats = add.getByRole('switch', { name: 'Repeats every year' })
      await (recurs ? expect(repeats).toBeChecked() : expect(repeats).not.toBeChecked())
      if (date === undefined) await add.getByLabel('Date').fill('2027-06-12')
      await add.getByRole('button', { name: 'Add Event' }).click()
      await said(guest.page, 'Special event added successfully!')
      await expect(add).toBeHidden()
      const day = date ?? '2027-06-12'
      expect(await api.eventsOf(contactId)).toMatchObject([{ name, date: day, nextDate: day, isRecurring: recurs }])
    })
  }

  test(
    'keeps a custom event’s own name, and everything else that was chosen',
    { tag: '@long' },
    async ({ guest, baseURL, travelTo }) => {
      await travelTo(today)
      const api = new Api(guest, baseURL)
      const contactId = await api.know(tom)
      const add = await startAdding(guest, 'Tom Brandt')
      await add.getByRole('button', { name: 'Add Event' }).click()
      await expect(add.getByText('Event name is required')).toBeVisible()
      await expect(add.getByText('Date is required')).toBeVisible()
      await add.getByLabel('Event name').fill('Marathon')
      await add.getByLabel('Date').fill('2027-04-18')
      await add.getByLabel('Importance').selectOption('Critical')
      await add.getByLabel('Budget').fill('80')
      await expect(add.getByText('Look for gifts from $40 to $80.')).toBeVisible()
      await add.getByLabel('Remind me, days before').fill('')
      await add.getByLabel('Notes').fill('Bring bananas')
      await expect(add.getByLabel('Remind me, days before')).toHaveValue('7')
      await add.getByRole('switch', { name: 'Needs a card' }).click()
      await add.getByRole('button', { name: 'Add Event' }).click()
      await said(guest.page, 'Special event added successfully!')
      expect(await api.eventsOf(contactId)).toMatchObject([
        {
          type: 'custom',
          name: 'Marathon',
          date: '2027-04-18',
          isRecurring: false,
          reminderMethod: 'push',
          reminderDays: 7,
          levelOfImportance: 'Critical',
          needsGift: true,
          needsCard: true,
          budget: '80.00',
          budgetRanges: { low: 40, high: 80 },
          notes: 'Bring bananas',
        },
      ])
    },
  )

  test(
    'lets a feast come back on the day that was set by hand',
    { tag: '@long' },
    async ({ guest, baseURL, travelTo }) => {
      await travelTo(today)
      const api = new Api(guest, baseURL)
      const contactId = await api.know(tom)
      const add = await startAdding(guest, 'Tom Brandt')
      await add.getByLabel('Event type').selectOption('Easter')
      await add.getByLabel('Date').fill('2027-03-29')
      await add.getByLabel('Name').fill('Easter Monday')
      await add.getByRole('switch', { name: 'Notify in the app' }).click()
      await expect(add.getByLabel('Remind me, days before')).toBeHidden()
      await add.getByRole('button', { name: 'Add Event' }).click()
      await said(guest.page, 'Special event added successfully!')
      expect(await api.eventsOf(contactId)).toMatchObject([
        { name: 'Easter Monday', date: '2027-03-29', dateRule: 'fixed', reminderMethod: '' },
      ])
      const [, next] = await api.get<Event[]>('/occasions/between/2027-03-01/2028-03-31')
      expect(next).toMatchObject({ date: '2028-03-29' })
    },
  )

  test.describe('when the network fails', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/] })

    test(
      'keeps the form, which is not thrown away unasked, and pressed twice makes one event',
      { tag: '@long' },
      async ({ guest, baseURL, travelTo }) => {
        await travelTo(today)
        const api = new Api(guest, baseURL)
        const contactId = await api.know(tom)
        const add = await startAdding(guest, 'Tom Brandt')
        await add.getByLabel('Event name').fill('Marathon')
        await add.getByLabel('Date').fill('2027-04-18')
        await guest.page.keyboard.press('Escape')
        await guest.page.getByRole('button', { name: 'Keep editing' }).click()
        await expect(add.getByLabel('Event name')).toHaveValue('Marathon')
        // The server takes it, and the answer is lost on the way.
        await guest.page.route('**/api/occasions', async (route) => {
          await route.fetch()
          await route.abort()
        })
        await add.getByRole('button', { name: 'Add Event' }).click()
        await said(guest.page, "We couldn't reach the server.")
        await expect(add.getByLabel('Event name')).toHaveValue('Marathon')
        await guest.page.unroute('**/api/occasions')
        await add.getByRole('button', { name: 'Add Event' }).dblclick()
        await expect(add).toBeHidden()
        expect(await api.eventsOf(contactId)).toHaveLength(1)
      },
    )
  })
})
