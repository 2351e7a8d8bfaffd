import type { Relationship } from '../contacts/relationships.ts'
import type { OccasionType } from '../occasions/types.ts'
import type { CatalogueIdea } from './idea-schema.ts'

// What people type for a person, an occasion or a style: 'gift for grandma', 'xmas', 'something handmade'.

const ofRelationship: Record<Relationship, string> = {
  spouse: 'spouse husband wife him her',
  partner: 'partner boyfriend girlfriend him her',
  father: 'father dad daddy papa stepdad',
  mother: 'mother mom mum mommy mama stepmom',
  sibling: 'sibling brother sister twin',
  child: 'child kid son daughter',
  grandparent: 'grandparent grandma grandpa grandmother grandfather granny nana',
  'aunt-uncle': 'aunt uncle auntie',
  cousin: 'cousin',
  family: 'family niece nephew grandchild',
  friend: 'friend bestie buddy',
  colleague: 'colleague coworker boss teacher office',
  neighbor: 'neighbor neighbour host hostess',
  other: '',
}

const ofOccasion: Record<Exclude<OccasionType, 'annual'>, string> = {
  christmas: 'christmas xmas holiday stocking',
  'new-years': 'new year',
  valentines: 'valentine valentines romantic',
  easter: 'easter',
  'mothers-day': "mother's day mothers",
  'fathers-day': "father's day fathers",
  'independence-day': 'independence day fourth july',
  halloween: 'halloween',
  thanksgiving: 'thanksgiving',
  birthday: 'birthday bday',
  'wedding-anniversary': 'anniversary',
  graduation: 'graduation graduate grad',
  retirement: 'retirement retiree retiring',
  promotion: 'promotion congratulations',
  'new-job': 'new job',
  housewarming: 'housewarming new home moving',
  'baby-shower': 'baby shower newborn',
  wedding: 'wedding bride groom newlyweds',
  engagement: 'engagement engaged fiancee',
  custom: '',
}

const ofVibe: Record<CatalogueIdea['tags']['vibes'][number], string> = {
  practical: 'practical useful',
  sentimental: 'sentimental thoughtful keepsake',
  luxury: 'luxury luxurious splurge',
  fun: 'fun funny',
  eco: 'eco sustainable green',
}

const ofKind: Record<CatalogueIdea['kind'], string> = {
  gift: '',
  card: 'greeting card',
  experience: 'experience outing class lesson',
  diy: 'diy homemade handmade',
  giftcard: 'gift card voucher certificate',
}

/** Words for ages, each with its range of years. */
const ofAges = [
  [0, 1, 'baby infant newborn'],
  [1, 3, 'toddler'],
  [3, 5, 'preschooler'],
  [5, 12, 'kid kids child children'],
  [13, 19, 'teen teenager'],
  [65, 120, 'senior elderly'],
] as const

interface Audience extends Pick<CatalogueIdea, 'age' | 'kind'> {
  tags: Pick<CatalogueIdea['tags'], 'relationships' | 'occasions' | 'vibes'>
}

/** Whom and what an idea is for, in the words people search with. */
export function audienceWords({ age, kind, tags }: Audience): string {
  const { idealMin = age.min, idealMax = age.max } = age
  const ages = ofAges.filter(([from, to]) => idealMin <= to && idealMax >= from && isNarrow(idealMin, idealMax))
  return [
    ...tags.relationships.map((relationship) => ofRelationship[relationship]),
    ...tags.occasions.map((occasion) => ofOccasion[occasion]),
    ...tags.vibes.map((vibe) => ofVibe[vibe]),
    ...ages.map(([, , words]) => words),
    ofKind[kind],
  ]
    .filter(Boolean)
    .join(' ')
}

/** Something for everyone isn't meant for an age group: otherwise every scarf would be a gift for teenagers. */
function isNarrow(from: number, to: number): boolean {
  return to - from <= 30 || from >= 50
}
