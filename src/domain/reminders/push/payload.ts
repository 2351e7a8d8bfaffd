/** The encrypted content of a push message, as its service worker shows it. */
export interface PushPayload {
  title: string
  body: string
  /** A path of this app, opened by a click. */
  url: string
  /** One notification per tag: a second one replaces the first silently. */
  tag: string
  /** Stays on the screen until the user deals with it, where the system supports that. */
  stays: boolean
}
