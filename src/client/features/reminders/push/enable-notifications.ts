import { pushTexts } from '#domain/texts/push.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { askPermission, readPermission } from './permission.ts'

/**
 * - `on`: this device is notified even while the app is closed.
 * - `openOnly`: allowed, but this browser has no push service: the open app's own notifications remain.
 * - `dismissed`: the question was closed without an answer.
 */
export type Outcome = keyof typeof pushTexts.outcomes

/**
 * Asks for permission where it was not given yet and subscribes this device. Call it from a click: the first Notify of an
 * event, 'Enable' in the bell, the switch in Profile Settings; never at the start.
 * @throws {ApiError | NetworkError} when the server did not take the subscription
 */
export async function enableNotifications(userId: string): Promise<Outcome> {
  const before = readPermission()
  const permission = before === 'default' ? await askPermission() : before
  if (permission === 'default') return 'dismissed'
  if (permission !== 'granted') return permission
  const { switchDeviceOn } = await import('./parts/device.ts')
  return (await switchDeviceOn(userId)) ? 'on' : 'openOnly'
}

/** The same, and says in a toast what came of it; `quietWhenOn` where something else is said already. */
export async function enableAndTell(userId: string, { quietWhenOn = false } = {}): Promise<Outcome | undefined> {
  try {
    const outcome = await enableNotifications(userId)
    const said = pushTexts.outcomes[outcome]
    if (outcome === 'on') {
      if (!quietWhenOn) toastSuccess(said)
    } else toast({ title: pushTexts.title, description: said })
    return outcome
  } catch (error) {
    toastError(error, pushTexts.failedToEnable)
    return undefined
  }
}
