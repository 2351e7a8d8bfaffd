/** A new guest. */
export async function bearerOf(address: string): Promise<{ bearer: string; userId: string }> {
  const started = await fetch(`${address}/api/auth/guest`, { method: 'POST', headers: { origin: address } })
  const { token, user } = (await started.json()) as { token: string; user: { id: string } }
  return { bearer: `Bearer ${token}`, userId: user.id }
}

/** Sends a request and reads its answer. @returns milliseconds @throws when it is refused */
export async function timed(address: string, bearer: string, { method, path, body }: Call): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: { authorization: bearer, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`)
  return performance.now() - began
}

export interface Call {
  method: string
  path: string
  body?: object
}

/** The main calls. A list is asked for with another address each time, so that no cache answers. */
export function mainCalls(turn: number): Record<string, Call> {
  const year = new Date().getFullYear()
  const get = (path: string) => ({ method: 'GET', path: `${path}${path.includes('?') ? '&' : '?'}turn=${turn}` })
  return {
    dashboard: get('/dashboard'),
    'contacts, page of 50': get('/contacts?limit=50'),
    'next five events': get('/occasions/upcoming/365?limit=5'),
    'calendar, a month': get(`/occasions/between/${year}-12-01/${year}-12-31`),
    reminders: get('/reminders'),
    activities: get('/activities?limit=10'),
    'adding a contact': {
      method: 'POST',
      path: '/contacts',
      body: { fullName: `Somebody New ${turn}`, relationship: 'friend', birthday: '1990-05-17' },
    },
  }
}
