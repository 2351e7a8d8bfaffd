import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createGzip } from 'node:zlib'

const makes = 'Classic Small Large Wooden Handmade Vintage Modern Portable Travel Deluxe'.split(' ')
const things =
  'chess set,telescope,candle,puzzle,backpack,teapot,headphones,blanket,guitar,scarf,kite,journal,desk lamp,fountain pen'.split(
    ',',
  )
const colors = 'black white blue red green'.split(' ')
const departments = [
  'Toys & Games > Puzzles',
  'Home & Garden > Kitchen & Dining > Cookware',
  'Apparel & Accessories > Jewelry',
  'Sporting Goods > Outdoor Recreation > Camping',
  'Electronics > Audio > Headphones',
]

/**
 * A packed file as Google Merchant has it; always the same, but for a share of the prices.
 * @returns bytes before packing
 */
export async function generateFeed(file: string, rows: number, changedPercent: number): Promise<number> {
  const packer = createGzip({ level: 1 })
  const written = once(packer.pipe(createWriteStream(file)), 'finish')
  let bytes = 0
  const write = async (text: string) => {
    bytes += Buffer.byteLength(text)
    if (!packer.write(text)) await once(packer, 'drain')
  }
  await write('id\ttitle\tdescription\tlink\timage_link\tprice\tsale_price\tavailability\tbrand\tgtin\tproduct_type\n')
  for (let from = 0; from < rows; from += 500) {
    const some = Array.from({ length: Math.min(500, rows - from) }, (_, at) => lineOf(from + at, changedPercent))
    await write(some.join(''))
  }
  packer.end()
  await written
  return bytes
}

function lineOf(n: number, changedPercent: number): string {
  const of = <T>(list: readonly T[], step: number) => list[Math.floor(n / step) % list.length]
  const thing = of(things, 7)
  const price = 5 + (n % 200) + (n % 100 < changedPercent ? 1 : 0)
  const description = `Made of solid oak with a soft finish, this ${thing} comes in a gift box with a ribbon. A lovely present for anyone who likes to cook, play or travel. Hand washed, tested for ${n % 50} years of use, and packed in paper. ${of(makes, 1)} and ${of(colors, 3)}, number ${n}.`
  return [
    `SKU-${n}`,
    `${of(makes, 1)} ${thing} model ${n % 5000}, ${of(colors, 3)}`,
    description,
    `https://shop.example/p/${n}?ref=feed`,
    `https://img.shop.example/${n}.jpg`,
    `${price}.00 USD`,
    n % 4 === 0 ? `${price - 1}.00 USD` : '',
    'in_stock',
    `Brand ${n % 2000}`,
    '',
    `${of(departments, 1)} > Line ${n % 300}\n`,
  ].join('\t')
}
