// Texts, comments and docs read as plain English (docs/style.md). These phrases read like a translation.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = import.meta.dirname

const phrases = [
  'whoever',
  'whomever',
  'anew',
  'all the same',
  '(?:for|by|of) who',
  'stands? (?:above|below|beside|between|here|in|on|there|under)',
  '(?:tells?|speaks?) of',
  "nobody's",
  'shall',
  'lies in',
  'be had',
  'became of',
  'none waits',
  'gone meanwhile',
  'in the hand',
  'to the ear',
  'for ever',
  'any more(?= than it|[.,;:)])',
]
const british = [
  '(?:behavi|col|fav|flav|hon|neighb)our[a-z]*',
  'catalogues?',
  'cent(?:re|res|red)',
  'grey',
  'licence',
  '(?:initial|normal|optim|organ|priorit|real|recogn|summar|synchron)is(?:e|es|ed|ing|ation)',
]
/** A space of a phrase: also the end of a line, with what begins the next line of a comment or a quote. */
const GAP = String.raw`(?: +|\n *(?:(?://|[*#>]) *)?)`
const anyOf = (words: string[]) => new RegExp(`\\b(?:${words.join('|').replaceAll(' ', GAP)})\\b`, 'gi')
const phrase = anyOf(phrases)
const britishWord = anyOf(british)

const isText = /\.(?:tsx?|mjs|css|md|ya?ml|service|conf|example)$/
const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...['bench', 'deploy', 'docs', 'e2e', 'scripts', 'src'].flatMap(filesIn),
].filter((name) => !name.endsWith('quoted-messages.ts'))
const isProse = (name: string) => name.endsWith('.md') || name.startsWith('src/domain/texts/')

describe('plain English', () => {
  it('is what texts, mails, comments and docs are written in', () => {
    expect(files.length).toBeGreaterThan(1_000)
    expect(files.flatMap((name) => hits(phrase, name, read(name)))).toEqual([])
  })

  it('is spelled the American way in texts and docs', () => {
    expect(files.filter(isProse).flatMap((name) => hits(britishWord, name, withoutCode(read(name))))).toEqual([])
  })

  it('is what the changes to come are announced in', () => {
    const [, unreleased = ''] = read('CHANGELOG.md').split(/^## /m)
    expect(hits(phrase, 'CHANGELOG.md', unreleased)).toEqual([])
    expect(hits(britishWord, 'CHANGELOG.md', withoutCode(unreleased))).toEqual([])
  })

  it('has straight quotes and apostrophes in texts, as the quoted ones have', () => {
    const texts = files.filter((name) => name.startsWith('src/domain/texts/'))
    expect(texts.flatMap((name) => hits(/[‘’“”]/g, name, read(name)))).toEqual([])
  })

  it.each([
    'For who reads nothing.',
    'Made anew',
    'Whoever asks',
    'None waits',
    'The reason stands above.',
    "It is nobody's any more.",
    '  // A picture that can be\n  // had is kept.',
    '/**\n * What stands\n * in lists is left out.\n */',
    'What became\nof your feedback.',
    '> That can be\n> had.',
  ])('is not: %s', (text) => {
    expect(hits(phrase, 'planted', text)).not.toEqual([])
  })

  it('takes whole words only, of one sentence', () => {
    const plain = 'What, and for whom. It withstands there. Any more rows? That is it for\n\n## Who reads this'
    expect(hits(phrase, 'planted', plain)).toEqual([])
  })

  it('is not British', () => {
    expect(hits(britishWord, 'planted', 'Its behaviour, colours and catalogue are recognised.')).toHaveLength(4)
    expect(
      hits(britishWord, 'planted', withoutCode('The Catalogue page shows products (`catalogue/provider.ts`).')),
    ).toEqual([])
  })
})

function read(name: string): string {
  return readFileSync(join(root, name), 'utf8')
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => isText.test(file))
    .map((file) => join(folder, file))
}

/**
 * Without blocks of code and names in it: `catalogueOf`, src/server/catalogue, 'catalogue.ts'; and without the
 * administrators' page, which is called Catalogue.
 */
function withoutCode(text: string): string {
  const code = /^```.*?^```|`[^`\n]*`|'[^'\n]*\.ts'|[\w.]*\/[\w./]*|\bCatalogue\b/gms
  return text.replace(code, (found) => found.replaceAll(/[^\n]/g, ''))
}

function hits(sought: RegExp, name: string, text: string): string[] {
  return [...text.matchAll(sought)].map(({ 0: found, index }) => {
    const line = text.slice(0, index).split('\n').length
    return `${name}:${line}: ${found.replaceAll(/\s+/g, ' ')}`
  })
}
