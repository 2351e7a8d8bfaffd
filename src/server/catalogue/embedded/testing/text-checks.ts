import { foldText } from '#domain/shared/search-text.ts'

// How the texts of the embedded catalogue are checked (ideas.test.ts).

const brands =
  'lego duplo nintendo playstation xbox iphone ipad airpods macbook kindle fitbit garmin gopro polaroid instax yeti hydroflask crockpot kitchenaid cuisinart dyson roomba nespresso keurig aeropress chemex hario moleskine leuchtturm sharpie crayola playdoh play-doh barbie nerf monopoly scrabble catan jenga rubik rubiks disney marvel pokemon minecraft netflix spotify hulu amazon alexa sonos bose sony nikon fujifilm samsung leatherman velcro frisbee jacuzzi tupperware pyrex ziploc kleenex chapstick vaseline rollerblade rollerblades styrofoam dremel photoshop gore-tex teflon kevlar ouija slinky magna-tiles tinkertoy ikea walmart etsy ebay starbucks nike adidas lululemon patagonia birkenstock crocs rolex pandora tiffany chanel dior sephora ugg levis ferrari harley jeep tesla'.split(
    ' ',
  )
const brandPhrases = [
  'le creuset',
  'instant pot',
  'hot wheels',
  'star wars',
  'harry potter',
  'swiss army knife',
  'post-it',
  'silly putty',
  'etch a sketch',
  'band-aid',
  'bubble wrap',
  'super soaker',
  'trivial pursuit',
  'cards against humanity',
  'dungeons & dragons',
  'burt’s bees',
  'trader joe',
  'home depot',
  'apple watch',
  'google home',
  'ring doorbell',
]

/** Names that belong to somebody. */
export function brandsIn(text: string): string[] {
  const folded = foldText(text)
  const words = new Set(folded.match(/[a-z0-9-]+/g))
  return [...brands.filter((brand) => words.has(brand)), ...brandPhrases.filter((brand) => folded.includes(brand))]
}

/** Misspelt words that people write often, and words that are British or stilted here. */
const wrongWords = new Set(
  'teh recieve recieved seperate seperately definately occured accomodate wich thier beleive calender jewelery accross untill begining neccessary occassion occassions wierd freind freinds tommorow lenght heigth whith adress acheive arguement embarass existance foward goverment immediatly independant knowlege mispell noticable persue posession prefered publically recomend recomended refered relevent religous succesful suprise tendancy truely vaccum wierdly brocolli cemetary concious dissapear dissapoint enviroment excercise familar febuary garantee guage harrass humourous inital intresting libary maintainance mischevious neice ocasion parralel pavillion peice percieve perseverence playwrite posess potatos tomatos privelege pronounciation questionaire restaraunt rythm sence shedule sucess supercede threshhold tounge twelth tyrany visious writting yatch colour colours coloured colouring favourite favourites flavour flavours flavoured neighbour neighbours neighbourhood grey jewellery centre metre metres litre litres cosy pyjamas moustache tyre tyres mould moulds organise organised organiser organisers realise recognise specialise theatre travelling traveller travellers woollen cheque chequered aluminium plough sceptical storey programme honour humour labour harbour savoury armour parlour behaviour analyse catalyse fulfil enrol instalment skilful wilful ageing doughnut draught afterwards towards whilst amongst fortnight trousers rucksack pram nappy nappies queue queues queued queuing letterbox physio pavement motorway spanner'.split(
    ' ',
  ),
)

export function misspelt(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => wrongWords.has(word))
}

/** 'the the'; never over the end of a sentence. */
export function doubledWords(text: string): string[] {
  return [...text.matchAll(/\b([a-z]{2,}) \1\b/gi)]
    .map(([pair]) => pair)
    .filter((pair) => !said.has(pair.toLowerCase()))
}

/** What is said twice on purpose. */
const said = new Set([
  'knock knock',
  'had had',
  'that that',
  'cha cha',
  'choo choo',
  'pom pom',
  'tick tick',
  'hori hori',
])

/** Flesch–Kincaid: the school year in which a text is understood. Syllables are counted by their vowels. */
export function readingGrade(text: string): number {
  const sentences = Math.max(1, text.match(/[.!?:;]+(?=\s|$)/g)?.length ?? 1)
  const words = text.match(/[\p{L}'’]+/gu) ?? []
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59
}

function syllablesOf(word: string): number {
  const plain = foldText(word)
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
  return Math.max(1, plain.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** As pg_trgm has them. */
export function trigramsOf(text: string): Set<string> {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.flatMap((word) => {
      const padded = `  ${word} `
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
    }),
  )
}

/** From 0 to 1: what two sets of trigrams share of all they have. */
export function alikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const trigram of one) if (other.has(trigram)) shared += 1
  return shared / (one.size + other.size - shared)
}

/**
 * The pairs whose trigrams are more alike than `threshold`. Only texts that share one of their rarest trigrams are
 * compared: two sets of which more than `threshold` is shared cannot differ in all of the first
 * size − ⌈threshold · size⌉ + 1, whatever the order (prefix filtering; Chaudhuri et al., 2006).
 */
export function alikePairs<Text extends { title: string }>(texts: readonly Text[], threshold: number): [Text, Text][] {
  const all = texts.map((text) => ({ text, trigrams: trigramsOf(text.title) }))
  const uses = new Map<string, number>()
  for (const { trigrams } of all) for (const one of trigrams) uses.set(one, (uses.get(one) ?? 0) + 1)
  const byRarity = (one: string, other: string) =>
    (uses.get(one) ?? 0) - (uses.get(other) ?? 0) || (one < other ? -1 : 1)

  const earlier = new Map<string, number[]>()
  return all.flatMap(({ text, trigrams }, at) => {
    const rarest = [...trigrams].toSorted(byRarity).slice(0, trigrams.size - Math.ceil(threshold * trigrams.size) + 1)
    const candidates = new Set(rarest.flatMap((trigram) => earlier.get(trigram) ?? []))
    for (const trigram of rarest) earlier.set(trigram, [...(earlier.get(trigram) ?? []), at])
    return [...candidates].flatMap((index): [Text, Text][] => {
      const other = all[index]
      return other && alikeness(other.trigrams, trigrams) > threshold ? [[other.text, text]] : []
    })
  })
}
