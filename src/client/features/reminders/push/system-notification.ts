import type { PushPayload } from '#domain/reminders/push/payload.ts'
import { mayHaveWorker } from './app-worker.ts'
import { readPermission } from './permission.ts'

/** Decisions, 'Reminders': those that are not urgent close by themselves. */
const OPEN_MS = 10_000

/**
 * Shows a notification of the system while the app is open; nothing where that is not allowed. Through the worker, so
 * that one with the same tag that also comes by push takes its place instead of standing beside it.
 * @param onClick for browsers without the worker; with it a click comes by `onNotificationClick`
 */
export async function showSystemNotification(
  { title, body, tag, url, stays }: PushPayload,
  onClick: () => void,
): Promise<void> {
  if (readPermission() !== 'granted') return
  const options = { body, tag, icon: '/icons/icon-192.png', badge: '/icons/badge.png', requireInteraction: stays }
  const worker = mayHaveWorker() ? await navigator.serviceWorker.getRegistration() : undefined
  if (worker?.active) {
    await worker.showNotification(title, { ...options, data: { url } })
    if (!stays) setTimeout(() => void closeNotification(tag), OPEN_MS)
    return
  }
  const shown = new Notification(title, options)
  shown.addEventListener('click', () => {
    globalThis.focus()
    shown.close()
    onClick()
  })
  if (!stays) setTimeout(() => shown.close(), OPEN_MS)
}

/** For what was read in the app. */
export async function closeNotification(tag: string): Promise<void> {
  const worker = mayHaveWorker() ? await navigator.serviceWorker.getRegistration() : undefined
  const shown = (await worker?.getNotifications({ tag })) ?? []
  for (const notification of shown) notification.close()
}

/** What the worker tells the tab it has brought to the front. */
export interface NotificationClick {
  type: 'notification-click'
  tag: string
  /** A path of this app. */
  url: string
}

/** Hears of clicks on notifications in this tab, and of what their buttons changed. Returns the way to stop. */
export function onNotificationClick(hear: (click: NotificationClick) => void, onChanged: () => void): () => void {
  if (!mayHaveWorker()) return () => undefined
  const listen = (event: MessageEvent<unknown>) => {
    if (isOfType(event.data, 'changed-by-button')) onChanged()
    else if (isOfType(event.data, 'notification-click')) hear(event.data as NotificationClick)
  }
  navigator.serviceWorker.addEventListener('message', listen)
  return () => navigator.serviceWorker.removeEventListener('message', listen)
}

function isOfType(message: unknown, type: string): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}
