import { stock } from './stock.ts'

const COUNT = 180

/** Some of what the local shops sell as the product feed of another shop, in Google's columns. Every fourth is reduced. */
export function feedOfStock(): string {
  const rows = stock.slice(0, COUNT).map(({ at, title, brand, department, priceCents, beforeCents }) => {
    const dollars = (cents: number) => `${(cents / 100).toFixed(2)} USD`
    return [
      `M${at}`,
      `${title} by ${brand}`,
      `${title}, made by ${brand} and sold at the market hall.`,
      `https://market-hall.example/products/${at}`,
      // Nobody has this picture, so an illustration takes its place.
      `https://pictures.market-hall.example/${at}.jpg`,
      dollars(beforeCents ?? priceCents),
      beforeCents === undefined ? '' : dollars(priceCents),
      at % 20 === 7 ? 'out_of_stock' : 'in_stock',
      brand,
      department,
    ]
  })
  return `${[columns, ...rows].map((cells) => cells.join('\t')).join('\n')}\n`
}

const columns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'sale_price',
  'availability',
  'brand',
  'product_type',
]
