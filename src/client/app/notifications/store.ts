import { useSyncExternalStore } from 'react'
import { notificationsItem } from '../../lib/storage.ts'

/** A notification kept in the browser (spec 1 §3), newest first. */
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
}

type Kept = { userId: string; items: readonly LocalNotification[] }

const none: readonly LocalNotification[] = []

/** What is kept for this user; a corrupt store, or another user's, counts as empty (spec 1 §8). */
export function parseNotifications(text: string | undefined, userId: string): readonly LocalNotification[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) && kept.userId === userId ? kept.items.filter(isNotification) : none
  } catch {
    return none
  }
}

/** The notifications of this user, in step with every tab, and the ways to change them. */
export function useNotifications(userId: string) {
  const text = useSyncExternalStore(subscribe, () => notificationsItem.read())
  const items = parseNotifications(text, userId)
  const keep = (next: readonly LocalNotification[]) => {
    notificationsItem.write(JSON.stringify({ userId, items: next } satisfies Kept))
    tell()
  }
  return {
    items,
    unread: items.filter((item) => !item.read).length,
    markRead: (id: string) => keep(items.map((item) => (item.id === id ? { ...item, read: true } : item))),
    markAllRead: () => keep(items.map((item) => ({ ...item, read: true }))),
    remove: (id: string) => keep(items.filter((item) => item.id !== id)),
    clear: () => keep(none),
  }
}

const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}

function isKept(value: unknown): value is { userId: string; items: unknown[] } {
  if (typeof value !== 'object' || value === null) return false
  return 'userId' in value && typeof value.userId === 'string' && 'items' in value && Array.isArray(value.items)
}

function isNotification(value: unknown): value is LocalNotification {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, message, timestamp, read } = value as Partial<Record<string, unknown>>
  const words = [id, title, message].every((word) => typeof word === 'string')
  return words && typeof timestamp === 'number' && typeof read === 'boolean'
}
