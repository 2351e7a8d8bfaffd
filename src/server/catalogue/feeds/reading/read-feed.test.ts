import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { isFeedError } from './feed-error.ts'
import { readFeed, type FeedSummary } from './read-feed.ts'
import { readInWorker } from './read-in-worker.ts'

const head = 'id,title,description,link,image_link,price'
const row = (id: string, title: string) =>
  `${id},${title},"Good, and old",https://s.example/${id},https://i.example/${id}.jpg,20.00 USD`
const csv = (...titles: string[]) => [head, ...titles.map((title, at) => row(`A${at}`, title)), ''].join('\n')
const reading = {
  feedId: 1,
  mapping: null,
  chosenDepartments: {},
  mostItems: 100_000,
  batch: 100,
  now: new Date('2026-11-26T12:00:00Z'),
}

interface Read {
  titles: string[]
  reasons: string[]
  summary: FeedSummary
}

/** In pieces of a few bytes, so that every character and every line is cut somewhere. */
async function readAll(bytes: Uint8Array | string, read = readFeed, step = 7): Promise<Read> {
  const whole = Buffer.from(bytes)
  const pieces = Array.from({ length: Math.ceil(whole.length / step) }, (_, at) =>
    whole.subarray(at * step, (at + 1) * step),
  )
  const titles: string[] = []
  const reasons: string[] = []
  const batches = read(Readable.from(pieces) as AsyncIterable<Uint8Array>, reading)
  for (;;) {
    const next = await batches.next()
    if (next.done === true) return { titles, reasons, summary: next.value }
    titles.push(
      ...(JSON.parse(Buffer.from(next.value.json).toString()) as { title: string }[]).map(({ title }) => title),
    )
    reasons.push(...next.value.rejects.map(({ reason }) => reason))
  }
}

const problemOf = async (bytes: Uint8Array | string) =>
  readAll(bytes).then(
    () => 'none',
    (error: unknown) => {
      if (isFeedError(error)) return error.problem
      throw error
    },
  )

const titles = ['Café au lait', 'Zürich', 'Tea']
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

describe('text', () => {
  test.each([
    ['UTF-8', Buffer.from(csv(...titles))],
    ['UTF-8', Buffer.from(`\uFEFF${csv(...titles)}`)],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(csv(...titles))])],
    ['UTF-16', utf16(csv(...titles))],
    ['UTF-16', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(csv(...titles)).swap16()])],
    ['Windows-1252', Buffer.from(csv(...titles), 'latin1')],
  ])('in %s is read', async (encoding, bytes) => {
    const { titles: found, summary } = await readAll(bytes)
    expect(found).toEqual(titles)
    expect(summary.encoding).toBe(encoding)
  })

  test('of two encodings is read line by line', async () => {
    const mixed = Buffer.concat([Buffer.from(csv('Café')), Buffer.from(`${row('B1', 'Crème')}\n`, 'latin1')])
    expect((await readAll(mixed)).titles).toEqual(['Café', 'Crème'])
  })

  test('that is none is refused', async () => {
    expect(await problemOf(Buffer.concat([Buffer.from(csv('Tea')), Buffer.from([0, 1, 2, 3, 10])]))).toBe(
      'wrongEncoding',
    )
  })
})

describe('files', () => {
  test.each([
    ['gzip', gzipSync(csv(...titles))],
    ['gzip in gzip', gzipSync(gzipSync(csv(...titles)))],
    ['zip', Buffer.from(zipSync({ 'notes.doc': Buffer.from('no'), 'feed.csv': Buffer.from(csv(...titles)) }))],
    ['stored zip', Buffer.from(zipSync({ 'feed.csv': Buffer.from(csv(...titles)) }, { level: 0 }))],
  ])('packed as %s are unpacked', async (_how, bytes) => expect((await readAll(bytes)).titles).toEqual(titles))

  test.each([
    ['gzip', gzipSync(csv(...titles)).subarray(0, -12)],
    ['zip', Buffer.from(zipSync({ 'feed.csv': Buffer.from(csv(...titles)) })).subarray(0, 120)],
    ['table', csv(...titles).slice(0, -30)],
    ['quotes', `${csv('Tea')}B1,"Never closed,https://s.example`],
    ['XML', '<rss><channel><item><title>Tea</title></item>'],
  ])('cut off in the middle of their %s are refused', async (_what, bytes) =>
    expect(await problemOf(bytes)).toBe('truncated'),
  )

  test('with tabs, semicolons or bars are tables, too', async () => {
    for (const mark of ['\t', ';', '|'])
      expect((await readAll(csv('Tea').replaceAll('"Good, and old"', 'Old').replaceAll(',', mark))).titles).toEqual([
        'Tea',
      ])
  })

  test.each([
    [
      'RSS',
      (items: string) =>
        `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${items}</channel></rss>`,
      'item',
    ],
    ['Atom', (items: string) => `<feed xmlns="http://www.w3.org/2005/Atom">${items}</feed>`, 'entry'],
  ])('of %s are read', async (_kind, around, name) => {
    const item = (id: string, title: string) =>
      `<${name}><g:id>${id}</g:id><title>${title}</title><link>https://s.example/${id}</link><g:image_link>https://i.example/1.jpg</g:image_link><g:price>20.00 USD</g:price><g:shipping><g:price>5.00 USD</g:price></g:shipping></${name}>`
    const { titles: found, summary } = await readAll(
      around(`${item('1', 'Tea &amp; cups')}${item('2', '<![CDATA[<b>Pots</b>]]>')}`),
    )
    expect(found).toEqual(['Tea & cups', '<b>Pots</b>'])
    expect(summary).toMatchObject({ format: 'xml', read: 2, rejected: 0 })
  })

  test.each([
    ['a web page', '<!doctype html><html><body>Sign in</body></html>', 'notAFeed'],
    ['JSON', '{"items": []}', 'notAFeed'],
    ['one column', 'a\nb\nc\n', 'notAFeed'],
    ['columns of something else', 'name,born,died\nAda,1815,1852\n', 'notAFeed'],
    ['nothing', '', 'empty'],
    ['spaces', ' \n\n ', 'empty'],
    ['elements in elements', `<rss>${'<a>'.repeat(200)}`, 'notAFeed'],
    ['an endless line', 'a'.repeat(2_000_000), 'notAFeed'],
    ['an archive of pictures', Buffer.from(zipSync({ 'a.jpg': Buffer.from('x') })), 'notAFeed'],
  ])('that are %s are refused', async (_kind, bytes, problem) => expect(await problemOf(bytes)).toBe(problem))

  test('that unpack to a thousand times their size end at the first line that is too long', async () => {
    expect(await problemOf(gzipSync(Buffer.alloc(50_000_000, 97)))).toBe('notAFeed')
    expect(await problemOf(Buffer.from(zipSync({ 'feed.csv': Buffer.alloc(50_000_000, 97) })))).toBe('notAFeed')
  })

  test('declare no entities that grow', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>`
    expect((await readAll(bomb)).titles).toEqual([])
  })

  test('whatever they are, end in products or in a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary' })), async (junk) => {
        expect(await problemOf(Buffer.concat([Buffer.from(csv('Tea')), Buffer.from(junk as never)]))).toMatch(
          /^[a-zA-Z]+$/,
        )
        expect(await problemOf(Buffer.from(junk as never))).toMatch(/^[a-zA-Z]+$/)
      }),
      { numRuns: 150 },
    )
  })
})

test('a row with a cell too many or too few is left out, and so is an id that comes twice', async () => {
  const { titles: found, reasons } = await readAll(
    `${csv('Tea', 'Cup')}C1,Pot\n${row('A1', 'Cup again')}\n${row('D1', 'Jug')},more\n`,
  )
  expect(found).toEqual(['Tea', 'Cup'])
  expect(reasons).toEqual([
    expect.stringContaining('2 cells'),
    expect.stringContaining('twice'),
    expect.stringContaining('7 cells'),
  ])
})

test('a thread of its own reads the same', async () => {
  const here = await readAll(csv(...titles))
  expect(await readAll(csv(...titles), readInWorker, 64)).toEqual(here)
  await expect(readAll('<html>', readInWorker, 64)).rejects.toMatchObject({ problem: 'notAFeed' })
})
