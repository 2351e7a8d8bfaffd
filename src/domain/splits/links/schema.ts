import { z } from 'zod'
import { plainAnswer } from '../../shared/plain-answer.ts'
import { instantOut, linkSchema, moneyOut, optionalText, plainText, idSchema } from '../../shared/wire.ts'
import { contributeTexts } from '../../texts/contribute.ts'
import { replyStates } from '../reply.ts'
import { MAX_CONTRIBUTORS } from '../shares.ts'

/** Who gets their link by e-mail; nobody without it. */
export const newLinksSchema = z.object({
  send: z.array(plainText(100, 1)).max(MAX_CONTRIBUTORS).optional(),
})

/** The address is answered once, because it's stored hashed. */
export const contributorLinkSchema = z.object({
  contributorId: z.string(),
  name: z.string(),
  url: z.string(),
  expiresAt: instantOut,
})
export type ContributorLink = z.infer<typeof contributorLinkSchema>

/** The latest of a contributor's links that work. */
export const knownLinkSchema = z.object({
  contributorId: z.string(),
  createdAt: instantOut,
  expiresAt: instantOut,
  /** When one was e-mailed. */
  sentAt: instantOut.nullable(),
})
export type KnownLink = z.infer<typeof knownLinkSchema>

export const linkParamsSchema = z.object({ id: idSchema, contributorId: plainText(100, 1) })

export const contributeTokenSchema = z.object({ token: plainText(400, 1) })

export const NOTE_MAX = 500

export const newReplySchema = z.object({
  state: z.enum(replyStates, contributeTexts.page.stateUnknown),
  /** Left out, the note that was sent before stays; null and '' take it back. */
  note: optionalText(NOTE_MAX, contributeTexts.page.note)
    .transform((text) => (text === null ? null : plainAnswer(text)))
    .optional(),
})
export type NewReply = z.output<typeof newReplySchema>

/** How contributors pay, in the organizer's words. */
export const howToPaySchema = z.object({ text: z.string().nullable(), url: z.string().nullable() })
export type HowToPay = z.infer<typeof howToPaySchema>

export const HOW_TO_PAY_MAX = 500

/** `paypal.me/anna` is a link as well. Only http and https: nothing else may be opened from a page of ours. */
export const newHowToPaySchema = z
  .object({
    text: optionalText(HOW_TO_PAY_MAX, contributeTexts.howToPay.text).transform((text) =>
      text === null ? null : plainAnswer(text),
    ),
    url: z
      .string()
      .trim()
      .transform((text) => (/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : text))
      .pipe(z.union([z.literal('').transform(() => null), linkSchema()], contributeTexts.howToPay.urlInvalid))
      .nullable(),
  })
  .partial()

/** All that the page of a link shows. */
export const contributePageSchema = z.object({
  gift: z.object({
    title: z.string(),
    /** One of our drawings, or the picture itself as a data URL: its address would say more. */
    picture: z.string().nullable(),
    isPurchased: z.boolean(),
  }),
  /** The first name; null if they gave none. */
  organizer: z.string().nullable(),
  share: moneyOut,
  /** What the share was when they agreed to pay it, if it has changed since. */
  agreedShare: moneyOut.nullable(),
  total: moneyOut,
  promised: moneyOut,
  paid: moneyOut,
  howToPay: howToPaySchema,
  /** Null until they answer. */
  state: z.enum(replyStates).nullable(),
  /** The organizer confirmed the payment: then only they can undo it. */
  isSettled: z.boolean(),
})
export type ContributePage = z.infer<typeof contributePageSchema>
