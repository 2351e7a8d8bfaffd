import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

// Both are under the SIL Open Font License 1.1, which lets them be subset and asks for its text beside them.
const fonts = [
  // Headings and numbers that count. One weight: from 520 to 600, all that we use, costs 7 kB more on every first load.
  { family: 'Fraunces Variable', name: 'fraunces', weights: { min: 560, max: 560 }, shownFor: '520 600' },
  // Everything else.
  { family: 'Figtree Variable', name: 'figtree', weights: { min: 400, max: 700 }, shownFor: '400 700' },
]

/** What nearly every page is written with: letters, figures, the signs and spaces of our own texts, and the é of cafés and Josés. */
const basicRange =
  'U+0020-0029,U+002B-003B,U+003F-005A,U+0061-007A,U+00A0,U+00B7,U+00E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026'

/** The other letters of names in western Europe, such as the ü of Jürgen: half of what is left of Latin. */
const accentedRange = 'U+00C0-00D6,U+00D8-00E8,U+00EA-00F6,U+00F8-00FF'

/** Kerning, ligatures, accents, and figures of one width for tables: what our style sheets use. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

/**
 * Cuts the fonts for the first load: of 57 kB of Latin letters 20 kB are needed by nearly every page. The rest of
 * each alphabet is a file or two that browsers fetch when a name needs it. The style sheets import `fonts/faces.css`.
 */
export function fontSubsets(): Plugin {
  const folder = join(import.meta.dirname, 'node_modules/.cache', `fonts-${recipe()}`)
  return {
    name: 'ribbonry-fonts',
    async config() {
      if (!existsSync(folder)) await cutAll(folder)
      return { resolve: { alias: { fonts: folder } } }
    },
    generateBundle() {
      for (const { name } of fonts) {
        const source = readFileSync(join(packageOf(name), 'LICENSE'))
        this.emitFile({ type: 'asset', fileName: `assets/${name}-license.txt`, source })
      }
    },
  }
}

async function cutAll(folder: string) {
  // A build that is cut short, or one beside it, leaves no half folder behind.
  const draft = `${folder}-${process.pid}`
  mkdirSync(draft, { recursive: true })
  const faces = await Promise.all(fonts.flatMap((font) => partsOf(font.name).map((part) => cut(draft, font, part))))
  writeFileSync(join(draft, 'faces.css'), faces.join('\n'))
  if (existsSync(folder)) rmSync(draft, { recursive: true })
  else renameSync(draft, folder)
}

type Part = { name: string; file: string; range: string }

function partsOf(font: string): Part[] {
  const ranges = JSON.parse(readFileSync(join(packageOf(font), 'unicode.json'), 'utf8')) as Record<string, string>
  const others = new Set([basicRange, accentedRange].flatMap(codePoints))
  return Object.entries(ranges).flatMap(([alphabet, range]) => {
    const file = join(packageOf(font), `files/${font}-${alphabet}-wght-normal.woff2`)
    if (alphabet !== 'latin') return [{ name: alphabet, file, range }]
    const rest = codePoints(range).filter((code) => !others.has(code))
    return [
      { name: 'latin-rest', file, range: rangeOf(rest) },
      { name: 'latin-accents', file, range: accentedRange },
      { name: 'basic', file, range: basicRange },
    ]
  })
}

async function cut(folder: string, font: (typeof fonts)[number], part: Part): Promise<string> {
  const letters = codePoints(part.range).map((code) => String.fromCodePoint(code))
  const options = { targetFormat: 'woff2', variationAxes: { wght: font.weights }, keepFeatures } as const
  const file = `${font.name}-${part.name}.woff2`
  writeFileSync(join(folder, file), await subsetFont(readFileSync(part.file), letters.join(''), options))
  return `@font-face {
  font-family: '${font.family}';
  src: url('./${file}') format('woff2');
  font-weight: ${font.shownFor};
  font-style: normal;
  font-display: swap;
  unicode-range: ${part.range};
}
`
}

/** 'U+0020-007E,U+00A0' as numbers. */
function codePoints(range: string): number[] {
  return range.split(',').flatMap((piece) => {
    const [first = 0, last = first] = piece
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })
}

function rangeOf(codes: number[]): string {
  const pieces: { first: number; last: number }[] = []
  for (const code of codes) {
    const piece = pieces.at(-1)
    if (piece?.last === code - 1) piece.last = code
    else pieces.push({ first: code, last: code })
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return pieces.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',')
}

/** Changes with the fonts, the tool and this file. */
function recipe(): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  for (const file of [
    ...fonts.map(({ name }) => packageOf(name)),
    resolve(import.meta.dirname, 'node_modules/subset-font'),
  ])
    hash.update(readFileSync(join(file, 'package.json')))
  return hash.digest('hex').slice(0, 12)
}

function packageOf(font: string): string {
  return resolve(import.meta.dirname, 'node_modules/@fontsource-variable', font)
}
