// Not in src/client, because it reads the stylesheet as a file, which a browser program can't.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(resolve(import.meta.dirname, '../src/client/theme/tokens.css'), 'utf8')

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for marks that must be seen. */
const text = 4.5
const mark = 3

const grounds = ['paper', 'card', 'sunk']
const meanings = ['pine', 'amber', 'red', 'blue', 'pink', 'grey']
const tiles = ['1', '2', '3', '4', '5', '6', '7', '8']

const pairs: [ink: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ['ink', ground, text],
    ['ink-2', ground, text],
    ['ink-3', ground, text],
    ['plum', ground, text],
    ['apricot-deep', ground, text],
    ['red-ink', ground, text],
  ]),
  ...meanings.map((name): [string, string, number] => [`${name}-ink`, `${name}-soft`, text]),
  ...meanings.map((name): [string, string, number] => [name, `${name}-soft`, mark]),
  ...meanings.map((name): [string, string, number] => [name, 'card', mark]),
  ...tiles.flatMap((tile): [string, string, number][] => [
    [`tile-${tile}-ink`, `tile-${tile}-from`, text],
    [`tile-${tile}-ink`, `tile-${tile}-to`, text],
  ]),
  ...['pine', 'amber', 'red'].map((fill): [string, string, number] => [fill, 'line', mark]),
  ['control-line', 'paper', mark],
  ['control-line', 'card', mark],
  ['ink', 'raised', text],
  ['ink', 'plum-soft', text],
  ['ink-2', 'plum-soft', text],
  ['ink', 'apricot-soft', text],
  ['ink-2', 'apricot-soft', text],
  ['plum', 'plum-soft', text],
  ['apricot-deep', 'apricot-soft', text],
  ['on-plum', 'plum', text],
  ['on-plum', 'plum-hover', text],
  ['on-apricot', 'apricot-deep', text],
  ['on-pine', 'pine', text],
  ['on-red', 'red', text],
  ['on-red', 'red-ink', text],
  ['paper', 'ink', text],
  ['nav-ink', 'nav', text],
  ['nav-ink-quiet', 'nav', text],
  ['nav-ink-strong', 'nav-on', text],
  ['apricot', 'nav-on', mark],
]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_theme, column) => {
  it.each(pairs)('%s can be read on %s (%d:1)', (ink, ground, least) => {
    expect(contrast(color(ink, column), color(ground, column))).toBeGreaterThanOrEqual(least)
  })
})

function color(name: string, column: 0 | 1): string {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1]
  const hexes = value?.match(/#[0-9a-f]{6}/g)
  const hex = hexes?.[column] ?? hexes?.[0]
  if (hex === undefined) throw new Error(`--${name} is no color of tokens.css`)
  return hex
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of sRGB, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
