import pg from 'pg'
import type { Server } from './servers.ts'

export interface Account {
  headers: Record<string, string>
}

/** A guest of this server with so many contacts, each with a birthday, an address, notes and every fifth with a gift. */
export async function fillAccount(server: Server, contacts: number): Promise<Account> {
  const started = await fetch(`${server.origin}/api/auth/guest`, { method: 'POST', headers: { origin: server.origin } })
  const { token } = (await started.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = async (url: string, body: unknown) => {
    const answer = await fetch(server.origin + url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: number }
  }
  for (let i = 0; i < contacts; i++) {
    const contact = await post('/api/contacts', {
      fullName: `Contact Number ${i} of the Benchmark`,
      relationship: ['friend', 'sibling', 'cousin', 'colleague'][i % 4],
      birthday: `${1950 + (i % 60)}-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`,
      email: `contact${i}@example.com`,
      mailingAddress: `${i} Long Street, Some Town, Some Country`,
      interests: 'gardening, astronomy and long walks by the sea',
      notes: 'Met at the harbor festival; likes what is made by hand and lasts.',
    })
    if (i % 5 === 0)
      await post('/api/gift-ideas', { contactId: contact.id, title: `A present for number ${i}`, price: '24.90' })
  }
  return { headers }
}

/** Fresh statistics and no half-filled pages, so that neither server meets the other's leftovers. */
export async function settle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('vacuum (analyze)')
  await client.end()
}
