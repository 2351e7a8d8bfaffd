import { api } from '#client/lib/api.ts'
import { pushItem } from '#client/lib/storage.ts'
import { queryClient } from '#client/lib/query.ts'
import { pushQueries } from '../queries.ts'
import { appWorker } from '../app-worker.ts'
import { readPermission } from '../permission.ts'

/** A browser that cannot reach its push service may try for minutes without a word. */
const PATIENCE_MS = 8_000

/**
 * Subscribes this browser for the signed-in user. False where the browser has no push service or cannot reach it.
 * @throws {ApiError | NetworkError} when our own server did not take the subscription
 */
export async function switchDeviceOn(userId: string): Promise<boolean> {
  const worker = await appWorker()
  if (worker?.pushManager === undefined) return false
  const { publicKey } = await api('GET /push/key')
  const subscription = await subscribeBrowser(await activated(worker), publicKey)
  if (subscription === undefined) return false
  await tellServer(userId, subscription)
  return true
}

export async function switchDeviceOff() {
  pushItem.remove()
  await api('DELETE /push/subscriptions')
  const subscription = await (await appWorker())?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  await queryClient.invalidateQueries({ queryKey: ['push'] })
}

/**
 * After a start: what was switched on here stays on although the session is a new one or the browser has renewed its
 * subscription; what another account left behind is ended.
 */
export async function keepDeviceInStep(userId: string) {
  const subscription = await (await appWorker())?.pushManager?.getSubscription()
  const [keeper, endpoint] = pushItem.read()?.split(' ') ?? []
  if (keeper !== userId || readPermission() !== 'granted') {
    await subscription?.unsubscribe()
    return
  }
  if (subscription === null || subscription === undefined) {
    await switchDeviceOn(userId)
    return
  }
  const devices = await queryClient.fetchQuery({ ...pushQueries.devices, staleTime: 0 })
  if (subscription.endpoint !== endpoint || !devices.some(({ isCurrent }) => isCurrent))
    await tellServer(userId, subscription)
}

async function subscribeBrowser(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription | undefined> {
  try {
    const earlier = await pushManager.getSubscription()
    if (earlier !== null && keyOf(earlier) === publicKey) return earlier
    // Made for an earlier key of the server, which can no longer send to it.
    await earlier?.unsubscribe()
    const subscribing = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    return await Promise.race([
      subscribing,
      new Promise<undefined>((give) => setTimeout(() => give(undefined), PATIENCE_MS)),
    ])
  } catch {
    return undefined
  }
}

async function tellServer(userId: string, subscription: PushSubscription) {
  const { keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await api('POST /push/subscriptions', { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } })
  pushItem.write(`${userId} ${subscription.endpoint}`)
  await queryClient.invalidateQueries({ queryKey: ['push'] })
}

/** Subscribing needs a worker that has started; the very first one is still fetching what it keeps. */
async function activated(worker: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  return worker.active === null ? navigator.serviceWorker.ready : worker
}

function keyOf({ options }: PushSubscription): string | undefined {
  if (options.applicationServerKey === null) return undefined
  const letters = String.fromCharCode(...new Uint8Array(options.applicationServerKey))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
