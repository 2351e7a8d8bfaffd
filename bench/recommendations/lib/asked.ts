import { presetDate } from '#domain/occasions/presets.ts'
import { isOccasionType, occasionTypeLabel } from '#domain/occasions/types.ts'
import type { Wish } from '#domain/recommendations/filters.ts'
import { profileOf, type GiftEvent, type Profile, type Recipient } from '#domain/recommendations/profile.ts'
import { addDays, dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Persona } from '../shapes.ts'

/** The evaluation's own today, as its README says. */
export const TODAY: CalendarDate = '2026-11-21'

export interface Asked {
  profile: Profile
  wish: Wish
  event: GiftEvent | null
}

/** What the app would ask for this person; `number` is used as the contact's id. */
export function askedOf(persona: Persona, number: number): Asked {
  const event = eventOf(persona, number)
  const recipient: Recipient = {
    id: number,
    fullName: 'Mia Berg',
    relationship: persona.relationship,
    birthday: persona.birthday ?? birthdayFor(persona.age, event?.date ?? TODAY),
    gender: persona.gender ?? null,
    categoryIds: persona.categoryIds,
    interests: persona.interests,
    dislikes: persona.dislikes,
    allergies: null,
  }
  const taken = persona.given.map((title) => ({ title, provider: 'manual', productKey: null, productUrl: null }))
  const wish: Wish = { itemType: 'gift', categoryId: null, taken, dismissed: [] }
  return { profile: profileOf(recipient, event, TODAY), wish, event }
}

/** A budget belongs to an event: where there is one without the other, the event is one of their own. */
function eventOf({ occasionType, eventName, budget }: Persona, number: number): GiftEvent | null {
  const type = occasionType ?? (budget === null ? null : 'custom')
  if (type === null || !isOccasionType(type)) return null
  const date = presetDate(type, TODAY) ?? addDays(TODAY, 21)
  return {
    id: number,
    name: eventName ?? occasionTypeLabel(type),
    type,
    date,
    budget: budget && { low: budget.low * 100, high: budget.high * 100 },
  }
}

/** On New Year's Day of the year in which they are that old on the day of the gift. */
function birthdayFor(age: number | null, day: CalendarDate): string | null {
  return age === null ? null : `${String(dateParts(day).year - age).padStart(4, '0')}-01-01`
}
