import { all, type State } from '../state.ts'
import type { Visitor } from '../visitor.ts'

async function event(v: Visitor): Promise<void> {
  await v.open(`/contacts?event=${v.rows.eventId}`)
  await v.dialog(/^Edit Event/)
  await v.page.getByRole('list', { name: /^Assigned Gifts/ }).waitFor()
  await v.settled()
}

const dialogs: Omit<State, 'as'>[] = [
  {
    name: 'event',
    everywhere: true,
    show: event,
    inView: (v) =>
      v.page
        .getByRole('list', { name: /^Assigned Gifts/ })
        .getByRole('listitem')
        .first(),
  },
  {
    name: 'event, its end',
    async show(v) {
      await event(v)
      await v.toEnd()
    },
  },
  {
    name: 'event, More',
    async show(v) {
      await event(v)
      await v.press('More')
      await v.page.getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'event, a gift’s menu',
    everywhere: true,
    async show(v) {
      await event(v)
      await v.press(/^More for /)
      await v.page.getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'Move to Another Event',
    async show(v) {
      await event(v)
      await v.press(/^More for /)
      await v.choose('Move to another event...')
      await v.dialog('Move to Another Event')
      await v.settled()
    },
  },
  {
    name: 'Delete Event',
    async show(v) {
      await event(v)
      await v.press('Delete Event')
      await v.dialog('Delete Event')
    },
  },
  {
    name: 'All Events',
    everywhere: true,
    async show(v) {
      await v.open('/dashboard')
      await v.press('View All')
      await v.dialog('All Events')
      await v.settled()
    },
  },
  {
    name: 'Events without Gifts Attached',
    async show(v) {
      await v.open('/dashboard')
      await v.press(/^Events without Gifts/)
      await v.dialog('Events without Gifts Attached')
      await v.settled()
    },
  },
  {
    name: 'a day’s events',
    async show(v) {
      await v.open('/calendar?view=month')
      const day = v.page.getByRole('gridcell', { name: /, \d+ events?$/ }).first()
      await day.focus()
      await v.keys('Enter')
      await v.dialog(/day, /)
    },
  },
  {
    name: 'Who is it for?',
    everywhere: true,
    async show(v) {
      await v.open('/calendar?view=month&date=2031-05-10')
      await v.page.getByRole('gridcell').first().waitFor()
      await v.page
        .getByRole('gridcell', { name: /14, 2031/ })
        .first()
        .focus()
      await v.keys('Enter')
      await v.dialog('Who is it for?')
      await v.settled()
    },
  },
  {
    name: 'Add Special Event',
    everywhere: true,
    async show(v) {
      await v.open('/contacts')
      await v.openContact(v.rows.contactName)
      await v.press('Add Event')
      await v.dialog('Add Special Event')
      await v.settled()
    },
  },
]

/** Events: added, looked at, edited, deleted, listed. */
export const eventStates: State[] = [
  ...all({ as: 'full' }, dialogs),
  ...all({ as: 'crowded' }, dialogs),
  ...all({ as: 'full' }, [
    {
      name: 'event, Event settings',
      everywhere: true,
      async show(v) {
        await event(v)
        const line = v.page.getByRole('button', { name: /^Event settings/ })
        if (await line.isVisible()) await line.click()
        await v.page.getByLabel('Event type').scrollIntoViewIfNeeded()
        await v.settled()
      },
    },
    {
      name: 'event, its e-mails',
      async show(v) {
        await event(v)
        for (const sent of await v.page.getByRole('dialog').locator('details').all())
          await sent.evaluate((details: HTMLDetailsElement) => (details.open = true))
        await v.toEnd()
      },
    },
    {
      name: 'event, a toast',
      async show(v) {
        await event(v)
        await v.press('More')
        await v.choose('Mute')
        await v.toast('is muted')
        await v.settled()
      },
    },
    {
      name: 'event, muted',
      async show(v) {
        await event(v)
      },
    },
  ]),
]
