import { setTimeout as sleep } from 'node:timers/promises'

export interface Answer {
  status: number
  /** The sentence for people, of a refusal. */
  message: string
}

/** A user who adds contacts and remembers those whose adding was acknowledged. */
export interface Family {
  /** How many were acknowledged. */
  count(): number
  /** Adds one more at this server. Status 0: the connection broke. */
  add(address: string): Promise<Answer>
  /** Sends any request. Status 0: the connection broke. */
  send(address: string, method: string, path: string, body?: object): Promise<Answer & { body: unknown }>
  /** Sends a file of people. */
  upload(address: string, path: string, file: string): Promise<Answer & { body: unknown }>
  /** Names of all contacts that the server has. */
  names(address: string): Promise<string[]>
  /** Acknowledged contacts that the server no longer has. */
  missing(address: string): Promise<string[]>
}

/** A guest of the server at `address`. */
export async function newFamily(address: string): Promise<Family> {
  const started = await fetch(`${address}/api/auth/guest`, { method: 'POST', headers: { origin: address } })
  const { token } = (await started.json()) as { token: string }
  const acknowledged: string[] = []
  let next = 0

  const request = async (
    at: string,
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ) => {
    try {
      const answer = await fetch(`${at}/api${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...init.headers },
      })
      const read = (await answer.json().catch(() => undefined)) as { message?: string } | undefined
      return { status: answer.status, message: read?.message ?? '', body: read }
    } catch (error) {
      return { status: 0, message: String(error), body: undefined }
    }
  }
  const send: Family['send'] = (at, method, path, body) =>
    request(at, path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  const names: Family['names'] = async (at) => {
    const { status, body } = await send(at, 'GET', '/contacts')
    if (status !== 200) throw new Error(`GET /contacts answered ${status}`)
    return (body as { fullName: string }[]).map(({ fullName }) => fullName)
  }
  return {
    count: () => acknowledged.length,
    async add(at) {
      next += 1
      const fullName = `Relative ${next}`
      const notes = `Note of ${next} `.repeat(40)
      const answer = await send(at, 'POST', '/contacts', { fullName, relationship: 'cousin', notes })
      if (answer.status === 201) acknowledged.push(fullName)
      return answer
    },
    send,
    upload: (at, path, file) =>
      request(at, path, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', 'x-filename': 'people.vcf' },
        body: file,
      }),
    names,
    async missing(at) {
      const there = new Set(await names(at))
      return acknowledged.filter((name) => !there.has(name))
    },
  }
}

/** Tries again until it succeeds. @returns whether it did within the time */
export async function succeeds(work: () => Promise<boolean>, limitMs = 60_000): Promise<boolean> {
  const end = performance.now() + limitMs
  while (performance.now() < end) {
    if (await work().catch(() => false)) return true
    await sleep(500)
  }
  return false
}
