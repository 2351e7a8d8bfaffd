import { randomUUID } from 'node:crypto'
import { linkedEventsOf } from '#domain/contacts/linked-events.ts'
import { dateRuleFor } from '#domain/occasions/recurrence.ts'
import { defaultRecurring, occasionTypeLabel } from '#domain/occasions/types.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { contacts, occasions } from '#server/db/schema.ts'
import { birthdayText, firstDay, middayOf, yearsBefore } from './dates.ts'
import { planGift, type PlannedGift } from './plan-gift.ts'
import type { SeedOccasion, SeedPerson } from './spec.ts'

type Insert<Table extends { $inferInsert: object }, Parent extends string> = Omit<Table['$inferInsert'], Parent> & {
  uid: string
}

export interface PlannedOccasion {
  row: Insert<typeof occasions, 'contactId' | 'userId'>
  gifts: PlannedGift[]
}

export interface PlannedPerson {
  row: Insert<typeof contacts, 'userId'>
  occasions: PlannedOccasion[]
  ideas: PlannedGift[]
}

export interface SeedDay {
  today: CalendarDate
  random: () => number
}

/** How long the memorable people are kept: long enough for two presents each. */
const ADDED_DAYS_AGO = 810

/** The rows of one person, without the ids that only the database knows. */
export function planPerson(person: SeedPerson, day: SeedDay): PlannedPerson {
  const added = addDays(day.today, -(person.addedDaysAgo ?? ADDED_DAYS_AGO + Math.floor(day.random() * 30)))
  const at = { createdAt: middayOf(added), updatedAt: middayOf(added) }
  const { birthday, anniversary } = person
  const contact = {
    fullName: person.fullName,
    relationship: person.relationship,
    birthday: birthday ? birthdayText(birthday, day.today) : null,
    anniversaryDate: anniversary ? yearsBefore(addDays(day.today, anniversary.inDays), anniversary.years) : null,
  }
  const linked = linkedEventsOf(contact).map((event) => {
    const details = (event.linkedTo === 'birthday' ? person.birthdayEvent : person.anniversaryEvent) ?? {}
    return planOccasion({ ...event, ...details }, event, at, day)
  })
  const own = (person.occasions ?? []).map((occasion) => {
    const isRecurring = defaultRecurring(occasion.type)
    const date = firstDay(occasion, isRecurring, day.today)
    const name = occasion.name ?? occasionTypeLabel(occasion.type)
    return planOccasion(occasion, { name, date, isRecurring, dateRule: dateRuleFor(occasion.type, date) }, at, day)
  })
  return {
    row: {
      ...contact,
      ...at,
      uid: randomUUID(),
      gender: person.gender ?? null,
      email: person.email ?? null,
      phoneNumber: person.phoneNumber ?? null,
      mailingAddress: person.mailingAddress ?? null,
      interests: person.interests ?? null,
      categoryIds: [...(person.categoryIds ?? [])],
      notes: person.notes ?? null,
      dislikes: person.dislikes ?? null,
      remindersPausedAt: person.isPaused ? middayOf(addDays(day.today, -150)) : null,
    },
    occasions: [...linked, ...own],
    ideas: (person.ideas ?? []).map((gift) => planGift(gift, null, added, day)),
  }
}

type Timing = Pick<PlannedOccasion['row'], 'name' | 'date'> & {
  isRecurring: boolean
  dateRule: NonNullable<PlannedOccasion['row']['dateRule']>
} & Partial<Pick<PlannedOccasion['row'], 'linkedTo' | 'yearKnown'>>

function planOccasion(
  details: SeedOccasion,
  { name, date, isRecurring, dateRule, linkedTo = null, yearKnown = true }: Timing,
  at: { createdAt: Date; updatedAt: Date },
  day: SeedDay,
): PlannedOccasion {
  const schedule = { date, isRecurring, dateRule }
  const added = todayIn('UTC', at.createdAt)
  return {
    row: {
      ...schedule,
      ...at,
      uid: randomUUID(),
      name,
      linkedTo,
      yearKnown,
      type: details.type,
      reminderDays: details.remindDays ?? null,
      reminderMethod: details.remindDays === undefined ? '' : 'push',
      budget: details.budgetCents ?? null,
      levelOfImportance: details.importance ?? 'Medium',
      needsGift: !details.needsNoGift,
      needsCard: details.needsCard ?? false,
      notes: details.notes ?? null,
    },
    gifts: (details.gifts ?? []).flatMap((gift) => planGift(gift, schedule, added, day)),
  }
}
