/**
 * The weights of a score, tuned on the sixty judged people that are not held out: see docs/decisions/006 for the method
 * and docs/performance.md for the results.
 */
export const weights = {
  /** How much of the interest weight each kind of match earns; docs/decisions/006. */
  strength: {
    /** One of their interests, by its position among the idea's, which lists its main one first. */
    like: [1, 0.65, 0.5, 0.45],
    /** Of that, by what editors think of it as a present for someone who loves just this: weak, good, exactly right. */
    delight: [0.65, 0.95, 1.25],
    /** Lost of that for each thing that was mentioned before, up to six of them. */
    later: 0.06,
    /** Of that, when it says how they are ('always cold') rather than what they like. */
    state: 0.8,
    /** Of that, when one thing of it is named ('westerns') rather than all of it ('movies'). */
    narrowed: 0.7,
    /** The same of an interest that holds unlike things. */
    unlike: 0.3,
    /** A category that they chose, by its depth: 'Fishing' says more than 'Sports & Outdoors'. */
    category: [0.5, 0.95, 1],
    /** A word of theirs that the vocabulary does not know, in the idea's name. */
    word: 0.55,
    /** An interest of which only a part is named. */
    hint: 0.3,
    /** Of the same kind as a chosen category, and near a liked interest. */
    implied: 0.4,
    neighbor: 0.4,
    /** Of the strongest, the second and the third. */
    together: [0.75, 0.35, 0.1],
  },
  interest: 0.48,
  /** Of an idea that is wholly like a gift they loved, or one that wasn't for them. */
  loved: 0.3,
  notForThem: 0.3,
  occasion: 0.13,
  /** Of that, for the very feast, loss or illness that the event is named after: rarer than a type, so it says more. */
  feast: 2,
  relationship: 0.14,
  age: 0.22,
  price: 0.18,
  /** Of the price's weight: something homemade, or a search for more than the event's budget. */
  outsideBudget: 0.3,
  /** How fast the price's weight is lost below the budget: all of it at a third of its lower end. */
  belowBudget: 1.5,
  usefulness: 0.05,
  popularity: 0.1,
  /** The share of the interest weight that a safe gift gets if no taste is known. */
  safe: 0.6,
  /** How many of the safest ideas a stranger's are drawn from, and how far the draw moves them. */
  coldStart: { drawnFrom: 60, chance: 0.25 },
  /** How useful an outing and something homemade count. */
  experience: 0.5,
  diy: 0.3,
  /** A weak preference in both directions, and only if the contact's gender is set. */
  gender: 0.03,
  penalties: {
    /** For people with a certain hobby, given to someone not known to have it. */
    special: 0.06,
    /** The same kind of thing as one that was given or dismissed. */
    sameKind: 0.1,
    /** For a circumstance that nobody mentioned: a can opener for the left-handed. */
    circumstance: 0.25,
    /** For experts, given to someone not known to be one. */
    keen: 0.08,
  },
  /**
   * Of an idea whose text matches what they wrote: the share of the phrase that it matches second best, what both can be
   * together, and from what on it counts as something that they named. Elsewhere, of what only has the words of a phrase that means an
   * interest.
   */
  phrases: { weight: 0.16, second: 0.4, most: 1.3, strong: 0.5, elsewhere: 0.6 },
  /**
   * How much it counts that an idea is right for one of their tastes; less far from the ages it's made for. `second` is the share that
   * another of their tastes adds, and from `strong` on the taste counts as named by the idea.
   */
  tastes: { weight: 0.45, second: 0.5, strong: 0.7 },
  /** How fast a place loses value, and the share of the full-text search. */
  fusion: { k: 20, text: 0.1 },
  /** How much the weekly randomness changes a score. */
  chance: 0.02,
  /** The same after 'Show me others'. */
  chanceOfOthers: 0.1,
  /** The penalty for ideas that were shown before 'Show me others'. */
  seenFirst: 0.35,
  /** The score's share in choosing the next idea; the rest is its difference from those already chosen. */
  relevance: 0.7,
  /** Of how many of the next best each place of the first screen takes the one that is least like those before it. */
  leastAlikeOf: [1, 1, 2, 4, 8, 16, 24, 32],
  /** The same for the only interest that is known, whose ideas are alike. */
  leastAlikeOfOne: [1, 1, 1, 1, 2, 3, 4, 5],
  /** How much worse than the best of them it may be at most. */
  within: 0.45,
  /** A preference for what meets a liked interest or a chosen category that is not there yet. */
  fresh: 0.05,
  /** How many of the first screen may be of each interest; more if they have fewer than three tastes. */
  ofEachInterest: 3,
  /** How many ideas of what they named come before one of what they did not name, where they named enough. */
  beforeSurprise: 10,
} as const
