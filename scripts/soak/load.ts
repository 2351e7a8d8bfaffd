/** One of several clients that send a server the same mix of requests, over and over. */
export interface Client {
  /** Sends the next request of the mix. @throws when it is not answered well */
  next(): Promise<void>
}

const CONTACTS = 40
const SEARCHES = [
  'chess',
  'coffee',
  'wooden toy',
  'telescpoe',
  'garden',
  'grandpa',
  'book',
  'gift for dad who likes fishing',
]

/** A guest of this server with some contacts, every second with a gift idea. @returns how to become a client of theirs */
export async function fillAccount(address: string): Promise<(lane: number) => Client> {
  const started = await fetch(`${address}/api/auth/guest`, { method: 'POST', headers: { origin: address } })
  const { token } = (await started.json()) as { token: string }
  const send = async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }

  const contacts: number[] = []
  for (let i = 0; i < CONTACTS; i++) {
    const { id } = await send<{ id: number }>('POST', '/contacts', {
      fullName: `Contact Number ${i}`,
      relationship: ['friend', 'sibling', 'cousin', 'colleague'][i % 4],
      birthday: `${1950 + i}-${String(1 + (i % 12)).padStart(2, '0')}-17`,
      interests: 'gardening, astronomy and long walks by the sea',
    })
    contacts.push(id)
    if (i % 2 === 0) await send('POST', '/gift-ideas', { contactId: id, title: `Present ${i}`, price: '24.90' })
  }

  return (lane) => {
    let turn = lane
    let added = 0
    const year = new Date().getFullYear()
    const contact = () => contacts[turn % CONTACTS]
    // What is added is deleted again, so that the lists do not grow and only the memory can.
    const mix: (() => Promise<unknown>)[] = [
      () => send('GET', '/contacts'),
      () => send('GET', `/gift-search?query=${encodeURIComponent(SEARCHES[turn % SEARCHES.length] ?? '')}`),
      async () => {
        const body = { fullName: `Passing ${turn}`, relationship: 'friend', birthday: '1990-05-17' }
        added = (await send<{ id: number }>('POST', '/contacts', body)).id
      },
      () => send('GET', '/contacts'),
      () => send('GET', '/occasions/upcoming/365'),
      () => send('GET', `/gift-recommendations/${contact()}?page=${1 + (turn % 3)}`),
      () => send('PATCH', `/contacts/${contact()}`, { notes: `Changed in turn ${turn}` }),
      () => send('GET', '/dashboard/stats'),
      () => send('DELETE', `/contacts/${added}`),
      () => send('GET', `/occasions/between/${year}-01-01/${year}-12-31`),
    ]
    let step = 0
    return {
      async next() {
        await mix[step]?.()
        step = (step + 1) % mix.length
        if (step === 0) turn += 1
      },
    }
  }
}
