import { afterEach, describe, expect, it, vi } from 'vitest'

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
