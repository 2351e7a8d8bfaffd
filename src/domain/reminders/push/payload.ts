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

export function isPushPayload(told: unknown): told is PushPayload {
  if (!isObject(told)) return false
  const { stays, actions = [] } = told
  const hasTexts = isText(told['title']) && isText(told['body']) && isText(told['url']) && isText(told['tag'])
  return hasTexts && typeof stays === 'boolean' && Array.isArray(actions) && actions.every(isPushAction)
}

function isPushAction(told: unknown): told is PushAction {
  return isObject(told) && isText(told['title']) && isText(told['url'])
}

function isObject(told: unknown): told is Record<string, unknown> {
  return typeof told === 'object' && told !== null
}

function isText(told: unknown): told is string {
  return typeof told === 'string'
}
