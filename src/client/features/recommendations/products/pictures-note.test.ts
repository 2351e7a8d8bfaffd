import { expect, test } from 'vitest'
import { picturesNote } from './pictures-note.ts'

const drawn = { imageKind: 'illustration' } as const
const photo = { imageKind: 'photo' } as const

test('a grid says that its pictures are illustrations, or that some are, and nothing of photos', () => {
  expect(picturesNote(undefined)).toBe('Pictures are illustrations')
  expect(picturesNote([drawn, drawn])).toBe('Pictures are illustrations')
  expect(picturesNote([drawn, photo])).toBe('Some pictures are illustrations')
  expect(picturesNote([photo])).toBeUndefined()
})
