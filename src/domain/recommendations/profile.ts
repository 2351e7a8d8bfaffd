import { isKnownCategory } from '../catalogue/category-tree.ts'
import { readDislikes, readInterests } from '../catalogue/interests/match.ts'
import { ageOn, parseBirthday } from '../contacts/birthday.ts'
import { MAX_INTERESTS } from '../contacts/limits.ts'
import type { BudgetRanges } from '../occasions/budget-ranges.ts'
import type { OccasionType } from '../occasions/types.ts'
import { dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import type { Cents } from '../shared/money.ts'
import { cautionsOf, type Cautions } from './cautions.ts'
import { birdsMeant } from './birds.ts'
import { occasionMeant, type Meant } from './occasions.ts'
import { isoWeek } from './week.ts'
import { bondOf, type Bond } from './relationships.ts'

/** The recipient, as described by the contact. */
export interface Recipient {
  id: number
  fullName: string
  relationship: string
  birthday: string | null
  gender: 'male' | 'female' | null
  categoryIds: readonly string[]
  interests: string | null
  dislikes: string | null
}

/** What a gift is for: one event, on its coming day. */
export interface GiftEvent {
  id: number
  name: string
  type: OccasionType
  date: CalendarDate
  budget: BudgetRanges | null
}

export interface Profile {
  firstName: string
  /** Full years on the day of the gift; undefined if unknown, never guessed. */
  age: number | undefined
  bond: Bond
  gender: 'male' | 'female' | null
  categoryIds: readonly string[]
  /** Ids of the vocabulary, from their free text. */
  likes: readonly string[]
  /** Ids that the free text names in part. */
  hints: readonly string[]
  /** Words of the free text that the vocabulary does not know. */
  likedWords: readonly string[]
  cautions: Cautions
  occasion: Meant
  budget: { low: Cents; high: Cents } | null
  /** 1–12, of the day of the gift. */
  month: number
  /** The same for the same person, event and week. */
  seed: string
}

export function profileOf(recipient: Recipient, event: GiftEvent | null, today: CalendarDate): Profile {
  const day = event?.date ?? today
  const birthday = recipient.birthday === null ? undefined : parseBirthday(recipient.birthday)
  const interests = recipient.interests ?? ''
  const dislikes = recipient.dislikes ?? ''
  const said = readInterests(interests)
  const cautions = cautionsOf(interests, dislikes)
  const named = [...new Set([...said.liked, ...readDislikes(dislikes).liked])]
  const likes = birdsMeant(named, `${interests}. ${dislikes}`).filter((id) => !cautions.interests.has(id))
  return {
    firstName: recipient.fullName.trim().split(/\s/)[0] ?? '',
    age: birthday && ageOn(birthday, day),
    bond: bondOf(recipient.relationship),
    gender: recipient.gender,
    categoryIds: [...new Set(recipient.categoryIds)].filter(isKnownCategory).slice(0, MAX_INTERESTS),
    likes,
    hints: said.hinted.filter((id) => !cautions.interests.has(id)),
    likedWords: said.likedWords,
    cautions,
    occasion: occasionMeant(event, `${interests}. ${dislikes}`),
    budget: event?.budget ? { low: event.budget.low * 100, high: event.budget.high * 100 } : null,
    month: dateParts(day).month,
    seed: `${recipient.id} ${event?.id ?? ''} ${isoWeek(today)}`,
  }
}

/** Whether anything is known about their tastes. */
export function saysWhatTheyLike({ likes, likedWords, categoryIds }: Profile): boolean {
  return likes.length + likedWords.length + categoryIds.length > 0
}
