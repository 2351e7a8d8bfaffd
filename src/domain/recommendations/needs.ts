import { remembered } from '../shared/remembered.ts'
import { foldText } from '../shared/search-text.ts'
import type { OccasionType } from '../occasions/types.ts'
import { cageBirds } from './birds.ts'
import { isWithin, nameOf, type Candidate } from './candidate.ts'
import type { Profile } from './profile.ts'

/** Things someone must have before some ideas make sense for them. */
interface Owning {
  id: string
  /** Ideas that are most about these need it, and who likes one of them has it … */
  interests: readonly string[]
  /** … or who chose something from these places. */
  places?: readonly string[]
  /** Ideas of such a name need it too. */
  titles?: RegExp
  /** Words besides the interest's own that show it. */
  told: RegExp
  /** Liking isn't having: bird-watchers keep no birds. */
  onlyTold?: boolean
  occasions?: readonly OccasionType[]
  /** Not every idea about these needs it. */
  titlesOnly?: boolean
}

const possessions: readonly Owning[] = [
  {
    id: 'something to record',
    interests: ['music-making', 'djing', 'video-making'],
    titles: /\b(microphone for songs|podcast mic|(?:field|pocket|handy|sound) recorder|audio interface)\b/,
    titlesOnly: true,
    told: /\b(podcaster|podcasting|(?:own|a|records?) (?:\w+ )?podcast|record(?:s|ing) (?:music|songs|podcasts)|streamer|sing(?:s|er|ing)?|songs|rap(?:s|per)?|band|home studio|youtube\w*)\b/,
  },
  {
    id: 'baby',
    interests: ['parenting', 'baby-play'],
    places: ['toys-and-games.baby-and-toddler-toys'],
    titles:
      /\b(nursing|breastfeeding|postpartum|maternity|pregnancy|diapers?|strollers?|newborns?|nursery|babysitting|night feeds?)\b/,
    told: /\b(bab(?:y|ies)|pregnan\w*|expecting|newborn|infant|toddler|twins|triplets|new (?:mom|mum|mother|dad|father|parents?)|(?:mom|mum|mother|dad|father) (?:of|to)\b|(?:mom|mum|mother|dad|father|parents?)[- ]to[- ]be|stay[- ]at[- ]home (?:mom|mum|mother|dad|father|parent)|little ones?|maternity|paternity|(?:has|have|with|her|his|their|of) (?:\w+ ){0,2}(?:kids|children|boys|girls|sons|daughters))\b/,
    occasions: ['baby-shower'],
  },
  { id: 'dog', interests: ['dogs'], places: ['pet-supplies.dogs'], told: /\b(dogs?|pupp(?:y|ies))\b/ },
  { id: 'cat', interests: ['cats'], places: ['pet-supplies.cats'], told: /\b(cats?|kittens?)\b/ },
  {
    id: 'cage bird',
    interests: ['birds'],
    told: cageBirds,
    onlyTold: true,
  },
  {
    id: 'aquarium',
    interests: ['aquariums'],
    places: ['pet-supplies.fish-and-aquatics'],
    told: /\b(fish tanks?|aquarium|goldfish|koi|betta)\b/,
  },
  {
    id: 'small animal',
    interests: ['small-pets', 'reptiles'],
    places: ['pet-supplies.small-animals'],
    told: /\b(rabbits?|bunn(?:y|ies)|guinea pigs?|hamsters?|gerbils?|rats?|ferrets?|geckos?|snakes?|lizards?|tortoises?|turtles?|bearded dragon)\b/,
  },
  { id: 'motorcycle', interests: ['motorcycles'], told: /\b(motorcycles?|motorbikes?|harley|vespa|scooter)\b/ },
  { id: '3D printer', interests: ['3d-printing'], told: /\b3d print\w*/ },
]

/**
 * Returns a function that says what an idea needs that this person isn't known to have; undefined if nothing is missing.
 */
export function missingFor({ likes, categoryIds, occasion: { types, said } }: Profile) {
  const has = (one: Owning) =>
    one.told.test(said) ||
    (one.occasions ?? []).some((type) => types.includes(type)) ||
    (!one.onlyTold && one.interests.some((id) => likes.includes(id))) ||
    (one.places ?? []).some((place) => categoryIds.some((id) => isWithin(id, place)))
  const lacking = possessions.filter((one) => !has(one))
  const askedFor = new Set(lacking.flatMap(({ interests }) => interests))
  return (candidate: Candidate): string | undefined => {
    const named = namedIn(nameOf(candidate))
    if (named.length === 0 && !askedFor.has(candidate.interests[0] ?? '')) return undefined
    return lacking.find((one) => asksFor(one, candidate, named))?.id
  }
}

/** A walk with a guide or an hour among cats needs no animal at home; a baby's own things are for babies. */
function asksFor({ id, interests, titlesOnly }: Owning, candidate: Candidate, named: readonly string[]): boolean {
  if (id === 'baby' && candidate.age.max < 18) return false
  if (named.includes(id)) return true
  if (titlesOnly || candidate.kind === 'experience' || candidate.kind === 'giftcard') return false
  const [most = ''] = candidate.interests
  return interests.includes(most)
}

/** Ids of what a name asks for. */
const namedIn = remembered((name): readonly string[] => {
  const folded = foldText(name)
  return possessions.filter(({ titles }) => titles?.test(folded)).map(({ id }) => id)
})
