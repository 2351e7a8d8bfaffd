import { z } from 'zod'
import { askedTextFields } from '../ask-links/fields.ts'
import { leapDays, reminderDays, themes } from '../accounts/schema.ts'
import { FIRST_YEAR, LAST_YEAR } from '../budget/years.ts'
import { weekStarts } from '../calendar/periods.ts'
import { parseBirthday } from '../contacts/birthday.ts'
import { readEmoji } from '../contacts/emoji.ts'
import { mapChoices, optionsOf, type ContactChoice, type OptionOf } from '../contacts/choice-fields.ts'
import { contactTextFields } from '../contacts/text-fields.ts'
import {
  feedbackPriorities,
  feedbackStatuses,
  feedbackTypes,
  MESSAGE_MAX,
  REPLY_MAX,
  SUBJECT_MAX,
} from '../feedback/kinds.ts'
import { deliveryStates, reactions } from '../gifts/delivery.ts'
import { imageSchema, itemTypes, priceKinds } from '../gifts/schema.ts'
import { deliveryDaysSchema } from '../occasions/delivery-days.ts'
import { importanceLevels, reminderMethods } from '../occasions/schema.ts'
import { MAX_STORED_BYTES } from '../pictures/limits.ts'
import { modelAnswerSchema } from '../recommendations/model/answer.ts'
import { modelOutcomes } from '../recommendations/model/log.ts'
import { slots } from '../reminders/plan.ts'
import { isCalendarDate } from '../shared/calendar-date.ts'
import { mapValues } from '../shared/map-values.ts'
import { MAX_AMOUNT } from '../shared/money.ts'
import { storedEmailSchema, linkSchema, moneyOut, storedText } from '../shared/wire.ts'
import { isTimeZone } from '../shared/zone.ts'
import { HOW_TO_PAY_MAX, NOTE_MAX } from '../splits/links/schema.ts'
import { replyStates } from '../splits/reply.ts'
import { MAX_CONTRIBUTORS, MIN_CONTRIBUTORS, splitMethods } from '../splits/shares.ts'
import { fileValueTexts as wrong } from '../texts/account-data.ts'
import { digestTexts } from '../texts/digest.ts'
import { preferenceTexts } from '../texts/profile.ts'
import type { FileList } from './file.ts'

// One schema per entry: exactly the exported columns of its table, by their names in the code. Nulls are left out of the
// file. Values are written as PostgreSQL reads them: amounts and dates as text, instants in ISO form.

/** int() comes last: it has a bound of its own, of which it would speak first. */
const int = z.number().min(-2_147_483_648).max(2_147_483_647).int()
const count = int.min(0)
const id = z.int(wrong.notAnId).min(1, wrong.notAnId)
const uid = z.guid(wrong.notValid).transform((text) => text.toLowerCase())
const text = (max: number) => storedText(max).nullish()
const name = (max: number) => storedText(max).min(1)
const day = z.string().refine(isCalendarDate, wrong.notADate)
/** Plausible years for anyone using this app; others would be mistakes, and some no database can store. */
const instant = z.iso
  .datetime(wrong.notAnInstant)
  .refine((value) => value >= '1970' && value < '2200', wrong.outOfYears)
const amount = moneyOut.refine((value) => Number(value.replace('.', '')) <= MAX_AMOUNT, wrong.tooLarge)
const currency = z.string().regex(/^[A-Z]{3}$/, wrong.notACurrency)

const birthday = z
  .string()
  .refine((value) => parseBirthday(value) !== undefined, wrong.notABirthday)
  .nullish()

const stamps = { createdAt: instant, updatedAt: instant, version: int.min(1) }

const contacts = z.strictObject({
  id,
  uid,
  fullName: name(200),
  relationship: name(40),
  birthday,
  anniversaryDate: day.nullish(),
  email: storedEmailSchema.nullish(),
  categoryIds: z.array(storedText(120)).max(50),
  ...mapChoices<{ [Name in ContactChoice]: z.ZodOptional<z.ZodNullable<z.ZodType<OptionOf<Name>>>> }>((name) =>
    z.enum(optionsOf(name)).nullish(),
  ),
  ...mapValues(contactTextFields, ({ max }) => text(max)),
  remindersPausedAt: instant.nullish(),
  deliveryDays: deliveryDaysSchema.nullish(),
  emoji: z
    .string()
    .refine((value) => readEmoji(value) === value, wrong.notAnEmoji)
    .nullish(),
  suppressedEvents: z.array(storedText(60)).max(40),
  source: name(40),
  externalId: text(500),
  importBatch: z.guid(wrong.notValid).nullish(),
  ...stamps,
})

const occasions = z.strictObject({
  id,
  uid,
  contactId: id,
  name: name(300),
  date: day,
  type: name(40),
  reminderDays: int.min(1).max(365).nullish(),
  isRecurring: z.boolean(),
  budget: amount.nullish(),
  levelOfImportance: z.enum(importanceLevels),
  reminderMethod: z.enum(reminderMethods),
  needsGift: z.boolean(),
  needsCard: z.boolean(),
  deliveryDays: deliveryDaysSchema.nullish(),
  linkedTo: z.enum(['birthday', 'anniversary']).nullish(),
  yearKnown: z.boolean(),
  dateRule: z.enum(['fixed', 'easter', 'mothers-day', 'fathers-day', 'thanksgiving']),
  mutedAt: instant.nullish(),
  snoozedUntil: day.nullish(),
  snoozedOccurrence: day.nullish(),
  notes: text(2_000),
  ...stamps,
})

const occasionSkips = z.strictObject({ occasionId: id, occurrenceDate: day, createdAt: instant })

const productDismissals = z.strictObject({
  contactId: id,
  provider: name(40),
  productKey: name(200),
  reason: z.enum(['not_for_them', 'has_it']),
  createdAt: instant,
})

const giftIdeas = z.strictObject({
  id,
  uid,
  contactId: id,
  occasionId: id.nullish(),
  title: name(300),
  description: text(5_000),
  price: amount.nullish(),
  currency,
  priceKind: z.enum(priceKinds),
  imageUrl: imageSchema.optional(),
  productUrl: linkSchema().nullish(),
  rating: z
    .string()
    .regex(/^(?:[0-4]\.\d|5\.0)$/, wrong.notARating)
    .nullish(),
  reviewCount: count.nullish(),
  isSaved: z.boolean(),
  matchReason: text(1_000),
  isPurchased: z.boolean(),
  occurrenceDate: day.nullish(),
  purchasedAt: instant.nullish(),
  pricePaid: amount.nullish(),
  // Files from before these don't have them.
  deliveryState: z.enum(deliveryStates).default('none'),
  arrivesOn: day.nullish(),
  reaction: z.enum(reactions).nullish(),
  itemType: z.enum(itemTypes),
  provider: name(40),
  productKey: text(200),
  watchedAt: instant.nullish(),
  watchBelow: amount.nullish(),
  watchFrom: amount.nullish(),
  position: int,
  ...stamps,
})

const contributor = z.strictObject({
  id: name(100),
  name: name(200),
  email: storedEmailSchema.nullish(),
  amountCents: z.int().min(0).max(MAX_AMOUNT),
  confirmed: z.boolean(),
  contributedAt: instant.nullish(),
  // Files of earlier versions lack it.
  reply: z
    .strictObject({
      state: z.enum(replyStates),
      note: text(NOTE_MAX),
      at: instant,
      amountCents: z.int().min(0).max(MAX_AMOUNT),
    })
    .nullish(),
})

const giftSplits = z.strictObject({
  id,
  uid,
  giftIdeaId: id,
  totalCost: amount,
  contributors: z.array(contributor).min(MIN_CONTRIBUTORS).max(MAX_CONTRIBUTORS),
  isPurchased: z.boolean(),
  splitMethod: z.enum(splitMethods),
  description: text(500),
  organizerEmail: storedEmailSchema.nullish(),
  ...stamps,
})

const plans = z.strictObject({
  id,
  uid,
  name: name(200),
  type: name(40),
  date: day,
  totalBudget: amount.nullish(),
  ...stamps,
})

const planOccurrences = z.strictObject({
  occasionId: id,
  occurrenceDate: day,
  planId: id,
  budget: amount.nullish(),
  isBudgetFixed: z.boolean(),
  createdAt: instant,
})

/** Base64. Whether it's really a picture of ours is checked by the server, which can decode it. */
const picture = {
  content: z.base64(wrong.notAPicture).max(Math.ceil(MAX_STORED_BYTES / 3) * 4, wrong.notAPicture),
  createdAt: instant,
}
const askAnswers = z.strictObject({
  contactId: id,
  birthday,
  ...mapValues(askedTextFields, ({ max }) => text(max)),
  receivedAt: instant,
})

const budgetEnvelopes = z.strictObject({ year: int.min(FIRST_YEAR).max(LAST_YEAR), amount, updatedAt: instant })
const presentsReceived = z.strictObject({
  from: name(200),
  contactId: id.nullish(),
  title: name(300),
  receivedOn: day,
  thankedOn: day.nullish(),
  ...stamps,
})

const contactPictures = z.strictObject({ contactId: id, ...picture })
const giftPictures = z.strictObject({ giftIdeaId: id, ...picture })

/** A notice that was sent or given up; future ones are planned again. */
const reminders = z.strictObject({
  occasionId: id,
  reminderDate: day,
  occurrenceDate: day,
  slot: z.enum(slots),
  channel: z.enum(['email', 'bell', 'push']),
  sendAt: instant,
  isActive: z.boolean(),
  isSent: z.boolean(),
  attempts: count,
  nextAttemptAt: instant.nullish(),
  lastError: text(2_000),
  skipReason: text(100),
})

const emailReminders = z.strictObject({
  occasionId: id,
  contactId: id,
  daysBeforeEvent: int,
  occurrenceDate: day,
  slot: z.enum([...slots, 'manual']),
  status: z.enum(['sent', 'failed', 'skipped']),
  reason: text(500),
  address: text(254),
  attempts: count,
  emailSent: z.boolean(),
  sentAt: instant.nullish(),
})

const activities = z.strictObject({
  activityType: name(60),
  description: storedText(2_000),
  entityId: int.nullish(),
  entityType: text(60),
  metadata: z
    .record(storedText(60), z.union([storedText(2_000), z.number(), z.null()]))
    .refine((values) => Object.keys(values).length <= 30, wrong.tooManyFields),
  createdAt: instant,
})

const feedback = z.strictObject({
  type: z.enum(feedbackTypes),
  subject: storedText(SUBJECT_MAX),
  message: storedText(MESSAGE_MAX),
  priority: z.enum(feedbackPriorities),
  status: z.enum(feedbackStatuses),
  createdAt: instant,
  resolvedAt: instant.nullish(),
  reply: text(REPLY_MAX),
  repliedAt: instant.nullish(),
  // Files from before replies don't have it.
  replyByEmail: z.boolean().default(false),
  replyMailedAt: instant.nullish(),
})

/** What a language model was sent, and what came back. */
const modelRequests = z.strictObject({
  contactName: name(200),
  eventName: text(300),
  sentTo: name(400),
  sentText: storedText(100_000),
  createdAt: instant,
  outcome: z.enum(modelOutcomes),
  answer: modelAnswerSchema.nullish(),
})

export const entrySchemas = {
  contacts,
  occasions,
  occasionSkips,
  productDismissals,
  giftIdeas,
  giftSplits,
  budgetEnvelopes,
  plans,
  planOccurrences,
  askAnswers,
  presentsReceived,
  contactPictures,
  giftPictures,
  reminders,
  emailReminders,
  activities,
  feedback,
  modelRequests,
} satisfies Record<FileList, z.ZodType>

export type Entry<List extends FileList> = z.output<(typeof entrySchemas)[List]>
export type AccountLists = { [List in FileList]: Entry<List>[] }

/** The account. Only the names are restored; the rest belongs to how the user signs in. */
export const accountSchema = z.strictObject({
  email: text(254),
  name: text(200),
  firstName: text(200),
  lastName: text(200),
  profileImageUrl: text(2_048),
  picture: text(2_048),
  provider: text(60),
  isGuest: z.boolean(),
  createdAt: instant,
  lastLoginAt: instant.nullish(),
  updatedAt: instant,
  emailVerifiedAt: instant.nullish(),
  passwordChangedAt: instant.nullish(),
  termsVersion: text(40),
  termsAcceptedAt: instant.nullish(),
  ageConfirmedAt: instant.nullish(),
  lastSeenAt: instant,
})

export const profileEntrySchema = z.strictObject({
  name: storedText(200),
  email: storedEmailSchema.nullish(),
  emailVerifiedAt: instant.nullish(),
  phoneNumber: text(40),
  createdAt: instant,
  updatedAt: instant,
})

export const preferencesEntrySchema = z.strictObject({
  emailRemindersEnabled: z.boolean(),
  reminderDaysBefore: int
    .min(reminderDays.min, preferenceTexts.reminderDaysRange)
    .max(reminderDays.max, preferenceTexts.reminderDaysRange),
  reminderHour: int.min(0, preferenceTexts.reminderHourRange).max(23, preferenceTexts.reminderHourRange),
  /** Older files have none. */
  deliveryDays: deliveryDaysSchema.default(5),
  budgetVisibility: z.boolean(),
  timeZone: z.string().max(64).refine(isTimeZone, preferenceTexts.timeZoneUnknown).nullish(),
  timeZonePinned: z.boolean(),
  leapDay: z.enum(leapDays),
  // Files from before this preference don't have it.
  weekStart: z.enum(weekStarts).default('sunday'),
  theme: z.enum(themes),
  productNews: z.boolean(),
  // Files from before this preference don't have it.
  languageModel: z.boolean().default(false),
  // Files of earlier versions lack these.
  digestEnabled: z.boolean().default(false),
  digestDay: int.min(0, digestTexts.settings.dayRange).max(6, digestTexts.settings.dayRange).default(0),
  digestHour: int.min(0, preferenceTexts.reminderHourRange).max(23, preferenceTexts.reminderHourRange).default(9),
  // Files from before contributors got links don't have these.
  howToPayText: text(HOW_TO_PAY_MAX),
  howToPayUrl: linkSchema().nullish(),
  locale: z.string().regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/, wrong.notALanguage),
  currency,
  createdAt: instant,
  updatedAt: instant,
})

/** The single entries of the file; null if nothing was saved. */
export const settingSchemas = {
  account: accountSchema,
  profile: profileEntrySchema.nullable(),
  preferences: preferencesEntrySchema.nullable(),
}
export interface AccountSettings {
  account: z.output<typeof accountSchema>
  profile: z.output<typeof profileEntrySchema> | null
  preferences: z.output<typeof preferencesEntrySchema> | null
}
