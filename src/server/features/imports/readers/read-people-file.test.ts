import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPeopleFile } from './read-people-file.ts'
import { readInWorker } from './read-in-worker.ts'

const TODAY = '2026-11-23'

const sample = (name: string) => readFileSync(new URL(`testing/files/${name}`, import.meta.url))
const nobody = {
  anniversaryDate: null,
  email: null,
  phoneNumber: null,
  mailingAddress: null,
  gender: null,
  notes: null,
  interests: null,
  dislikes: null,
  categoryIds: [],
  events: [],
  groups: [],
  related: [],
  relationship: null,
  problems: [],
}

describe('the samples', () => {
  it('of an iPhone', () => {
    expect(readPeopleFile(sample('apple-3.0.vcf'), TODAY)).toEqual({
      state: 'people',
      kind: 'vcard',
      people: [
        {
          key: '1',
          fullName: 'Jane Roe',
          birthday: '07/14',
          anniversaryDate: '2010-06-05',
          email: 'jane@example.test',
          phoneNumber: '+1 555 010 0100',
          mailingAddress: '12 Elm St\nSpringfield, IL 62704\nUSA',
          gender: null,
          notes: 'Likes pottery, hiking\nand tea',
          interests: null,
          dislikes: null,
          categoryIds: [],
          events: [{ name: 'Graduation', date: '09/19' }],
          groups: [],
          related: [{ name: 'John Roe', kind: 'spouse' }],
          relationship: null,
          problems: [],
        },
      ],
      problems: [],
      assumptions: { dateOrder: null, yearsAreBirthYears: null },
    })
  })

  it('of Outlook, vCard 2.1', () => {
    expect(readPeopleFile(sample('outlook-2.1.vcf'), TODAY)).toMatchObject({
      people: [
        {
          ...nobody,
          fullName: 'Max Döe Jr.',
          birthday: '1980-03-22',
          anniversaryDate: '2011-01-13',
          phoneNumber: '(905) 555-0100',
          related: [{ name: 'Eve', kind: 'spouse' }],
        },
      ],
    })
  })

  it('of vCard 4', () => {
    expect(readPeopleFile(sample('v4.vcf'), TODAY)).toMatchObject({
      people: [
        {
          ...nobody,
          key: '1',
          fullName: 'Peter Muster',
          birthday: '07/04',
          anniversaryDate: '1985-07-20',
          gender: 'male',
          related: [{ name: 'Anna Muster', kind: 'spouse' }],
          groups: ['Family', 'Friends'],
        },
        {
          ...nobody,
          key: '2',
          fullName: 'Year Month Only',
          birthday: null,
          notes: 'Birthday: 1985-04',
          problems: ['The birthday "1985-04" has no day, so it\'s in the notes.'],
        },
        {
          ...nobody,
          key: '3',
          fullName: 'Text Date',
          birthday: null,
          notes: 'Birthday: circa 1960',
          problems: ['The birthday "circa 1960" isn\'t a date, so it\'s in the notes.'],
        },
      ],
    })
  })
})

describe('encodings', () => {
  const card = 'BEGIN:VCARD\r\nFN:Jürgen Müller\r\nEND:VCARD\r\n'
  it.each([
    ['UTF-8', Buffer.from(card)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${card}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${card}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(card, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\uFEFF${card}`, 'utf16le').swap16()],
    ['Latin-1', Buffer.from(card, 'latin1')],
  ])('%s', (_, bytes) => {
    expect(readPeopleFile(bytes, TODAY)).toMatchObject({ people: [{ fullName: 'Jürgen Müller' }] })
  })
})

describe('a file that is refused', () => {
  it.each([
    ['empty', Buffer.alloc(0), 'INVALID', 'This file is empty.'],
    ['nothing readable', Buffer.from([1, 2, 3]), 'INVALID', /^We found no people in this file\./],
    ['too large', Buffer.alloc(20 * 1024 * 1024 + 1), 'TOO_LARGE', /^This file is larger than 20 MB\./],
  ])('%s', (_, bytes, code, message) => {
    expect(() => readPeopleFile(bytes, TODAY)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) as string }),
    )
  })
})

describe('in the worker', () => {
  it('a file is read the same, and the bytes stay', async () => {
    const bytes = sample('apple-3.0.vcf')
    expect(await readInWorker(bytes, TODAY)).toEqual(readPeopleFile(bytes, TODAY))
    expect(bytes.length).toBeGreaterThan(0)
  })

  it('a refusal stays one', async () => {
    await expect(readInWorker(Buffer.from('?'), TODAY)).rejects.toMatchObject({ name: 'AppError', code: 'INVALID' })
  })
})
