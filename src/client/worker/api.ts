import type { Contract } from '#domain/contract.ts'
import type { Exchange } from '#domain/shared/contract.ts'

/**
 * Calls a route of the contract with the session cookie: a service worker can't read the page's storage.
 * @returns the answer, unchecked; undefined where nobody is signed in
 * @throws when the server can't be reached or refuses
 */
export async function api<Name extends 'GET /push/key' | 'POST /push/subscriptions'>(
  route: Name,
  body?: Exchange<Contract[Name]>['body'],
): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ')
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (answer.status === 401) return undefined
  if (!answer.ok) throw new Error(`${route}: ${answer.status}`)
  return answer.json()
}
