import { useSyncExternalStore } from 'react'

/** `installFirst`: Safari on iPhone and iPad knows notifications only in an app on the Home Screen. */
export type Permission = 'granted' | 'denied' | 'default' | 'unsupported' | 'installFirst'

export function readPermission(): Permission {
  if ('Notification' in globalThis) return Notification.permission
  return 'standalone' in navigator && navigator.standalone === false ? 'installFirst' : 'unsupported'
}

/** What the browser allows, in step with what is answered here or changed in its settings. */
export function usePermission(): Permission {
  return useSyncExternalStore(subscribe, readPermission)
}

/** To be called from a click: browsers show no question otherwise. */
export async function askPermission(): Promise<Permission> {
  if (!('Notification' in globalThis)) return readPermission()
  await Notification.requestPermission()
  for (const listener of listeners) listener()
  return readPermission()
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  let status: PermissionStatus | undefined
  let left = false
  // Not every browser tells when the settings change.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (left) return
      status = found
      status.addEventListener('change', listener)
    })
    .catch(() => undefined)
  return () => {
    left = true
    listeners.delete(listener)
    status?.removeEventListener('change', listener)
  }
}
