import type { Product } from '../processes/product.ts'

export type Send = (product: Product, method: string, path: string, body?: object) => Promise<Answer>
export interface Answer {
  status: number
  body: unknown
}

/** A new guest, known to all processes on the same database. */
export async function guestOf({ address }: Product): Promise<Send> {
  const started = await fetch(`${address}/api/auth/guest`, { method: 'POST', headers: { origin: address } })
  const { token } = (await started.json()) as { token: string }
  return async (product, method, path, body) => {
    const answer = await fetch(`${product.address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}

export const nameOf = (lane: number, turn: number) => `Contact ${lane} of turn ${turn}`

/** @throws when it is refused */
export async function list(send: Send, product: Product): Promise<string[]> {
  const { status, body } = await send(product, 'GET', '/contacts')
  if (status !== 200) throw new Error(`GET /contacts answered ${status}: ${JSON.stringify(body)}`)
  return (body as { fullName: string }[]).map(({ fullName }) => fullName)
}
