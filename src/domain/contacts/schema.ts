import { z } from 'zod'
import { inputTexts } from '../texts/input.ts'
import { contactTexts } from '../texts/contacts.ts'
import {
  calendarDateSchema,
  dateOut,
  idSchema,
  instantOut,
  optionalEmailSchema,
  optionalText,
  plainText,
  requiredText,
} from '../shared/wire.ts'
import { deliveryDaysSchema } from '../occasions/delivery-days.ts'
import { mapValues } from '../shared/map-values.ts'
import { parseBirthday } from './birthday.ts'
import { readEmoji } from './emoji.ts'
import { MAX_INTERESTS } from './limits.ts'
import { fieldTexts } from '../texts/fields.ts'
import { mapChoices, optionsOf, type ContactChoice, type OptionOf } from './choice-fields.ts'
import { contactTextFields } from './text-fields.ts'

/** Contacts one account can keep. */
export const MAX_CONTACTS = 5_000

/** One of the options, in whatever case; '' clears it. */
function choiceSchema(name: ContactChoice) {
  const options: string[] = optionsOf(name)
  return z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.union([z.literal('').transform(() => null), z.enum(options)], inputTexts.choose(options)))
    .nullable()
}

/** 'MM', 'MM/DD' or 'YYYY-MM-DD', real dates only; '' clears it. Whether it's in the future is checked when it's stored. */
export const birthdayFieldSchema = z
  .string(contactTexts.birthdayInvalid)
  .trim()
  .refine((text) => text === '' || parseBirthday(text) !== undefined, contactTexts.birthdayInvalid)
  .transform((text) => (text === '' ? null : text))
  .nullable()

/** Exactly one; '' clears it. */
const emojiSchema = z
  .string(contactTexts.emojiInvalid)
  .transform((text, ctx): string | null => {
    if (text.trim() === '') return null
    const emoji = readEmoji(text)
    if (emoji === undefined) ctx.addIssue({ code: 'custom', message: contactTexts.emojiInvalid })
    return emoji ?? null
  })
  .nullable()

const fields = {
  fullName: requiredText(200, fieldTexts.fullName, contactTexts.fullNameRequired),
  relationship: requiredText(40, fieldTexts.relationship, contactTexts.relationshipRequired),
  birthday: birthdayFieldSchema.optional(),
  anniversaryDate: z
    .union([z.literal('').transform(() => null), calendarDateSchema], contactTexts.anniversaryInvalid)
    .nullable()
    .optional(),
  email: optionalEmailSchema.optional(),
  categoryIds: z.array(z.string().max(120)).max(MAX_INTERESTS, contactTexts.tooManyCategories).nullable().optional(),
  ...mapChoices<{ [Name in ContactChoice]: z.ZodOptional<z.ZodType<OptionOf<Name> | null, string | null>> }>((name) =>
    choiceSchema(name).optional(),
  ),
  ...mapValues(contactTextFields, ({ label, called = label, max }) => optionalText(max, called).optional()),
  remindersPaused: z.boolean().optional(),
  deliveryDays: deliveryDaysSchema.nullable().optional(),
  emoji: emojiSchema.optional(),
}

export const newContactSchema = z.object(fields)
export type NewContact = z.infer<typeof newContactSchema>

export const contactChangeSchema = z
  .object(fields)
  .partial()
  .extend({
    version: z.number().int().optional(),
    /** Those that stay removed; any left out may be created again. None is added here. */
    suppressedEvents: z.array(z.string().max(60)).max(40).optional(),
  })
export type ContactChange = z.infer<typeof contactChangeSchema>

/** Contacts one page can have. */
export const MAX_CONTACTS_PAGE = 500
const pageMessage = inputTexts.limitBetween(1, MAX_CONTACTS_PAGE)

/** A page of the list, in the order in which contacts were added: the next one begins after the last id of this one. */
export const contactsPageSchema = z
  .object({
    limit: z.coerce
      .number(pageMessage)
      .int(pageMessage)
      .min(1, pageMessage)
      .max(MAX_CONTACTS_PAGE, pageMessage)
      .optional(),
    after: idSchema.optional(),
  })
  .refine(({ limit, after }) => after === undefined || limit !== undefined, {
    message: inputTexts.limitMissing,
    path: ['limit'],
  })
export type ContactsPage = z.infer<typeof contactsPageSchema>

export const nextOccasionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  nextDate: dateOut,
  daysUntil: z.number().int(),
  giftAssigned: z.boolean(),
})

export const contactSchema = z.object({
  id: z.number().int(),
  uid: z.string(),
  userId: z.string(),
  fullName: z.string(),
  relationship: z.string(),
  birthday: z.string().nullable(),
  anniversaryDate: dateOut.nullable(),
  email: z.string().nullable(),
  categoryIds: z.array(z.string()),
  ...mapChoices<{ [Name in ContactChoice]: z.ZodNullable<z.ZodType<OptionOf<Name>>> }>((name) =>
    z.enum(optionsOf(name)).nullable(),
  ),
  ...mapValues(contactTextFields, () => z.string().nullable()),
  remindersPaused: z.boolean(),
  /** How many days a gift takes to reach them; null for the profile's. */
  deliveryDays: z.number().int().nullable(),
  /** Shown in place of their initials. */
  emoji: z.string().nullable(),
  /** The address of their photo, which is shown in place of both. */
  picture: z.string().nullable(),
  /** 'birthday', 'anniversary' or an occasion type the user removed for good. */
  suppressedEvents: z.array(z.string()),
  createdAt: instantOut,
  updatedAt: instantOut,
  version: z.number().int(),
})
export type Contact = z.infer<typeof contactSchema>

/** A contact that another was merged into; the merge can be undone by its id. */
export const mergedContactSchema = contactSchema.extend({ mergeId: z.number().int() })
export type MergedContact = z.infer<typeof mergedContactSchema>

export const listedContactSchema = contactSchema.extend({
  nextOccasion: nextOccasionSchema.nullable(),
  /** They wrote something about themselves that waits to be reviewed. */
  hasAnswer: z.boolean(),
})
export type ListedContact = z.infer<typeof listedContactSchema>

/** A contact whose birthday is known only by month: the calendar says 'Sometime in May' and gives it no day. */
export const monthBirthdaySchema = z.object({
  contactId: z.number().int(),
  fullName: z.string(),
  relationship: z.string(),
  /** 1–12 */
  month: z.number().int().min(1).max(12),
})
export type MonthBirthday = z.infer<typeof monthBirthdaySchema>

/** 'Not for them' and 'Has it already': products that never come back for this person. */
export const dismissalReasons = ['not_for_them', 'has_it'] as const

export const dismissedProductSchema = z.object({
  provider: plainText(40, 1),
  productKey: plainText(200, 1),
})

export const newDismissalSchema = dismissedProductSchema.extend({ reason: z.enum(dismissalReasons) })
export type NewDismissal = z.infer<typeof newDismissalSchema>

export const dismissalSchema = newDismissalSchema.extend({ contactId: z.number().int(), createdAt: instantOut })
export type Dismissal = z.infer<typeof dismissalSchema>
