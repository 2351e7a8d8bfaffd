/** Everything this app keeps in the browser. */
export const authToken = item('authToken')
export const guestToken = item('guestToken')
export const notificationsItem = item('app-notifications')
export const themeItem = item('theme')
export const sidebarItem = item('sidebar')
export const guestBannerItem = item('guest-banner')
/** Whether the three first steps were left. */
export const firstStepsItem = item('first-steps')
/** 'compact': contacts as a list. */
export const contactsViewItem = item('contacts-view')
export const helpKeyItem = item('help-key')
export const recentPeopleItem = item('recent-people')
/** Imports that were started here and aren't over yet. */
export const runningImportsItem = item('running-imports')
/** Gifts that 'How did it go?' was dismissed for. */
export const askedReactionsItem = item('how-did-it-go')
/** A passkey has signed somebody in here: the next visit offers them without being asked. */
export const passkeyItem = item('passkey')
/** Somebody with an account uses this browser: the landing page offers Sign In first. */
export const accountItem = item('account')
/** Who switched notifications on for this browser, and where they go. */
export const pushItem = item('push')

/** The token of a mailed link, for as long as its page is open in this tab, reloads included. */
export const mailedTokenItem = item('mailed-token', () => globalThis.sessionStorage)

/** A visitor has neither a token nor the hint that comes beside the session cookie: no need to ask the server. */
export function mayBeSignedIn(): boolean {
  return (
    authToken.read() !== undefined ||
    guestToken.read() !== undefined ||
    document.cookie.split('; ').some((cookie) => cookie.startsWith('ribbonry_hint='))
  )
}

/** What belongs to the person, not to the browser: gone on sign-out. */
export function forgetPerson() {
  const items = [
    authToken,
    guestToken,
    notificationsItem,
    guestBannerItem,
    firstStepsItem,
    recentPeopleItem,
    runningImportsItem,
    pushItem,
    askedReactionsItem,
  ]
  for (const personal of items) personal.remove()
}

/** A string kept in the browser. Reading and writing never throw: storage may be full or forbidden. */
function item(name: string, storage = () => globalThis.localStorage) {
  return {
    name,
    read(): string | undefined {
      try {
        return storage().getItem(name) ?? undefined
      } catch {
        return undefined
      }
    },
    write(value: string) {
      try {
        storage().setItem(name, value)
      } catch {
        // Nothing to do: the session lives on in its cookie.
      }
    },
    remove() {
      try {
        storage().removeItem(name)
      } catch {
        // Nothing was kept where storage is forbidden.
      }
    },
  }
}
