import { pushTexts } from '#domain/texts/push.ts'
import type { Toast } from '#client/lib/toast.ts'
import { readPermission } from '../permission.ts'

let hasOffered = false

/** For the first confirmation of a visit: 'Turn on for this device', until the browser's question has an answer. */
export function deviceOffer(userId: string | undefined): Toast['action'] {
  if (hasOffered || userId === undefined || readPermission() !== 'default') return undefined
  hasOffered = true
  return {
    label: pushTexts.turnOn,
    onSelect: () =>
      void import('../enable-notifications.ts')
        .then(({ enableAndTell }) => enableAndTell(userId))
        .catch(() => undefined),
  }
}
