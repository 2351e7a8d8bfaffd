import fc from 'fast-check'
import ICAL from 'ical.js'
import vCard from 'vcf'
import { describe, expect, it } from 'vitest'
import { mapValues } from '../shared/map-values.ts'
import type { ExportedContact } from './export-row.ts'
import { contactChoiceFields } from './choice-fields.ts'
import { contactTextFields } from './text-fields.ts'
import { vcardFile } from './vcard.ts'

const maya: ExportedContact = {
  uid: '5f0c0a70-6d1c-4f41-9a77-0b9b6d1f6a11',
  fullName: 'Maya Okafor',
  relationship: 'aunt-uncle',
  birthday: null,
  anniversaryDate: null,
  email: null,
  ...mapValues(contactChoiceFields, () => null),
  categoryIds: [],
  ...mapValues(contactTextFields, () => null),
}

const linesOf = (contact: Partial<ExportedContact>) =>
  vcardFile([{ ...maya, ...contact }])
    .replaceAll('\r\n ', '')
    .split('\r\n')

/** As ical.js reads the cards. */
function byIcal(file: string) {
  const parsed = ICAL.parse(file) as [string, unknown[], unknown[]] | [string, unknown[], unknown[]][]
  const cards = (typeof parsed[0] === 'string' ? [parsed] : parsed) as [string, unknown[], unknown[]][]
  return cards.map((card) => {
    const component = new ICAL.Component(card)
    return (name: string) => component.getFirstProperty(name)?.getFirstValue() as unknown
  })
}

/** As vcf reads them one by one: it leaves the escapes to its user, and takes 'BEGIN:VCARD' in a name for a card. */
function byVcf(file: string) {
  return file.split(/(?<=^END:VCARD\r\n)/m).map((text) => {
    const card = new vCard().parse(text)
    return (name: string) => {
      const property = card.get(name)
      return property === undefined ? undefined : unescaped(String([property].flat()[0]?.valueOf()))
    }
  })
}
const unescaped = (text: string) => text.replaceAll(/\\(.)/gs, (_, one: string) => (one === 'n' ? '\n' : one))

describe('a card', () => {
  it('has the whole name and its parts', () => {
    expect(linesOf({})).toEqual(expect.arrayContaining(['VERSION:3.0', 'FN:Maya Okafor', 'N:Okafor;Maya;;;']))
    expect(linesOf({ fullName: 'Jane van der Berg' })).toContain('N:Berg;Jane van der;;;')
    expect(linesOf({ fullName: 'Cher' })).toContain('N:;Cher;;;')
  })

  it.each([
    ['1992-11-22', 'BDAY;VALUE=date:1992-11-22'],
    ['02/29', 'BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1604:1604-02-29'],
    ['05', 'X-RIBBONRY-BIRTHDAY:05'],
  ])('says the birthday %s as %s', (birthday, line) => {
    expect(linesOf({ birthday }).filter((one) => one.includes('BDAY') || one.includes('BIRTHDAY'))).toEqual([line])
  })

  it('says the anniversary to Apple, Google and Android', () => {
    expect(linesOf({ anniversaryDate: '2010-06-05' })).toEqual(
      expect.arrayContaining([
        'item1.X-ABDATE;TYPE=pref:2010-06-05',
        'item1.X-ABLABEL:_$!<Anniversary>!$_',
        'ANNIVERSARY:2010-06-05',
      ]),
    )
  })

  it('has the relationship as a category for people and exactly for us, and texts of our own', () => {
    expect(linesOf({ interests: 'pottery, jazz', dislikes: 'wool', categoryIds: ['books', 'games'] })).toEqual(
      expect.arrayContaining([
        'CATEGORIES:Aunt/Uncle',
        'X-RIBBONRY-RELATIONSHIP:aunt-uncle',
        'X-RIBBONRY-INTERESTS:pottery\\, jazz',
        'X-RIBBONRY-DISLIKES:wool',
        'X-RIBBONRY-CATEGORIES:books,games',
      ]),
    )
  })
})

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
const lines = fc
  .array(
    fc.oneof(words, fc.constantFrom('END:VCARD', 'BEGIN:VCARD', 'a\\nb', ';,:"', 'ü'.repeat(50), 'X:1\r\nFN:Eve')),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => `x${parts.join('\n')}x`)
const optional = fc.option(lines)

describe('two readers', () => {
  it('read every person with every text, whatever they contain', () => {
    const texts = fc.record({
      ...mapValues(contactTextFields, () => optional),
      phoneNumber: fc.option(
        fc.string({ unit: fc.constantFrom('+', '(', ')', '-', ' ', '0', '9'), minLength: 3 }).map((one) => `1${one}1`),
      ),
    })
    const person = fc.record({ fullName: lines, relationship: lines, email: optional })
    fc.assert(
      fc.property(fc.array(fc.tuple(person, texts), { minLength: 1, maxLength: 4 }), (people) => {
        const contacts = people.map(([fields, own]): ExportedContact => ({ ...maya, ...fields, ...own }))
        const file = vcardFile(contacts)
        const own = contacts.map(({ interests }) => seen(interests))
        const common = contacts.map(({ fullName, notes, phoneNumber }) => [fullName, notes, phoneNumber].map(seen))
        const [one, other] = [byVcf(file), byIcal(file)].map((cards) =>
          cards.map((get) => ['fn', 'note', 'tel'].map((name) => get(name) ?? null)),
        )
        expect(one).toEqual(common)
        expect(byVcf(file).map((get) => get('xRibbonryInterests') ?? null)).toEqual(own)
        expect(other?.map((texts) => texts.map(semicolon))).toEqual(common.map((texts) => texts.map(semicolon)))
      }),
    )
  })

  it('read the dates', () => {
    const [byOne, byTwo] = [byIcal, byVcf].map((read) => read(vcardFile([{ ...maya, birthday: '1992-11-22' }]))[0])
    expect(String(byOne?.('bday'))).toBe('1992-11-22')
    expect(byTwo?.('bday')).toBe('1992-11-22')
  })

  it('read the lines of an address', () => {
    const file = vcardFile([{ ...maya, mailingAddress: '12 Elm St\nSpringfield, IL' }])
    expect(byIcal(file)[0]?.('adr')).toEqual(['', '', '12 Elm St\nSpringfield, IL', '', '', '', ''])
  })
})

/** What is left of a text in a card. */
function seen(text: string | null): string | null {
  return text?.replaceAll(/\r\n?|\u0085|\u2028|\u2029/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '') ?? null
}
/** ical.js leaves this one escaped in texts of a vCard 3.0. */
const semicolon = (text: unknown) => (typeof text === 'string' ? text.replaceAll(String.raw`\;`, ';') : text)
