import { feedFields, requiredFeedFields, type FeedField, type FeedMapping } from './fields.ts'

/** What columns are called: by Google Merchant, by Awin, and by others. The first that the file has is taken. */
const names: Record<FeedField, readonly string[]> = {
  id: ['id', 'aw_product_id', 'merchant_product_id', 'product_id', 'offer_id', 'sku', 'item_id'],
  title: ['title', 'product_name', 'name', 'product_title'],
  description: ['description', 'product_short_description', 'short_description', 'summary', 'content'],
  link: ['link', 'aw_deep_link', 'merchant_deep_link', 'url', 'product_url', 'deep_link'],
  imageLink: ['image_link', 'merchant_image_url', 'large_image', 'aw_image_url', 'image_url', 'image', 'picture'],
  price: ['price', 'search_price', 'store_price', 'display_price', 'current_price'],
  salePrice: ['sale_price', 'special_price'],
  salePriceDates: ['sale_price_effective_date'],
  listPrice: ['product_price_old', 'rrp_price', 'list_price', 'old_price', 'was_price', 'msrp'],
  currency: ['currency', 'currency_code'],
  availability: ['availability', 'in_stock', 'stock_status', 'is_in_stock', 'stock'],
  brand: ['brand', 'brand_name', 'manufacturer'],
  gtin: ['gtin', 'ean', 'product_gtin', 'upc', 'isbn', 'barcode'],
  department: [
    'product_type',
    'merchant_product_category_path',
    'merchant_category',
    'google_product_category',
    'category_name',
    'category',
    'department',
  ],
  ageGroup: ['age_group'],
  gender: ['gender', 'fashion_suitable_for'],
  adult: ['adult', 'is_adult'],
}

/** Which column is which, as far as their names tell. */
export function guessMapping(columns: readonly string[]): FeedMapping {
  const byKey = new Map(columns.toReversed().map((column) => [keyOf(column), column]))
  const found = feedFields.flatMap((field): [FeedField, string][] => {
    const column = names[field].map((name) => byKey.get(keyOf(name))).find((one) => one !== undefined)
    return column === undefined ? [] : [[field, column]]
  })
  return Object.fromEntries(found)
}

/** What no item can do without, and that is in no column of the file. */
export function missingFields(mapping: FeedMapping, columns: readonly string[]): FeedField[] {
  const known = new Set(columns)
  return requiredFeedFields.filter((field) => {
    const column = mapping[field]
    return column === undefined || !known.has(column)
  })
}

/** 'g:image_link', 'Image Link' and 'image-link' are the same. */
function keyOf(column: string): string {
  return column
    .toLowerCase()
    .replace(/^[a-z]{1,2}:/, '')
    .replaceAll(/[^a-z0-9]/g, '')
}
