import { z } from 'zod'
import { calendarDateSchema, dateOut, idSchema, instantOut, requiredText } from '../shared/wire.ts'
import { presentTexts as texts } from '../texts/presents.ts'

/** Presents in one account's log. */
export const MAX_PRESENTS = 5_000

const fields = {
  from: requiredText(200, texts.fields.from, texts.fromRequired),
  title: requiredText(300, texts.fields.title, texts.titleRequired),
  receivedOn: calendarDateSchema,
  contactId: idSchema.nullable().optional(),
  thankedOn: calendarDateSchema.nullable().optional(),
}

export const newPresentSchema = z.object(fields)
export type NewPresent = z.infer<typeof newPresentSchema>

/** With the version that it was made against; without it the last write wins. */
export const presentChangeSchema = z.object(fields).partial().extend({ version: z.number().int().optional() })
export type PresentChange = z.infer<typeof presentChangeSchema>

export const presentSchema = z.object({
  id: z.number().int(),
  from: z.string(),
  /** Null if it's nobody among the contacts, or the contact was deleted. */
  contactId: z.number().int().nullable(),
  title: z.string(),
  receivedOn: dateOut,
  thankedOn: dateOut.nullable(),
  createdAt: instantOut,
  updatedAt: instantOut,
  version: z.number().int(),
})
export type Present = z.infer<typeof presentSchema>
