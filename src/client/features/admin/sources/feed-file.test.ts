import { expect, it } from 'vitest'
import { refusalOf } from './feed-file.ts'

const fileOf = (name: string, size: number) => ({ name, size }) as File

it.each(['products.tsv', 'Products.CSV', 'feed.xml', 'feed.xml.gz', 'awin.zip', 'feed.txt'])('takes %s', (name) => {
  expect(refusalOf(fileOf(name, 10))).toBeUndefined()
})

it('says what is wrong with a file before it is sent', () => {
  expect(refusalOf(fileOf('prices.pdf', 10))).toMatch(/^prices\.pdf isn't/)
  expect(refusalOf(fileOf('products.tsv', 0))).toMatch(/empty/)
  expect(refusalOf(fileOf('products.tsv', 2 * 1024 ** 3))).toMatch(/256 MB at most/)
})
