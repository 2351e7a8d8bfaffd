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
  'for who',
  'by who',
  'of who',
  'stands there',
  'stands here',
  'stands in',
  'stands under',
  'tells of',
  'tell of',
  'speaks of',
  'none waits',
  'gone meanwhile',
]
const phrase = new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i')

const isText = /\.(?:tsx?|mjs|css|md|ya?ml|service|conf|example)$/
const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...['bench', 'deploy', 'docs', 'e2e', 'scripts', 'src'].flatMap(filesIn),
].filter((name) => !name.endsWith('quoted-messages.ts'))

describe('plain English', () => {
  it('is what texts, mails, comments and docs are written in', () => {
    expect(files.length).toBeGreaterThan(1_000)
    expect(files.flatMap((name) => linesWith(phrase, name, read(name)))).toEqual([])
  })

  it('is what the changes to come are announced in', () => {
    const [, unreleased = ''] = read('CHANGELOG.md').split(/^## /m)
    expect(linesWith(phrase, 'CHANGELOG.md', unreleased)).toEqual([])
  })

  it('has straight quotes and apostrophes in texts, as the quoted ones have', () => {
    const texts = files.filter((name) => name.startsWith('src/domain/texts/'))
    const curly = texts.flatMap((name) => linesWith(/[‘’“”]/, name, read(name)))
    expect(curly).toEqual([])
  })

  it.each(['For who reads nothing.', 'Made anew', 'Whoever asks', 'None waits'])('is not: %s', (text) => {
    expect(linesWith(phrase, 'planted', text)).toHaveLength(1)
  })

  it('takes whole words only', () => {
    expect(linesWith(phrase, 'planted', 'What, and for whom. It withstands there. By whole words.')).toEqual([])
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

function linesWith(sought: RegExp, name: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => (sought.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : []))
}
