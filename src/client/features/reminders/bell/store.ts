import { useSyncExternalStore } from 'react'
import { notificationsItem } from '#client/lib/storage.ts'

/** A notification kept in the browser, newest first. */
export type LocalNotification = {
  /** Timestamp plus random part. */
  id: string
  title: string
  message: string
  type: 'reminder' | 'success' | 'warning' | 'other'
  /** Milliseconds since 1970. */
  timestamp: number
  read: boolean
  occasionId?: number
  contactId?: number
  /** Of a watched price that has dropped. */
  giftId?: number
  /** Tag of the system notification that lists it. */
  tag?: string
}

export type Kept = {
  userId: string
  items: readonly LocalNotification[]
  /** The tags already announced, deleted or not: they aren't announced again. */
  told: readonly string[]
}

const none: readonly LocalNotification[] = []

/** What is stored for this user; a corrupt store, or another user's, counts as empty. */
export function parseNotifications(text: string | undefined, userId: string): readonly LocalNotification[] {
  return parseKept(text, userId).items
}

export function parseKept(text: string | undefined, userId: string): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (isKept(kept) && kept.userId === userId)
      return {
        userId,
        items: kept.items.filter(isNotification),
        told: Array.isArray(kept.told) ? kept.told.filter((tag) => typeof tag === 'string') : [],
      }
  } catch {
    // Corrupt: start over.
  }
  return { userId, items: none, told: [] }
}

/** Applies the change to what is stored now, which another tab may have changed since this one rendered. */
export function changeKept(userId: string, change: (kept: Kept) => Kept) {
  notificationsItem.write(JSON.stringify(change(parseKept(notificationsItem.read(), userId))))
  for (const listener of listeners) listener()
}

export function changeItems(
  userId: string,
  change: (items: readonly LocalNotification[]) => readonly LocalNotification[],
) {
  changeKept(userId, (kept) => ({ ...kept, items: change(kept.items) }))
}

/** This user's notifications, in sync across tabs, and the functions that change them. */
export function useNotifications(userId: string) {
  const text = useSyncExternalStore(subscribe, () => notificationsItem.read())
  const items = parseNotifications(text, userId)
  const keep = (change: (items: readonly LocalNotification[]) => readonly LocalNotification[]) =>
    changeItems(userId, change)
  return {
    items,
    unread: items.filter((item) => !item.read).length,
    markRead: (id: string) => keep((now) => now.map((item) => (item.id === id ? { ...item, read: true } : item))),
    markAllRead: () => keep((now) => now.map((item) => ({ ...item, read: true }))),
    remove: (id: string) => keep((now) => now.filter((item) => item.id !== id)),
    clear: () => keep(() => none),
  }
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}

function isKept(value: unknown): value is { userId: string; items: unknown[]; told?: unknown } {
  if (typeof value !== 'object' || value === null) return false
  return 'userId' in value && typeof value.userId === 'string' && 'items' in value && Array.isArray(value.items)
}

function isNotification(value: unknown): value is LocalNotification {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, message, timestamp, read } = value as Partial<Record<string, unknown>>
  const words = [id, title, message].every((word) => typeof word === 'string')
  return words && typeof timestamp === 'number' && typeof read === 'boolean'
}
