import type { understoodTexts } from '../texts/understood.ts'
import type { Ability, Allergen, Content } from './candidate.ts'

/** What follows for a gift from how someone lives, what they believe or how their body is. */
export interface Limits {
  allergens: ReadonlySet<Allergen>
  /** What must not be in it. */
  contents: ReadonlySet<Content>
  /** What they can't do, or shouldn't have to. */
  lacks: ReadonlySet<Ability>
  /** What would be in their way. */
  drawbacks: ReadonlySet<Obstacle>
  /** No alcohol, and no accessories for it. */
  alcohol: boolean
}

/** Drawbacks that follow from how someone lives; the others are refused by their names (refused-kinds.ts). */
type Obstacle = keyof typeof understoodTexts.drawbacks

interface Condition {
  /** In a clause in lower case without apostrophes: "doesn't eat" is 'doesnt eat'. */
  said: RegExp
  allergens?: readonly Allergen[]
  contents?: readonly Content[]
  lacks?: readonly Ability[]
  drawbacks?: readonly Obstacle[]
  alcohol?: true
}

const meat = ['meat', 'pork'] as const
const animalProducts = ['honey', 'gelatin', 'leather', 'silk', 'feathers', 'fur'] as const

/** Every condition that we know of. Who writes one down wants it heeded, so a table decides and no score. */
const conditions: readonly Condition[] = [
  // Diets.
  {
    said: /\bvegans?\b/,
    allergens: ['dairy', 'egg', 'wool'],
    contents: [...meat, 'fish', 'shellfish', ...animalProducts],
  },
  {
    said: /\b(?:vegetarians?|veggie|(?:doesnt|does not|dont|never) eats? (?:any )?meat|meat free|meatless)\b/,
    contents: [...meat, 'fish', 'shellfish', 'gelatin'],
  },
  { said: /\bpescatarians?\b/, contents: [...meat, 'gelatin'] },
  { said: /\b(?:celiac|coeliac|gluten free|no gluten)\b/, allergens: ['gluten'] },
  { said: /\blactose\b/, allergens: ['dairy'] },
  {
    said: /\b(?:diabet(?:es|ics?)|prediabet\w*|keto|low carb|sugar free|no (?:added )?sugar|(?:watch|cut|avoid|quit)\w*(?: \w+)? sugar)\b/,
    contents: ['sugar'],
  },
  {
    said: /\b(?:caffeine free|no caffeine|without caffeine|decaf only|only decaf|(?:cut|avoid|quit)\w* caffeine|cant have caffeine)\b/,
    contents: ['caffeine'],
  },

  // Faiths.
  { said: /\b(?:muslim|islam|islamic|halal)\b/, contents: ['pork', 'gelatin', 'alcohol'], alcohol: true },
  { said: /\b(?:kosher|jewish|judaism)\b/, contents: ['pork', 'shellfish'] },
  { said: /\bmormon\b/, contents: ['alcohol', 'caffeine'], alcohol: true },
  { said: /\bjains?\b/, allergens: ['egg'], contents: [...meat, 'fish', 'shellfish', ...animalProducts] },

  // No alcohol.
  {
    said: /\b(?:(?:doesnt|does not|dont|do not|cant|cannot|never) drinks?(?= alcohol|$| any| and| at all| but)|sober|sobriety|teetotal\w*|in recovery|alcoholics?|(?:in|to|attends) aa|stopped drinking|quit drinking|gave up drinking|non drinker|alcohol free|without alcohol|no alcohol|no booze)\b/,
    contents: ['alcohol'],
    alcohol: true,
  },
  { said: /\b(?:pregnant|pregnancy|expecting|breastfeed\w*|nursing a)\b/, contents: ['alcohol'], alcohol: true },

  // The body. Only what is said of the person: someone may teach the deaf, and dogs go blind, too.
  {
    said: /\b(?:(?:is|was|went|born|going|almost|nearly|mostly|legally|totally|completely|partially|partly) blind(?! date)|visually impaired|vision impaired|low vision|(?:lost|losing|loses) (?:\w+ )?(?:eye)?sight|(?:lost|losing) (?:\w+ )?vision|(?:cant|cannot) see(?=$| well| much| anything| any ?more)|macular degeneration)\b|^blind(?: since\b.*)?$/,
    lacks: ['sight'],
  },
  {
    said: /\b(?:(?:is|was|went|born|going|almost|nearly|mostly|profoundly|completely) deaf|hard of hearing|hearing loss|hearing impaired|(?:lost|losing) (?:\w+ )?hearing|(?:cant|cannot) hear(?=$| well| much| anything| any ?more))\b|^deaf(?: since\b.*)?$/,
    lacks: ['hearing'],
  },
  {
    said: /\b(?:wheelchair|parapleg\w*|quadripleg\w*|(?:cant|cannot) walk(?=$| far| well| much| without| any ?more)|uses a walker|with a walker|bedridden|housebound|hip replacement|bad (?:knees?|hips?)|multiple sclerosis)\b/,
    lacks: ['walking', 'strength'],
  },
  {
    said: /\b(?:arthriti[cs]|parkinsons?|tremors?|carpal tunnel|shaky hands|weak hands|stiff (?:hands|fingers)|(?:had|after|since) a stroke)\b/,
    lacks: ['fine-hands', 'strength'],
  },
  { said: /\b(?:bad back|back (?:pain|trouble|problems|surgery)|slipped disc|frail)\b/, lacks: ['strength'] },
  {
    said: /\b(?:anosmia|(?:no|lost|without|losing) (?:\w+ )?(?:sense of )?smell|(?:cant|cannot) smell(?=$| well| much| anything| any ?more))\b/,
    lacks: ['smell'],
  },
  {
    said: /\b(?:chemo|chemotherapy|radiotherapy|cancer treatment)\b/,
    allergens: ['fragrance'],
    contents: ['alcohol'],
    alcohol: true,
  },
  { said: /\b(?:migraines?|scent free|unscented|sensitive skin)\b/, allergens: ['fragrance'] },
  { said: /\b(?:asthma|asthmatic)\b/, allergens: ['fragrance'], contents: ['feathers'] },
  { said: /\b(?:eczema|dermatitis)\b/, allergens: ['fragrance', 'wool'] },

  // Where they live, and what they want to have there.
  {
    said: /^(?:an? )?minimalists?$|\bis an? (?:\w+ )?minimalist\b(?! art)|\b(?:hates?|no) clutter\b|\bdownsiz(?:ed|ing)(?=$| to| soon| now| this)|\bno (?:more )?(?:room|space|storage|shelf space)(?=$| left| for (?:any|more|it|stuff|things|big))|\bthat takes? up (?:\w+ ){0,2}(?:space|room)\b/,
    drawbacks: ['bulky', 'ornament'],
  },
  {
    said: /(?:\b(?:lives?|living|moved|moving) (?:in|into|to) (?:an? |her |his |their )?|^(?:in an? |an? )?)(?:(?:very )?(?:tiny|small|one room|studio) (?:flat|apartment|house|room|studio)|care home|nursing home|assisted living)(?=$| so| now| and)/,
    drawbacks: ['bulky', 'ornament'],
  },
  {
    said: /(?:\b(?:lives?|living|moved|moving) (?:in|into|to) (?:an? |the |her |his )?|^(?:in an? |an? )?)dorm(?:itory|s)?(?: room)?(?=$| so| now| and)/,
    drawbacks: ['bulky', 'flame'],
  },
  {
    said: /(?:^nothing (?:too |very |really )?(?:big|large|huge|bulky|heavy)|\bno (?:big|large|bulky) (?:items|things|objects)|has to fly (?:home|back)|carry on only)\b/,
    drawbacks: ['bulky'],
  },
  {
    said: /\bdust (?:collectors?|catchers?|gatherers?)\b|\bthat (?:just )?(?:gathers?|collects?) dust\b/,
    drawbacks: ['ornament'],
  },
  {
    said: /\b(?:nothing|anything) (?:to|that (?:needs?|has|have) (?:to be)?|(?:that )?(?:she|he|they|we|i) (?:has|have|needs?) to) ?(?:assembl(?:e|ed|y|ing)|put (?:\w+ )?together)\b|\bhates? (?:assembling|putting (?:things|stuff|furniture) together)\b|\b(?:cant|doesnt (?:want|like) to) (?:assemble|put (?:things|stuff|furniture) together)\b/,
    drawbacks: ['assembly'],
  },
  {
    said: /\b(?:not good with (?:technology|tech|computers)|technophobe|hates? (?:technology|tech|computers)|(?:no|doesnt (?:have|own|use)(?: an?| the)?) (?:smartphone|computer|internet|wifi))\b(?! games?| stores?| cafes?)/,
    drawbacks: ['online'],
  },

  // Convictions and allergies, besides those in the list of allergens.
  {
    said: /\b(?:animal rights|cruelty free|(?:against|no|hates|opposes) (?:real )?fur)\b/,
    contents: ['leather', 'feathers', 'fur'],
  },
  { said: /\b(?:(?:seafood|shellfish) allergy|allergic to (?:seafood|shellfish))\b/, contents: ['fish', 'shellfish'] },
  { said: /\b(?:(?:feathers?|down) allergy|allergic to (?:feathers|down))\b/, contents: ['feathers'] },
]

/** What a word that they refuse names besides: 'no leather', "can't have honey". */
const contentWords: Partial<Record<Content, readonly string[]>> = {
  meat: ['meat', 'jerky'],
  pork: ['meat', 'pork', 'bacon', 'ham'],
  fish: ['fish', 'seafood'],
  shellfish: ['shellfish', 'seafood', 'oyster', 'shrimp'],
  honey: ['honey', 'beeswax'],
  gelatin: ['gelatin', 'gelatine'],
  caffeine: ['caffeine'],
  sugar: ['sugar', 'sweet', 'candy'],
  leather: ['leather'],
  silk: ['silk'],
  feathers: ['feather', 'down'],
  fur: ['fur', 'sheepskin'],
}

/** 'Not vegan', 'no longer sober', 'used to be vegetarian'. */
const DENIED = /\b(?:not|isnt|no longer|never|used to be|was once)(?: an?| really| strictly| even)* *$/

/**
 * @param clauses the parts of what was written, split at commas and full stops
 * @param refusedWords in the singular
 */
export function limitsOf(clauses: readonly string[], refusedWords: ReadonlySet<string>): Limits {
  const met = conditions.filter(({ said }) => clauses.some((clause) => isSaid(said, clause)))
  const refused = Object.entries(contentWords) as [Content, readonly string[]][]
  return {
    allergens: new Set(met.flatMap(({ allergens = [] }) => allergens)),
    contents: new Set([
      ...met.flatMap(({ contents = [] }) => contents),
      ...refused.filter(([, words]) => words.some((word) => refusedWords.has(word))).map(([content]) => content),
    ]),
    lacks: new Set(met.flatMap(({ lacks = [] }) => lacks)),
    drawbacks: new Set(met.flatMap((one) => one.drawbacks ?? [])),
    alcohol: met.some(({ alcohol }) => alcohol),
  }
}

function isSaid(said: RegExp, clause: string): boolean {
  const found = said.exec(clause)
  return found !== null && !DENIED.test(clause.slice(0, found.index))
}
