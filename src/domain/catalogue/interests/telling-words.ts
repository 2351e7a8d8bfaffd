import { singularOf, stemOf, type Word } from './words.ts'

/** Whether a word can name something one likes: neither a number nor a word of every text ('really', 'things'). */
export function tellsSomething({ text }: Pick<Word, 'text'>): boolean {
  if (text.length <= 2 || /^\d+$/.test(text) || emptyWords.has(singularOf(text))) return false
  // 'Keeps' says nothing; a lighthouse keeper is somebody.
  return /ers?$/.test(text) || !emptyWords.has(stemOf(text))
}

/** Words that name nothing one could like. */
const emptyWords: ReadonlySet<string> = new Set(
  `the and for with from that this these those her his him she they them their its our your who whom whose what when where
  which while then than there here have has had having been being was were are will would can could should may might must
  get got give given take took make made thing stuff anything everything something someone anyone everyone very really
  quite rather pretty much many more most some any few lot lots all both each every other another same such own kind sort
  type way bit little big small great good nice best better well fine new old always often sometimes usually never ever
  still just only also too even already lately recently now today day week weekend month year time times since until about
  around over under into onto out off down through during before after between near home house person people man woman guy
  girl boy kid child friend family wife husband spouse partner mother mom mum father dad parent brother sister sibling
  grandmother grandma grandfather grandpa aunt uncle cousin neighbor colleague boss coworker son daughter want need like
  love enjoy hate try tries start started learn learned know go goes going went come see look find use used keep kept spend
  please present gift idea maybe perhaps probably especially mainly mostly whole long short happy favorite favourite
  play run work interest interested related themed operated powered require required requires requiring based object open tons loads heaps piles bunch dozens hobby hobbie passion fan because if but not died dying deceased passed`
    .split(/\s+/)
    .flatMap((word) => [singularOf(word), word]),
)
