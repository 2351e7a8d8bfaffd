import { expect, it } from 'vitest'
import { linkToPreviewSchema } from './schema.ts'

const isTaken = (url: string) => linkToPreviewSchema.safeParse({ url }).success

it.each([
  'https://shop.example/@kettle',
  'https://shop.example/kettle?mail=me@example.com',
  'http://shop.example#me@example.com',
  'https://shop.example/go?to=https://me@other.example',
])('%s can be previewed', (url) => {
  expect(isTaken(url)).toBe(true)
})

it.each(['https://me@shop.example/kettle', 'HTTP://me:secret@shop.example', 'https://me:secret@shop.example/kettle'])(
  'a name and a password are no part of a link to preview: %s',
  (url) => {
    expect(isTaken(url)).toBe(false)
  },
)
