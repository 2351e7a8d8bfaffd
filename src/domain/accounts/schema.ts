import { z } from 'zod'
import { passwordTexts } from '../texts/password.ts'
import { accountTexts } from '../texts/accounts.ts'
import { weekStarts } from '../calendar/periods.ts'
import { deliveryDaysSchema } from '../occasions/delivery-days.ts'
import { inputTexts } from '../texts/input.ts'
import { instantOut, optionalEmailSchema, optionalText, requiredText, storedEmailSchema } from '../shared/wire.ts'
import { preferenceTexts, profileTexts } from '../texts/profile.ts'
import { fieldTexts } from '../texts/fields.ts'
import { howToPaySchema, newHowToPaySchema } from '../splits/links/schema.ts'
import { digestTexts } from '../texts/digest.ts'

/** Version of the Terms of Service that sign-up and guest start agree to. */
export const TERMS_VERSION = '2025-10'

/** Signing in doesn't validate a password: a wrong one is simply wrong. The limit avoids hashing megabytes. */
const givenPassword = z
  .string(accountTexts.requiredFields.description)
  .min(1, accountTexts.requiredFields.description)
  .max(1024, accountTexts.invalidCredentials)

export const signInSchema = z.object({
  email: z
    .string(accountTexts.requiredFields.description)
    .trim()
    .min(1, accountTexts.requiredFields.description)
    .max(254, accountTexts.invalidCredentials),
  password: givenPassword,
  mergeGuest: z.boolean().optional(),
})

export const guestStartSchema = z.object({ confirmAge: z.literal(true, accountTexts.confirmAge).optional() }).nullish()

export const resetRequestSchema = z.object({
  email: z
    .string(passwordTexts.emailRequired.description)
    .trim()
    .min(1, passwordTexts.emailRequired.description)
    .pipe(storedEmailSchema),
})

export const mailedTokenSchema = z.object({
  token: z
    .string(passwordTexts.invalidToken.title)
    .min(1, passwordTexts.invalidToken.title)
    .max(200, passwordTexts.invalidToken.title),
})

export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  picture: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isGuest: z.boolean(),
  isAdmin: z.boolean(),
  auth0Id: z.string().nullable(),
  replitId: z.string().nullable(),
  provider: z.string().nullable(),
  createdAt: instantOut,
  lastLoginAt: instantOut.nullable(),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

export const outcomeSchema = z.object({ success: z.literal(true), message: z.string() })
export const signedInSchema = outcomeSchema.extend({ token: z.string(), user: currentUserSchema })
export type SignedIn = z.infer<typeof signedInSchema>
/** Sign-up by a signed-out visitor answers no token; a promoted guest gets a new one. */
export const signedUpSchema = outcomeSchema.extend({ token: z.string().optional(), user: currentUserSchema.optional() })

export const mergePreviewSchema = z.object({
  contacts: z.number().int(),
  events: z.number().int(),
  gifts: z.number().int(),
  /** Contacts of the guest whose name the account already has. */
  duplicates: z.number().int(),
})

export const sessionSchema = z.object({
  id: z.string(),
  kind: z.enum(['user', 'guest']),
  createdAt: instantOut,
  lastSeenAt: instantOut,
  userAgent: z.string().nullable(),
  ip: z.string().nullable(),
  isCurrent: z.boolean(),
})

export const profileSchema = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
})
export type Profile = z.infer<typeof profileSchema>
export const profileChangeSchema = z.object({
  name: requiredText(120, fieldTexts.name, profileTexts.nameRequired),
  email: optionalEmailSchema.optional(),
  phoneNumber: optionalText(40, fieldTexts.phoneNumber).optional(),
})

export const themes = ['light', 'dark', 'system'] as const
export const leapDays = ['feb28', 'mar1'] as const

export const preferencesSchema = z.object({
  emailRemindersEnabled: z.boolean(),
  reminderDaysBefore: z.number().int(),
  reminderHour: z.number().int(),
  deliveryDays: z.number().int(),
  budgetVisibility: z.boolean(),
  timeZone: z.string().nullable(),
  timeZonePinned: z.boolean(),
  leapDay: z.enum(leapDays),
  weekStart: z.enum(weekStarts),
  theme: z.enum(themes),
  productNews: z.boolean(),
  /** Whether a language model may be asked about contacts. */
  languageModel: z.boolean(),
  /** The weekly e-mail 'Your next 30 days'; day 0 is Sunday. */
  digest: z.object({ enabled: z.boolean(), day: z.number().int(), hour: z.number().int() }),
  /** How contributors pay the user. */
  howToPay: howToPaySchema,
  locale: z.string(),
  currency: z.string(),
})
export type Preferences = z.infer<typeof preferencesSchema>
const switchSchema = z.boolean(inputTexts.onOrOff)

/** How many days before an event its e-mail can come. */
export const reminderDays = { min: 1, max: 30 } as const

export const preferencesChangeSchema = z
  .object({
    emailRemindersEnabled: switchSchema,
    reminderDaysBefore: z
      .int(preferenceTexts.reminderDaysRange)
      .min(reminderDays.min, preferenceTexts.reminderDaysRange)
      .max(reminderDays.max, preferenceTexts.reminderDaysRange),
    reminderHour: z
      .int(preferenceTexts.reminderHourRange)
      .min(0, preferenceTexts.reminderHourRange)
      .max(23, preferenceTexts.reminderHourRange),
    deliveryDays: deliveryDaysSchema,
    budgetVisibility: switchSchema,
    timeZone: z.string(preferenceTexts.timeZoneUnknown).max(64, preferenceTexts.timeZoneUnknown),
    timeZonePinned: switchSchema,
    leapDay: z.enum(leapDays, inputTexts.leapDay),
    weekStart: z.enum(weekStarts, inputTexts.weekStart),
    theme: z.enum(themes, inputTexts.theme),
    productNews: switchSchema,
    languageModel: switchSchema,
    digest: z
      .object({
        enabled: switchSchema,
        day: z
          .int(digestTexts.settings.dayRange)
          .min(0, digestTexts.settings.dayRange)
          .max(6, digestTexts.settings.dayRange),
        hour: z
          .int(preferenceTexts.reminderHourRange)
          .min(0, preferenceTexts.reminderHourRange)
          .max(23, preferenceTexts.reminderHourRange),
      })
      .partial(),
    howToPay: newHowToPaySchema,
  })
  .partial()

export const accountStatsSchema = z.object({
  totalContacts: z.number().int(),
  totalEvents: z.number().int(),
  totalGifts: z.number().int(),
  purchasedGifts: z.number().int(),
})
export type AccountStats = z.infer<typeof accountStatsSchema>
