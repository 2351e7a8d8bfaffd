import { useEffect } from 'react'
import { createStore, useStore } from '#client/lib/store.ts'

/** `installFirst`: Safari on iPhone and iPad knows notifications only in an app on the Home Screen. */
export type Permission = 'granted' | 'denied' | 'default' | 'unsupported' | 'installFirst'

export function readPermission(): Permission {
  if ('Notification' in globalThis) return Notification.permission
  return 'standalone' in navigator && navigator.standalone === false ? 'installFirst' : 'unsupported'
}

/** What the browser allows, in step with what is answered here or changed in its settings. */
export function usePermission(): Permission {
  useEffect(watchPermission, [])
  return useStore(permission)
}

/** To be called from a click: browsers show no question otherwise. */
export async function askPermission(): Promise<Permission> {
  if (!('Notification' in globalThis)) return readPermission()
  await Notification.requestPermission()
  refresh()
  return readPermission()
}

const permission = createStore(readPermission())

function refresh() {
  permission.set(readPermission())
}

function watchPermission() {
  let status: PermissionStatus | undefined
  let left = false
  refresh()
  // Not every browser tells when the settings change.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (left) return
      status = found
      status.addEventListener('change', refresh)
    })
    .catch(() => undefined)
  return () => {
    left = true
    status?.removeEventListener('change', refresh)
  }
}
