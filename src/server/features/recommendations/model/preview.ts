import { requestText, RERANKED } from '#domain/recommendations/model/request.ts'
import type { Candidate } from '#domain/recommendations/candidate.ts'
import type { Subject } from '#domain/recommendations/model/facts.ts'
import type { ModelOffer, ModelQuery } from '#domain/recommendations/model/schema.ts'
import { termsIn } from '#domain/recommendations/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { languageModelTexts, modelInstructions } from '#domain/texts/language-model.ts'
import { hasShops } from '#server/catalogue/catalogue.ts'
import type { Services } from '#server/services.ts'
import { viewPreferences } from '#server/features/profile/queries.ts'
import { modelOffer } from '#server/language-model/load-model.ts'
import type { Actor } from '#server/identity/actor.ts'
import { knownFor, rankedFor, type Known } from '../known.ts'
import { namesFor, subjectOf } from './subject.ts'
import { hashOf, withoutNotes } from './todays-answer.ts'

/** A request to a language model, as it would be sent now. */
export interface PreparedRequest {
  known: Known
  subject: Subject
  hasNotes: boolean
  ideas: Candidate[]
  sentTo: string
  text: string
  hash: string
}

/** @throws {AppError} NOT_FOUND, and FORBIDDEN without a model or for an account that hasn't turned it on */
export async function prepareRequest(
  services: Services,
  actor: Actor,
  contactId: number,
  { query, notes }: { query: ModelQuery; notes: boolean },
): Promise<PreparedRequest> {
  const { db } = services
  const known = await knownFor(db, actor, contactId, query)
  const model = await modelFor(services, actor)
  if (model === null) throw new AppError('FORBIDDEN', languageModelTexts.off)
  const all = await subjectOf(db, actor, known, termsIn(query))
  const subject = notes ? all : withoutNotes(all)
  const ideas = (await rankedFor(services, known)).slice(0, RERANKED).map(({ candidate }) => candidate)
  const text = requestText(subject, ideas, await namesFor(db, actor, known.asked.recipient.fullName))
  return {
    known,
    subject,
    hasNotes: (all.written.notes ?? '').trim() !== '',
    ideas,
    sentTo: languageModelTexts.modelAt(model.name, model.host),
    text,
    hash: hashOf(`${modelInstructions}\n${text}`),
  }
}

/** The model that this account may ask; a shop's products are never shown to one. */
export async function modelFor(services: Services, { owner }: Actor): Promise<ModelOffer> {
  const offer = hasShops(services) ? null : modelOffer(services.settings)
  if (offer === null) return null
  return (await viewPreferences(services.db, owner)).languageModel ? offer : null
}
