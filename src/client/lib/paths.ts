/** Every address of the app; links and redirects take them from here. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  contacts: '/contacts',
  import: '/contacts/import',
  /** One import, from its preview to its undoing. */
  importOf: (importId: number | string) => `/contacts/import/${importId}`,
  calendar: '/calendar',
  gifts: '/gifts',
  /** The thank-you log beside the ideas. */
  received: '/gifts?show=received',
  reminders: '/reminders',
  feedback: '/feedback',
  plans: '/plans',
  plan: (planId: number | string) => `/plans/${planId}`,
  budget: '/budget',
  /** Where phones send what is shared with the installed app (manifest.webmanifest). */
  share: '/share',
  userMetrics: '/user-metrics',
  giftRecommendations: (contactId: number | string) => `/gift-recommendations/${contactId}`,
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  unsubscribe: '/unsubscribe',
  /** Where contacts tell about themselves. */
  ask: (token: string) => `/ask/${token}`,
  /** Where contributors of a split answer. */
  contribute: (token: string) => `/contribute/${token}`,
  terms: '/terms-of-service',
  howRemindersWork: '/how-reminders-work',
} as const

/** `/share?title=…&text=…&url=…` becomes Quick idea above the dashboard. */
export function addressOfShared(search: string): string {
  return `${paths.dashboard}?do=quick-idea&${search.slice(1)}`
}

/** Where a signed-out visitor's deep link comes back to: `/?next=/contacts`. */
export function landingFor(pathAndSearch: string): string {
  return `${paths.home}?next=${encodeURIComponent(pathAndSearch)}`
}

const nowhere = 'https://nowhere.invalid'

/** The `next` of a search string when it is a path on this very site, else undefined: never an open redirect. */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  // A second slash or a backslash would name another host; browsers drop control characters before reading.
  if (next === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined
  const url = new URL(next, nowhere)
  // '/.//host' has become '//host'.
  if (url.origin !== nowhere || url.pathname.startsWith('//')) return undefined
  return url.pathname !== paths.home && url.pathname !== paths.login ? url.pathname + url.search + url.hash : undefined
}
