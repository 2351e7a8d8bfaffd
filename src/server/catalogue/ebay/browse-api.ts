import { z } from 'zod'
import { toDecimal } from '#domain/shared/money.ts'
import { apiFailureReasonTexts } from '#domain/texts/api-failure-reasons.ts'
import { ProviderError, type SearchQuery, type SortBy } from '#server/catalogue/provider.ts'
import { accessToken, type Token } from '#server/catalogue/remote/access-token.ts'
import { callJson, retryAfterMs, type JsonAnswer } from '#server/catalogue/remote/call-json.ts'
import type { Clock } from '#server/clock.ts'
import type { EbaySettings } from '#server/shop-settings.ts'
import { readFound, readItem, readRefusal, type Found, type Item } from './wire.ts'

const BROWSE = '/buy/browse/v1'
const SCOPE = 'https://api.ebay.com/oauth/api_scope'
const MARKETPLACE = 'EBAY_US'
/** Its codes for an id that doesn't exist, or no longer. */
const GONE = [11_001, 11_006]

type Search = Pick<SearchQuery, 'minPriceCents' | 'maxPriceCents' | 'sortBy' | 'page' | 'pageSize'> & {
  q: string
  category: string | undefined
}

/** The two calls of the Browse API that we need. */
export function browseApi(settings: EbaySettings, clock: Clock) {
  const token = accessToken((signal) => fetchToken(settings, signal), clock)

  async function get(path: string, query: Record<string, string>, signal: AbortSignal): Promise<JsonAnswer> {
    const value = await token.get()
    const headers = {
      authorization: `Bearer ${value}`,
      'x-ebay-c-marketplace-id': MARKETPLACE,
      ...(settings.campaignId !== undefined && {
        'x-ebay-c-enduserctx': `affiliateCampaignId=${settings.campaignId}`,
      }),
    }
    const url = new URL(`${settings.apiUrl}${BROWSE}${path}`)
    url.search = new URLSearchParams(query).toString()
    const answer = await callJson(url, { method: 'GET', headers }, signal)
    if (answer.status === 401) token.drop(value)
    return answer
  }

  return {
    async search({ q, category, sortBy, page, pageSize, ...prices }: Search, signal: AbortSignal): Promise<Found> {
      const order = orders[sortBy]
      const query = {
        q,
        ...(category !== undefined && { category_ids: category }),
        filter: filterFor(prices),
        ...(order !== undefined && { sort: order }),
        limit: String(pageSize),
        offset: String((page - 1) * pageSize),
      }
      const answer = await get('/item_summary/search', query, signal)
      if (answer.status !== 200) throw refusalOf(answer, settings, clock.now())
      const found = readFound(answer.body)
      if (!found) throw new ProviderError('MALFORMED', apiFailureReasonTexts.notAPage('item_summary'))
      return found
    },
    /** Undefined if there is no such item now. */
    async item(id: string, signal: AbortSignal): Promise<Item | undefined> {
      const answer = await get(`/item/${encodeURIComponent(id)}`, {}, signal)
      if (answer.status === 404 || GONE.includes(readRefusal(answer.body).errorId)) return undefined
      if (answer.status !== 200) throw refusalOf(answer, settings, clock.now())
      return readItem(answer.body)
    },
  }
}

/** New things at a fixed price: gifts are neither used nor won. */
function filterFor({ minPriceCents = 0, maxPriceCents }: Pick<Search, 'minPriceCents' | 'maxPriceCents'>): string {
  const to = maxPriceCents === undefined ? '' : toDecimal(maxPriceCents)
  const price = minPriceCents > 0 || to !== '' ? `,price:[${toDecimal(minPriceCents)}..${to}],priceCurrency:USD` : ''
  return `conditions:{NEW},buyingOptions:{FIXED_PRICE}${price}`
}

/** It has no order by rating: the best match stands for it. */
const orders = {
  relevance: undefined,
  'price-asc': 'price',
  'price-desc': '-price',
  rating: undefined,
  newest: 'newlyListed',
} satisfies Record<SortBy, string | undefined>

function refusalOf({ status, headers, body }: JsonAnswer, settings: EbaySettings, now: Date): ProviderError {
  const { errorId, message } = readRefusal(body)
  const delay = retryAfterMs(headers, now)
  const code =
    status === 401
      ? 'AUTH'
      : status === 403
        ? 'NOT_ELIGIBLE'
        : status === 429
          ? 'THROTTLED'
          : status >= 500
            ? 'UPSTREAM'
            : 'BAD_REQUEST'
  return new ProviderError(code, withoutSecrets(`${errorId}: ${message}`, settings), {
    status,
    ...(delay !== undefined && { retryAfterMs: delay }),
    // The next call gets a new token.
    again: status === 401,
  })
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().default(7200) })

/** The client credentials grant with Basic authentication (RFC 6749, 4.4 and 2.3.1). */
async function fetchToken({ clientId, clientSecret, apiUrl }: EbaySettings, signal: AbortSignal): Promise<Token> {
  const call = {
    method: 'POST' as const,
    headers: {
      authorization: ['Basic', Buffer.from([clientId, clientSecret].join(':')).toString('base64')].join(' '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }).toString(),
  }
  const { status, body } = await callJson(`${apiUrl}/identity/v1/oauth2/token`, call, signal)
  if (status !== 200) {
    const code = status === 429 ? 'THROTTLED' : status >= 500 ? 'UPSTREAM' : 'AUTH'
    throw new ProviderError(code, apiFailureReasonTexts.noToken(status), { status })
  }
  const token = tokenSchema.safeParse(body).data
  if (!token) throw new ProviderError('MALFORMED', apiFailureReasonTexts.notAToken)
  return { value: token.access_token, seconds: token.expires_in }
}

function withoutSecrets(words: string, { clientId, clientSecret }: EbaySettings): string {
  return words.replaceAll(clientSecret, '…').replaceAll(clientId, '…')
}
