import type { Preferences, Profile } from '#domain/accounts/schema.ts'
import type { userPreferences, userProfiles, users } from '#server/db/schema.ts'

/** The profile exists once it has been saved. */
export type ProfileRow = { user: typeof users.$inferSelect; profile: typeof userProfiles.$inferSelect | null }

export function presentProfile({ user, profile }: ProfileRow): Profile {
  return {
    name: profile?.name ?? user.name,
    email: profile?.email ?? null,
    emailVerified: profile !== null && profile.email !== null && profile.emailVerifiedAt !== null,
    phoneNumber: profile?.phoneNumber ?? null,
  }
}

/** The preferences of a user who hasn't chosen any. */
const defaults: Preferences = {
  emailRemindersEnabled: true,
  reminderDaysBefore: 7,
  reminderHour: 9,
  deliveryDays: 5,
  budgetVisibility: true,
  timeZone: null,
  timeZonePinned: false,
  leapDay: 'feb28',
  weekStart: 'sunday',
  theme: 'system',
  productNews: false,
  languageModel: false,
  digest: { enabled: false, day: 0, hour: 9 },
  howToPay: { text: null, url: null },
  locale: 'en-US',
  currency: 'USD',
}

export function presentPreferences(row: typeof userPreferences.$inferSelect | undefined): Preferences {
  if (!row) return defaults
  return {
    emailRemindersEnabled: row.emailRemindersEnabled,
    reminderDaysBefore: row.reminderDaysBefore,
    reminderHour: row.reminderHour,
    deliveryDays: row.deliveryDays,
    budgetVisibility: row.budgetVisibility,
    timeZone: row.timeZone,
    timeZonePinned: row.timeZonePinned,
    leapDay: row.leapDay,
    weekStart: row.weekStart,
    theme: row.theme,
    productNews: row.productNews,
    languageModel: row.languageModel,
    digest: { enabled: row.digestEnabled, day: row.digestDay, hour: row.digestHour },
    howToPay: { text: row.howToPayText, url: row.howToPayUrl },
    locale: row.locale,
    currency: row.currency,
  }
}
