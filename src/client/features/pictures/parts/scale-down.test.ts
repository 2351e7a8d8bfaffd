import { describe, expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#domain/pictures/limits.ts'
import { pictureTexts as texts } from '#domain/texts/pictures.ts'
import { scaleDown } from './scale-down.ts'

describe('what is refused before anything is sent', () => {
  it.each([
    ['more than 15 MB', new Blob([new Uint8Array(MAX_UPLOAD_BYTES + 1)], { type: 'image/jpeg' }), texts.tooLarge(15)],
    ['a document', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), texts.notAPicture],
    ['a drawing that could carry scripts', new Blob(['<svg/>'], { type: 'image/svg+xml' }), texts.notAPicture],
  ])('%s', async (_what, file, sentence) => {
    await expect(scaleDown(file)).rejects.toThrow(sentence)
  })
})
