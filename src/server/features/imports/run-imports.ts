import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { createRelationshipGuess, USUAL_RELATIONSHIP } from '#domain/imports/guess-relationship.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { importFiles, importPeople, imports } from '#server/db/schema.ts'
import { changeData } from '#server/db/write.ts'
import { actorOfWork } from '#server/identity/started-work.ts'
import type { Actor } from '#server/identity/actor.ts'
import { nameOf, peopleOf } from './preview.ts'
import { publish } from './publish.ts'
import type { ImportRow } from './queries.ts'
import { stagePeople, type Chosen } from './stage.ts'

/** Longer than staging some people takes, and renewed with them: another process goes on after this one was killed. */
const LEASE_MS = 20_000
/** Claims without a step forward, after which a run has failed. */
const MAX_ATTEMPTS = 5
/** Staged in one transaction, for a few tens of milliseconds: others wait no longer. */
const PEOPLE_AT_ONCE = 100
/** Imports looked at for one that no other process takes at the same moment. */
const LOOK = 20

type Dependencies = { db: Db; clock: Clock }

/** Runs every import that was started and that no other process is running, one after another. */
export async function runImports({ db, clock }: Dependencies, stopping: AbortSignal): Promise<void> {
  const worker = randomUUID()
  while (!stopping.aborted) {
    const row = await claim(db, worker, clock.now())
    if (!row) return
    await runOne({ db, clock }, row, worker, stopping)
  }
}

async function claim(db: Db, worker: string, now: Date): Promise<ImportRow | undefined> {
  // A lease further ahead than any was written by a clock that was ahead.
  const isFree = or(
    sql`${imports.lockedUntil} is null`,
    lt(imports.lockedUntil, now),
    sql`${imports.lockedUntil} > ${new Date(now.getTime() + LEASE_MS)}`,
  )
  const isWaiting = and(eq(imports.state, 'running'), isFree)
  const waiting = await db
    .select({ userId: imports.userId, id: imports.id })
    .from(imports)
    .where(isWaiting)
    .orderBy(asc(imports.startedAt))
    .limit(LOOK)
  for (const { userId, id } of waiting) {
    const [row] = await db
      .update(imports)
      .set({ lockedBy: worker, lockedUntil: leaseFrom(now), attempts: sql`${imports.attempts} + 1` })
      // Not if another process has taken it since.
      .where(and(eq(imports.userId, userId), eq(imports.id, id), isWaiting))
      .returning()
    if (row) return row
  }
  return undefined
}

async function runOne({ db, clock }: Dependencies, row: ImportRow, worker: string, stopping: AbortSignal) {
  const actor = await actorOfWork(db, row, clock.now())
  if (!actor) return
  try {
    if (row.attempts > MAX_ATTEMPTS) throw new AppError('CONFLICT', texts.failed)
    const chosen = await chosenPeople(db, actor, row)
    for (let done = row.done; done < chosen.length; done += PEOPLE_AT_ONCE) {
      if (stopping.aborted) return await giveBack(db, actor, row.id, worker)
      const some = chosen.slice(done, done + PEOPLE_AT_ONCE)
      const isOurs = await db.transaction(async (tx) => {
        const owns = await renewLease(tx, actor, row.id, worker, clock.now(), done + some.length)
        if (owns) await stagePeople(tx, { userId: actor.owner, importId: row.id }, some)
        return owns
      })
      if (!isOurs) return
    }
    await forgetFile(db, actor, row.id)
    await changeData(db, actor.owner, async (tx) => {
      const now = clock.now()
      if (await renewLease(tx, actor, row.id, worker, now, row.total)) await publish(tx, { ...actor, now }, row)
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await fail(db, actor, row.id, error.message)
  }
}

async function chosenPeople(db: Db, { owner }: Actor, row: ImportRow): Promise<Chosen[]> {
  const people = await peopleOf(db, owner, row.id)
  const guess = createRelationshipGuess(await nameOf(db, owner), people)
  return (row.choices ?? []).flatMap((choice): Chosen[] => {
    const person = people[Number(choice.key) - 1]
    if (person === undefined || choice.action === 'skip') return []
    const told = choice.action === 'add' ? choice.relationship : undefined
    return [{ person, choice, relationship: told ?? guess(person) ?? USUAL_RELATIONSHIP }]
  })
}

/** Whether the import is still this process's; a step forward is recorded along the way. */
async function renewLease(tx: Tx, { owner }: Actor, id: number, worker: string, now: Date, done: number) {
  const { rowCount } = await tx
    .update(imports)
    .set({ done, lockedUntil: leaseFrom(now), attempts: 0 })
    .where(isOurs(owner, id, worker))
  return rowCount === 1
}

/** So that another process need not wait for the lease to end. */
async function giveBack(db: Db, { owner }: Actor, id: number, worker: string): Promise<void> {
  await db
    .update(imports)
    .set({ lockedUntil: null, lockedBy: null, attempts: 0 })
    .where(isOurs(owner, id, worker))
}

async function fail(db: Db, { owner, now }: Actor, id: number, failure: string): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'failed', failure, finishedAt: now, choices: null, lockedUntil: null, lockedBy: null })
    .where(and(eq(imports.userId, owner), eq(imports.id, id), eq(imports.state, 'running')))
}

/** Once everybody is staged, what was in the file is no longer needed: also not by a run that goes on from here. */
async function forgetFile(db: Db, { owner }: Actor, id: number): Promise<void> {
  for (const table of [importFiles, importPeople]) {
    const isOfFile = and(eq(table.userId, owner), eq(table.importId, id))
    const place = table === importFiles ? importFiles.part : importPeople.position
    for (;;) {
      const some = db.select({ place }).from(table).where(isOfFile).orderBy(place).limit(500)
      const { rowCount } = await db.delete(table).where(and(isOfFile, inArray(place, some)))
      if ((rowCount ?? 0) < 500) break
    }
  }
}

function isOurs(owner: string, id: number, worker: string) {
  return and(eq(imports.userId, owner), eq(imports.id, id), eq(imports.state, 'running'), eq(imports.lockedBy, worker))
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}
