import { counted } from './plural.ts'

/** What the service worker shows for a push message that it can't read. */
export const pushFallbackTexts = {
  title: 'Ribbonry',
  body: 'An event is coming up.',
} as const

/** Notifications of this device: asking for them, the switch in Profile Settings, the list of devices. */
export const pushTexts = {
  title: 'Notifications',
  thisDevice: 'Notifications on this device',
  thisDeviceHint: 'Reminders of events with Notify on, even while Ribbonry is closed',
  devices: 'Devices that are notified',
  thisBrowser: 'This browser',
  since: (day: string) => `since ${day}`,
  remove: 'Remove',
  removeFrom: (device: string) => `Stop notifying ${device}`,
  removed: (device: string) => `${device} is no longer notified.`,
  failedToRemove: 'This device could not be removed.',
  failedToEnable: 'Notifications could not be switched on for this device.',
  failedToDisable: 'Notifications could not be switched off for this device.',
  failedToFetch: 'This list could not be loaded.',

  /** What came of asking, for people. */
  outcomes: {
    on: 'You will be notified on this device.',
    openOnly: 'This browser notifies you only while Ribbonry is open.',
    dismissed: 'The browser was not given permission yet. You can switch notifications on later.',
    denied: 'Notifications are blocked for this site. Allow them in the settings of your browser, then try again.',
    unsupported: 'This browser cannot show notifications.',
    installFirst: 'To be notified here, first add Ribbonry to your Home Screen and open it from there.',
  },

  endpointInvalid: 'This is not an address that push messages can be sent to',
  keysInvalid: 'The keys of the subscription are not valid',
  takenElsewhere: 'This address already belongs to another browser',
  tooMany: (limit: number) => `At most ${counted(limit, 'device')} can be notified. Remove one of them first.`,
} as const
