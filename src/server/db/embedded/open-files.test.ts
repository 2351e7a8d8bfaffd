import { expect, test } from 'vitest'
import { refuseFewOpenFiles } from './open-files.ts'

test('a process that may open too few files is refused with the number and what to do', () => {
  expect(() => refuseFewOpenFiles(64)).toThrow(
    'This process may open only 64 files at once, and the embedded database needs 256 or more. Raise the limit',
  )
})

test('enough files, or a system that does not say, are no reason to refuse', () => {
  refuseFewOpenFiles(256)
  refuseFewOpenFiles(undefined)
  expect(() => refuseFewOpenFiles()).not.toThrow()
})
