import type { OpenImport } from '#domain/imports/schema.ts'
import type { Person } from '#server/testing/app.ts'

/** One person of a vCard file. */
export const card = (fullName: string, ...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${fullName}`, ...lines, 'END:VCARD', ''].join('\r\n')

/** Uploads a file of people. */
export function send(person: Person, file: string | Buffer, name = 'people.vcf') {
  const headers = { 'content-type': 'application/octet-stream', 'x-filename': encodeURIComponent(name) }
  return person.call<OpenImport>('POST', '/imports', file, headers)
}
