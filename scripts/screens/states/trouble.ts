import { all, type State } from '../state.ts'
import type { Visitor } from '../visitor.ts'

const paths = {
  dashboard: '/dashboard',
  contacts: '/contacts',
  calendar: '/calendar',
  'Gift Ideas': '/gifts',
  reminders: '/reminders',
  feedback: '/feedback',
  plans: '/plans',
}

const pages = Object.entries(paths).map(([name, path]) => ({ name, show: (v: Visitor) => v.open(path) }))

const opened: Omit<State, 'as' | 'server'>[] = [
  {
    name: 'event',
    async show(v) {
      await v.open(`/dashboard?event=${v.rows.eventId}`)
      await v.dialog(/event|Loading/i)
      await v.settled()
    },
  },
  {
    name: 'Profile Settings',
    async show(v) {
      await v.open('/dashboard')
      await v.press('Profile Settings')
      await v.dialog('Profile Settings')
      await v.settled()
    },
  },
  {
    name: 'gift recommendations',
    show: (v) => v.open(`/gift-recommendations/${v.rows.contactId}`),
  },
  { name: 'plan', show: (v) => v.open(`/plans/${v.rows.planId}`) },
]

/** While answers are on their way, after they failed, and without a server. */
export const troubleStates: State[] = [
  ...all({ as: 'full', server: 'held' }, [...pages, ...opened]),
  ...all({ as: 'full', server: 'failing' }, [...pages, ...opened]),
  ...all({ as: 'administrator', server: 'held' }, [
    { name: 'User Metrics', show: (v) => v.open('/user-metrics') },
    { name: 'Catalogue', show: (v) => v.open('/feedback?tab=catalogue') },
  ]),
  ...all({ as: 'administrator', server: 'failing' }, [
    { name: 'User Metrics', show: (v) => v.open('/user-metrics') },
    { name: 'Catalogue', show: (v) => v.open('/feedback?tab=catalogue') },
    { name: 'a product feed', show: (v) => v.open('/feedback?tab=catalogue&feed=feed:1') },
  ]),
  ...all({ as: 'full', server: 'gone' }, [
    { name: 'the server cannot be reached', everywhere: true, show: (v) => v.open('/dashboard') },
  ]),
  ...all({ as: 'full' }, [
    {
      name: 'offline',
      everywhere: true,
      async show(v) {
        await v.open('/dashboard')
        await v.page.context().setOffline(true)
        await v.see(/offline/i)
      },
    },
  ]),
  ...all({ as: 'nobody', server: 'failing' }, [
    { name: 'landing', show: (v) => v.open('/') },
    { name: 'questions to a contact', show: (v) => v.open('/ask/some-link') },
    { name: 'a gift to share', show: (v) => v.open('/contribute/some-link') },
  ]),
]
