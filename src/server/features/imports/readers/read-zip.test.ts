import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { mapValues } from '#domain/shared/map-values.ts'
import { readPeopleFile } from './read-people-file.ts'

const TODAY = '2026-11-23'

const sample = (name: string) => readFileSync(new URL(`testing/files/${name}`, import.meta.url))

describe('a zip file', () => {
  const zip = (files: Record<string, Uint8Array | string>) =>
    zipSync(mapValues(files, (content) => (typeof content === 'string' ? Buffer.from(content) : content)))

  it('is read file by file, whatever else is in it', () => {
    const bytes = zip({
      'Takeout/Contacts/All.vcf': sample('apple-3.0.vcf'),
      'Takeout/Contacts/photo.jpg': 'JPEG',
      '__MACOSX/._All.vcf': 'shadow',
      'birthdays.ics': sample('birthdays.ics'),
      'shoes.csv': 'a,b\nAda,44',
      'notes.txt': 'Nothing',
      'more.zip': zip({ 'a.vcf': sample('v4.vcf') }),
    })
    expect(readPeopleFile(bytes, TODAY)).toMatchObject({
      state: 'people',
      kind: 'zip',
      people: [
        { key: '1', fullName: 'Jane Roe' },
        { key: '2', fullName: 'Leap Person' },
        { key: '3', fullName: 'Monica Example' },
      ],
      problems: [
        { line: null, text: 'more.zip: This is a zip file in a zip file. Import it by itself.' },
        { line: null, text: 'shoes.csv: Its columns need to be matched by you. Import it by itself.' },
        { line: null, text: expect.stringMatching(/^notes\.txt: We found no people in this file\./) as string },
      ],
    })
  })

  it('with a single file is that file', () => {
    expect(readPeopleFile(zip({ 'people.csv': 'a,b\nAda,x' }), TODAY)).toMatchObject({ state: 'mapping' })
    expect(readPeopleFile(zip({ 'a.vcf': sample('v4.vcf'), 'b.jpg': '' }), TODAY)).toMatchObject({ kind: 'vcard' })
  })

  it('may be damaged, in part or as a whole', () => {
    const bytes = zip({ 'a.vcf': sample('v4.vcf'), 'b.vcf': sample('apple-3.0.vcf') })
    bytes.fill(0xff, 40, 60)
    expect(readPeopleFile(bytes, TODAY)).toMatchObject({
      people: [{ fullName: 'Jane Roe' }],
      problems: [{ line: null, text: "a.vcf: This file is damaged or has a password, so we can't read it." }],
    })
    expect(() => readPeopleFile(bytes.subarray(0, -30), TODAY)).toThrow('This zip file is damaged.')
  })

  it.each([
    ['nobody', { 'a.jpg': 'x' }, 'This zip file has no vCard'],
    ['a spreadsheet', { 'xl/workbook.xml': '<xml/>' }, 'This is a spreadsheet.'],
    [
      'more than 20 MB',
      { 'a.vcf': Buffer.alloc(11 * 1024 * 1024), 'b.vcf': Buffer.alloc(11 * 1024 * 1024) },
      'more than 20 MB',
    ],
    [
      'too many files',
      Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}.vcf`, 'x'])),
      'more than 500 files',
    ],
  ])('with %s is refused', (_, files, message) => {
    expect(() => readPeopleFile(zip(files), TODAY)).toThrow(message)
  })

  it('that unpacks to a thousand times its size is not unpacked', () => {
    const card = 'BEGIN:VCARD\nFN:Ada\nEND:VCARD\n'
    const read = readPeopleFile(zip({ 'bomb.vcf': card + ' '.repeat(5_000_000), 'a.vcf': card }), TODAY)
    expect(read).toMatchObject({
      people: [{ fullName: 'Ada' }],
      problems: [{ text: expect.stringMatching(/^bomb/) as string }],
    })
  })
})
