/** Messages about the connection and the app's version, on any page. */
export const connectionTexts = {
  offline: "You're offline. You can keep reading this page; save your changes once you're back online.",
  offlineShort: "You're offline. Save once you're back online.",
  unreachable: "We can't reach Ribbonry right now. We'll keep trying.",
  back: "You're back online.",
  later: 'Later',
} as const
