import { eq } from 'drizzle-orm'
import { linkedEventsOf, type LinkedKind } from '#domain/contacts/linked-events.ts'
import { hasAnniversary } from '#domain/contacts/relationships.ts'
import { eventPresets, presetDate } from '#domain/occasions/presets.ts'
import { dateRuleFor, type DateRule } from '#domain/occasions/recurrence.ts'
import { MAX_OCCASIONS, type Generated } from '#domain/occasions/schema.ts'
import type { OccasionType } from '#domain/occasions/types.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { eventTexts } from '#domain/texts/events.ts'
import type { Tx } from '#server/db/connection.ts'
import { contacts, occasions } from '#server/db/schema.ts'
import { recordActivity } from '#server/features/activities/commands.ts'
import type { Actor } from '#server/identity/actor.ts'
import { deletedMark } from './linked.ts'
import { knownOf } from './known.ts'
import { presentOccasion } from './present.ts'
import { ownedRows, rowsByIds } from './rows.ts'

/** Events that Generate Events creates, and that an edit of the contact creates again. */
const generatable: readonly string[] = [
  'birthday',
  'wedding-anniversary',
  'valentines',
  'mothers-day',
  'fathers-day',
] satisfies OccasionType[]

export function isGeneratable(type: string): boolean {
  return generatable.includes(type)
}

interface Wanted {
  type: string
  name: string
  date: CalendarDate
  dateRule: DateRule
  linkedTo: LinkedKind | null
  yearKnown: boolean
}

/** Creates, for every contact, the events of its relationship that are missing and weren't removed by the user. */
export async function generateEvents(tx: Tx, actor: Actor): Promise<Generated> {
  const people = await tx.select().from(contacts).where(eq(contacts.userId, actor.owner)).orderBy(contacts.id)
  const existing = new Map<number, string[]>()
  for (const { contactId, type } of await ownedRows(tx, actor.owner)) {
    const types = existing.get(contactId)
    if (types) types.push(type)
    else existing.set(contactId, [type])
  }
  let skipped = 0
  const values: (typeof occasions.$inferInsert)[] = []
  for (const person of people) {
    const types = existing.get(person.id) ?? []
    let room = MAX_OCCASIONS - types.length
    for (const wanted of wantedEvents(person, actor.today)) {
      if (room <= 0 || types.includes(wanted.type) || isRemoved(wanted, person.suppressedEvents)) {
        skipped += 1
        continue
      }
      room -= 1
      values.push({
        ...wanted,
        contactId: person.id,
        userId: actor.owner,
        isRecurring: true,
        reminderMethod: 'push',
        createdAt: actor.now,
        updatedAt: actor.now,
      })
    }
  }
  const ids: number[] = []
  for (let start = 0; start < values.length; start += ROWS_AT_ONCE) {
    const rows = await tx
      .insert(occasions)
      .values(values.slice(start, start + ROWS_AT_ONCE))
      .returning({ id: occasions.id })
    for (const { id } of rows) ids.push(id)
  }
  const message = eventTexts.generated(ids.length)
  if (ids.length > 0)
    await recordActivity(tx, actor, {
      activityType: 'event_created',
      description: message,
      entityId: null,
      entityType: null,
    })
  const [made, known] = await Promise.all([rowsByIds(tx, actor.owner, ids), knownOf(tx, actor, ids)])
  return {
    created: ids.length,
    skipped,
    occasions: made.toSorted((a, b) => a.id - b.id).map((row) => presentOccasion(row, actor, known)),
    message,
  }
}

/** PostgreSQL takes 65,535 values in a statement; a row has 24. */
const ROWS_AT_ONCE = 1_000

function wantedEvents(person: typeof contacts.$inferSelect, today: CalendarDate): Wanted[] {
  const linked: Wanted[] = linkedEventsOf(person).map(({ type, name, date, dateRule, linkedTo, yearKnown }) => ({
    type,
    name,
    date,
    dateRule,
    linkedTo,
    yearKnown,
  }))
  const relationship = person.relationship.trim().toLowerCase()
  const holidays: OccasionType[] = []
  if (hasAnniversary(relationship)) holidays.push('valentines')
  if (relationship === 'mother') holidays.push('mothers-day')
  if (relationship === 'father') holidays.push('fathers-day')
  return [...linked, ...holidays.flatMap((type) => holiday(type, today) ?? [])]
}

function holiday(type: OccasionType, today: CalendarDate): Wanted | undefined {
  const date = presetDate(type, today)
  const preset = eventPresets.find((offered) => offered.type === type)
  if (date === undefined || !preset) return undefined
  return { type, name: preset.name, date, dateRule: dateRuleFor(type, date), linkedTo: null, yearKnown: true }
}

function isRemoved({ type, linkedTo }: Wanted, suppressed: readonly string[]): boolean {
  return (
    suppressed.includes(type) ||
    suppressed.includes(deletedMark(type)) ||
    (linkedTo !== null && suppressed.includes(linkedTo))
  )
}
