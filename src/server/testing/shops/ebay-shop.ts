import { readCredentials } from './credentials.ts'
import { openShopServer, picturePath, type Behavior, type LocalShop, type Protocol, type Told } from './shop-server.ts'
import { stock, stockFor, type Stocked } from './stock.ts'

const CLIENT = { id: 'Local-Ribbonry-PRD-0123', secret: 'PRD-local-secret' }
const CAMPAIGN = '5338000000'
const SCOPE = 'https://api.ebay.com/oauth/api_scope'
const sorts = new Set(['price', '-price', 'newlyListed', 'endingSoonest', null])

/** A local Browse API that is as strict as eBay's documents. */
export async function openEbayShop({ port = 0 } = {}): Promise<LocalShop> {
  return openShopServer(protocol, port)
}

const protocol: Protocol = {
  environment: (url) => ({
    EBAY_CLIENT_ID: CLIENT.id,
    EBAY_CLIENT_SECRET: CLIENT.secret,
    EBAY_CAMPAIGN_ID: CAMPAIGN,
    EBAY_API_URL: url,
  }),
  isToken: ({ pathname }) => pathname === '/identity/v1/oauth2/token',
  answerToken(asked, issue) {
    const given = readCredentials(asked)
    const isBasic = asked.request.headers.authorization?.startsWith('Basic ') ?? false
    if (!isBasic || given['client_id'] !== CLIENT.id || given['client_secret'] !== CLIENT.secret)
      return { status: 401, body: { error: 'invalid_client', error_description: 'client authentication failed' } }
    if (given['scope'] !== SCOPE)
      return { status: 400, body: { error: 'invalid_scope', error_description: 'The requested scope is invalid' } }
    return { status: 200, body: { access_token: issue(), token_type: 'Application Access Token', expires_in: 7200 } }
  },
  answer({ request, url }, behavior, stateOf, origin) {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (stateOf(token) !== 'good') return refusal(401, 1001, 'Invalid access token')
    const refused = refusalFor(behavior)
    if (refused) return refused
    const campaign = /^affiliateCampaignId=(\d+)/.exec(String(request.headers['x-ebay-c-enduserctx']))?.[1]
    const tell = (thing: Stocked) => itemOf(thing, origin, campaign, behavior.does === 'answers little')
    if (url.pathname.startsWith('/buy/browse/v1/item/')) {
      const id = decodeURIComponent(url.pathname.slice('/buy/browse/v1/item/'.length))
      const thing = stock.find((one) => itemIdOf(one) === id)
      return thing ? { status: 200, body: tell(thing) } : refusal(404, 11_001, 'The specified item Id was not found.')
    }
    if (url.pathname !== '/buy/browse/v1/item_summary/search') return refusal(404, 2002, 'Resource not found')
    return searchFor(url.searchParams, behavior, tell)
  },
}

function searchFor(asked: URLSearchParams, { does }: Behavior, tell: (thing: Stocked) => object): Told {
  const q = asked.get('q') ?? ''
  const limit = Number(asked.get('limit') ?? 50)
  const offset = Number(asked.get('offset') ?? 0)
  if (q.trim() === '' && !asked.has('category_ids')) return refusal(400, 12_001, 'The call must have a q parameter.')
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) return refusal(400, 12_006, 'The limit value is invalid.')
  if (!Number.isInteger(offset) || offset % limit !== 0) return refusal(400, 12_007, 'The offset value is invalid.')
  if (!sorts.has(asked.get('sort'))) return refusal(400, 12_009, 'The sort value is invalid.')
  const price = /price:\[([\d.]*)\.\.([\d.]*)\],priceCurrency:USD/.exec(asked.get('filter') ?? '')
  const [from, to] = [Number(price?.[1] ?? 0) * 100, price?.[2] ? Number(price[2]) * 100 : Infinity]
  const category = asked.get('category_ids')
  const all = does === 'finds nothing' ? [] : stockFor(q)
  const fitting = all.filter(
    ({ priceCents, ebayCategory }) =>
      priceOf(priceCents) >= from && priceOf(priceCents) <= to && (category === null || category === ebayCategory),
  )
  const sign = { price: 1, '-price': -1 }[asked.get('sort') ?? ''] ?? 0
  const sorted = fitting.toSorted((one, other) => sign * (one.priceCents - other.priceCents))
  const page = sorted.slice(offset, offset + limit)
  const told = does === 'answers in part' ? page.slice(0, page.length / 2) : page
  const warnings = does === 'answers in part' ? { warnings: [{ errorId: 12_501, message: 'Some are missing.' }] } : {}
  return { status: 200, body: { total: fitting.length, limit, offset, itemSummaries: told.map(tell), ...warnings } }
}

function refusalFor({ does, retryAfterSeconds }: Behavior): Told | undefined {
  if (does === 'throttles')
    return {
      ...refusal(429, 2001, 'Too many requests. The request limit has been reached for the resource.'),
      ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
    }
  if (does === 'is not eligible') return refusal(403, 1100, 'Insufficient permissions to fulfill the request.')
  return does === 'breaks' ? refusal(500, 12_000, 'There was a problem with an eBay internal system.') : undefined
}

function refusal(status: number, errorId: number, message: string): Told {
  return { status, body: { errors: [{ errorId, domain: 'API_BROWSE', category: 'REQUEST', message }] } }
}

/** A few percent dearer or cheaper than the other shop. */
function priceOf(cents: number): number {
  return cents % 200 === 99 ? cents - 100 : cents + 150
}

function itemIdOf({ at }: Stocked): string {
  return `v1|1100000${String(at).padStart(3, '0')}|0`
}

function itemOf(thing: Stocked, origin: string, campaign: string | undefined, isLittle: boolean): object {
  const { at, title, brand, priceCents, beforeCents, ebayCategory, department, has } = thing
  const itemWebUrl = `https://www.ebay.com/itm/1100000${String(at).padStart(3, '0')}`
  const least = { itemId: itemIdOf(thing), title: title.slice(0, 80), itemWebUrl }
  if (isLittle) return least
  const price = priceOf(priceCents)
  const money = (cents: number) => ({ value: (cents / 100).toFixed(2), currency: 'USD' })
  return {
    ...least,
    ...(campaign !== undefined && { itemAffiliateWebUrl: `${itemWebUrl}?campid=${campaign}` }),
    ...(has !== 'no offer' && { price: money(price) }),
    ...(beforeCents !== undefined &&
      beforeCents > price && {
        marketingPrice: {
          originalPrice: money(beforeCents),
          discountPercentage: String(Math.round(100 - (price / beforeCents) * 100)),
          discountAmount: money(beforeCents - price),
        },
      }),
    ...(has !== 'no picture' && { image: { imageUrl: `${origin}${picturePath(at)}` } }),
    categories: [{ categoryId: ebayCategory, categoryName: department }],
    condition: 'New',
    brand,
    adultOnly: false,
    seller: { username: 'local-seller', feedbackPercentage: '99.8' },
    estimatedAvailabilities: [
      { estimatedAvailabilityStatus: has === 'nothing in stock' ? 'OUT_OF_STOCK' : 'IN_STOCK' },
    ],
  }
}
