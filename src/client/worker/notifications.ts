import { isPushPayload, type PushPayload } from '#domain/reminders/push/payload.ts'
import { pushFallbackTexts } from '#domain/texts/push.ts'
import { act } from './act.ts'
import { api } from './api.ts'
import { worker } from './scope.ts'

/** Shows what the server sent. Something must be shown for every push, or browsers say so in their own words. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag, stays, actions = [] } = read(data)
  const options: NotificationOptions & { actions: { action: string; title: string }[] } = {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge.png',
    requireInteraction: stays,
    // Buttons are known by their paths; a click on the notification itself has none.
    actions: actions.map((button) => ({ action: button.url, title: button.title })),
    data: { url },
  }
  await worker.registration.showNotification(title, options)
}

/** Brings an open tab to the front and tells it what was clicked; it leads there by itself, asking about half-filled forms. */
export async function follow(notification: Notification, action: string): Promise<void> {
  notification.close()
  if (action !== '') {
    await act(notification, ownPath(action))
    return
  }
  const url = ownPath(fieldOf(notification.data, 'url'))
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ focused }) => focused) ?? tabs.find((open) => open.visibilityState === 'visible') ?? tabs[0]
  if (tab === undefined) {
    await worker.clients.openWindow(url)
    return
  }
  tab.postMessage({ type: 'notification-click', tag: notification.tag, url })
  // Refused where the browser does not take this for a click.
  await tab.focus().catch(() => undefined)
}

/** The browser has a new address for this subscription: the server is told, or goes on writing to the old one. */
export async function renew(before: PushSubscription | null, after: PushSubscription | null): Promise<void> {
  const subscription = after ?? (await subscribeAgain(before))
  if (subscription === undefined) return
  const { keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const device = await api('POST /push/subscriptions', { endpoint: subscription.endpoint, keys: { p256dh, auth } })
  // Signed out since: don't notify.
  if (device === undefined) await subscription.unsubscribe()
}

async function subscribeAgain(before: PushSubscription | null): Promise<PushSubscription | undefined> {
  const applicationServerKey = before?.options.applicationServerKey ?? fieldOf(await api('GET /push/key'), 'publicKey')
  if (applicationServerKey === undefined) return undefined
  return worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** A text of what came from outside. */
function fieldOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const field: unknown = Reflect.get(value, name)
  return typeof field === 'string' ? field : undefined
}

function read(data: PushMessageData | null): PushPayload {
  try {
    const told: unknown = data?.json()
    if (isPushPayload(told)) return told
  } catch {
    // Not even JSON.
  }
  const { title, body } = pushFallbackTexts
  return { title, body, url: '/reminders', tag: 'reminder', stays: false }
}

/** A path of this very app, whatever the notification carries. */
function ownPath(url: string | undefined): string {
  const { origin } = worker.location
  if (url === undefined || !URL.canParse(url, origin)) return '/'
  const target = new URL(url, origin)
  // '/.//host' has become '//host'.
  const isOwn = target.origin === origin && !target.pathname.startsWith('//')
  return isOwn ? `${target.pathname}${target.search}${target.hash}` : '/'
}
