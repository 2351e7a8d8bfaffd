import { describe, expect, it } from 'vitest'
import { cut, plainLine, plainParagraphs } from './plain-text.ts'

describe('a text of a file', () => {
  it('is one line, or keeps its line breaks, whatever they are written as', () => {
    expect(plainLine(' one\r\n\ttwo\rthree ')).toBe('one two three')
    expect(plainParagraphs('one\r\ntwo\rthree\u2028four\tfive')).toBe('one\ntwo\nthree\nfour\tfive')
  })

  it('is cut between its letters, and without the space before', () => {
    expect(cut('twelve', 6)).toBe('twelve')
    expect(cut('one two', 4)).toBe('one')
    expect(cut('  one two', 5)).toBe('  one')
    expect(cut('ab🎁c', 3)).toBe('ab')
    expect(cut('🎁🎁c', 4)).toBe('🎁🎁')
  })
})
