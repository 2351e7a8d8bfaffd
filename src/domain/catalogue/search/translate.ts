import { foreignNouns, type ForeignNoun } from './foreign-nouns.ts'

/** 'tarjeta de regalo', 'caña de pescar' and the like. */
const LONGEST_PHRASE = 5

/**
 * A folded search with its Spanish and German words in English: 'juguete para nino de 5 anos' → 'toy boy 5 year old'. A text without
 * any stays as it is: a word that is English too counts only next to another that isn't.
 */
export function translated(text: string): string {
  // '3-jährige'
  const words = text.replaceAll(/(?<=\d)-(?=\p{L})/gu, ' ').split(' ')
  if (!words.some((word, at) => isForeign(words, word, at))) return text
  const english: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const { noun, length } = nounAt(words, at)
    if (noun) {
      english.push(noun.english)
      at += length - 1
    } else english.push(functionWords.get(bare(words[at] ?? '')) ?? words[at] ?? '')
  }
  return english.filter((word) => word !== '').join(' ')
}

function isForeign(words: readonly string[], word: string, at: number): boolean {
  return certain.has(bare(word)) || nounAt(words, at).noun?.isAmbiguous === false
}

function nounAt(words: readonly string[], at: number): { noun?: ForeignNoun; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1) {
    const noun = foreignNouns().get(
      words
        .slice(at, at + length)
        .map(bare)
        .join(' '),
    )
    if (noun) return { noun, length }
  }
  const noun = nounOf(bare(words[at] ?? ''))
  return { ...(noun && { noun }), length: 1 }
}

function bare(word: string): string {
  return word.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function nounOf(word: string): ForeignNoun | undefined {
  return inflected(word) ?? joined(word)
}

function inflected(word: string): ForeignNoun | undefined {
  const nouns = foreignNouns()
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue
    const noun = nouns.get(ending === '' ? word : word.slice(0, -ending.length))
    // 'hats' is the plural of 'hat', not of the German 'Hat'.
    if (noun && (ending === '' || !noun.isAmbiguous)) return noun
  }
  return nouns.get(word)
}

/** German joins nouns, often with a letter between: 'gartenhandschuhe', 'geburtstagskuchen'. */
function joined(word: string): ForeignNoun | undefined {
  for (let at = 3; at <= word.length - 4; at += 1) {
    const last = inflected(word.slice(at))
    if (!last || last.isAmbiguous) continue
    const first = links.map((link) => partBefore(word.slice(0, at), link)).find((noun) => noun?.isAmbiguous === false)
    if (first) return { english: `${first.english} ${last.english}`, isAmbiguous: false }
  }
  return undefined
}

function partBefore(part: string, link: string): ForeignNoun | undefined {
  return part.endsWith(link) ? foreignNouns().get(link === '' ? part : part.slice(0, -link.length)) : undefined
}

const endings = ['', 's', 'es', 'n', 'en', 'e', 'er', 'ern']
const links = ['', 's', 'n', 'en', 'es', 'er']

/** Words between nouns, and what they mean for ages and prices. */
const functionWords = new Map(
  Object.entries({
    '': 'para mi mis su sus un una unos unas el la los las de del con y que le les gusta gustan encanta fur mein meine meinen meinem meiner ein eine einen einem einer der die das den dem des mit und zum zur alt zu gerne mag',
    'year old': 'ano anos jahrige jahriger jahriges jahrigen jahre',
    under: 'menos unter bis hasta',
    woman: 'ella sie',
    man: 'ihn',
  }).flatMap(([english, words]) => words.split(' ').map((word): [string, string] => [word, english])),
)
/** No English word. */
const certain = new Set(
  'para regalos anos meine meinen meinem mein einen jahrige jahriger jahriges jahrigen'.split(' '),
)
