import { afterEach, describe, expect, it, vi } from 'vitest'
import { pushFallbackTexts } from '#domain/texts/push.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A browser's push, and what the server was asked; `refusal` is its answer to all. */
async function startWorker(refusal?: number) {
  const asked: string[] = []
  const unsubscribe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const endpoint = 'https://push.example/1'
  const subscription: PushSubscription = {
    endpoint,
    expirationTime: null,
    options: { applicationServerKey: null, userVisibleOnly: true },
    getKey: () => null,
    toJSON: () => ({ endpoint, keys: { p256dh: 'public', auth: 'secret' } }),
    unsubscribe,
  }
  const subscribe = vi.fn<(options?: object) => Promise<PushSubscription>>(() => Promise.resolve(subscription))
  vi.stubGlobal('registration', { pushManager: { subscribe } })
  vi.stubGlobal('__SHELL__', { version: '1', files: [] })
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${url} ${typeof body === 'string' ? body : ''}`.trim())
    if (refusal !== undefined) return Promise.resolve(new Response('{}', { status: refusal }))
    return Promise.resolve(Response.json({ publicKey: 'ours' }))
  })
  const { renew } = await import('./notifications.ts')
  return { asked, subscribe, unsubscribe, renew }
}

describe('a subscription that the browser has ended', () => {
  it('is made again with the key of the server, which is told where it is', async () => {
    const { asked, subscribe, unsubscribe, renew } = await startWorker()
    await renew(null, null)
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'ours' })
    expect(asked).toEqual([
      'GET /api/push/key',
      'POST /api/push/subscriptions {"endpoint":"https://push.example/1","keys":{"p256dh":"public","auth":"secret"}}',
    ])
    expect(unsubscribe).not.toHaveBeenCalled()
  })

  it('stays ended where nobody is signed in', async () => {
    const { subscribe, renew } = await startWorker(401)
    await renew(null, null)
    expect(subscribe).not.toHaveBeenCalled()
  })
})

describe('a subscription that the browser has renewed', () => {
  it('is ended where nobody is signed in, and kept while the server has trouble', async () => {
    const signedOut = await startWorker(401)
    await signedOut.renew(null, await signedOut.subscribe())
    expect(signedOut.unsubscribe).toHaveBeenCalledOnce()
    vi.resetModules()
    const troubled = await startWorker(503)
    await expect(troubled.renew(null, await troubled.subscribe())).rejects.toThrow('503')
    expect(troubled.unsubscribe).not.toHaveBeenCalled()
  })
})

describe('a push', () => {
  const payload = { title: 'Maya', body: 'Birthday in 3 days', url: '/events/1', tag: 'one', stays: true }
  const fallback = [pushFallbackTexts.title, pushFallbackTexts.body, '/reminders']

  /** Title, text and where its click leads. */
  async function shown(content: unknown) {
    const seen: unknown[] = []
    vi.stubGlobal('registration', {
      showNotification: (title: string, { body, data }: { body: string; data: { url: string } }) =>
        seen.push(title, body, data.url),
    })
    vi.stubGlobal('__SHELL__', { version: '1', files: [] })
    const { showPush } = await import('./notifications.ts')
    await showPush({ json: () => JSON.parse(String(content)) as unknown } as PushMessageData)
    return seen
  }

  it('is shown as the server says', async () => {
    expect(await shown(JSON.stringify(payload))).toEqual(['Maya', 'Birthday in 3 days', '/events/1'])
  })

  it.each([
    ['nothing', ''],
    ['no object', 'null'],
    ['a part that is missing', JSON.stringify({ ...payload, url: undefined })],
    ['a part of another kind', JSON.stringify({ ...payload, title: 5 })],
    ['a button without a path', JSON.stringify({ ...payload, actions: [{ title: 'Bought' }] })],
  ])('is shown with words of its own where it holds %s', async (_what, content) => {
    expect(await shown(content)).toEqual(fallback)
  })
})

describe('the button of a notification', () => {
  /** What is shown and opened after the server's answer to it. */
  async function pressed(answer: () => Response) {
    const seen: unknown[] = []
    const tab = { postMessage: (message: unknown) => seen.push(message) }
    vi.stubGlobal('registration', {
      showNotification: (_: string, { body, data }: { body: string; data: unknown }) => seen.push({ body, data }),
    })
    vi.stubGlobal('clients', { matchAll: () => [tab], openWindow: (path: string) => seen.push(`opened ${path}`) })
    vi.stubGlobal('__SHELL__', { version: '1', files: [] })
    vi.stubGlobal('fetch', () => Promise.resolve(answer()))
    const { act } = await import('./act.ts')
    await act({ title: 'Maya', tag: 'one', data: { url: '/events/1' } } as Notification, '/act/1')
    return seen
  }

  it('is confirmed where the notification was, and tabs hear of it', async () => {
    expect(await pressed(() => Response.json({ message: 'Bought. Well done' }))).toEqual([
      { body: 'Bought. Well done', data: { url: '/events/1' } },
      { type: 'changed-by-button' },
    ])
  })

  it('opens the page where that has to ask', async () => {
    expect(await pressed(() => Response.json({ message: null }))).toEqual(['opened /act/1'])
  })

  it.each([
    ['is in trouble', () => Response.json({ code: 'INTERNAL', message: 'Something went wrong' }, { status: 503 })],
    ['says something else', () => new Response('<!doctype html>')],
  ])('leads to the page where the server %s', async (_what, answer) => {
    expect(await pressed(answer)).toEqual([{ body: pushFallbackTexts.actFailed, data: { url: '/act/1' } }])
  })
})
