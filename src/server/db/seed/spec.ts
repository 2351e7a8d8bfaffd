import type { Importance, OccasionType } from '#domain/occasions/types.ts'
import type { Cents } from '#domain/shared/money.ts'

// How the people of the demo account are described. Days count from the day of seeding, so that there is always
// something coming up.

export type SeedBirthday =
  | { inDays: number; turning?: number }
  /** Only the month is known. */
  | { inMonths: number }
  /** Born on 29 February of this year. */
  | { leapYear: number }

export interface SeedGift {
  title: string
  /** 'last-time' and 'time-before' were given one and two occurrences ago. */
  state: 'idea' | 'assigned' | 'bought' | 'last-time' | 'time-before'
  /** Without it the price is not known. */
  cents?: Cents
  paidCents?: Cents
  isCard?: true
  /** Terms of a shop search, for the link. */
  search?: string
  /** An idea of the embedded catalogue: picture, price and link are its own. */
  featured?: string
  description?: string
  /** Name, share in cents, whether it is confirmed; the shares add up to the price. */
  split?: readonly (readonly [name: string, cents: Cents, isConfirmed: boolean])[]
}

interface EventDetails {
  budgetCents?: Cents
  importance?: Importance
  /** Days before the event; the bell is on when it is given. */
  remindDays?: number
  needsCard?: true
  needsNoGift?: true
  notes?: string
  gifts?: readonly SeedGift[]
}

export interface SeedOccasion extends EventDetails {
  type: OccasionType
  name?: string
  /** For types without a day of their own; negative is past. */
  inDays?: number
}

export interface SeedPerson {
  fullName: string
  relationship: string
  gender?: 'male' | 'female'
  birthday?: SeedBirthday
  anniversary?: { inDays: number; years: number }
  email?: string
  phoneNumber?: string
  mailingAddress?: string
  interests?: string
  categoryIds?: readonly string[]
  notes?: string
  dislikes?: string
  isPaused?: true
  /** Since when the contact is kept; two years and more unless given. */
  addedDaysAgo?: number
  birthdayEvent?: EventDetails
  anniversaryEvent?: EventDetails
  occasions?: readonly SeedOccasion[]
  /** General ideas, of no event. */
  ideas?: readonly SeedGift[]
}
