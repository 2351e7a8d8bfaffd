import { occasionTypeTexts } from '../texts/occasion-types.ts'
import { movableFeasts } from './movable-feasts.ts'

/** 'annual' is stored for a custom event that recurs yearly, and isn't offered. */
export type OccasionType = keyof typeof occasionTypeTexts

export const occasionTypes = Object.keys(occasionTypeTexts) as OccasionType[]

/** The types the editor offers, in its order, with their names. */
export const offeredOccasionTypes = occasionTypes
  .filter((type) => type !== 'annual')
  .map((value) => ({ value, label: occasionTypeTexts[value] }))

export const importanceLevels = ['Critical', 'High', 'Medium', 'Low'] as const

export type Importance = (typeof importanceLevels)[number]

/** 'push' is on, '' off, and 'none' silences e-mail for the event too. */
export const reminderMethods = ['push', 'none', ''] as const

export type ReminderMethod = (typeof reminderMethods)[number]

export function isOccasionType(text: string): text is OccasionType {
  return occasionTypes.some((type) => type === text)
}

export function occasionTypeLabel(type: OccasionType): string {
  return occasionTypeTexts[type]
}

/** Whether a type recurs yearly by default: holidays, birthdays and anniversaries do. */
export function defaultRecurring(type: string): boolean {
  return yearlyTypes.has(type)
}

const yearlyTypes: ReadonlySet<string> = new Set<OccasionType>([
  ...movableFeasts,
  'christmas',
  'new-years',
  'valentines',
  'independence-day',
  'halloween',
  'birthday',
  'wedding-anniversary',
  'annual',
])
