import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from './api.ts'
import { NetworkError } from './api-error.ts'

type Sent = { url: string; method: string; headers: Headers; body: unknown }

let kept: Map<string, string>
let sent: Sent[]
let answer: (request: Sent) => Response

beforeEach(() => {
  kept = new Map()
  sent = []
  answer = () => Response.json({ ok: true })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = { url, method: init.method ?? '', headers: new Headers(init.headers), body: init.body }
    sent.push(request)
    return answer(request)
  })
})

afterEach(() => vi.unstubAllGlobals())

const bearers = () => sent.map((request) => request.headers.get('Authorization'))
const onlyByCookie = (request: Sent) =>
  request.headers.has('Authorization') ? Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }) : Response.json(1)

describe('a request', () => {
  it('carries the user token before the guest token', async () => {
    kept.set('guestToken', 'g')
    await api('GET /contacts')
    kept.set('authToken', 'a')
    await api('GET /contacts')
    expect(bearers()).toEqual(['Bearer g', 'Bearer a'])
  })

  it('carries neither when there is none', async () => {
    await api('GET /contacts')
    expect(bearers()).toEqual([null])
  })

  it('names method, query, version and idempotency key', async () => {
    const query = { keepGifts: 'true', suppress: undefined } as const
    await api('DELETE /occasions/:id', { params: { id: 7 }, query, idempotencyKey: 'k', ifMatch: 3 })
    expect(sent[0]).toMatchObject({ url: '/api/occasions/7?keepGifts=true', method: 'DELETE' })
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('k')
    expect(sent[0]?.headers.get('If-Match')).toBe('"3"')
  })

  it('has its parameters in the address, as text that breaks no path', async () => {
    await api('PUT /gift-ideas/:id', { params: { id: 'a/b' }, body: { title: 'Kite' }, ifMatch: 3 })
    expect(sent[0]).toMatchObject({ url: '/api/gift-ideas/a%2Fb', method: 'PUT', body: '{"title":"Kite"}' })
    expect(sent[0]?.headers.get('If-Match')).toBe('"3"')
  })

  it('answers undefined for 204', async () => {
    answer = () => new Response(null, { status: 204 })
    await expect(api('DELETE /contacts/:id', { params: { id: 1 } })).resolves.toBeUndefined()
  })

  it('without any answer is a network error', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(api('GET /contacts')).rejects.toBeInstanceOf(NetworkError)
  })
})

describe('a token that is refused', () => {
  it('is forgotten, and the cookie is tried once', async () => {
    kept.set('authToken', 'old')
    answer = onlyByCookie
    await expect(api('GET /contacts')).resolves.toBe(1)
    expect(bearers()).toEqual(['Bearer old', null])
    expect(kept.has('authToken')).toBe(false)
  })

  it('is a plain 401 when the cookie is refused too, after two tries in all', async () => {
    kept.set('authToken', 'old')
    answer = () => Response.json({ message: 'Please sign in' }, { status: 401 })
    await expect(api('GET /contacts')).rejects.toMatchObject({ status: 401, serverMessage: 'Please sign in' })
    expect(sent).toHaveLength(2)
  })

  it('does not take a token with it that another tab has just stored', async () => {
    kept.set('authToken', 'old')
    answer = (request) => {
      kept.set('authToken', 'new')
      return onlyByCookie(request)
    }
    await api('GET /contacts')
    expect(kept.get('authToken')).toBe('new')
  })

  const account = { email: 'ada@example.com', password: 'walnut-tree-77' }

  it.each<[string, () => Promise<unknown>]>([
    ['sign in', () => api('POST /auth/login', { body: account })],
    ['sign in by code', () => api('POST /auth/login/code', { body: { challengeToken: 't', code: '123456' } })],
    ['merge', () => api('POST /auth/merge-preview', { body: account })],
    ['delete the account', () => api('DELETE /account', { body: { password: 'walnut-tree-77' } })],
  ])('stays when a wrong password or code was meant, to %s: a guest keeps what is theirs', async (_, call) => {
    kept.set('guestToken', 'g')
    answer = () => Response.json({ message: 'Invalid email or password' }, { status: 401 })
    await expect(call()).rejects.toMatchObject({ status: 401 })
    expect(kept.get('guestToken')).toBe('g')
    expect(sent).toHaveLength(1)
  })
})
