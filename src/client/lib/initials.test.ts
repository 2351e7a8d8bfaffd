import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('the letters of an avatar', () => {
  it.each([
    ['Maya Okafor', 'MO'],
    ['Tom & Irina', 'TI'],
    ['  Grandma  ', 'G'],
    ['Anne-Marie de la Cruz', 'AC'],
    ['Ama Hughes-van der Westhuizen III', 'AW'],
    ['Martin Luther King, Jr.', 'MK'],
    ['Henry VIII', 'H'],
    ['Thanh Vi', 'TV'],
    ['élodie', 'É'],
    ['李 小龍', '李小'],
    ['🎁', '?'],
    ['', '?'],
  ])('of %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
