import { z } from 'zod'
import { parseBirthday } from '../contacts/birthday.ts'
import { birthdayFieldSchema, contactSchema } from '../contacts/schema.ts'
import { mapValues } from '../shared/map-values.ts'
import { idSchema, instantOut, optionalText, plainText } from '../shared/wire.ts'
import { askLinkTexts } from '../texts/ask-links.ts'
import { askedFields, askedTextFields } from './fields.ts'
import { plainAnswer } from '../shared/plain-answer.ts'

/** How long a link works. */
export const ASK_LINK_DAYS = 30

export const askTokenSchema = z.object({ token: plainText(400, 1) })

const answerTexts = mapValues(askedTextFields, ({ label, max }) =>
  optionalText(max, label)
    .transform((text) => (text === null ? null : plainAnswer(text)))
    .optional(),
)

/** A field that is left out stays as it was sent before; null and '' take it back. */
export const newAnswerSchema = z.object({
  birthday: birthdayFieldSchema
    .refine((text) => text === null || parseBirthday(text)?.day !== undefined, askLinkTexts.page.dayMissing)
    .optional(),
  ...answerTexts,
})
export type NewAnswer = z.output<typeof newAnswerSchema>

/** All that the page of a link shows of its owner; null if they gave no name. */
export const askPageSchema = z.object({ firstName: z.string().nullable() })

export const newAskLinkSchema = z.object({ url: z.string(), expiresAt: instantOut })
/** The address is shown once, because it is stored hashed. */
export const askLinkSchema = z.object({ link: z.object({ createdAt: instantOut, expiresAt: instantOut }).nullable() })

const written = z.string().nullable()
export const answerSchema = z.object({
  id: z.number().int(),
  contactId: z.number().int(),
  receivedAt: instantOut,
  birthday: written,
  ...mapValues(askedTextFields, () => written),
})
export type Answer = z.infer<typeof answerSchema>

export const answerParamsSchema = z.object({ id: idSchema, answerId: idSchema })
export const takenFieldsSchema = z.object({
  fields: z.array(z.enum(askedFields)).min(1, askLinkTexts.review.chooseFirst).max(askedFields.length),
})
/** What is left of the answer; null if nothing is. */
export const takenSchema = z.object({ contact: contactSchema, answer: answerSchema.nullable() })
