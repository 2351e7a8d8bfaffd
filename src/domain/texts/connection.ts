/** What the app says of its own connection and version, whatever page is open. */
export const connectionTexts = {
  offline: 'You are offline. What is on the page stays; save your changes when you are back.',
  offlineShort: 'You are offline. Save when you are back.',
  unreachable: 'Ribbonry cannot be reached just now. We keep trying.',
  back: 'You are back online.',
  later: 'Later',
} as const
