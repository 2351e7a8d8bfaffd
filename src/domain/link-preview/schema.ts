import { z } from 'zod'
import { linkSchema, moneyOut } from '../shared/wire.ts'
import { inputTexts } from '../texts/input.ts'

/** A name and a password in front of the host don't belong in a product link, and would be stored with the gift. */
const hasNoPassword = (link: string): boolean => !/^https?:\/\/[^/?#\\]*@/i.test(link)

export const linkToPreviewSchema = z.object({
  url: z.string(inputTexts.linkInvalid).pipe(linkSchema()).refine(hasNoPassword, inputTexts.linkInvalid),
})

/** What can be filled into a gift idea's form; null for unknown. */
export const linkPreviewSchema = z.object({
  /** The link as it was pasted. */
  url: z.string(),
  /** 'link' if no page was fetched and everything comes from the link itself. */
  readFrom: z.enum(['page', 'link']),
  title: z.string().nullable(),
  /** https only. */
  imageUrl: z.string().nullable(),
  /** In dollars, or without a currency on the page. */
  price: moneyOut.nullable(),
  /** A price in another currency: shown, not filled in. */
  otherPrice: z.object({ amount: moneyOut, currency: z.string() }).nullable(),
  siteName: z.string().nullable(),
  /** In the form that gift ideas use. */
  provider: z.enum(['manual', 'amazon']),
  productKey: z.string().nullable(),
  /** A sentence for people, if there is something to say. */
  message: z.string().nullable(),
})
export type LinkPreview = z.infer<typeof linkPreviewSchema>
