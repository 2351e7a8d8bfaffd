import { movableFeasts } from './movable-feasts.ts'

/** The types the editor offers, in its order, with their names. */
export const offeredOccasionTypes = [
  { value: 'christmas', label: 'Christmas' },
  { value: 'new-years', label: "New Year's Day" },
  { value: 'valentines', label: "Valentine's Day" },
  { value: 'easter', label: 'Easter' },
  { value: 'mothers-day', label: "Mother's Day" },
  { value: 'fathers-day', label: "Father's Day" },
  { value: 'independence-day', label: 'Independence Day' },
  { value: 'halloween', label: 'Halloween' },
  { value: 'thanksgiving', label: 'Thanksgiving' },
  { value: 'birthday', label: 'Birthday' },
  { value: 'wedding-anniversary', label: 'Wedding Anniversary' },
  { value: 'graduation', label: 'Graduation' },
  { value: 'retirement', label: 'Retirement' },
  { value: 'promotion', label: 'Job Promotion' },
  { value: 'new-job', label: 'New Job' },
  { value: 'housewarming', label: 'Housewarming' },
  { value: 'baby-shower', label: 'Baby Shower' },
  { value: 'wedding', label: 'Wedding' },
  { value: 'engagement', label: 'Engagement' },
  { value: 'custom', label: 'Custom Event' },
] as const

/** 'annual' is stored for a custom event that comes back every year, and not offered. */
export type OccasionType = (typeof offeredOccasionTypes)[number]['value'] | 'annual'

export const occasionTypes: readonly OccasionType[] = [...offeredOccasionTypes.map(({ value }) => value), 'annual']

export const importanceLevels = ['Critical', 'High', 'Medium', 'Low'] as const

export type Importance = (typeof importanceLevels)[number]

/** 'push' is on, '' off, and 'none' silences e-mail for the event too. */
export const reminderMethods = ['push', 'none', ''] as const

export type ReminderMethod = (typeof reminderMethods)[number]

export function isOccasionType(text: string): text is OccasionType {
  return occasionTypes.some((type) => type === text)
}

export function occasionTypeLabel(type: OccasionType): string {
  return offeredOccasionTypes.find(({ value }) => value === type)?.label ?? 'Annual Event'
}

/** Whether an event comes back every year when nobody said so: holidays, birthdays and anniversaries do. */
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
