import { afterEach, describe, expect, it, vi } from 'vitest'
import { authToken, forgetPerson, guestToken, notificationsItem, sidebarItem, themeItem } from './storage.ts'

class MemoryStorage {
  readonly kept = new Map<string, string>()
  getItem(name: string) {
    return this.kept.get(name) ?? null
  }
  setItem(name: string, value: string) {
    this.kept.set(name, value)
  }
  removeItem(name: string) {
    this.kept.delete(name)
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('what the browser keeps', () => {
  it('has these names', () => {
    const storage = new MemoryStorage()
    vi.stubGlobal('localStorage', storage)
    authToken.write('a')
    guestToken.write('g')
    notificationsItem.write('{}')
    expect([...storage.kept.keys()]).toEqual(['authToken', 'guestToken', 'app-notifications'])
  })

  it('loses what is personal on sign-out and keeps what is the browser’s', () => {
    vi.stubGlobal('localStorage', new MemoryStorage())
    for (const item of [authToken, guestToken, notificationsItem, themeItem, sidebarItem]) item.write('kept')
    forgetPerson()
    expect([authToken.read(), guestToken.read(), notificationsItem.read()]).toEqual([undefined, undefined, undefined])
    expect([themeItem.read(), sidebarItem.read()]).toEqual(['kept', 'kept'])
  })

  it('is nothing where storage is forbidden, without a failure', () => {
    vi.stubGlobal('localStorage', {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    })
    authToken.write('a')
    authToken.remove()
    expect(authToken.read()).toBeUndefined()
  })
})

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}
