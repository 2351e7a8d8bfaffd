// Loaded before the product in journeys with a retailer that fails (`node --import`): the product takes its products from
// here. The file named by RIBBONRY_E2E_SHOP says what the retailer does: 'answers', 'is down', 'is slow', 'is busy' or
// 'answers nonsense'.
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'

const file = process.env['RIBBONRY_E2E_SHOP'] ?? ''

const caps = {
  name: 'Shop',
  idsPerCall: 0,
  deals: 'live',
  featured: false,
  ratings: false,
  prime: false,
  cacheTtlSec: 0,
  maxPageSize: 40,
  maxResults: 100,
  minIntervalMs: 0,
  timeoutMs: 300,
  keepsHours: 24,
  priceAlerts: false,
  llmMayReadContent: false,
  linksInEmail: false,
  imageHosts: [],
}

/**
 * @param {string} code
 * @param {string} message
 */
function refusal(code, message) {
  return Object.assign(new Error(message), { name: 'ProviderError', code })
}

/** @param {{ page: number, pageSize: number }} query */
async function answer({ page, pageSize }) {
  const does = readFileSync(file, 'utf8')
  if (does === 'is down') throw refusal('NETWORK', 'connect ECONNREFUSED shop.example:443')
  if (does === 'is slow') return /** @type {Promise<never>} */ (new Promise(() => undefined))
  if (does === 'is busy') throw Object.assign(refusal('THROTTLED', 'slow down'), { status: 429, retryAfterMs: 500 })
  if (does === 'answers nonsense') return { items: 'sold out' }
  const products = Array.from({ length: page === 1 ? Math.min(pageSize, 3) : 0 }, (_, at) => ({
    provider: 'shop',
    source: 'Shop',
    id: `kite-${at + 1}`,
    title: `Paper kite number ${at + 1}`,
    features: [],
    priceCents: 12_50,
    priceKind: 'live',
    imageUrl: '/api/illustrations/fallback.svg',
    imageKind: 'photo',
    productUrl: `https://shop.example/kite-${at + 1}`,
    categoryId: 'toys-and-games.outdoor-play',
    itemType: 'gift',
  }))
  return { products, hasMore: false }
}

subscribe('ribbonry.services', (services) => {
  Object.assign(/** @type {object} */ (services), { providers: [{ id: 'shop', caps, search: answer, deals: answer }] })
})
