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
  /** Buttons, where the browser shows any; without one on messages about several events. */
  actions?: PushAction[]
}

export interface PushAction {
  title: string
  /** A path of this app: posted to by the worker, and opened where the page has to ask. */
  url: string
}
