import { setImmediate as othersGo } from 'node:timers/promises'
import { Parser } from 'htmlparser2'

/** A page's metadata, as written. */
export interface PageSays {
  /** By name or property, in lower case; in the order of the page. */
  meta: Map<string, string[]>
  title: string
  base: string | null
  /** Texts of the scripts of type application/ld+json. */
  jsonLd: string[]
  /** Microdata of the first product: itemprop → first value. */
  micro: Map<string, string>
}

/** Chromium's own limit. The parser searches all open elements whenever one is closed. */
const MAX_DEPTH = 512
/** Parsed at a time; other requests get their turn in between. */
const SLICE = 65_536
const MAX_VALUES = 12
const MAX_TITLE = 4_000
const MAX_SCRIPTS = 40
/** Longer than any schema.org name. It's checked again for every element inside. */
const MAX_ITEM_TYPE = 200

const microWanted = new Set(['name', 'image', 'price', 'lowprice', 'pricecurrency'])
const productTypes = /schema\.org\/(?:Product|IndividualProduct|ProductModel|Book)\s*$/i
const priceTypes = /schema\.org\/(?:Offer|AggregateOffer|UnitPriceSpecification|PriceSpecification)\s*$/i

export async function readHtml(html: string): Promise<PageSays> {
  const { parser, says, isTooDeep } = pageParser()
  for (let at = 0; at < html.length && !isTooDeep(); at += SLICE) {
    parser.write(html.slice(at, at + SLICE))
    await othersGo()
  }
  if (!isTooDeep()) parser.end()
  return says
}

/** Plain text of a value that may hold entities and tags. */
export function textOf(html: string): string {
  if (!/[<&]/.test(html)) return html
  let text = ''
  const parser = new Parser({ ontext: (part) => (text += part) })
  parser.end(html.slice(0, MAX_TITLE))
  return text
}

interface OpenElement {
  name: string
  /** Of the nearest item around, itself included: '' outside of items. */
  itemType: string
  /** The property whose text is being read. */
  reads: string | undefined
  /** The same, or that of the nearest element around: asked for every bit of text. */
  reading: string | undefined
}

function pageParser() {
  const says: PageSays = { meta: new Map(), title: '', base: null, jsonLd: [], micro: new Map() }
  const open: OpenElement[] = []
  let tooDeep = false
  let hasTitle = false
  let isJsonLd = false
  let productDepth = -1
  let hadProduct = false

  const keepMicro = (property: string, value: string): void => {
    if (value.trim() !== '' && !says.micro.has(property)) says.micro.set(property, value.slice(0, MAX_TITLE))
  }

  /** The properties that belong to the product itself or to its offer, and not to its brand or a review. */
  const wantedOf = (itemprop: string | undefined, itemType: string): string[] =>
    (itemprop ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter((property) => microWanted.has(property) && !says.micro.has(property))
      .filter((property) => productTypes.test(itemType) || (property.includes('price') && priceTypes.test(itemType)))

  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (open.length >= MAX_DEPTH) {
        tooDeep = true
        parser.pause()
        return
      }
      const around = open.at(-1)?.itemType ?? ''
      const itemType = attributes['itemscope'] === undefined ? around : typeOfItem(attributes['itemtype'])
      if (productDepth < 0 && !hadProduct && itemType !== around && productTypes.test(itemType))
        productDepth = open.length
      const properties = productDepth < 0 ? [] : wantedOf(attributes['itemprop'], around)
      const told = attributes['content'] ?? attributes['src'] ?? attributes['href']
      const isTold = attributes['content'] !== undefined || ['img', 'link', 'a'].includes(name)
      for (const property of properties) if (isTold && told !== undefined) keepMicro(property, told)
      const reads = isTold ? undefined : properties[0]
      open.push({ name, itemType, reads, reading: reads ?? open.at(-1)?.reading })

      if (name === 'meta') keepMeta(says.meta, attributes)
      else if (name === 'base') says.base ??= attributes['href'] ?? null
      else if (name === 'link' && attributes['rel'] === 'image_src') keep(says.meta, 'image_src', attributes['href'])
      else if (name === 'script') {
        isJsonLd = /^\s*application\/ld\+json/i.test(attributes['type'] ?? '') && says.jsonLd.length < MAX_SCRIPTS
        if (isJsonLd) says.jsonLd.push('')
      }
    },
    ontext(text) {
      const inside = open.at(-1)
      if (!inside) return
      if (inside.name === 'script') {
        if (isJsonLd) says.jsonLd.push((says.jsonLd.pop() ?? '') + text)
        return
      }
      if (inside.name === 'title' && !hasTitle && says.title.length < MAX_TITLE) says.title += text
      const { reading } = inside
      if (reading !== undefined) says.micro.set(reading, ((says.micro.get(reading) ?? '') + text).slice(0, MAX_TITLE))
    },
    onclosetag(name) {
      const closed = open.pop()
      if (name === 'title' && says.title.trim() !== '') hasTitle = true
      if (name === 'script') isJsonLd = false
      // Only the first of several elements with the same property is read.
      if (closed?.reads !== undefined && (says.micro.get(closed.reads) ?? '').trim() === '')
        says.micro.delete(closed.reads)
      if (productDepth >= 0 && open.length <= productDepth) {
        productDepth = -1
        hadProduct = true
      }
    },
  })

  return { parser, says, isTooDeep: () => tooDeep }
}

function typeOfItem(itemType: string | undefined): string {
  return itemType === undefined || itemType.length > MAX_ITEM_TYPE ? 'other' : itemType
}

function keepMeta(meta: PageSays['meta'], attributes: Record<string, string>): void {
  const name = attributes['property'] ?? attributes['name']
  if (name !== undefined && /^(?:og|product|twitter):/i.test(name))
    keep(meta, name.toLowerCase(), attributes['content'])
}

function keep(meta: PageSays['meta'], name: string, value: string | undefined): void {
  if (value === undefined || value.trim() === '' || meta.size > 200) return
  const values = meta.get(name) ?? []
  if (values.length < MAX_VALUES) meta.set(name, [...values, value])
}
