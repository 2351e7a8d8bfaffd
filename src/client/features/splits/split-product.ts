/** A product that is not saved yet, as the catalogue's cards and recommendations carry it. What is not known is absent. */
export type SplitProduct = {
  id: string
  provider: string
  source: string
  /** When a shop said its price. */
  asOf: string | null
  imageKind: 'photo' | 'illustration'
  title: string
  description?: string | null
  /** As it is shown: '$34.00', 'Homemade'. */
  price: string
  /** A decimal text, where the shown price is one amount. */
  priceAmount?: string | null
  imageUrl?: string | null
  productUrl?: string | null
  rating?: string | number | null
  reviewCount?: number | null
  matchReason?: string | null
  itemType?: 'gift' | 'card'
  priceKind?: 'user' | 'live' | 'typical' | 'sample'
  productKey?: string | null
}
