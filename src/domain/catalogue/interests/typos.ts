/** Finds the one name that a misspelled word can only mean. */
export interface Typos {
  meantBy(word: string): string | undefined
}

/**
 * For a letter too many, one missing, or two that changed places, never for the first letter or another letter: 'banking' is no
 * baking, and 'cooling' no cooking.
 */
export function typosOf(names: readonly string[]): Typos {
  const known = new Set(names)
  const shortened = new Map<string, Set<string>>()
  for (const name of names)
    for (const short of withoutOne(name)) shortened.set(short, (shortened.get(short) ?? new Set()).add(name))
  return {
    meantBy(word) {
      if (known.has(word) || realWords.has(word)) return undefined
      const meant = new Set([
        ...(shortened.get(word) ?? []),
        ...withoutOne(word).filter((short) => known.has(short)),
        ...swapped(word).filter((other) => known.has(other)),
      ])
      const [only] = meant
      return meant.size === 1 ? only : undefined
    },
  }
}

function withoutOne(word: string): string[] {
  return Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2))
}

function swapped(word: string): string[] {
  return Array.from(word.slice(2), (_, at) => {
    const [a = '', b = ''] = [word[at + 1], word[at + 2]]
    return word.slice(0, at + 1) + b + a + word.slice(at + 3)
  })
}

/** Words that are a letter away from a name, and no mistake. */
const realWords = new Set(
  `banking angle bowing bride bunch carton cleansing compute friction garbage insomniac lightning martin
  monster panning pepper plane plate plotter seater simmer slippery sliver smoke smoothly steamer swing table toasting waking
  barking basking balking backing braking biking bilking hinging cramping clamping champing swinging stinging slinging
  staking quitting breading signer signing planing planting spilling camper camera canning caning candied candid cantor
  carting card-making charting cheeses chefs clothe cloths clocking collect collected costume crating crafting crocket
  dancer darting desserts desert diaries dairy dieting dining dinning donning drifting dressing edition engaging filing
  filling flier flying follower forests gaming gardener glazing grating grazing hearing hoping hopping hosting housing
  hurting icing jumping kitting kittens knotting lacing lancing leaving listing loading logging mating matting meeting
  mining minting mocking moving muses museum nursing packing padding paining panting parking parting pasting pinning
  planner planter platting plotting plunging posting pottering poultry printing racing raging raining raising ranking
  rating rending resting riding ringing roaming roasting rolling rowing ruining sailor saving scaling sculling sealing
  searing seating serving setting sharing shaking shearing shipping shooting singeing sinking sipping siting sitting
  skimming skipping sleeping slipping snowing sorting souring sparing speaking spicing spinning spring staring starting
  stitches storing stories string striking striving surging swimmer tapestries tasting tenting terrier tilting timing
  toning touring towing tracking trading trailing trapping trucking tuning turning vacation violins waiting waling walling
  warding warming washing wasting watering waving waxing wedding weeding weighing welding wheeling whiting wiring writhing`
    .split(/\s+/)
    .filter(Boolean),
)
