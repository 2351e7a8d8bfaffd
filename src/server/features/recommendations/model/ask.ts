import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { readAnswer } from '#domain/recommendations/model/answer.ts'
import type { ModelOutcome } from '#domain/recommendations/model/log.ts'
import type { askModelSchema, ModelQuery } from '#domain/recommendations/model/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { languageModelTexts } from '#domain/texts/language-model.ts'
import { recordFailure } from '#server/catalogue/remote/failures.ts'
import { changeData } from '#server/db/write.ts'
import { modelRequests } from '#server/db/schema.ts'
import { askLanguageModel } from '#server/language-model/ask.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'
import { prepareRequest, type PreparedRequest } from './preview.ts'
import { answerFor, factsHash } from './todays-answer.ts'

/** Two clicks are one request. */
const underway = new Map<string, Promise<ModelOutcome>>()

/**
 * Sends what the user saw, unless there is an answer of today. It's logged before it leaves; whatever goes wrong is an
 * outcome, and the recommendations stay as they are.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, and STALE if something else would be sent by now
 */
export async function askForOrder(
  services: Services,
  actor: Actor,
  contactId: number,
  query: ModelQuery,
  { hash, notes }: z.output<typeof askModelSchema>,
): Promise<{ outcome: ModelOutcome }> {
  const request = await prepareRequest(services, actor, contactId, { query, notes })
  if (await answerFor(services.db, actor, request.known, [request.subject])) return { outcome: 'answered' }
  if (request.hash !== hash) throw new AppError('STALE', languageModelTexts.changed)
  const key = `${actor.owner} ${hash}`
  const asking = underway.get(key) ?? send(services, actor, request).finally(() => underway.delete(key))
  underway.set(key, asking)
  return { outcome: await asking }
}

async function send(services: Services, actor: Actor, request: PreparedRequest): Promise<ModelOutcome> {
  const { db, clock } = services
  const { owner } = actor
  const { asked } = request.known
  const id = await changeData(db, owner, async (tx) => {
    const [row] = await tx
      .insert(modelRequests)
      .values({
        userId: owner,
        contactName: asked.recipient.fullName,
        eventName: asked.event?.name ?? null,
        sentTo: request.sentTo,
        sentText: request.text,
        createdAt: actor.now,
        outcome: 'sent',
        factsHash: factsHash(request.known, request.subject),
      })
      .returning({ id: modelRequests.id })
    return row?.id ?? 0
  })
  const result = await askLanguageModel(services.settings, request.text)
  const read = 'answer' in result ? readAnswer(result.answer, request.ideas) : undefined
  const outcome = 'answer' in result ? (read ? 'answered' : 'unusable') : result.outcome
  await changeData(db, owner, (tx) =>
    tx
      .update(modelRequests)
      .set({ outcome, answer: read ?? null })
      .where(and(eq(modelRequests.userId, owner), eq(modelRequests.id, id))),
  )
  if ('error' in result) {
    const failure = { provider: 'language-model', endpoint: 'order', error: result.error, params: null, retries: 0 }
    await recordFailure(db, failure, clock.now())
  }
  return outcome
}
