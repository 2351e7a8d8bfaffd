import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { searchTermTexts } from '#domain/texts/search-terms.ts'

/** The search for greeting cards: 'birthday card', '{event} card' for what is in no list, 'greeting card' for no event. */
export function cardTerm(eventName: string | undefined, fullName = ''): string {
  if (eventName === undefined) return searchTermTexts.greetingCard
  // The person's name says nothing about the card, and a shop shouldn't learn it.
  const name = eventNameWithoutContact(eventName, fullName)
  const found = Object.entries(searchTermTexts.cards).find(([word]) => wholeWord(word).test(name))
  return found?.[1] ?? searchTermTexts.cardFor(name)
}

/** As a word of its own, also in the plural and with 's. */
function wholeWord(word: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${word.replace(' ', String.raw`\s+`)}(?:['’]?s['’]?)?(?![\p{L}\p{N}])`,
    'iu',
  )
}
