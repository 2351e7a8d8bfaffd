// A specified sentence that is in the catalogue but that no code names is never shown.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as groups from './src/domain/testing/all-texts.ts'
import { quotedErrors, quotedSuccesses, quotedWords } from './src/domain/testing/quoted-messages.ts'

const source = join(import.meta.dirname, 'src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/^domain\/(?:texts|testing)\b/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'))

const entries = Object.entries(groups).flatMap(([group, texts]) => entriesOf(texts, [group]))

describe('code says every specified message', () => {
  it.each([...quotedErrors, ...quotedSuccesses])('$title $text', (message) => {
    const isSaid = (words: string) => entries.some(([path, said]) => said === words && isNamed(path))
    expect(quotedWords(message).filter((words) => !isSaid(words))).toEqual([])
  })

  it('sees an entry that nobody names', () => {
    expect(isNamed(['giftTexts', 'failedToSing'])).toBe(false)
    expect(isNamed(['giftTexts', 'failedToAdd'])).toBe(true)
  })
})

/** Whether a file that knows the group also names the entry. A toast is handed on whole, so its parts need no name. */
function isNamed(path: readonly string[]): boolean {
  const [group = '', ...keys] = path
  const key = keys.findLast((name) => name !== 'title' && name !== 'description') ?? ''
  return files.some((code) => new RegExp(`\\b${group}\\b`).test(code) && new RegExp(`\\b${key}\\b`).test(code))
}

/** The sentences of a group, with '{}' for what is filled in. */
function entriesOf(node: unknown, path: string[]): [path: string[], said: string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node === 'function') return entriesOf(filled(node as (...facts: string[]) => unknown), path)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => entriesOf(value, [...path, key]))
}

function filled(sentence: (...facts: string[]) => unknown): unknown {
  try {
    return sentence('{}', '{}', '{}', '{}')
  } catch {
    return undefined
  }
}
