import { picturePath } from './shop-server.ts'
import type { Stocked } from './stock.ts'

/** A thing as the Creators API would tell all of it. */
export function amazonItem(thing: Stocked, origin: string, partnerTag: string) {
  const { at, title, brand, department, rank, rating, has } = thing
  const asin = asinOf(thing)
  const url = `${origin}${picturePath(at)}`
  const shown = (displayValue: unknown, label: string) => ({ displayValue, label, locale: 'en_US' })
  return {
    asin,
    detailPageURL: `https://www.amazon.com/dp/${asin}?tag=${partnerTag}&linkCode=osi&th=1&psc=1`,
    ...(has !== 'no picture' && {
      images: { primary: { large: { url, height: 500, width: 500 }, medium: { url, height: 160, width: 160 } } },
    }),
    itemInfo: {
      title: shown(title, 'Title'),
      features: { displayValues: [`Made by ${brand}`, 'Comes in a box'], label: 'Features', locale: 'en_US' },
      byLineInfo: { brand: shown(brand, 'Brand') },
      classifications: { productGroup: shown(department, 'ProductGroup') },
      productInfo: { isAdultProduct: shown(false, 'IsAdultProduct') },
    },
    browseNodeInfo: {
      browseNodes: [{ id: '1', displayName: 'Gifts', isRoot: false, ancestor: { id: '2', displayName: department } }],
      ...(rank !== undefined && { websiteSalesRank: { displayName: department, salesRank: rank } }),
    },
    ...(has !== 'no offer' && {
      offersV2: { listings: has === 'a used offer first' ? [usedOffer(thing), offer(thing)] : [offer(thing)] },
    }),
    ...(rating !== undefined && { customerReviews: { count: 1_200 + at, starRating: { value: rating } } }),
  }
}

function offer({ at, priceCents, beforeCents, badge, isPrimeDeal, has }: Stocked) {
  const isOut = has === 'nothing in stock'
  return {
    availability: { message: isOut ? 'Currently unavailable' : 'In Stock', type: isOut ? 'OUT_OF_STOCK' : 'IN_STOCK' },
    condition: { conditionNote: '', subCondition: 'Unknown', value: 'New' },
    ...((badge !== undefined || isPrimeDeal) && {
      dealDetails: {
        accessType: isPrimeDeal ? 'PRIME_EXCLUSIVE' : 'ALL',
        badge,
        startTime: '2026-11-16T08:00Z',
        endTime: '2026-11-30T07:59:59Z',
        percentClaimed: at % 100,
      },
    }),
    isBuyBoxWinner: has !== 'a used offer first',
    merchantInfo: { id: 'ALOCALSELLER', name: 'Local Seller' },
    price: {
      money: money(priceCents),
      ...(beforeCents !== undefined && {
        savingBasis: {
          money: money(beforeCents),
          savingBasisType: 'LIST_PRICE',
          savingBasisTypeLabel: 'List Price:',
        },
        // Without a displayAmount, as it has been seen.
        savings: {
          money: { amount: (beforeCents - priceCents) / 100, currency: 'USD' },
          percentage: Math.round(100 - (priceCents / beforeCents) * 100),
        },
      }),
    },
    violatesMAP: false,
  }
}

function usedOffer({ priceCents }: Stocked) {
  return {
    availability: { message: 'Only 1 left', type: 'IN_STOCK_SCARCE' },
    condition: { conditionNote: '', subCondition: 'Good', value: 'Used' },
    isBuyBoxWinner: true,
    price: { money: money(Math.round(priceCents / 2)) },
  }
}

function money(cents: number) {
  return { amount: cents / 100, currency: 'USD', displayAmount: `$${(cents / 100).toFixed(2)}` }
}

export function asinOf({ at }: Stocked): string {
  return `B0LOCAL${String(at).padStart(3, '0')}`
}

/** Only what was asked for, besides the id and the link. */
export function tellOnly(item: ReturnType<typeof amazonItem>, resources: readonly string[]): object {
  const paths = resources.map((resource) => resource.split('.'))
  return { asin: item.asin, detailPageURL: item.detailPageURL, ...(only(item, paths) as object) }
}

function only(value: unknown, paths: string[][]): unknown {
  if (paths.some((path) => path.length === 0)) return value
  if (Array.isArray(value)) return value.map((one) => only(one, paths))
  if (typeof value !== 'object' || value === null) return value
  const names = new Set(paths.map(([name = '']) => name))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const below = paths.filter(([first]) => first === name).map((path) => path.slice(1))
      return names.has(name) ? [[name, only(part, below)]] : []
    }),
  )
}
