import { foldText } from '../shared/search-text.ts'

/** Words that show that someone keeps birds. */
export const cageBirds =
  /\b(parrots?|parakeets?|budgies?|canar(?:y|ies)|cockatiels?|cockatoos?|lovebirds?|macaws?|aviary|pet birds?|finches|chickens?|hens|coop)\b/

/** Someone who likes birds watches them, unless they name pet birds. */
export function birdsMeant(likes: readonly string[], said: string): string[] {
  if (!likes.includes('birds') || cageBirds.test(foldText(said))) return [...likes]
  return [...new Set(likes.flatMap((id) => (id === 'birds' ? ['bird-feeding', 'birds-in-the-garden'] : [id])))]
}
