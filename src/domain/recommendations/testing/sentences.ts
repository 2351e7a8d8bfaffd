import { knownNames } from '../../catalogue/interests/known-names.ts'
import { interests } from '../../catalogue/interests/interests.ts'
import { chanceOf } from '../random.ts'

/** Teams, bands, shows, brands and places whose words also mean something else, and people whose names do. */
export const trickyNames: readonly string[] = `
  Green Bay Packers, Golden State Warriors, Colorado Rockies, St Louis Cardinals, Pittsburgh Penguins, Toronto Maple Leafs,
  Portland Timbers, Vancouver Whitecaps, Swindon Town, Crewe Alexandra, Sheffield Wednesday, Port Adelaide Power, Wigan Warriors,
  Chiba Lotte Marines, Rakuten Golden Eagles, Hartford Yard Goats, Albuquerque Isotopes, Toledo Mud Hens, Lansing Lugnuts,
  Savannah Bananas, Durham Bulls, Rocket City Trash Pandas, Hershey Bears, Sugar Land Skeeters, Grand Rapids Griffins,
  Iron Pigs, Montgomery Biscuits, Carolina Mudcats, Modesto Nuts, Jumbo Shrimp,
  Black Keys, Red Hot Chili Peppers, Smashing Pumpkins, Vampire Weekend, Talking Heads, Car Seat Headrest, Iron and Wine,
  Fleet Foxes, Band of Horses, Cage the Elephant, Neutral Milk Hotel, Broken Social Scene, Wolf Parade, Modest Mouse,
  Grizzly Bear, Animal Collective, Dirty Projectors, Japanese Breakfast, Soccer Mommy, Alvvays, Beach Bunny, Big Thief,
  Cigarettes After Sex, Wet Leg, Dry Cleaning, Black Country New Road, Sleaford Mods, King Gizzard, Wooden Shjips, Tennis Club Band,
  Cherry Poppin Daddies, Flogging Molly, Old Crow Medicine Show, Trampled by Turtles, Punch Brothers, Railroad Earth,
  Star Wars, Star Trek, Harry Potter, Breaking Bad, Better Call Saul, Game of Thrones, House of Cards, Orange Is the New Black,
  Stranger Things, Peaky Blinders, Gilmore Girls, Grace and Frankie, Ugly Betty, Pretty Little Liars, Pushing Daisies,
  Dead Like Me, Curb Your Enthusiasm, Mare of Easttown, Sharp Objects, Big Little Lies, Killing Eve, Normal People, Slow Horses,
  Bad Sisters, Silver Spoons, Happy Valley, Dark Winds, Yellow Jackets, Knight Rider, Magnum Force, Golden Girls,
  Old Navy, Banana Republic, Urban Outfitters, American Eagle, Free People, Burt's Bees, Apple Music, Blue Apron, Hello Fresh,
  Whole Foods, Trader Joe's, Red Bull, Monster Energy, Dove Soap Company, Tide Pods, Gold Bond, Head and Shoulders, Baby Gap,
  Crate and Barrel, Pottery Barn, Bath and Body Works, Barnes and Noble, Black and Decker, Stanley Works, Victory Motorcycles,
  Green Toys, Melissa and Doug, Radio Flyer, Little Tikes, Silver Palate, Stonewall Kitchen, Hidden Valley Ranch, Blue Diamond,
  Salt Lake City, Baton Rouge, Little Rock, Palm Springs, Green River, Coffee Creek, Deer Lodge, Bowling Green, Cooking Lake,
  Kitty Hawk, Big Sur, Boulder City, Grand Canyon, Bear Lake, Fish Creek, Wine Glass Bay, Garden City, Chess Valley, Horse Cave,
  Diamond Head, Pearl Harbor, Table Mountain, Candle Lake, Knitting Factory, Orange County, Cape Cod, Mount Desert Island,
  Book Cliffs, Sleeping Bear Dunes, Tea Tree Gully, Gold Coast, Running Springs, Camp Verde, Rose Hill, Paint Rock`
  .split(',')
  .map((name) => name.trim())

/** Who somebody is or what they can't have: heeded, never liked. */
export const conditions =
  `is vegan, vegetarian, keeps kosher, keeps halal, celiac, lactose intolerant, type 2 diabetes, goes to AA,
  is sober for two years, had a stroke, has a broken arm, has arthritis in both hands, is legally blind, hard of hearing, uses a wheelchair,
  bad knees, in chemo until spring, has asthma, gets migraines, peanut allergy, a bad back, no sense of smell, has a sprained ankle,
  recovering from surgery, has eczema`
    .split(',')
    .map((said) => said.trim())

const things =
  'lamps, blankets, mugs, scarves, socks, clocks, umbrellas, notebooks, posters, cushions, vases, magnets'.split(', ')
const ways = 'loud, plastic, glittery, oversized, fluffy, musical, neon, rusty, fragile, pink'.split(', ')

const foreignRefusals = [
  { cue: 'keine', thing: 'Katzen' },
  { cue: 'hasst', thing: 'Kochen' },
  { cue: 'kein', thing: 'Kaffee' },
  { cue: 'nada de', thing: 'chocolate' },
  { cue: 'no le gusta el', thing: 'golf' },
  { cue: 'odia los', thing: 'perros' },
] as const

/** A sentence, and all that it says. */
export interface Sentence {
  text: string
  names: string[]
  /** Interests, in the words of the vocabulary. */
  likes: { id: string; words: string }[]
  /** Refused, liked by somebody else, or liked once. */
  refused: string[]
  conditions: string[]
}

/** Ordinary interests: the names of the vocabulary that are no adjective or state alone. */
const ordinary = interests.flatMap(({ id, label, synonyms }) =>
  [label, ...synonyms].filter((words) => /^[a-z][a-z ]{3,}$/.test(words)).map((words) => ({ id, words })),
)
const known = [...knownNames]
  .filter(([name, { needsCapital }]) => !needsCapital && name.includes(' '))
  .map(([name]) => name)

/** The same sentence for the same number. */
export function sentenceOf(number: number): Sentence {
  let draws = 0
  const chance = () => chanceOf(`sentence ${number} ${(draws += 1)}`)
  const one = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T
  const sentence: Sentence = { text: '', names: [], likes: [], refused: [], conditions: [] }
  const parts = Array.from({ length: 1 + Math.floor(chance() * 4) }, () => part())
  sentence.text = parts.join(one([', ', '. ', '; ', '\n']))
  return sentence

  function part(): string {
    const kind = chance()
    if (kind < 0.4) return namePart()
    if (kind < 0.7) return likePart()
    if (kind < 0.85) return refusalPart()
    const condition = one(conditions)
    sentence.conditions.push(condition)
    return condition
  }

  function namePart(): string {
    const name = chance() < 0.75 ? one(trickyNames) : one(known)
    sentence.names.push(name)
    return one([
      (it: string) => it,
      (it: string) => `loves ${it}`,
      (it: string) => `big ${it} fan`,
      (it: string) => `obsessed with ${it}`,
      (it: string) => `grew up with ${it}`,
      (it: string) => `anything from ${it}`,
      (it: string) => `never misses ${it}`,
    ])(name)
  }

  function likePart(): string {
    const like = one(ordinary)
    sentence.likes.push(like)
    return one([
      (it: string) => it,
      (it: string) => `loves ${it}`,
      (it: string) => `really into ${it}`,
      (it: string) => `${it} every weekend`,
      (it: string) => `enjoys ${it} with friends`,
    ])(like.words)
  }

  function refusalPart(): string {
    if (chance() < 0.4) return elsewherePart()
    const refused = chance() < 0.5 ? `${one(ways)} ${one(things)}` : one(things)
    sentence.refused.push(refused)
    return one(['no', 'hates', "doesn't like", 'not into', 'please no'].map((cue) => `${cue} ${refused}`))
  }

  /** What somebody else likes, what they liked once, and what other languages refuse. After 'and' it may be about this person again. */
  function elsewherePart(): string {
    const isOther = ({ id, words }: { id: string; words: string }) =>
      !words.includes(' and ') && !sentence.likes.some((like) => like.id === id)
    const { words } = one(ordinary.filter(isOther))
    const { cue, thing } = one(foreignRefusals)
    const isForeign = chance() < 0.4
    sentence.refused.push(isForeign ? thing : words)
    if (isForeign) return `${cue} ${thing}`
    return one(
      ['her late husband loved', 'his wife loves', 'used to love', 'grew out of', 'too old for'].map(
        (said) => `${said} ${words}`,
      ),
    )
  }
}
