import { daysBetween, type CalendarDate } from '../shared/calendar-date.ts'
import { invalidField } from '../shared/errors.ts'
import { deliveryTexts } from '../texts/delivery.ts'

/** What can happen to a gift after buying it, in this order. Each is optional: what is made at home is never ordered. */
export const deliverySteps = ['ordered', 'arrived', 'wrapped', 'given'] as const
export type DeliveryStep = (typeof deliverySteps)[number]
export const deliveryStates = ['none', ...deliverySteps] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const reactions = ['loved', 'fine', 'no'] as const
export type Reaction = (typeof reactions)[number]

export interface Delivery {
  deliveryState: DeliveryState
  /** When it should arrive; null if unknown. */
  arrivesOn: CalendarDate | null
  /** How it went; null until the user says so. */
  reaction: Reaction | null
}

/** The facts about the purchase on which the rest depends. */
interface Purchase {
  isPurchased: boolean
  occurrenceDate: CalendarDate | null
}

export type Delivered = Purchase & Delivery

export const notDelivered: Delivery = { deliveryState: 'none', arrivesOn: null, reaction: null }

/**
 * What is known after a change.
 * - Only what is bought is ordered, wrapped or given: undoing the purchase clears everything.
 * - Any step may follow any other, because steps are skipped and mistakes are corrected. A known day of arrival means that
 *   it was ordered, and no step means that there is no such day.
 * - A gift that was given and is now meant for a day still to come wasn't given: it's here. How it went is forgotten.
 * @param before what the row says; sending it back unchanged asks for nothing
 * @throws {AppError} INVALID for what can't be true of such a gift
 */
export function deliveryAfter(
  before: Delivered,
  purchase: Purchase,
  sent: { [Field in keyof Delivery]?: Delivery[Field] | undefined },
  today: CalendarDate,
): Delivery {
  const wanted = changesIn(before, sent)
  if (!purchase.isPurchased) {
    for (const field of ['deliveryState', 'arrivesOn', 'reaction'] as const)
      if ((wanted[field] ?? notDelivered[field]) !== notDelivered[field])
        throw invalidField(field, deliveryTexts.onlyIfBought)
    return notDelivered
  }
  const deliveryState = stateAfter(before, purchase, wanted, today)
  if (deliveryState === 'none' && wanted.arrivesOn) throw invalidField('arrivesOn', deliveryTexts.onlyIfOrdered)
  const known = wanted.arrivesOn === undefined ? before.arrivesOn : wanted.arrivesOn
  const delivery = { deliveryState, arrivesOn: deliveryState === 'none' ? null : known }
  if (wasGiven({ ...purchase, deliveryState }, today))
    return { ...delivery, reaction: wanted.reaction === undefined ? before.reaction : wanted.reaction }
  if (wanted.reaction) throw invalidField('reaction', deliveryTexts.onlyIfGiven)
  return { ...delivery, reaction: null }
}

/** Marked as given, or bought for a day that is over. */
export function wasGiven(
  { isPurchased, occurrenceDate, deliveryState }: Purchase & Pick<Delivery, 'deliveryState'>,
  today: CalendarDate,
): boolean {
  return isPurchased && (deliveryState === 'given' || (occurrenceDate !== null && occurrenceDate < today))
}

/** The state after a tap on a step: the step itself, or if it's the current one, the one before it. */
export function tapped(
  { deliveryState, arrivesOn }: Pick<Delivery, 'deliveryState' | 'arrivesOn'>,
  step: DeliveryStep,
) {
  if (deliveryState !== step) return step
  const before: Record<DeliveryStep, DeliveryState> = {
    ordered: 'none',
    // Bought in a store, it was never ordered.
    arrived: arrivesOn === null ? 'none' : 'ordered',
    wrapped: 'arrived',
    given: 'wrapped',
  }
  return before[step]
}

/** What is worth saying about a gift on its way. */
export type Arrival =
  | { kind: 'expected'; on: CalendarDate }
  | { kind: 'late'; on: CalendarDate; daysAfter: number }
  | { kind: 'overdue'; on: CalendarDate }

/** Undefined if it isn't on its way, or nobody knows until when. */
export function arrivalOf(gift: Omit<Delivered, 'reaction'>, today: CalendarDate): Arrival | undefined {
  const { isPurchased, deliveryState, arrivesOn: on, occurrenceDate } = gift
  if (!isPurchased || deliveryState !== 'ordered' || on === null) return undefined
  if (on < today) return { kind: 'overdue', on }
  if (occurrenceDate === null || on <= occurrenceDate) return { kind: 'expected', on }
  return { kind: 'late', on, daysAfter: daysBetween(occurrenceDate, on) }
}

/** How many days after the event we ask how it went. */
export const DAYS_TO_ASK = 30

/** Whether to ask how it went: given lately, and not said yet. A late one is asked about when it's there. */
export function awaitsReaction(gift: Delivered & { itemType: 'gift' | 'card' }, today: CalendarDate): boolean {
  const { itemType, occurrenceDate, reaction } = gift
  if (itemType === 'card' || reaction !== null || occurrenceDate === null || occurrenceDate >= today) return false
  if (daysBetween(occurrenceDate, today) > DAYS_TO_ASK) return false
  const arrival = arrivalOf(gift, today)
  return gift.isPurchased && (arrival === undefined || arrival.kind === 'overdue')
}

type Wanted = { [Field in keyof Delivery]?: Delivery[Field] | undefined }

function changesIn(before: Delivery, sent: Wanted): Wanted {
  const isNew = (field: keyof Delivery) => sent[field] !== undefined && sent[field] !== before[field]
  return {
    ...(isNew('deliveryState') && { deliveryState: sent.deliveryState }),
    ...(isNew('arrivesOn') && { arrivesOn: sent.arrivesOn }),
    ...(isNew('reaction') && { reaction: sent.reaction }),
  }
}

function stateAfter(before: Delivered, after: Purchase, wanted: Wanted, today: CalendarDate): DeliveryState {
  if (wanted.deliveryState !== undefined) return wanted.deliveryState
  if (wanted.arrivesOn && before.deliveryState === 'none') return 'ordered'
  const isOver = after.occurrenceDate !== null && after.occurrenceDate < today
  const isMoved = before.isPurchased && before.occurrenceDate !== after.occurrenceDate && !isOver
  return isMoved && before.deliveryState === 'given' ? 'arrived' : before.deliveryState
}
