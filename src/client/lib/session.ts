import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { api } from './api.ts'
import { isSignedOut } from './api-error.ts'
import { leaveTo } from './back.ts'
import { queryClient } from './query.ts'
import { authToken, forgetPerson, guestToken, mayBeSignedIn } from './storage.ts'

/** The signed-in user, or null. Any failure other than 401 stays an error: the server is in trouble. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: askForSession,
  gcTime: Infinity,
  // Offline too: the honest answer then is the 'cannot reach' screen, not an endless spinner.
  networkMode: 'always',
})

export async function askForSession({ signal }: { signal: AbortSignal }): Promise<CurrentUser | null> {
  if (!mayBeSignedIn()) return null
  try {
    return await api('GET /auth/user', { signal })
  } catch (error) {
    if (isSignedOut(error)) return null
    throw error
  }
}

export function useSession() {
  return useQuery(sessionQuery)
}

/** The signed-in user. Only for pages behind the sign-in. */
export function useCurrentUser(): CurrentUser {
  const user = useSession().data
  if (user === undefined || user === null) throw new Error('useCurrentUser outside a signed-in screen')
  return user
}

/**
 * Takes a new session (login, guest start, promotion) into use, in every tab.
 * The same user keeps what was loaded; another one starts with nothing of the first.
 */
export async function startSession(session: { token?: string | undefined; user: CurrentUser }) {
  authToken.remove()
  guestToken.remove()
  if (session.token !== undefined) (session.user.isGuest ? guestToken : authToken).write(session.token)
  await adopt(session.user)
  tellOtherTabs({ type: 'signed-in', user: session.user })
}

/** Until the next page is here, this one is at work. */
let isLeaving = false

/** Whether this is who is signed in here. Ask before writing anything of theirs into the browser: they may have left. */
export function isSignedIn(userId: string): boolean {
  return !isLeaving && queryClient.getQueryData(sessionQuery.queryKey)?.id === userId
}

/** Leaves: forgets everything personal here and in every tab, then lets the server end the session. */
export function signOut() {
  isLeaving = true
  forgetPerson()
  tellOtherTabs({ type: 'signed-out' })
  leaveTo('/api/logout')
}

/** After the account was deleted: nothing of it stays, here and in every tab. The caller navigates to the landing page. */
export function leaveDeletedAccount() {
  tellOtherTabs({ type: 'signed-out' })
  forgetAll()
}

/** Nothing personal is left, and the screen is that of somebody who isn't signed in. */
function forgetAll() {
  forgetPerson()
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isNobodys(queryKey[0]) })
  // Removed, it would be missing to what is still on the screen.
  queryClient.setQueryData(sessionQuery.queryKey, null)
}

type TabMessage = { type: 'signed-in'; user: CurrentUser } | { type: 'signed-out' }

const channelName = 'ribbonry-session'
const thisTab = Math.random()

/** Follows what other tabs do with the session. Returns the way to stop. */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', (event: MessageEvent<TabMessage & { tab: number }>) => {
    // A channel also hears what another one of the same page says.
    if (event.data.tab === thisTab) return
    if (event.data.type === 'signed-in') void adopt(event.data.user)
    else {
      forgetAll()
      globalThis.location.assign('/')
    }
  })
  return () => channel.close()
}

async function adopt(user: CurrentUser) {
  const before = queryClient.getQueryData(sessionQuery.queryKey)
  if (before?.id !== user.id) queryClient.removeQueries({ predicate: ({ queryKey }) => !isNobodys(queryKey[0]) })
  queryClient.setQueryData(sessionQuery.queryKey, user)
  await queryClient.invalidateQueries()
}

/** Kept across users: the session is replaced, but the installation is the same for everyone. */
function isNobodys(subject: unknown): boolean {
  return subject === 'session' || subject === 'installation'
}

function tellOtherTabs(message: TabMessage) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ ...message, tab: thisTab })
  channel.close()
}
