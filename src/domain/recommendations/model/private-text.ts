import { languageModelTexts as texts } from '../../texts/language-model.ts'

/**
 * What a user wrote, as a language model may see it: on one line, without names of people they know, addresses and
 * numbers that lead to somebody.
 * @param names full names; the first is of the person that the text is about
 */
export function withoutPrivateFacts(text: string, names: readonly string[]): string {
  const [own = ''] = names
  const ownWords = new Set(nameWords(own).filter(isLong).map(lower))
  const words = new Set(names.flatMap(nameWords).map(capitalized))
  return (
    text
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replaceAll(reachable, texts.leftOut)
      // The prompt quotes it: it can't end the quotation.
      .replaceAll(/["“”«»„]/g, "'")
      .replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word) =>
        // Another's name, or a short one, may be an ordinary word ('will', 'rose', 'an') if it begins with a small letter.
        ownWords.has(lower(word)) || words.has(word) ? texts.someone : word,
      )
      .replaceAll(new RegExp(`${escaped(texts.someone)}(?: ${escaped(texts.someone)})+`, 'g'), texts.someone)
      .trim()
  )
}

/** Links, e-mail addresses, and telephone, house and account numbers: six digits or more, whatever separates them. */
const reachable = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\+?\d(?:[\s().-]{0,3}\d){5,}/gi

/** Initials and particles are no names, and neither is what somebody is called besides a name. */
function nameWords(fullName: string): string[] {
  const words = fullName.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.filter((word) => word.length > 1 && !calledBesides.has(lower(word)))
}

function isLong(word: string): boolean {
  return word.length > 2
}

const calledBesides = new Set(
  `aunt auntie uncle mom mum mother mama dad father papa grandma grandpa grandmother grandfather nana granny gran sister brother
  cousin friend boss coach teacher neighbor colleague professor prof doctor mrs miss sir jr sr dr mr ms st and the
  von van der den del los las for de da di du la le el do dos ter te zu of to`.split(/\s+/),
)

function lower(word: string): string {
  return word.toLocaleLowerCase('en')
}

function capitalized(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase('en') + word.slice(1)
}

function escaped(text: string): string {
  return text.replaceAll(/[[\]]/g, String.raw`\$&`)
}
