import { describe, expect, it } from 'vitest'
import { diskTrouble } from './disk-trouble.ts'

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

describe('diskTrouble', () => {
  it.each([
    ['53100', 'could not extend file "base/5/1": No space left on device', 'diskFull'],
    ['EDQUOT', 'write', 'diskFull'],
    ['EROFS', 'read-only file system, open', 'diskReadOnly'],
    ['42501', 'could not open file "base/5/1": Permission denied', 'diskReadOnly'],
    ['25006', 'cannot execute INSERT in a read-only transaction', 'diskReadOnly'],
    ['42501', 'permission denied for table contacts', undefined],
    ['57P02', 'the server crashed', undefined],
  ])('finds in %s (%s): %s', (code, message, trouble) => {
    expect(diskTrouble(failure(code, message))).toBe(trouble)
    expect(diskTrouble(new Error('Failed query', { cause: failure(code, message) }))).toBe(trouble)
  })
})
