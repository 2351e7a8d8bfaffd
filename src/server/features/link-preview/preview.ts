import { amazonTitleIn } from '#domain/link-preview/amazon.ts'
import { asinIn, isAmazonLink } from '#domain/shared/amazon-link.ts'
import { readPagePrice, type PagePrice } from '#domain/link-preview/price.ts'
import type { LinkPreview } from '#domain/link-preview/schema.ts'
import { namesOfHost, tidyLine, withoutShopName } from '#domain/link-preview/title.ts'
import { toDecimal } from '#domain/shared/money.ts'
import { linkPreviewTexts } from '#domain/texts/link-preview.ts'
import { isPublicAddress } from '#server/outbound/public-address.ts'
import { targetOf, WEB_PORTS } from '#server/outbound/target.ts'
import { decodePage } from './decode.ts'
import { productIn } from './json-ld.ts'
import { readHtml, textOf, type PageSays } from './read-html.ts'

const nothing = { title: null, imageUrl: null, price: null, otherPrice: null, siteName: null } as const

/** Titles of pages that check for robots or report a missing page, with status 200. */
const noProduct =
  /^(?:access denied|are you (?:a )?(?:human|robot)|attention required|just a moment|robot or human|page not found|(?:error )?404|not found|pardon our interruption|security check|verify(?:ing)? you are human|one more step|please wait|captcha|forbidden|bot verification)\b/i

/** What an Amazon link says by itself. `url` is the pasted link, `product` where it leads. */
export function previewAmazon(url: string, product: URL): LinkPreview {
  return {
    ...nothing,
    url,
    readFrom: 'link',
    title: amazonTitleIn(product),
    provider: 'amazon',
    productKey: asinIn(product),
    message: linkPreviewTexts.amazonNotRead,
  }
}

/**
 * A page's product: its structured data first, then its Open Graph tags, then microdata and its title. Undefined for a
 * page that isn't about anything.
 */
export async function previewPage(
  url: string,
  page: { url: URL; contentType: string; body: Buffer },
): Promise<LinkPreview | undefined> {
  const says = await readHtml(decodePage(page.body, page.contentType))
  const product = productIn(says.jsonLd, page.url)
  const siteName = firstLine([says.meta.get('og:site_name')?.[0]], 80)
  const shops = [...(siteName === null ? [] : [siteName]), ...namesOfHost(page.url.hostname)]
  const named = firstLine([product?.name, ...(says.meta.get('og:title') ?? []), says.micro.get('name')])
  const title = named ?? firstLine([says.meta.get('twitter:title')?.[0], says.title])
  const isSold = product !== undefined || says.micro.size > 0
  if (title !== null && !isSold && noProduct.test(title)) return undefined
  return {
    url,
    readFrom: 'page',
    title: title === null ? null : withoutShopName(title, shops),
    imageUrl: imageIn(product?.images ?? [], says, page.url),
    ...told(product?.price ?? priceIn(says)),
    siteName,
    provider: 'manual',
    productKey: null,
  }
}

function told(price: PagePrice | undefined): Pick<LinkPreview, 'price' | 'otherPrice' | 'message'> {
  if (!price) return { price: null, otherPrice: null, message: null }
  const amount = toDecimal(price.amount)
  const { currency } = price
  if (currency === null || currency === 'USD') return { price: amount, otherPrice: null, message: null }
  return { price: null, otherPrice: { amount, currency }, message: linkPreviewTexts.otherCurrency(amount, currency) }
}

function priceIn({ meta, micro }: PageSays): PagePrice | undefined {
  const currency = ['product:sale_price:currency', 'product:price:currency', 'og:price:currency']
    .map((name) => meta.get(name)?.[0])
    .find((code) => code !== undefined)
  const shared = ['product:sale_price:amount', 'product:price:amount', 'og:price:amount']
    .map((name) => readPagePrice(meta.get(name)?.[0], currency))
    .find((price) => price !== undefined)
  return shared ?? readPagePrice(micro.get('price') ?? micro.get('lowprice'), micro.get('pricecurrency'))
}

/** The first picture that browsers may be sent to: by https, on the public web, and none of Amazon's. */
function imageIn(images: readonly string[], says: PageSays, page: URL): string | null {
  const base = says.base !== null && URL.canParse(says.base, page.href) ? new URL(says.base, page) : page
  const shared = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src', 'image_src']
  const links = [...images, ...shared.flatMap((name) => says.meta.get(name) ?? []), says.micro.get('image') ?? '']
  for (const link of links) {
    const target = link.trim() === '' ? undefined : targetOf(textOf(link.trim()), WEB_PORTS, base)
    if (!target || target.url.protocol !== 'https:' || target.url.href.length > 2_048) continue
    const isPublic = target.isLiteral ? isPublicAddress(target.host) : target.host.includes('.')
    if (isPublic && !isAmazonLink(target.url)) return target.url.href
  }
  return null
}

function firstLine(texts: readonly (string | undefined)[], max?: number): string | null {
  for (const text of texts) {
    const line = text === undefined ? null : tidyLine(textOf(text), max)
    if (line !== null) return line
  }
  return null
}
