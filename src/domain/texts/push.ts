import { counted } from './plural.ts'

/** What the service worker shows for a push message that it can't read, and for a button that didn't work. */
export const pushFallbackTexts = {
  title: 'Ribbonry',
  body: 'An event is coming up.',
  actFailed: "We couldn't reach Ribbonry. Select this to try again.",
} as const

/** Notifications on this device: asking for permission, the switch in Profile Settings, the list of devices. */
export const pushTexts = {
  title: 'Notifications',
  thisDevice: 'Notifications on this device',
  thisDeviceHint: 'Get reminders for events with Notify on, even while Ribbonry is closed',
  devices: 'Devices that get notifications',
  turnOn: 'Turn on for this device',
  thisBrowser: 'This browser',
  since: (day: string) => `since ${day}`,
  remove: 'Remove',
  removeFrom: (device: string) => `Stop notifying ${device}`,
  removed: (device: string) => `${device} won't get notifications anymore.`,
  failedToRemove: "We couldn't remove this device.",
  failedToEnable: "We couldn't turn on notifications for this device.",
  failedToDisable: "We couldn't turn off notifications for this device.",
  failedToFetch: "We couldn't load this list.",

  /** The outcome of asking for permission. */
  outcomes: {
    on: "You'll get notifications on this device.",
    openOnly: 'This browser only shows notifications while Ribbonry is open.',
    dismissed: "You haven't allowed notifications yet. You can turn them on later.",
    denied: 'Your browser blocks notifications from this site. Allow them in its settings, then try again.',
    unsupported: "This browser can't show notifications.",
    installFirst: 'To get notifications here, add Ribbonry to your Home Screen and open it from there.',
  },

  endpointInvalid: "We can't send push messages to this address",
  keysInvalid: "The subscription's keys aren't valid",
  takenElsewhere: 'This address already belongs to another browser',
  tooMany: (limit: number) => `Up to ${counted(limit, 'device')} can get notifications. Remove one first.`,
} as const
