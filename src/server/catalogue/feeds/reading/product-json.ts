import { findCategory } from '#domain/catalogue/category-tree.ts'
import type { FeedItem } from '#domain/catalogue/sources/item.ts'
import { departmentOf, wayTo } from '#server/catalogue/embedded/product-row.ts'

/** A row of a feed's table, by the names of the columns: the database reads many of them as one JSON text. */
export function productJson(item: FeedItem, feedId: number, categoryId: string | null, asOf: string) {
  const flag = categoryId === null ? undefined : flagOf(categoryId)
  return {
    product_key: `${feedId}:${item.id}`,
    title: item.title,
    description: item.description === '' ? null : item.description,
    price: item.priceCents,
    original_price: item.originalPriceCents,
    image_url: item.imageUrl,
    product_url: item.productUrl,
    category_id: categoryId ?? '',
    categories: categoryId === null ? [] : wayTo(categoryId),
    search_index: categoryId === null ? null : (departmentOf(categoryId) ?? null),
    item_type: flag === 'greetingCards' ? 'card' : 'gift',
    age_min: item.ageMin,
    age_max: item.ageMax,
    facts: item.isForAdults || flag === 'adult21' ? { adult21: true } : {},
    search_words: [item.brand, ...item.department.split(/\s*[>|/]\s*/)].filter(Boolean).join(' · '),
    in_stock: item.inStock,
    brand: item.brand,
    gtin: item.gtin,
    as_of: asOf,
  }
}

/** Of the category or of one that it's in. */
function flagOf(categoryId: string): 'adult21' | 'greetingCards' | undefined {
  return wayTo(categoryId)
    .map((id) => findCategory(id)?.flag)
    .find((flag) => flag !== undefined)
}
