import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentLines, escapeText } from './content-lines.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 200 })
const unfold = (file: string) => file.replaceAll(/\r\n[ \t]/g, '')

describe('contentLines', () => {
  it('folds lines at 75 octets, between characters, and ends each with CRLF', () => {
    expect(contentLines(['A:1', `NOTE:${'é'.repeat(40)}`])).toBe(
      `A:1\r\nNOTE:${'é'.repeat(35)}\r\n ${'é'.repeat(5)}\r\n`,
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const file = contentLines([`NOTE:${escapeText(text)}`])
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(unfold(file)).toBe(`NOTE:${escapeText(text)}\r\n`)
        expect(Buffer.from(file).toString()).toBe(file)
      }),
    )
  })
})

describe('escapeText', () => {
  it('escapes what separates values, and turns every line break into the format’s', () => {
    expect(escapeText('a, b; c\\d\r\ne\rf\ng\u2028h')).toBe('a\\, b\\; c\\\\d\\ne\\nf\\ng\\nh')
  })

  it('never ends a line or leaves a control character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const escaped = escapeText(text)
        expect(escaped).not.toMatch(/[^\P{Cc}\t]|\u2028|\u2029/u)
        expect(escaped.replaceAll(/\\[\\,;n]/g, '')).not.toMatch(/[\\,;]/)
      }),
    )
  })
})
