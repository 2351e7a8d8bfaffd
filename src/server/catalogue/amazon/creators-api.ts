import { z } from 'zod'
import { apiFailureReasonTexts } from '#domain/texts/api-failure-reasons.ts'
import { ProviderError } from '#server/catalogue/provider.ts'
import { accessToken, type Token } from '#server/catalogue/remote/access-token.ts'
import { callJson } from '#server/catalogue/remote/call-json.ts'
import type { Clock } from '#server/clock.ts'
import type { AmazonSettings } from '#server/shop-settings.ts'
import { ALL_DEPARTMENTS } from './departments.ts'
import { isAboutDepartment, isNothingFound, refusalOf, tokenRefusalOf } from './refusals.ts'
import type { SearchItems } from './requests.ts'
import { readFound, type Found, type Item } from './wire.ts'

/** The facts to send about each item. */
const RESOURCES = [
  'images.primary.large',
  'images.primary.medium',
  'itemInfo.title',
  'itemInfo.features',
  'itemInfo.byLineInfo',
  'itemInfo.classifications',
  'itemInfo.productInfo',
  'browseNodeInfo.browseNodes',
  'browseNodeInfo.browseNodes.ancestor',
  'browseNodeInfo.browseNodes.salesRank',
  'browseNodeInfo.websiteSalesRank',
  'offersV2.listings.price',
  'offersV2.listings.availability',
  'offersV2.listings.condition',
  'offersV2.listings.dealDetails',
  'offersV2.listings.isBuyBoxWinner',
  'customerReviews.count',
  'customerReviews.starRating',
]

/** The two calls of the Creators API that we need. */
export function creatorsApi(settings: AmazonSettings, clock: Clock) {
  const { apiUrl, partnerTag, marketplace, version } = settings
  const token = accessToken((signal) => fetchToken(settings, signal), clock)
  /** Departments that this store turned out not to have. */
  const unknown = new Set<string>()

  async function post(operation: string, request: object, signal: AbortSignal): Promise<Found> {
    const value = await token.get()
    const call = {
      method: 'POST' as const,
      headers: {
        authorization: version.startsWith('2.') ? `Bearer ${value}, Version ${version}` : `Bearer ${value}`,
        'content-type': 'application/json',
        'x-marketplace': marketplace,
      },
      body: JSON.stringify({ ...request, partnerTag, resources: RESOURCES }),
    }
    const answer = await callJson(`${apiUrl}/catalog/v1/${operation}`, call, signal)
    if (isNothingFound(answer)) return { items: [], total: 0 }
    if (answer.status !== 200) {
      if (answer.status === 401) token.drop(value)
      throw refusalOf(answer, settings, clock.now())
    }
    const found = readFound(answer.body)
    if (found === undefined) throw new ProviderError('MALFORMED', apiFailureReasonTexts.notAPage(operation))
    return found
  }

  return {
    async searchItems(request: SearchItems, signal: AbortSignal): Promise<Found> {
      const { searchIndex } = request
      const inStore = unknown.has(searchIndex) ? { ...request, searchIndex: ALL_DEPARTMENTS } : request
      try {
        return await post('searchItems', inStore, signal)
      } catch (error) {
        if (isAboutDepartment(error) && searchIndex !== ALL_DEPARTMENTS) unknown.add(searchIndex)
        throw error
      }
    },
    async getItems(itemIds: readonly string[], signal: AbortSignal): Promise<Item[]> {
      return (await post('getItems', { itemIds }, signal)).items
    },
  }
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().default(3600) })

/** The client credentials grant (RFC 6749, 4.4): as a form for version 2, as JSON for version 3. */
async function fetchToken(settings: AmazonSettings, signal: AbortSignal): Promise<Token> {
  const { version, clientId, clientSecret, tokenUrl } = settings
  const isForm = version.startsWith('2.')
  const asked = {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    scope: isForm ? 'creatorsapi/default' : 'creatorsapi::default',
  }
  const call = {
    method: 'POST' as const,
    headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: isForm ? new URLSearchParams(asked).toString() : JSON.stringify(asked),
  }
  const answer = await callJson(tokenUrl, call, signal)
  if (answer.status !== 200) throw tokenRefusalOf(answer, settings)
  const token = tokenSchema.safeParse(answer.body).data
  if (!token) throw new ProviderError('MALFORMED', apiFailureReasonTexts.notAToken)
  return { value: token.access_token, seconds: token.expires_in }
}
