import { readPermission } from '../permission.ts'

let hasAsked = false

/**
 * Somebody wants to be told of an event: the moment to ask the browser, once a visit and only where it was never answered.
 * Call it from the click. What comes of it is not commented on: the bell's popover and Profile Settings say how things are.
 */
export function askOnFirstNotify(userId: string) {
  if (hasAsked || readPermission() !== 'default') return
  hasAsked = true
  void import('../enable-notifications.ts')
    .then(({ enableNotifications }) => enableNotifications(userId))
    .catch(() => undefined)
}
