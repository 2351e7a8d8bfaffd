import { resolveCategories } from '../../catalogue/category-tree.ts'
import { plainMoney } from '../../catalogue/price-text.ts'
import { relationshipLabel } from '../../contacts/relationships.ts'
import type { Reaction } from '../../gifts/delivery.ts'
import { occasionTypeTexts } from '../../texts/occasion-types.ts'
import { languageModelTexts } from '../../texts/language-model.ts'
import type { GiftEvent, Profile } from '../profile.ts'
import { withoutPrivateFacts } from './private-text.ts'

/** What the user wrote about a person, as it is. */
export interface Written {
  relationship: string
  interests: string | null
  wishes: string | null
  dislikes: string | null
  allergies: string | null
  /** Null unless the user wants them to be sent. */
  notes: string | null
}

/** A gift of the past, in the user's words. */
export interface GivenGift {
  title: string
  year: number | null
  reaction: Reaction | null
}

/** What a language model may know about a person. */
export interface Subject {
  profile: Profile
  event: GiftEvent | null
  written: Written
  /** The latest first. */
  given: readonly GivenGift[]
}

const { facts: texts } = languageModelTexts

/**
 * The sentences that describe a person to a language model, with what the user wrote quoted.
 * @param names see `withoutPrivateFacts`
 */
export function factSentences({ profile, event, written, given }: Subject, names: readonly string[]): string[] {
  const quoted = (text: string | null) => {
    const shown = withoutPrivateFacts(text ?? '', names)
    return shown === '' ? undefined : `"${shown}"`
  }
  const said = (sentence: (quotation: string) => string, text: string | null) => {
    const quotation = quoted(text)
    return quotation === undefined ? [] : [sentence(quotation)]
  }
  const categories = resolveCategories(profile.categoryIds).map(({ name }) => name)
  const { budget } = profile
  return [
    texts.person(
      withoutPrivateFacts(relationshipLabel(written.relationship).toLowerCase(), names),
      ageText(profile.age),
    ),
    ...(event === null ? [] : [texts.event(occasionTypeTexts[event.type].toLowerCase())]),
    ...(event?.type === 'custom' || event?.type === 'annual' ? said(texts.eventName, event.name) : []),
    ...(budget === null ? [] : [texts.budget(plainMoney(budget.low), plainMoney(budget.high))]),
    ...(categories.length === 0 ? [] : [texts.categories(categories)]),
    ...said(texts.interests, written.interests),
    ...said(texts.wishes, written.wishes),
    ...said(texts.dislikes, written.dislikes),
    ...said(texts.allergies, written.allergies),
    ...said(texts.notes, written.notes),
    ...given.flatMap(({ title, year, reaction }) => said((quotation) => texts.given(quotation, year, reaction), title)),
  ]
}

/** An adult's age by the decade. */
function ageText(age: number | undefined): string {
  if (age === undefined) return texts.ageUnknown
  return age < 18 ? texts.age(age) : texts.decade(Math.floor(age / 10) * 10)
}

/**
 * The user's phrases about what the person likes, which a reason may quote. What a sentence says after 'no', 'hates' or
 * 'allergic' isn't liked.
 */
export function quotablePhrases({ profile, written, given }: Subject): string[] {
  const texts = [written.interests, written.wishes, written.notes]
  const categories = resolveCategories(profile.categoryIds).map(({ name }) => name)
  const loved = given.filter(({ reaction }) => reaction === 'loved').map(({ title }) => title)
  return [...texts.flatMap((text) => (text === null ? [] : likedPhrases(text))), ...categories, ...loved]
}

function likedPhrases(text: string): string[] {
  return text.split(/[.;!?\n]+/).flatMap((sentence) => {
    const phrases = sentence.split(/[,:()–—]|\s-\s|\b(?:but|though|although|except|instead)\b/i)
    const refused = phrases.findIndex((phrase) => refusal.test(phrase))
    return (refused === -1 ? phrases : phrases.slice(0, refused)).map((phrase) => phrase.trim()).filter(Boolean)
  })
}

const refusal =
  /\b(?:no|not|never|non|nor|none|nothing|cannot|without|hates?|hated|dislikes?|avoids?|allerg\w*|intoleran\w*|refus\w*|stopped|quit|former|formerly|used to|anymore|no longer|enough|already|too (?:many|much)|(?:tired|sick|afraid|scared) of|recovering|sober)\b|n['’]t\b/i
