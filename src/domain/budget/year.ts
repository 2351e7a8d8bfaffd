import { relationshipLabel } from '../contacts/relationships.ts'
import { eventNameWithoutContact } from '../occasions/event-name.ts'
import { isOccasionType, occasionTypeLabel } from '../occasions/types.ts'
import { calendarDate, dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import { groupBy } from '../shared/group-by.ts'
import { sumCents, type Cents } from '../shared/money.ts'
import { entriesBetween, type BudgetEntry, type BudgetEvent, type BudgetRows, type Now } from './entries.ts'
import { forecastOf, type Forecast } from './forecast.ts'
import { figuresBy, figuresOf, type Figures } from './ledger.ts'

/** Figures of a group, and what was spent on it the year before. */
type Compared = Figures & { lastYear: Cents }

export interface BudgetYear extends Figures {
  year: number
  /** What the user wants to spend in the year; null if they haven't said. */
  envelope: Cents | null
  /** Envelope minus spent. */
  open: Cents | null
  /** The budgets of the year's events together. */
  assigned: Cents
  /** January first. */
  byMonth: (Compared & { month: number })[]
  /** In each of these the most spent comes first. */
  byContact: (Compared & Pick<BudgetEvent, 'contactId' | 'contactName' | 'relationship' | 'emoji' | 'picture'>)[]
  byRelationship: (Compared & { relationship: string })[]
  byOccasion: (Compared & { name: string; events: EventFigures[] })[]
  forecast90: Forecast
  lastYear: { year: number; envelope: Cents | null; spent: Cents; bought: Cents; ownShare: Cents; byMonth: Cents[] }
}

/** One occurrence among those of its name, by date. */
type EventFigures = Figures & {
  occasionId: number
  contactId: number
  contactName: string
  name: string
  occurrenceDate: CalendarDate
  planId: number | null
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** @param envelopes by year */
export function budgetOfYear(
  rows: BudgetRows,
  envelopes: ReadonlyMap<number, Cents>,
  year: number,
  now: Now,
): BudgetYear {
  const entries = entriesOf(rows, year, now)
  const before = entriesOf(rows, year - 1, now)
  const envelope = envelopes.get(year) ?? null
  const last = figuresOf(before)
  const byMonth = compared(entries, before, monthOf)
  const lastByMonth = figuresBy(before, monthOf)
  return {
    ...figuresOf(entries, envelope),
    year,
    envelope,
    assigned: sumCents(entries.map(({ budgetCents }) => budgetCents ?? 0)),
    byMonth: months.map((month) => ({ ...(byMonth.get(month)?.figures ?? nothing()), month })),
    byContact: [...compared(entries, before, ({ event }) => event.contactId)]
      .map(
        ([
          contactId,
          {
            figures,
            sample: { event },
          },
        ]) => ({
          ...figures,
          contactId,
          contactName: event.contactName,
          relationship: event.relationship,
          emoji: event.emoji,
          picture: event.picture,
        }),
      )
      .toSorted((a, b) => mostSpent(a, b) || inOrder(a.contactName, b.contactName) || a.contactId - b.contactId),
    byRelationship: [...compared(entries, before, ({ event }) => relationshipLabel(event.relationship))]
      .map(([relationship, { figures }]) => ({ ...figures, relationship }))
      .toSorted((a, b) => mostSpent(a, b) || inOrder(a.relationship, b.relationship)),
    byOccasion: occasionsOf(entries, before),
    forecast90: forecastOf(rows, now),
    lastYear: {
      year: year - 1,
      envelope: envelopes.get(year - 1) ?? null,
      spent: last.spent,
      bought: last.bought,
      ownShare: last.ownShare,
      byMonth: months.map((month) => lastByMonth.get(month)?.spent ?? 0),
    },
  }
}

function entriesOf(rows: BudgetRows, year: number, now: Now): BudgetEntry[] {
  return entriesBetween(rows, calendarDate(year, 1, 1), calendarDate(year, 12, 31), now)
}

/** The groups of both years, each with one of its entries. */
function compared<Key>(
  entries: readonly BudgetEntry[],
  before: readonly BudgetEntry[],
  keyOf: (entry: BudgetEntry) => Key,
) {
  const figures = figuresBy(entries, keyOf)
  const lastYear = figuresBy(before, keyOf)
  const groups = new Map<Key, { figures: Compared; sample: BudgetEntry }>()
  for (const sample of [...entries, ...before]) {
    const key = keyOf(sample)
    if (groups.has(key)) continue
    const ofGroup = { ...nothing(), ...figures.get(key), lastYear: lastYear.get(key)?.spent ?? 0 }
    groups.set(key, { figures: ofGroup, sample })
  }
  return groups
}

/** Events of one type together, such as all birthdays; those of your own by their name. */
function occasionsOf(entries: readonly BudgetEntry[], before: readonly BudgetEntry[]): BudgetYear['byOccasion'] {
  const events = groupBy(entries, occasionOf)
  return [...compared(entries, before, occasionOf)]
    .map(([name, { figures }]) => ({ ...figures, name, events: (events.get(name) ?? []).map(eventOf).toSorted(byDay) }))
    .toSorted((a, b) => mostSpent(a, b) || inOrder(a.name, b.name))
}

function eventOf(entry: BudgetEntry): EventFigures {
  const { event, occurrence, planId } = entry
  const { id, contactId, contactName, name } = event
  return { ...figuresOf([entry]), occasionId: id, contactId, contactName, name, occurrenceDate: occurrence, planId }
}

function occasionOf({ event: { type, name, contactName } }: BudgetEntry): string {
  if (isOccasionType(type) && type !== 'custom' && type !== 'annual') return occasionTypeLabel(type)
  return eventNameWithoutContact(name, contactName)
}

function monthOf({ occurrence }: BudgetEntry): number {
  return dateParts(occurrence).month
}

function nothing(): Compared {
  return { ...figuresOf([]), lastYear: 0 }
}

function mostSpent(a: Compared, b: Compared): number {
  return b.spent - a.spent || (b.budget ?? 0) - (a.budget ?? 0) || b.lastYear - a.lastYear
}

function byDay(a: EventFigures, b: EventFigures): number {
  return (
    inOrder(a.occurrenceDate, b.occurrenceDate) || inOrder(a.contactName, b.contactName) || a.occasionId - b.occasionId
  )
}

function inOrder(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
