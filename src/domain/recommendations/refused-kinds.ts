import { singularOf, stemOf } from '../catalogue/interests/words.ts'
import { isWithin, type Candidate, type Drawback } from './candidate.ts'

/** What of a gift a refused word may mean besides its name. */
type Gift = Pick<Candidate, 'kind' | 'title' | 'categoryId' | 'drawbacks'>

/** By the drawback, how people name it: 'no batteries', 'nothing breakable', 'noisy toys'. */
const drawbackWords: Readonly<Record<Drawback, string>> = {
  plug: 'plug plugs electric electrical electricity electronic electronics',
  battery: 'battery batteries electric electrical electronic electronics',
  screen: 'screen screens',
  online: 'app apps wifi internet online',
  noise: 'noise noises noisy loud sound sounds siren sirens',
  breakable: 'breakable breakables fragile',
  bulky: 'bulky',
  assembly: 'assembly assemble',
  mess: 'mess messy',
  ornament:
    'ornament ornaments clutter knick knacks knicknack knicknacks knickknack knickknacks trinket trinkets tchotchke tchotchkes decorative',
  sharp: 'sharp blade blades',
  flame: 'flame flames',
  weapon: 'weapon weapons gun guns sword swords',
  scary: 'scary horror creepy spooky gory',
  personalized:
    'personalized personalised personalization monogram monograms monogrammed engraved engraving engravings',
  plastic: 'plastic plastics',
  appliance: 'appliance appliances',
  subscription: 'subscription subscriptions',
  silly: 'gag novelty silly joke jokes tacky',
}

/** Refusals have a word's stem, or its singular where the stem might be something else's. */
const formsOf = (words: string) => words.split(' ').flatMap((word) => [stemOf(word), singularOf(word)])

const drawbacksByForm = new Map<string, Set<Drawback>>()
for (const [drawback, words] of Object.entries(drawbackWords) as [Drawback, string][])
  for (const form of formsOf(words)) drawbacksByForm.set(form, (drawbacksByForm.get(form) ?? new Set()).add(drawback))

/** Of shops, whose products have no kind. */
const giftCard = /\bgift ?(?:card|certificate|voucher)s?\b/i

/** Not games, puzzles and models, which grown-ups like, too. */
const toys = [
  'baby-and-toddler-toys',
  'dolls-and-pretend-play',
  'outdoor-play',
  'plush',
  'remote-control-and-vehicles',
].map((name) => `toys-and-games.${name}`)

/** Words for what a gift is rather than what it's called. */
const kinds: ReadonlyMap<string, (gift: Gift) => boolean> = new Map(
  [
    { words: 'giftcard voucher', isOne: ({ kind, title }: Gift) => kind === 'giftcard' || giftCard.test(title) },
    { words: 'outing', isOne: ({ kind }: Gift) => kind === 'experience' },
    { words: 'homemade handmade', isOne: ({ kind }: Gift) => kind === 'diy' },
    { words: 'toy', isOne: ({ categoryId }: Gift) => toys.some((node) => isWithin(categoryId, node)) },
  ].flatMap(({ words, isOne }) => formsOf(words).map((form) => [form, isOne] as const)),
)

/** Whether a refused word means this gift, whatever the gift is called. */
export function isOfKind(form: string, gift: Gift): boolean {
  const drawbacks = drawbacksByForm.get(form)
  return gift.drawbacks.some((one) => drawbacks?.has(one) === true) || kinds.get(form)?.(gift) === true
}
