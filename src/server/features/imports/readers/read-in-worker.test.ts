import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inParts } from '#domain/imports/in-parts.ts'
import { readInWorker } from './read-in-worker.ts'
import { readPeopleFile } from './read-people-file.ts'

const TODAY = '2026-11-23'

describe('in the worker', () => {
  // Its time limit is for readers that were built; here the thread compiles them first.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('a file is read the same, and the bytes stay', async () => {
    const bytes = readFileSync(new URL('testing/files/apple-3.0.vcf', import.meta.url))
    expect(await readInWorker(bytes, TODAY)).toEqual(inParts(readPeopleFile(bytes, TODAY)))
    expect(bytes.length).toBeGreaterThan(0)
  })

  it('a refusal stays one', async () => {
    await expect(readInWorker(Buffer.from('?'), TODAY)).rejects.toMatchObject({
      name: 'AppError',
      code: 'INVALID',
      message: expect.stringMatching(/^We found no people in this file/) as string,
    })
  })
})
