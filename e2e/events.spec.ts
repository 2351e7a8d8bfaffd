import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import {
  Api,
  chooseMore,
  christmas,
  marathon,
  maya,
  openFromDashboard,
  rowOf,
  ruth,
  said,
  startAdding,
  today,
  tom,
} from './support/event-dialogs.ts'
import type { Event } from './support/event-dialogs.ts'
import { expect, test } from './support/time-travel.ts'

test.describe('an event that is left out', () => {
  test('is skipped this year, and is not after Undo', { tag: '@long' }, async ({ guest, baseURL, travelTo }) => {
    await travelTo(today)
    const api = new Api(guest, baseURL)
    const { id } = await api.plan(await api.know(tom), christmas)
    const edit = await openFromDashboard(guest, 'Christmas')
    await edit.getByRole('button', { name: 'Skip this year' }).click()
    await said(guest.page, 'Christmas is skipped this year')
    await expect(edit.getByText('Skipped this time (Dec 25, 2026)')).toBeVisible()
    expect(await api.event(id)).toMatchObject({ skipped: true })
    await guest.page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(edit.getByText('Skipped this time')).toBeHidden()
    expect(await api.event(id)).toMatchObject({ skipped: false })

    await chooseMore(edit, 'Skip this year')
    await edit.getByRole('button', { name: 'Undo: Skip this year' }).click()
    await said(guest.page, "Christmas isn't skipped anymore")
    await expect(edit).toBeFocused()
    expect(await api.event(id)).toMatchObject({ skipped: false })

    await chooseMore(edit, 'Skip this year')
    await said(guest.page, 'Christmas is skipped this year')
    await guest.page.keyboard.press('Escape')
    await expect(rowOf(guest.page, 'Christmas').getByText(/^Skipped/)).toBeVisible()
    await expectAccessible(guest.page)
    await guest.open('/contacts')
    await guest.openContact('Tom Brandt')
    await expect(guest.page.getByText('Skipped this year')).toBeVisible()
  })

  test(
    'is heard again, muted and unmuted, a custom one too, without disturbing what is being typed',
    { tag: '@long' },
    async ({ guest, baseURL, travelTo }) => {
      await travelTo(today)
      const api = new Api(guest, baseURL)
      const { id } = await api.plan(await api.know(tom), { ...marathon, reminderMethod: 'push' })
      await api.send('post', `/occasions/${id}/snooze`, { days: 3 })
      const edit = await openFromDashboard(guest, 'Marathon')
      await expect(edit.getByText('Snoozed until Tue, Nov 24.')).toBeVisible()
      await edit.getByRole('button', { name: 'Undo: Snooze' }).click()
      await said(guest.page, "The reminder for Marathon isn't snoozed anymore")
      expect(await api.event(id)).toMatchObject({ snoozedUntil: null })
      await edit.getByLabel('Event name').fill('City marathon')
      await chooseMore(edit, 'Mute')
      await said(guest.page, 'Marathon is muted')
      expect(await api.event(id)).toMatchObject({ muted: true })
      await chooseMore(edit, 'Skip this year')
      // Each toast is waited for: one that comes late would take the place of the next one.
      await said(guest.page, 'Marathon is skipped this year')
      await expect(edit.getByText('Skipped this time')).toBeVisible()
      await edit.getByRole('button', { name: 'Unmute' }).click()
      await said(guest.page, "Marathon isn't muted anymore")
      await expect(edit.getByText('Muted:')).toBeHidden()
      await expect(edit.getByLabel('Event name')).toHaveValue('City marathon')
      await edit.getByRole('button', { name: 'Update Event' }).click()
      await said(guest.page, 'Event updated successfully!')
      expect(await api.event(id)).toMatchObject({ name: 'City marathon', muted: false, skipped: true })
    },
  )

  test(
    'and removed for good is not made again by Generate Events',
    { tag: '@long' },
    async ({ guest, baseURL, travelTo }) => {
      await travelTo(today)
      const api = new Api(guest, baseURL)
      const contactId = await api.know(ruth)
      await api.send('post', '/occasions/generate-relationship-events')
      expect(await api.eventsOf(contactId)).toMatchObject([{ type: 'mothers-day', date: '2027-05-09' }])
      const edit = await openFromDashboard(guest, "Mother's Day")
      await expect(edit.getByRole('button', { name: 'Delete Event' })).toBeHidden()
      await chooseMore(edit, 'Remove and do not recreate')
      const question = guest.page.getByRole('alertdialog', { name: 'Remove and do not recreate' })
      await question.getByRole('button', { name: 'Remove', exact: true }).click()
      await said(guest.page, 'Event deleted successfully!')
      await expect(edit).toBeHidden()
      await guest.open('/calendar')
      await guest.page.getByRole('button', { name: 'Generate Events' }).click()
      await said(guest.page, 'Everything is already set up')
      expect(await api.eventsOf(contactId)).toEqual([])
    },
  )
})

test(
  'Delete Event keeps the gift ideas, or takes them along',
  { tag: '@long' },
  async ({ guest, baseURL, travelTo }) => {
    await travelTo(today)
    const api = new Api(guest, baseURL)
    const contactId = await api.know(tom)
    const question = guest.page.getByRole('alertdialog', { name: 'Delete Event' })
    const keep = question.getByRole('checkbox', { name: 'Keep its gift ideas' })
    const ask = async (name: string, bought: string, idea: string) => {
      const { id } = await api.plan(contactId, { ...marathon, name })
      const gift = { contactId, occasionId: id }
      await api.send('post', '/gift-ideas', { ...gift, title: bought, isSaved: true, isPurchased: true })
      await api.send('post', '/gift-ideas', { ...gift, title: idea })
      const edit = await openFromDashboard(guest, name)
      await edit.getByRole('button', { name: 'Delete Event' }).click()
      await expect(question).toContainText('This action cannot be undone and will remove all associated gift ideas.')
      await expect(keep).toBeChecked()
      await expect(question).toContainText('2 gift ideas move to the general list, and you already bought 1 of them.')
      return edit
    }
    const confirm = async (edit: Locator) => {
      await question.getByRole('button', { name: 'Delete Event' }).click()
      await said(guest.page, 'Event deleted successfully!')
      await expect(edit).toBeHidden()
      expect(await api.eventsOf(contactId)).toEqual([])
      const gifts = await api.get<Event[]>(`/contacts/${contactId}/gift-ideas`)
      expect(gifts.every(({ occasionId }) => occasionId === null)).toBe(true)
      return gifts.map(({ title }) => String(title)).toSorted((a, b) => a.localeCompare(b))
    }
    expect(await confirm(await ask('Marathon', 'Running shoes', 'Foam roller'))).toEqual([
      'Foam roller',
      'Running shoes',
    ])
    const edit = await ask('Triathlon', 'Goggles', 'Towel')
    await keep.click()
    await expect(question).toContainText('2 gift ideas will be deleted, too, and you already bought 1 of them.')
    expect(await confirm(edit)).toEqual(['Foam roller', 'Running shoes'])
  },
)

test(
  'with the keyboard alone an event is added, skipped, changed and deleted',
  { tag: '@long' },
  async ({ guest, baseURL, travelTo }) => {
    await travelTo(today)
    const api = new Api(guest, baseURL)
    const contactId = await api.know(tom)
    await guest.open('/contacts')
    const { keyboard } = guest.page
    await guest.page.getByRole('button', { name: 'Tom Brandt', exact: true }).press('Enter')
    await guest.page.getByRole('button', { name: 'Add Event' }).press('Enter')
    const add = guest.page.getByRole('dialog', { name: 'Add Special Event' })
    await expect(add.getByLabel('Event type')).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.type('Marathon')
    await keyboard.press('Tab')
    await keyboard.type('12062026')
    await keyboard.press('Enter')
    await expect(add).toBeHidden()
    await expect(guest.page.getByRole('button', { name: 'Add Event' })).toBeFocused()
    const [added] = await api.eventsOf(contactId)
    expect(added).toMatchObject({ name: 'Marathon', date: '2026-12-06' })

    await guest.page.getByRole('button', { name: /Dec 6.*Marathon/ }).press('Enter')
    const edit = guest.page.getByRole('dialog', { name: 'Edit Event: Marathon' })
    await expect(edit).toBeFocused()
    await edit.getByRole('button', { name: 'More', exact: true }).press('Enter')
    await expect(edit.getByRole('menuitem', { name: 'Skip this year' })).toBeFocused()
    await keyboard.press('Enter')
    await said(guest.page, 'Marathon is skipped this year')
    await expect(edit.getByRole('button', { name: 'More', exact: true })).toBeFocused()
    await edit.getByRole('button', { name: 'Undo: Skip this year' }).press('Enter')
    await expect(edit).toBeFocused()
    await edit.getByLabel('Event name').press('End')
    await keyboard.type(' in spring')
    await keyboard.press('Enter')
    await said(guest.page, 'Event updated successfully!')
    await guest.page.getByRole('button', { name: /Dec 6.*Marathon in spring/ }).press('Enter')
    const again = guest.page.getByRole('dialog', { name: 'Edit Event: Marathon in spring' })
    await again.getByRole('button', { name: 'Delete Event' }).press('Enter')
    const question = guest.page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    // Until it's known what goes along, the button doesn't answer.
    await expect(question.getByRole('button', { name: 'Delete Event' })).not.toHaveAttribute('aria-busy')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await said(guest.page, 'Event deleted successfully!')
    await expect(again).toBeHidden()
    await expect(guest.page.getByRole('tab', { name: 'Upcoming (0)' })).toBeVisible()
    expect(await api.eventsOf(contactId)).toEqual([])
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, { tag: '@long' }, () => {
    test.use({ colorScheme })

    test('nothing in the dialogs of events is in anybody’s way', async ({ guest, baseURL, travelTo }) => {
      test.slow()
      await travelTo(today)
      const api = new Api(guest, baseURL)
      const contactId = await api.know(maya)
      const { id } = await api.plan(contactId, { ...marathon, reminderMethod: 'push' })
      await api.send('post', '/gift-ideas', { contactId, occasionId: id, title: 'Running shoes', isPurchased: true })
      await api.send('post', `/occasions/${id}/skip`, { occurrenceDate: '2026-12-06' })
      await api.send('post', `/occasions/${id}/mute`)
      await api.send('post', `/occasions/${id}/snooze`, { days: 3 })
      const edit = await openFromDashboard(guest, 'Marathon')
      await expect(edit.getByRole('button', { name: 'Running shoes', exact: true })).toBeVisible()
      await expectAccessible(guest.page)
      await edit.getByRole('button', { name: 'More', exact: true }).click()
      await expect(edit.getByRole('menuitem', { name: 'Unmute' })).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.keyboard.press('Escape')
      await edit.getByRole('button', { name: 'Delete Event' }).click()
      await expect(guest.page.getByRole('checkbox', { name: 'Keep its gift ideas' })).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
      await edit.getByLabel('Event name').fill('')
      await edit.getByRole('button', { name: 'Update Event' }).click()
      await expect(edit.getByText('Event name is required')).toBeVisible()
      await expectAccessible(guest.page)
      await edit.getByLabel('Event name').fill('City marathon')
      await api.send('put', `/occasions/${id}`, { name: 'Half marathon', budget: '50' })
      await edit.getByRole('button', { name: 'Update Event' }).click()
      await expect(edit.getByRole('alert', { name: 'Changed elsewhere' })).toBeVisible()
      await expectAccessible(guest.page)
      await guest.page.keyboard.press('Escape')
      await expect(guest.page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
      await expectAccessible(guest.page)

      const birthday = await openFromDashboard(guest, 'Birthday')
      await expectAccessible(guest.page)
      await chooseMore(birthday, 'Remove and do not recreate')
      await expect(guest.page.getByRole('alertdialog').getByText('The date stays in')).toBeVisible()
      await expectAccessible(guest.page)
      const add = await startAdding(guest, 'Maya Okafor')
      await add.getByRole('button', { name: 'Add Event' }).click()
      await expect(add.getByText('Date is required')).toBeVisible()
      await expectAccessible(guest.page)
    })
  })
}
