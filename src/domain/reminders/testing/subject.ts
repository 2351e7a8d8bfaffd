import type { ReminderPreferences, ReminderSubject } from '../plan.ts'

/** Long before everything: nothing was changed lately. */
export const LONG_AGO = new Date('2020-01-01T00:00:00Z')

/** A party that needs a gift and has none, with no reminder of its own. */
export function subject(fields: Partial<ReminderSubject> = {}): ReminderSubject {
  return {
    date: '2026-12-05',
    isRecurring: false,
    dateRule: 'fixed',
    reminderDays: 7,
    reminderMethod: '',
    needsGift: true,
    mutedAt: null,
    snoozedUntil: null,
    snoozedOccurrence: null,
    remindersPausedAt: null,
    deliveryDays: null,
    contactDeliveryDays: null,
    createdAt: LONG_AGO,
    changedAt: LONG_AGO,
    skips: [],
    hasGift: () => false,
    isBought: () => false,
    done: [],
    ...fields,
  }
}

/** Somebody in UTC with an address, seven days before at nine. */
export function preferences(fields: Partial<ReminderPreferences> = {}): ReminderPreferences {
  return {
    timeZone: null,
    reminderHour: 9,
    reminderDaysBefore: 7,
    deliveryDays: 5,
    emailRemindersEnabled: true,
    leapDay: 'feb28',
    isGuest: false,
    address: 'ada@example.com',
    pushEnabled: false,
    changedAt: LONG_AGO,
    ...fields,
  }
}
