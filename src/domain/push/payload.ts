/** What travels encrypted to a browser and what its service worker shows. */
export interface PushPayload {
  title: string
  body: string
  /** A path of this app, opened by a click. */
  url: string
  /** One notification a tag: a second one takes the place of the first without a sound. */
  tag: string
  /** Stays on the screen until somebody has dealt with it, where the system can do that. */
  stays: boolean
}
