import { all, type State } from '../state.ts'

const month = '/calendar?view=month'

const pages: Omit<State, 'as'>[] = [
  { name: 'dashboard', everywhere: true, show: (v) => v.open('/dashboard') },
  { name: 'contacts', everywhere: true, show: (v) => v.open('/contacts') },
  { name: 'calendar, month', everywhere: true, show: (v) => v.open(month) },
  { name: 'calendar, week', everywhere: true, show: (v) => v.open('/calendar?view=week') },
  { name: 'calendar, year', everywhere: true, show: (v) => v.open('/calendar?view=year') },
  { name: 'Gift Ideas', everywhere: true, show: (v) => v.open('/gifts') },
  { name: 'Gift Ideas, Received', everywhere: true, show: (v) => v.open('/gifts?show=received') },
  { name: 'reminders', everywhere: true, show: (v) => v.open('/reminders') },
  {
    name: 'reminders, the end: Planned and Off',
    everywhere: true,
    async show(v) {
      await v.open('/reminders')
      await v.toEnd()
    },
  },
  { name: 'budget', everywhere: true, show: (v) => v.open('/budget') },
  { name: 'feedback', everywhere: true, show: (v) => v.open('/feedback') },
]

const filledPages: Omit<State, 'as'>[] = [
  ...pages,
  {
    name: 'contacts, List by next event',
    async show(v) {
      await v.open('/contacts')
      await v.pick('List')
      await v.select('Sort by', 'Next event')
      await v.settled()
    },
  },
  {
    name: 'dashboard, an event’s gifts',
    everywhere: true,
    async show(v) {
      await v.open('/dashboard')
      await v.press(/^Show gifts: /)
      await v.list('Ideas').waitFor()
      await v.settled()
    },
  },
  {
    name: 'dashboard, past events',
    async show(v) {
      await v.open('/dashboard')
      await v.showEvents('Past')
      await v.settled()
    },
  },
  {
    name: 'dashboard, Trending Gift Ideas',
    async show(v) {
      await v.open('/dashboard')
      await v.page.getByRole('region', { name: 'Trending Gift Ideas' }).scrollIntoViewIfNeeded()
      await v.settled()
    },
  },
  {
    name: 'calendar, month, its list',
    async show(v) {
      await v.open(month)
      await v.toEnd()
    },
  },
  {
    name: 'budget, the year’s budget is edited',
    async show(v) {
      await v.open('/budget')
      await v.press('Set a budget')
      await v.page.getByLabel('Amount ($)').fill('a lot')
      await v.press('Save')
      await v.see('The budget must be 0 or more')
    },
  },
  {
    name: 'budget, all people and the events of an occasion',
    async show(v) {
      await v.open('/budget')
      for (const name of [/^Show the events of/, /^Show all/]) {
        const button = v.page.getByRole('button', { name }).first()
        if ((await button.count()) > 0) await button.click()
      }
      await v.settled()
    },
  },
  { name: 'budget, a year without gifts', show: (v) => v.open('/budget?year=1999') },
  {
    name: 'contacts, nobody found',
    async show(v) {
      await v.open('/contacts')
      await v.page.getByPlaceholder('Search contacts by name or relationship...').fill('nobody of this name')
      await v.see('No contacts found')
    },
  },
  {
    name: 'gift recommendations',
    everywhere: true,
    async show(v) {
      await v.open(`/gift-recommendations/${v.rows.contactId}`)
      await v.page.getByRole('article').first().waitFor()
      await v.settled()
    },
  },
]

/** Every page, with what covers it: the drawer, menus, the palette, the bell. */
export const pageStates: State[] = [
  ...all({ as: 'full' }, filledPages),
  ...all({ as: 'crowded' }, filledPages),
  ...all({ as: 'empty' }, pages),
  ...all({ as: 'guest' }, [{ name: 'dashboard', show: (v) => v.open('/dashboard') }]),
  ...all({ as: 'administrator' }, [
    { name: 'User Metrics', everywhere: true, show: (v) => v.open('/user-metrics') },
    { name: 'feedback inbox', everywhere: true, show: (v) => v.open('/feedback') },
    {
      name: 'Manage Feedback',
      async show(v) {
        await v.open('/feedback')
        await v.press(/^Manage: /)
        await v.dialog('Manage Feedback')
      },
    },
    ...['API Failures', 'Catalogue', 'Reminder health', 'Mail outbox'].map((name) => ({
      name,
      async show(v: Parameters<State['show']>[0]) {
        await v.open('/feedback')
        await v.tab(name)
        await v.settled()
      },
    })),
  ]),
  ...all({ as: 'full' }, [
    { name: '404', everywhere: true, show: (v) => v.open('/nowhere') },
    { name: 'gift recommendations, no such contact', show: (v) => v.open('/gift-recommendations/999999') },
    {
      name: 'palette',
      everywhere: true,
      async show(v) {
        await v.open('/dashboard')
        await v.keys('Control+k')
        await v.dialog('Search and actions')
        await v.settled()
      },
    },
    {
      name: 'palette, found',
      async show(v) {
        await v.open('/dashboard')
        await v.keys('Control+k')
        await v.dialog('Search and actions')
        await v.page.getByRole('dialog').getByRole('combobox').fill('maya')
        await v.page.getByRole('dialog').getByRole('option', { name: /Maya/ }).first().waitFor()
        await v.settled()
      },
    },
    {
      name: 'Keyboard help',
      everywhere: true,
      async show(v) {
        await v.open('/dashboard')
        await v.keys('?')
        await v.dialog('Keyboard help')
      },
    },
    {
      name: 'the bell',
      everywhere: true,
      async show(v) {
        await v.open('/dashboard')
        await v.press(/^Notifications/)
        await v.page.getByRole('dialog', { name: 'Notifications' }).waitFor()
        await v.settled()
      },
    },
    {
      name: 'calendar, Legend',
      async show(v) {
        await v.open(month)
        await v.press('Legend')
        await v.page.getByRole('dialog', { name: 'Legend' }).waitFor()
      },
    },
    {
      name: 'calendar, Go to another time',
      async show(v) {
        await v.open(month)
        await v.press('Go to another time')
        await v.page.getByRole('dialog', { name: 'Go to another time' }).waitFor()
      },
    },
    {
      name: 'reminders, Snooze',
      async show(v) {
        await v.open('/reminders')
        await v.press(/^Snooze/)
        await v.page.getByRole('menuitem').first().waitFor()
      },
    },
    {
      name: 'reminders, none of an urgency',
      async show(v) {
        await v.open('/reminders')
        await v.select('Urgency', 'Low')
        await v.settled()
      },
    },
    {
      name: 'a toast',
      everywhere: true,
      async show(v) {
        await v.open('/calendar')
        await v.press('Generate Events')
        await v.toast(/events? created|already set up/)
      },
    },
    {
      name: 'drawer',
      async show(v) {
        await v.open('/dashboard')
        if (await v.page.getByRole('button', { name: 'Open menu' }).isVisible()) await v.press('Open menu')
        else await v.press('Collapse sidebar')
        await v.settled()
      },
    },
    {
      name: '+ on a phone',
      async show(v) {
        await v.open('/dashboard')
        const add = v.page.getByRole('navigation', { name: 'Tabs' }).getByRole('button', { name: 'Add' })
        if (await add.isVisible()) await add.click()
        await v.settled()
      },
    },
  ]),
]
