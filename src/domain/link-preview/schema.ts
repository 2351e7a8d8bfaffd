import { z } from 'zod'
import { linkSchema, moneyOut } from '../shared/wire.ts'
import { generalTexts } from '../texts/general.ts'

/** A name and a password before the host belong to no product link, and would be stored with the gift. */
const hasNoPassword = (link: string): boolean => !/^https?:\/\/[^/?#\\]*@/i.test(link)

export const linkToPreviewSchema = z.object({
  url: z.string(generalTexts.linkInvalid).pipe(linkSchema()).refine(hasNoPassword, generalTexts.linkInvalid),
})

/** What a gift idea's form can be filled in with; null for what is not known. */
export const linkPreviewSchema = z.object({
  /** The link as it was pasted. */
  url: z.string(),
  /** 'link' when no page was fetched and everything comes from the link itself. */
  readFrom: z.enum(['page', 'link']),
  title: z.string().nullable(),
  /** https only. */
  imageUrl: z.string().nullable(),
  /** In dollars, or in no currency that the page names. */
  price: moneyOut.nullable(),
  /** A price in another currency: to be told, not to be filled in. */
  otherPrice: z.object({ amount: moneyOut, currency: z.string() }).nullable(),
  siteName: z.string().nullable(),
  /** As a gift idea takes them. */
  provider: z.enum(['manual', 'amazon']),
  productKey: z.string().nullable(),
  /** A sentence for people, when there is something to say. */
  message: z.string().nullable(),
})
export type LinkPreview = z.infer<typeof linkPreviewSchema>
