import ICAL from 'ical.js'
import fc from 'fast-check'
import vCard from 'vcf'
import { expect, it } from 'vitest'
import { readVcards } from '#domain/imports/vcard/read-vcards.ts'
import { decodeBytes } from './decode-text.ts'

// Two libraries that read the vCards of standards, though not those of phones: where they do, our reader says the same.
// ical.js leaves an escaped semicolon escaped, vcf all of them.

const TODAY = '2026-11-23'

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9 .'-]{0,20}[A-Za-zÀ-ÿ]$/).map((text) => text.trim())
const text = fc
  .array(fc.oneof(word, fc.constantFrom(',', '\\', '\n', 'ü', '日本')), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(' ').trim())
const card = fc.record({
  name: word,
  note: text,
  email: fc.emailAddress(),
  birthday: fc.constantFrom('1980-05-17', '2000-02-29'),
})

const escaped = (value: string) => value.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
const folded = (line: string) => line.replaceAll(/(.{60})(?=.)/gu, '$1\r\n ')
const written = ({ name, note, email, birthday }: { name: string; note: string; email: string; birthday: string }) =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    folded(`NOTE:${escaped(note)}`),
    `EMAIL;TYPE=INTERNET:${email}`,
    `BDAY;VALUE=date:${birthday}`,
    'END:VCARD',
    '',
  ].join('\r\n')

it('a vCard of the standard is read as ical.js and vcf read it', () => {
  fc.assert(
    fc.property(card, (one) => {
      const file = written(one)
      const ours = readVcards(file, TODAY, decodeBytes).people[0]
      const jcard = new ICAL.Component(ICAL.parse(file) as never)
      const value = (name: string) => String(jcard.getFirstPropertyValue(name))
      expect([ours?.fullName, ours?.notes ?? '', ours?.birthday]).toEqual([
        value('fn'),
        value('note').trim(),
        value('bday'),
      ])
      const [theirs] = vCard.parse(file)
      const property = theirs?.get('bday')
      expect(Array.isArray(property) ? undefined : property?.valueOf()).toBe(ours?.birthday)
      expect(ours?.email === null || ours?.email === one.email).toBe(true)
    }),
  )
})
