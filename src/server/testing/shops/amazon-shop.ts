import { amazonItem, asinOf, tellOnly } from './amazon-items.ts'
import { readCredentials } from './credentials.ts'
import { openShopServer, type Asked, type LocalShop, type Protocol, type Told } from './shop-server.ts'
import { stock, stockFor } from './stock.ts'

const PARTNER_TAG = 'example-20'
const CLIENT = { id: 'amzn1.application-oa2-client.local', secret: 'amzn1.oa2-cs.v1.local-secret' }

const searchIndexes = new Set([
  'All',
  ...stock.map(({ searchIndex }) => searchIndex),
  'GiftCards',
  'HealthPersonalCare',
])
const orders = new Set([
  'AvgCustomerReviews',
  'Featured',
  'NewestArrivals',
  'Price:HighToLow',
  'Price:LowToHigh',
  'Relevance',
])

/** A local Creators API that is as strict as its documents, for credentials of one version. */
export async function openAmazonShop({ version = '3.1', port = 0 } = {}): Promise<LocalShop> {
  return openShopServer(protocolOf(version), port)
}

function protocolOf(version: string): Protocol {
  const isV2 = version.startsWith('2.')
  const tokenPath = isV2 ? '/oauth2/token' : '/auth/o2/token'
  return {
    environment: (url) => ({
      AMAZON_CLIENT_ID: CLIENT.id,
      AMAZON_CLIENT_SECRET: CLIENT.secret,
      AMAZON_CREDENTIAL_VERSION: version,
      AMAZON_PARTNER_TAG: PARTNER_TAG,
      AMAZON_API_URL: url,
      AMAZON_TOKEN_URL: `${url}${tokenPath}`,
    }),
    isToken: ({ pathname }) => pathname === tokenPath,
    answerToken(asked, issue) {
      const given = readCredentials(asked)
      if (given['client_id'] !== CLIENT.id || given['client_secret'] !== CLIENT.secret)
        return { status: 401, body: { error: 'invalid_client', error_description: 'Client authentication failed' } }
      if (given['grant_type'] !== 'client_credentials')
        return { status: 400, body: { error: 'unsupported_grant_type', error_description: 'Not a grant we give' } }
      if (given['scope'] !== (isV2 ? 'creatorsapi/default' : 'creatorsapi::default'))
        return { status: 400, body: { error: 'invalid_scope', error_description: 'Unknown scope' } }
      return { status: 200, body: { access_token: issue(), token_type: 'bearer', expires_in: 3600 } }
    },
    answer(asked, behavior, stateOf, origin) {
      const refusal = refusalFor(asked, version, stateOf) ?? refusals[behavior.does]?.(behavior.retryAfterSeconds)
      if (refusal) return refusal
      const request = JSON.parse(asked.body) as Record<string, unknown>
      const wrong = wrongFieldsOf(asked.url.pathname, request)
      if (wrong.length > 0) return invalid('FieldValidationFailed', 'Request validation failed.', wrong)
      if (request['partnerTag'] !== PARTNER_TAG)
        return invalid('InvalidPartnerTag', 'Partner tag in the request is invalid or is not mapped to the store.')
      const found = asked.url.pathname.endsWith('/getItems') ? itemsFor(request) : searchFor(request)
      if (behavior.does === 'finds nothing' || found.items.length === 0) return nothing(found.what)
      const resources = behavior.does === 'answers little' ? ['itemInfo.title'] : (request['resources'] as string[])
      const told = behavior.does === 'answers in part' ? found.items.slice(0, found.items.length / 2) : found.items
      const items = told.map((thing) => tellOnly(amazonItem(thing, origin, PARTNER_TAG), resources))
      const missing = [...found.unknown, ...found.items.slice(told.length).map(asinOf)].map((asin) => ({
        code: 'InvalidParameterValue',
        message: `The ItemIds ${asin} provided in the request is invalid.`,
      }))
      const errors = missing.length > 0 ? { errors: missing } : {}
      return found.total === undefined
        ? { status: 200, body: { itemsResult: { items }, ...errors } }
        : { status: 200, body: { searchResult: { totalResultCount: found.total, items }, ...errors } }
    },
  }
}

/** Who may call at all. */
function refusalFor(
  { request, url }: Asked,
  version: string,
  stateOf: (token: string) => 'good' | 'expired' | 'unknown',
): Told | undefined {
  if (request.method !== 'POST' || !/^\/catalog\/v1\/(searchItems|getItems)$/.test(url.pathname))
    return invalid('UnknownOperation', 'The operation is unknown.')
  if (request.headers['content-type'] !== 'application/json') return invalid('CannotParse', 'The body is not JSON.')
  if (!/^www\.amazon\.[a-z.]+$/.test(String(request.headers['x-marketplace'])))
    return invalid('FieldValidationFailed', 'Request validation failed.', ['x-marketplace'])
  const form = version.startsWith('2.') ? new RegExp(`^Bearer (\\S+), Version ${version}$`) : /^Bearer (\S+)$/
  const token = form.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return unauthorized('MissingCredential', 'Authentication token is missing.')
  const state = stateOf(token)
  if (state === 'expired') return unauthorized('TokenExpired', 'Authentication token has expired.')
  return state === 'unknown' ? unauthorized('InvalidToken', 'Authentication token is invalid.') : undefined
}

const refusals: Partial<Record<string, (retryAfterSeconds: number | undefined) => Told>> = {
  throttles: (retryAfterSeconds) => ({
    status: 429,
    body: {
      type: 'ThrottleException',
      message:
        'The request was denied due to request throttling. Please verify the number of requests made per second.',
      retryAfterSeconds,
    },
  }),
  'is not eligible': () => ({
    status: 403,
    body: {
      type: 'AccessDeniedException',
      message: 'Your account does not currently meet the eligibility requirements.',
      reason: 'AssociateNotEligible',
    },
  }),
  'refuses the tag': () => invalid('InvalidPartnerTag', 'Partner tag in the request is invalid.'),
  breaks: () => ({
    status: 500,
    body: {
      type: 'InternalServerException',
      message: 'An unexpected error occurred while processing your request.',
    },
  }),
}

function unauthorized(reason: string, message: string): Told {
  return { status: 401, body: { type: 'UnauthorizedException', message, reason } }
}

function invalid(reason: string, message: string, fieldList?: string[]): Told {
  return { status: 400, body: { type: 'ValidationException', message, reason, fieldList } }
}

/** The other of the two forms that have been seen is for what is asked by ids. */
function nothing(what: string): Told {
  if (what === '') return { status: 404, body: { errors: [{ code: 'NoResults', message: 'No results.' }] } }
  const message = 'No results found for your search request'
  return {
    status: 404,
    body: { type: 'ResourceNotFoundException', message, resourceType: 'SearchResult', resourceId: what },
  }
}

function wrongFieldsOf(path: string, request: Record<string, unknown>): string[] {
  const isWhole = (value: unknown, min: number, max: number) =>
    value === undefined || (Number.isInteger(value) && Number(value) >= min && Number(value) <= max)
  const ids = request['itemIds']
  const wrong = {
    partnerTag: typeof request['partnerTag'] !== 'string' || request['partnerTag'].length > 64,
    resources: !Array.isArray(request['resources']),
    ...(path.endsWith('/getItems')
      ? { itemIds: !Array.isArray(ids) || ids.length === 0 || ids.length > 10 }
      : {
          keywords: typeof request['keywords'] !== 'string' || request['keywords'].trim() === '',
          searchIndex: !searchIndexes.has(textOf(request['searchIndex'], 'All')),
          itemCount: !isWhole(request['itemCount'], 1, 10),
          itemPage: !isWhole(request['itemPage'], 1, 10),
          minPrice: !isWhole(request['minPrice'], 1, 100_000_000),
          maxPrice: !isWhole(request['maxPrice'], 1, 100_000_000),
          minSavingPercent: !isWhole(request['minSavingPercent'], 1, 99),
          sortBy: !orders.has(textOf(request['sortBy'], 'Relevance')),
        }),
  }
  return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []))
}

/** Anything but a text is wrong there. */
function textOf(value: unknown, absent: string): string {
  return value === undefined ? absent : typeof value === 'string' ? value : ''
}

function itemsFor(request: Record<string, unknown>) {
  const ids = request['itemIds'] as string[]
  const items = ids.flatMap((id) => stock.find((thing) => asinOf(thing) === id) ?? [])
  const unknown = ids.filter((id) => !stock.some((thing) => asinOf(thing) === id))
  return { items, unknown, total: undefined, what: '' }
}

function searchFor(request: Record<string, unknown>) {
  const { minPrice = 0, maxPrice = Infinity, minSavingPercent = 0 } = request as Record<string, number>
  const { itemPage = 1, itemCount = 10 } = request as Record<string, number>
  const index = textOf(request['searchIndex'], 'All')
  const what = textOf(request['keywords'], '')
  const fitting = stockFor(what).filter(
    ({ priceCents, beforeCents, searchIndex }) =>
      (index === 'All' || searchIndex === index) &&
      priceCents >= minPrice &&
      priceCents <= maxPrice &&
      (beforeCents === undefined ? 0 : 100 - (priceCents / beforeCents) * 100) >= minSavingPercent,
  )
  const sign = { 'Price:LowToHigh': 1, 'Price:HighToLow': -1 }[textOf(request['sortBy'], '')] ?? 0
  const sorted = fitting.toSorted((one, other) => sign * (one.priceCents - other.priceCents))
  const items = sorted.slice((itemPage - 1) * itemCount, itemPage * itemCount)
  return { items, unknown: [], total: fitting.length, what }
}
