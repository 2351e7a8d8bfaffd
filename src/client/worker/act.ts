import { isActAnswer, type ActAnswer } from '#domain/reminders/acts.ts'
import { pushFallbackTexts } from '#domain/texts/push.ts'
import { worker } from './scope.ts'

/**
 * A notification's button: done at once, and confirmed where the notification was. Where the page has to ask, or the
 * server can't be reached, it is opened instead.
 */
export async function act({ title, tag, data }: Notification, path: string): Promise<void> {
  const message = await post(path).catch(() => undefined)
  if (message === null) {
    await worker.clients.openWindow(path)
    return
  }
  await worker.registration.showNotification(title, {
    body: message ?? pushFallbackTexts.actFailed,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge.png',
    data: message === undefined ? { url: path } : (data as unknown),
  })
  if (message === undefined) return
  for (const tab of await worker.clients.matchAll({ type: 'window' })) tab.postMessage({ type: 'changed-by-button' })
}

/** A refusal is answered with its sentence, too. @throws if the server can't be reached or is in trouble */
async function post(path: string): Promise<ActAnswer['message']> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'omit',
    headers: { accept: 'application/json' },
  })
  const answer: unknown = await response.json()
  if (response.status >= 500 || !isActAnswer(answer)) throw new Error(`Not an answer: ${response.status}`)
  return answer.message
}
