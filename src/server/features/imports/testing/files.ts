import { expect, vi } from 'vitest'
import type { Import, OpenImport, Run } from '#domain/imports/schema.ts'
import type { Person } from '#server/testing/app.ts'

/** One person of a vCard file. */
export const card = (fullName: string, ...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${fullName}`, ...lines, 'END:VCARD', ''].join('\r\n')

/** Uploads a file of people. */
export function send(person: Person, file: string | Buffer, name = 'people.vcf') {
  const headers = { 'content-type': 'application/octet-stream', 'x-filename': encodeURIComponent(name) }
  return person.call<OpenImport>('POST', '/imports', file, headers)
}

/** Starts an import and waits for its end. */
export async function runImport(person: Person, id: number, people: Run['people']): Promise<Import> {
  const started = await person.call<Import>('POST', `/imports/${id}/run`, { people })
  if (started.status !== 202) throw new Error(`The run was refused: ${started.text}`)
  return vi.waitFor(
    async () => {
      const { body } = await person.call<Import>('GET', `/imports/${id}`)
      expect(body.state).not.toBe('running')
      return body
    },
    { timeout: 30_000, interval: 20 },
  )
}

/** Uploads a file and imports what its preview suggests. */
export async function bringIn(person: Person, file: string, name?: string): Promise<Import> {
  const { body } = await send(person, file, name)
  return runImport(person, body.id, asSuggested(body))
}

/** What the preview suggests for each person. */
export const asSuggested = ({ people = [] }: OpenImport): Run['people'] =>
  people.map(({ key, suggested, matches }) =>
    suggested === 'merge'
      ? { key, action: 'merge', contactId: matches[0]?.contactId ?? 0 }
      : { key, action: suggested },
  )
