import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { queryClient } from './query.ts'
import { followOtherTabs, sessionQuery, startSession } from './session.ts'

const user = (id: string) => ({ id, isGuest: false }) as CurrentUser
const ada = user('ada')
const eve = user('eve')
const loaded = { contacts: [{ fullName: 'Maya Okafor' }], version: '1.0' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  queryClient.setQueryData(sessionQuery.queryKey, ada)
  queryClient.setQueryData(['contacts'], loaded.contacts)
  queryClient.setQueryData(['installation'], loaded.version)
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const shown = () => queryClient.getQueryData<unknown>(['contacts'])

describe('what was loaded for one user', () => {
  it('is gone before another one is shown a page, and what is the same for everyone stays', async () => {
    const shownAtFirst: unknown[] = []
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.getQueryData(sessionQuery.queryKey)?.id === eve.id) shownAtFirst.push(shown())
    })
    await startSession({ token: 't', user: eve })
    stop()
    expect(new Set(shownAtFirst)).toEqual(new Set([undefined]))
    expect(queryClient.getQueryData(['installation'])).toBe(loaded.version)
  })

  it('stays for the same user, who signs in again', async () => {
    await startSession({ token: 't', user: ada })
    expect(shown()).toEqual(loaded.contacts)
  })

  it('is gone in this tab, too, when another user signs in in another one', async () => {
    const stop = followOtherTabs()
    const other = new BroadcastChannel('ribbonry-session')
    other.postMessage({ type: 'signed-in', user: eve, tab: 0.5 })
    await vi.waitFor(() => expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(eve))
    expect(shown()).toBeUndefined()
    other.close()
    stop()
  })

  it('is gone in this tab, too, when they sign out in another one, and nobody is signed in', async () => {
    const assign = vi.fn<(address: string) => void>()
    vi.stubGlobal('location', { assign })
    const sessions: unknown[] = []
    const unsubscribe = queryClient
      .getQueryCache()
      .subscribe(() => sessions.push(queryClient.getQueryData(sessionQuery.queryKey)))
    const stop = followOtherTabs()
    const other = new BroadcastChannel('ribbonry-session')
    other.postMessage({ type: 'signed-out', tab: 0.5 })
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
    expect([shown(), queryClient.getQueryData(sessionQuery.queryKey)]).toEqual([undefined, null])
    // What is still on the screen never asks in vain whose it is.
    expect(sessions).not.toContain(undefined)
    other.close()
    stop()
    unsubscribe()
  })
})

it('somebody who signs out is nobody here at once, so that what ends later writes nothing of theirs', async () => {
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('history', { state: null })
  vi.resetModules()
  const session = await import('./session.ts')
  const { queryClient: known } = await import('./query.ts')
  known.setQueryData(session.sessionQuery.queryKey, ada)
  expect([session.isSignedIn('ada'), session.isSignedIn('eve')]).toEqual([true, false])
  session.signOut()
  expect(session.isSignedIn('ada')).toBe(false)
  expect(assign).toHaveBeenCalledWith('/api/logout')
})
