import { readPagePrice, type PagePrice } from '#domain/link-preview/price.ts'

/** A page's structured data about its product. Texts are verbatim. */
export interface StructuredProduct {
  name: string | undefined
  images: string[]
  price: PagePrice | undefined
}

type Node = Record<string, unknown>

const products = /^(?:https?:\/\/schema\.org\/|schema:)?(?:Product|ProductGroup|ProductModel|IndividualProduct)$/i
const MAX_DEPTH = 12
/** The longest link that a gift idea can keep. */
const MAX_LINK = 2_048
const MAX_NODES = 2_000
/** Nodes looked at in all: references may be circular, and one may refer to many. */
const MAX_LOOKS = 20_000

/**
 * The product that a page is about: the one with the page's own address, else one with a price, else the first.
 * Products in lists (related products) are ignored, as are scripts that aren't JSON.
 */
export function productIn(scripts: readonly string[], page: URL): StructuredProduct | undefined {
  const walk: Walk = { nodes: [], byId: new Map(), looks: MAX_LOOKS }
  for (const script of scripts) collect(parseLoosely(script), walk, 0)
  const read = walk.nodes.map((node) => readProduct(node, walk, page))
  const [best] = read.toSorted((a, b) => b.weight - a.weight)
  return best
}

interface Walk {
  /** Candidates in the order of the page. */
  nodes: Node[]
  /** The node that `{"@id": …}` elsewhere refers to. */
  byId: Map<string, Node>
  /** How many more parts are looked at. */
  looks: number
}

function collect(value: unknown, walk: Walk, depth: number): void {
  if (depth > MAX_DEPTH || walk.nodes.length + walk.byId.size > MAX_NODES) return
  if (Array.isArray(value)) {
    for (const each of value.slice(0, MAX_NODES)) collect(each, walk, depth + 1)
    return
  }
  if (!isNode(value)) return
  const id = value['@id']
  if (typeof id === 'string' && Object.keys(value).length > 1 && !walk.byId.has(id)) walk.byId.set(id, value)
  const isProduct = typesOf(value).some((type) => products.test(type))
  // Books, films and event tickets are sold too, often without being called products.
  if (isProduct || (value['offers'] !== undefined && value['name'] !== undefined)) walk.nodes.push(value)
  for (const inside of ['@graph', 'mainEntity', 'mainEntityOfPage']) collect(value[inside], walk, depth + 1)
}

function readProduct(node: Node, walk: Walk, page: URL): StructuredProduct & { weight: number } {
  const variants = listOf(node['hasVariant'], walk)
  const shown = variants.find((variant) => leadsTo(page, variant, walk)) ?? variants[0]
  const price = priceOf(node['offers'], walk, page) ?? priceOf(shown?.['offers'], walk, page)
  const images = imagesOf(node['image'], walk)
  const isProduct = typesOf(node).some((type) => products.test(type))
  return {
    name: textIn(node['name']) ?? textIn(shown?.['name']),
    images: images.length > 0 ? images : imagesOf(shown?.['image'], walk),
    price,
    weight: (leadsTo(page, node, walk) ? 4 : 0) + (isProduct ? 2 : 0) + (price ? 1 : 0),
  }
}

function priceOf(offers: unknown, walk: Walk, page: URL, depth = 0): PagePrice | undefined {
  if (depth > 2) return undefined
  const list = listOf(offers, walk)
  const own = list.filter((offer) => isLinkTo(page, offer['url']))
  for (const offer of [...own, ...list]) {
    const price = offerPrice(offer, walk) ?? priceOf(offer['offers'], walk, page, depth + 1)
    if (price) return price
  }
  return undefined
}

function offerPrice(offer: Node, walk: Walk): PagePrice | undefined {
  const currency = offer['priceCurrency']
  const asked = readPagePrice(offer['price'] ?? offer['lowPrice'], currency)
  if (asked) return asked
  // Old prices and prices for members are listed beside the current price.
  const specifications = listOf(offer['priceSpecification'], walk)
  const sold = specifications.find(
    (each) => !/List|Strikethrough|MSRP|SRP/i.test((textIn(each['priceType']) ?? '').slice(0, 100)),
  )
  return sold && readPagePrice(sold['price'] ?? sold['minPrice'], sold['priceCurrency'] ?? currency)
}

function imagesOf(value: unknown, walk: Walk): string[] {
  const values = Array.isArray(value) ? value.slice(0, 12) : [value]
  return values.flatMap((each) => {
    if (typeof each === 'string') return [each]
    const node = isNode(each) ? meant(each, walk) : undefined
    const link = node && (node['contentUrl'] ?? node['url'])
    return typeof link === 'string' ? [link] : []
  })
}

function leadsTo(page: URL, node: Node, walk: Walk): boolean {
  return (
    isLinkTo(page, node['url']) ||
    isLinkTo(page, node['@id']) ||
    listOf(node['offers'], walk).some((offer) => isLinkTo(page, offer['url']))
  )
}

/** Variants of a product differ after the '?'. */
function isLinkTo(page: URL, link: unknown): boolean {
  // Thousands of parts may share one long link, by its '@id'.
  if (typeof link !== 'string' || link.length > MAX_LINK || !URL.canParse(link, page.href)) return false
  const { host, pathname, search } = new URL(link, page)
  return host === page.host && pathname === page.pathname && search === page.search
}

function listOf(value: unknown, walk: Walk): Node[] {
  const values = Array.isArray(value) ? value.slice(0, Math.min(200, walk.looks)) : [value]
  walk.looks -= values.length
  return walk.looks < 0 ? [] : values.filter(isNode).map((node) => meant(node, walk))
}

function meant(node: Node, { byId }: Pick<Walk, 'byId'>): Node {
  const id = node['@id']
  return typeof id === 'string' && Object.keys(node).length === 1 ? (byId.get(id) ?? node) : node
}

function typesOf(node: Node): string[] {
  const type = node['@type']
  return (Array.isArray(type) ? type : [type]).filter((each) => typeof each === 'string')
}

function textIn(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string' && first.trim() !== '') return first
  return isNode(first) && typeof first['@value'] === 'string' ? first['@value'] : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Scripts as shops write them: inside comments, with line breaks in strings, with a comma too many. */
function parseLoosely(script: string): unknown {
  const text = script
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s{0,20}(?:<!--|<!\[CDATA\[)\s{0,20}(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s{0,20}(?:-->|\]\]>)\s{0,20}(?:\*\/)?$/, '')
    .trimEnd()
    .replace(/;$/, '')
  // oxlint-disable-next-line no-control-regex -- JSON has none of them inside of texts
  const attempts = [(t: string) => t, (t: string) => t.replace(/[\u0000-\u001f]+/g, ' '), withoutLastCommas]
  let tried = text
  for (const attempt of attempts) {
    tried = attempt(tried)
    try {
      return JSON.parse(tried)
    } catch {
      // Each attempt repairs more; a script that none can parse is skipped.
    }
  }
  return undefined
}

function withoutLastCommas(text: string): string {
  return text.replace(/,\s*([}\]])/g, '$1')
}
