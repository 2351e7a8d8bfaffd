import { createHash } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ModelAnswer } from '#domain/recommendations/model/answer.ts'
import { factSentences, type Subject } from '#domain/recommendations/model/facts.ts'
import { ANSWER_HOURS } from '#domain/recommendations/model/log.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { modelRequests } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Terms } from '#domain/recommendations/terms.ts'
import type { Known } from '../known.ts'
import { subjectOf } from './subject.ts'

/** What identifies a request: the person, the event, and everything known of them. */
export function factsHash({ asked: { recipient, event } }: Known, subject: Subject): string {
  return hashOf(JSON.stringify([recipient.id, event?.id ?? null, factSentences(subject, [])]))
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function withoutNotes(subject: Subject): Subject {
  return { ...subject, written: { ...subject.written, notes: null } }
}

interface Todays {
  answer: ModelAnswer
  sentAt: Date
  /** What was known, with the notes or without, as it was sent. */
  subject: Subject
}

/** Today's answer for this search, whether or not it was asked for with the notes. */
export async function todaysAnswer(db: DbOrTx, actor: Actor, known: Known, terms: Terms): Promise<Todays | undefined> {
  const subject = await subjectOf(db, actor, known, terms)
  return answerFor(db, actor, known, [subject, withoutNotes(subject)])
}

export async function answerFor(
  db: DbOrTx,
  { owner, now }: Actor,
  known: Known,
  subjects: readonly Subject[],
): Promise<Todays | undefined> {
  const byHash = new Map(subjects.map((subject) => [factsHash(known, subject), subject]))
  const [row] = await db
    .select({ answer: modelRequests.answer, sentAt: modelRequests.createdAt, hash: modelRequests.factsHash })
    .from(modelRequests)
    .where(
      and(
        eq(modelRequests.userId, owner),
        inArray(modelRequests.factsHash, [...byHash.keys()]),
        eq(modelRequests.outcome, 'answered'),
      ),
    )
    .orderBy(desc(modelRequests.id))
    .limit(1)
  // Not in the condition: the index by time would lead to everyone's.
  if (!row || now.getTime() - row.sentAt.getTime() >= ANSWER_HOURS * 3600_000) return undefined
  const subject = byHash.get(row.hash ?? '')
  return row.answer && subject ? { answer: row.answer, sentAt: row.sentAt, subject } : undefined
}
