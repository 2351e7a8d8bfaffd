import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_USED_PASSWORDS } from './password-list.ts'
import { passwordProblem } from './password.ts'

const common = 'This password is too common. Please choose another one.'

describe('a password that everybody tries first is refused', () => {
  it.each(
    (
      'password password1 Password123 P@ssw0rd P@ssword! passw0rd1 12345678 123456789 1234567890 0987654321 87654321 11111111 ' +
      '00000000 12341234 11223344 123123123 147258369 qwertyui qwertyuiop qwerty123 qwerty12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx ' +
      'zaq12wsx asdfghjk asdfghjkl zxcvbnm1 asdfasdf qwerqwer iloveyou iloveyou1 ILoveYou2 sunshine sunshine1 princess1 football ' +
      'football1 baseball superman batman123 trustno1 welcome1 Welcome123 letmein1 letmein123 admin123 administrator abcd1234 ' +
      'abc12345 a1b2c3d4 aa123456 changeme changeme1 starwars computer michelle jennifer whatever internet corvette mercedes ' +
      'maverick liverpool arsenal1 chelsea1 samsung1 google123 facebook butterfly chocolate 19870612 12061987 06-12-1987 monkey123 ' +
      'dragon12 shadow123 jordan23 michael1 charlie1 samantha alexander nicholas elizabeth abcdefgh abcdefg1 aaaaaaaa qazwsxedc ' +
      'passwordpassword summer2026 Ribbonry Ribbonry1 ribbonry2026 neverMissAGift fuckyou1 lovelove babygirl1 christmas1'
    ).split(' '),
  )('%s', (password) => {
    expect(passwordProblem(password)).toBe(common)
  })

  it('and so is each of the 3,000 most used, however it is capitalised', () => {
    expect(new Set(MOST_USED_PASSWORDS).size).toBe(3000)
    const accepted = MOST_USED_PASSWORDS.flatMap((password) => [password, password.toUpperCase()]).filter(
      (password) => passwordProblem(password) === undefined,
    )
    expect(accepted).toEqual([])
  })

  it.each(['ribbonry', 'MyRibbonry', 'r1bb0nry!', 'Ribbonry-App', 'ribbonry_2026!'])(
    'and so is the product’s name with a little around it: %s',
    (password) => {
      expect(passwordProblem(password)).toBe(common)
    },
  )
})

describe('what is easily guessed ends somewhere', () => {
  it.each([
    ['abc'.repeat(8), 'abc'.repeat(9)],
    ['xkqjxkqj', 'xkqjzxkqj'],
    ['hunter-hunter', 'kestrel=kestrel'],
    ['kestrels.kestrels', 'xkestrelskestrels'],
    ['qweasdzxc', 'qweasdzxciop'],
    ['xxqwerty', 'xxxqwertz'],
    ['qwertyxx', 'qwertzxqx'],
    ['31.12.1999', '32.12.1999'],
    ['1999/12/31', '1899/12/31'],
    ['12-31-2050', '13-32-2050'],
    ['2050 30 01', '2050 13 32'],
    ['sunshine2024', 'sunshine20246'],
    ['sunshine!!', 'sunshine!2'],
    ['123iloveyou', '12345iloveyou'],
    ['i-love.you', 'i-love=you'],
    ['$un$hine', '$un$hinx'],
    ['ribbonrykestrel', 'ribbonrykestrels'],
    ['11223344', 'kkqqzzpp'],
    ['rtyfghvbn', 'rtyfghvbnuio'],
    ['qwerasdfzxcv', 'qwerasdfzxcvuiop'],
    ['$un$hine44', '$un$hynx44'],
  ])('%s is refused, and %s is not', (guessed, own) => {
    expect(passwordProblem(guessed)).toBe(common)
    expect(passwordProblem(own)).toBeUndefined()
  })
})

describe('a password of one’s own is fine, whatever it is made of', () => {
  it.each([
    'a long walk home',
    'three blue teapots',
    'eight8!?',
    'k7k7-mz-kestrel',
    'Grandma bakes on Sundays',
    'correct horse battery staple',
    'Password-of-2026!',
    'ümlaut & Straße 9',
    '🎁 gift wrap 🎀',
    'xkqjvbnw',
    '73920418',
    'Tr0ub4dor&3',
    'ribbonry wraps blue kites',
    '           x',
  ])('%s', (password) => {
    expect(passwordProblem(password)).toBeUndefined()
  })

  it('random ones are practically never refused', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{16,40}$/), (password) => {
        fc.pre(new Set(password).size > 9)
        expect(passwordProblem(password)).toBeUndefined()
      }),
    )
  })
})

describe('its length is counted in characters', () => {
  it.each([
    [7, 'Password must be at least 8 characters long.'],
    [8, undefined],
    [256, undefined],
    [257, 'Password can have at most 256 characters'],
  ])('%i', (length, problem) => {
    const words = Array.from({ length }, (_, index) => '🎁kx🎂vz9w'.at((index * 5 + (index >> 2)) % 9) ?? 'q')
    const password = words.map((unit, index) => (/\p{L}|\d/u.test(unit) ? unit : index % 2 ? '🎁' : '🎂')).join('')
    expect(passwordProblem(password)).toBe(problem)
  })

  it('never takes long to judge', () => {
    for (const nasty of ['ab'.repeat(128), 'password'.repeat(32), '1'.repeat(256), ` ${'a '.repeat(127)}`])
      expect(typeof passwordProblem(nasty)).toMatch(/string|undefined/)
  })
})
