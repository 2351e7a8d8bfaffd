import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'

/** The search term for an event whose name has the word; the first match counts. */
const phrases: readonly [word: string, phrase: string][] = [
  ['birthday', 'birthday card'],
  ['anniversary', 'anniversary card'],
  ['christmas', 'Christmas card'],
  ['valentine', "Valentine's Day card"],
  ['mother', "Mother's Day card"],
  ['father', "Father's Day card"],
  ['wedding', 'wedding card'],
  ['graduation', 'graduation card'],
  ['thank', 'thank you card'],
  ['sympathy', 'sympathy card'],
  ['condolence', 'sympathy card'],
  ['new year', 'New Year card'],
  ['easter', 'Easter card'],
  ['thanksgiving', 'Thanksgiving card'],
  ['hanukkah', 'Hanukkah card'],
  ['get well', 'get well card'],
  ['congratulation', 'congratulations card'],
]

/** The search for greeting cards: 'birthday card', '{event} card' for what is in no list, 'greeting card' for no event. */
export function cardTerm(eventName: string | undefined, fullName = ''): string {
  if (eventName === undefined) return 'greeting card'
  // The person's name says nothing about the card, and a shop shouldn't learn it.
  const name = eventNameWithoutContact(eventName, fullName)
  const found = phrases.find(([word]) => wholeWord(word).test(name))
  return found?.[1] ?? `${name} card`
}

/** As a word of its own, also in the plural and with 's. */
function wholeWord(word: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${word.replace(' ', String.raw`\s+`)}(?:['’]?s['’]?)?(?![\p{L}\p{N}])`,
    'iu',
  )
}
