import { findCategory } from '#domain/catalogue/category-tree.ts'
import { plainMoney } from '#domain/catalogue/price-text.ts'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { interests } from '#domain/catalogue/interests/interests.ts'
import { bondOf } from '#domain/recommendations/relationships.ts'
import { reasonTexts } from '#domain/texts/recommendation-reasons.ts'
import type { Persona } from '../shapes.ts'
import { priceOf, printedOf } from './candidates.ts'

/** Whether a printed reason follows from the idea and from what is known of the person. */
export function isFaithful(reason: string, idea: CatalogueIdea, persona: Persona): boolean {
  if (reason === reasonTexts.different) return true
  const { budget, occasionType } = persona
  const wrote = /^You wrote: (.+)$/.exec(reason)?.[1]
  if (wrote !== undefined) return plain(`${persona.interests} ${persona.dislikes}`).includes(plain(wrote))
  const { experience, giftCard, homemade, consumable, lasting, ...words } = reasonTexts.ofIdea
  if (reason === experience) return idea.kind === 'experience'
  if (reason === giftCard) return idea.kind === 'giftcard'
  if (reason === homemade) return idea.kind === 'diy'
  if (reason === consumable) return idea.consumable
  if (reason === lasting) return idea.useYears >= 8
  if (Object.values(words).some((text) => reason.startsWith(text))) return true
  if (budget && reason === reasonTexts.fits(`$${budget.low}`, `$${budget.high}`)) {
    const dollars = priceOf(idea) / 100
    return dollars >= budget.low && printedOf(idea).high / 100 <= budget.high
  }
  if (budget && reason === reasonTexts.from(plainMoney(printedOf(idea).low)))
    return printedOf(idea).low / 100 <= budget.high
  const bond = bondOf(persona.relationship).kinds[0]
  if (bond && bond !== 'other' && reason === reasonTexts.goodFor[bond]) return idea.tags.relationships.includes(bond)
  if (
    occasionType !== null &&
    Object.entries(reasonTexts.classicFor).some(([type, text]) => text === reason && type === occasionType)
  )
    return idea.tags.occasions.some((type) => type === occasionType)

  const liked = /^Because \S+ likes (.+)$/.exec(reason)?.[1]
  if (liked === undefined) return false
  const its = [idea.categoryId, ...idea.extraCategoryIds]
  const chosen = persona.categoryIds.some(
    (id) => findCategory(id)?.name === liked && its.some((one) => one === id || one.startsWith(`${id}.`)),
  )
  const text = plain(`${persona.interests} ${persona.dislikes}`)
  const named = interests.some(
    ({ id, label, synonyms }) =>
      label === liked &&
      idea.tags.interests.includes(id) &&
      [label, id, ...synonyms].some((phrase) =>
        plain(phrase)
          .split(' ')
          .some((word) => text.includes(word.slice(0, 4))),
      ),
  )
  const said = text.includes(liked) || text.includes(liked.slice(0, -1))
  const titled = plain([idea.title, ...idea.tags.synonyms].join(' ')).includes(liked.slice(0, 3))
  return chosen || named || (said && titled)
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}
