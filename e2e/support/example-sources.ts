import type { Page } from '@playwright/test'
import type { FeedPreview, Source, SourceDetails } from '../../src/domain/catalogue/sources/schema.ts'

const at = '2026-11-20T10:00:00.000Z'

/** What the administrators' Catalogue page can show, in the words of shops and feeds. */
export interface ExampleSources {
  sources: Source[]
  departments: SourceDetails['departments']
  preview: FeedPreview
}

/**
 * A source in each state. No shop and no feed has to be anywhere for them.
 * @param said what shops and feeds say, wherever they may say something
 */
export function exampleSources(said: string): ExampleSources {
  const departments = ['Toys & Games > Puzzles', said, ''].map((name, index) => ({
    name,
    products: 1_200 - index,
    categoryId: index === 0 ? 'sports-and-outdoors.golf' : null,
    isGuessed: index !== 0,
  }))
  const none = {
    note: null,
    products: null,
    callsToday: 0,
    dailyBudget: null,
    recentFailures: 0,
    lastSuccessAt: null,
    lastFailure: null,
    pausedUntil: null,
  }
  const lastImport = {
    startedAt: at,
    endedAt: at,
    outcome: 'refused',
    reason: 'shrunk',
    text: said,
    read: 1_200,
    added: 0,
    changed: 0,
    missing: 3,
    removed: 0,
    rejected: 21,
    canConfirm: true,
  } as const
  const feed = {
    url: `https://feeds.example.com/${said}`,
    fileName: null,
    schedule: 'daily',
    nextRunAt: at,
    format: 'tsv',
    mapping: {},
    lastImport,
    progress: null,
  } as const
  const failing = {
    note: said,
    callsToday: 5_000,
    dailyBudget: 5_000,
    recentFailures: 17,
    lastFailure: { at, text: said },
    pausedUntil: at,
  }
  return {
    sources: [
      { ...none, id: 'ribbonry', kind: 'embedded', name: 'Built-in ideas', state: 'ok', products: 4_000 },
      { ...none, id: 'amazon', kind: 'shop', name: 'Amazon', state: 'ok', callsToday: 120, dailyBudget: 8_640 },
      { ...none, ...failing, id: 'ebay', kind: 'shop', name: 'eBay', state: 'failing' },
      { ...none, id: 'feed:1', kind: 'feed', name: said, state: 'degraded', note: said, products: 12_430, feed },
      {
        ...none,
        id: 'feed:2',
        kind: 'feed',
        name: 'Toy Barn',
        state: 'importing',
        products: 0,
        feed: {
          ...feed,
          lastImport: null,
          progress: { phase: 'reading', done: 34_000_000, total: 98_000_000, items: 210_344 },
        },
      },
      {
        ...none,
        id: 'feed:3',
        kind: 'feed',
        name: `New: ${said}`,
        state: 'off',
        products: 0,
        feed: { ...feed, url: null, fileName: said, schedule: 'off', nextRunAt: null, lastImport: null },
      },
    ],
    departments,
    preview: {
      format: 'tsv',
      encoding: 'UTF-8',
      columns: ['id', 'title', 'link', 'image_link', 'price', said].map((name) => ({ name, samples: [said] })),
      mapping: { id: 'id', title: 'title', link: 'link', imageLink: 'image_link', price: 'price', department: said },
      rows: [
        { line: 2, product: exampleProduct(said), problem: null },
        { line: 3, product: null, problem: said },
      ],
      departments,
      problems: [said],
    },
  }
}

function exampleProduct(said: string) {
  return {
    id: said,
    title: said,
    price: '24.00',
    originalPrice: '30.00',
    imageUrl: 'https://feeds.example.com/1.jpg',
    productUrl: 'https://feeds.example.com/1',
    brand: said,
    gtin: null,
    department: said,
    categoryId: null,
    inStock: true,
  }
}

/** Answers with them instead of the server. */
export async function showSources(page: Page, { sources, departments, preview }: ExampleSources): Promise<void> {
  await page.route('**/api/admin/sources', (route) => route.fulfill({ json: sources }))
  await page.route('**/api/admin/sources/*/preview', (route) => route.fulfill({ json: preview }))
  await page.route(/\/api\/admin\/sources\/feed%3A\d$/, (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    const source = sources.find((one) => one.id === id)
    return source === undefined
      ? route.fulfill({ status: 404, json: { message: 'Source not found', code: 'NOT_FOUND' } })
      : route.fulfill({ json: { ...source, departments } })
  })
}
