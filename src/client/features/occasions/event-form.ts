import { budgetLimits } from '#domain/occasions/budget-ranges.ts'
import { eventPresets } from '#domain/occasions/presets.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { Importance, ReminderMethod } from '#domain/occasions/types.ts'
import { parseAmount } from '#domain/shared/money.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { deliveryDaysOf } from './parts/delivery-days.ts'

/** The fields of both event forms as shown; '' is empty. */
export type EventValues = {
  type: string
  name: string
  date: string
  reminderMethod: ReminderMethod
  /** Text of a number; anything else counts as 7. */
  reminderDays: string
  levelOfImportance: Importance
  isRecurring: boolean
  needsGift: boolean
  needsCard: boolean
  /** '' for the contact's or the profile's. */
  deliveryDays: string
  budget: string
  notes: string
}

/** The values a new event starts with. */
export const newEvent: EventValues = {
  type: 'custom',
  name: '',
  date: '',
  reminderMethod: 'push',
  reminderDays: '7',
  levelOfImportance: 'Medium',
  isRecurring: false,
  needsGift: true,
  needsCard: false,
  deliveryDays: '',
  budget: '',
  notes: '',
}

export function occasionToValues(occasion: Occasion): EventValues {
  return {
    type: occasion.type,
    name: occasion.name,
    date: occasion.date,
    reminderMethod: occasion.reminderMethod,
    reminderDays: String(occasion.reminderDays),
    levelOfImportance: occasion.levelOfImportance,
    isRecurring: occasion.isRecurring,
    needsGift: occasion.needsGift,
    needsCard: occasion.needsCard,
    deliveryDays: occasion.deliveryDays === null ? '' : String(occasion.deliveryDays),
    budget: occasion.budget ?? '',
    notes: occasion.notes ?? '',
  }
}

/** What the event forms send. */
export type OccasionInput = ReturnType<typeof valuesToInput>

/** @param shownDays the days that the form showed first: sent only once someone edited them */
export function valuesToInput({ reminderDays, ...values }: EventValues, shownDays?: string) {
  return {
    ...values,
    ...(reminderDays === shownDays ? {} : { reminderDays: sentDays(reminderDays) }),
    // An annual event is a custom one that recurs; without recurring it's a custom one.
    type: values.type === 'annual' && !values.isRecurring ? 'custom' : values.type,
    name: values.name.trim(),
    deliveryDays: deliveryDaysOf(values.deliveryDays),
    budget: values.budget.trim() === '' ? null : values.budget.trim(),
    notes: values.notes.trim(),
  }
}

/** Whether the name is the user's own rather than the preset's. */
export function hasOwnName(type: string): boolean {
  return type === 'custom' || type === 'annual'
}

/**
 * What choosing a type fills in; the user's own name and day stay if the type has none.
 * @param filled the day that came with a type, '' for none
 * @param ownDate the last day that the user chose
 */
export function withType(
  type: string,
  values: EventValues,
  filled: (type: string) => string,
  ownDate: string,
): Partial<EventValues> {
  const preset = presetOf(type)
  const ownName = values.name === presetOf(values.type)?.name ? '' : values.name
  return {
    type,
    name: preset === undefined || preset.name === '' ? ownName : preset.name,
    isRecurring: preset?.isRecurring ?? values.isRecurring,
    date: filled(type) || ownDate,
  }
}

/** The text of a days field once it is left: anything but a number counts as 7. */
export function daysText(text: string): string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? newEvent.reminderDays : text
}

/** What to look for with the budget that is typed; undefined while it is none. */
export function budgetHint(budget: string): string | undefined {
  const cents = parseAmount(budget.trim())
  const limits = cents === undefined || cents === 0 ? null : budgetLimits(cents)
  return limits === null ? undefined : eventTexts.lookBetween(shortMoney(limits.low), shortMoney(limits.high))
}

function presetOf(type: string) {
  return eventPresets.find((known) => known.type === type)
}

function sentDays(text: string): number {
  return Math.min(365, Math.max(1, Math.round(Number(daysText(text)))))
}
