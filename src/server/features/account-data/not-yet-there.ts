import { and, eq, gte, lte } from 'drizzle-orm'
import type { Tx } from '#server/db/connection.ts'
import { feedback, modelRequests, presentsReceived, userActivities } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import type { Fields } from './insert-entries.ts'

const listsWithoutUids = ['activities', 'feedback', 'presentsReceived', 'modelRequests'] as const
type ListWithoutUids = (typeof listsWithoutUids)[number]

export function isRecognizedByText(list: string): list is ListWithoutUids {
  return (listsWithoutUids as readonly string[]).includes(list)
}

/**
 * Activities, feedback, presents and requests to a language model have no uid: they're recognized by time and text. Two identical ones are in the file
 * twice and come back twice.
 */
export async function notYetThere(tx: Tx, owner: OwnerId, list: ListWithoutUids, rows: Fields[]): Promise<Fields[]> {
  if (rows.length === 0) return rows
  const there = new Map<string, number>()
  for (const row of await existing(tx, owner, list, spanOf(rows))) {
    const key = keyOf(row)
    there.set(key, (there.get(key) ?? 0) + 1)
  }
  return rows.filter((row) => {
    const key = keyOf(row)
    const left = there.get(key) ?? 0
    there.set(key, left - 1)
    return left <= 0
  })
}

function existing(tx: Tx, owner: OwnerId, list: ListWithoutUids, { from, to }: Span): Promise<Fields[]> {
  if (list === 'activities')
    return tx
      .select({ createdAt: userActivities.createdAt, text: userActivities.description })
      .from(userActivities)
      .where(
        and(eq(userActivities.userId, owner), gte(userActivities.createdAt, from), lte(userActivities.createdAt, to)),
      )
  if (list === 'presentsReceived')
    return tx
      .select({ createdAt: presentsReceived.createdAt, text: presentsReceived.title })
      .from(presentsReceived)
      .where(
        and(
          eq(presentsReceived.userId, owner),
          gte(presentsReceived.createdAt, from),
          lte(presentsReceived.createdAt, to),
        ),
      )
  if (list === 'modelRequests')
    return (
      tx
        .select({ createdAt: modelRequests.createdAt, text: modelRequests.sentText })
        .from(modelRequests)
        // All of them, which are few: by their time, the planner would read those of everybody.
        .where(eq(modelRequests.userId, owner))
    )
  return tx
    .select({ createdAt: feedback.createdAt, text: feedback.message })
    .from(feedback)
    .where(and(eq(feedback.userId, owner), gte(feedback.createdAt, from), lte(feedback.createdAt, to)))
}

interface Span {
  from: Date
  to: Date
}

function spanOf(rows: Fields[]): Span {
  let [from, to] = [instantOf(rows[0] ?? {}), instantOf(rows[0] ?? {})]
  for (const row of rows) {
    const at = instantOf(row)
    if (at < from) from = at
    if (at > to) to = at
  }
  return { from: new Date(from), to: new Date(to) }
}

function keyOf(row: Fields): string {
  const words = row['text'] ?? row['message'] ?? row['description'] ?? row['sentText'] ?? row['title']
  return `${instantOf(row)} ${words as string}`
}

/** Milliseconds; the rows of the file have it as text. */
export function instantOf({ createdAt }: Fields): number {
  return createdAt instanceof Date ? createdAt.getTime() : Date.parse(createdAt as string)
}
