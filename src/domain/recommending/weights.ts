/**
 * What a score is made of, tuned on the sixty judged people that are not held out: docs/decisions/006 says how, and
 * docs/performance.md what came of it.
 */
export const weights = {
  /** How much of an interest's share is had by what; docs/decisions/006. */
  strength: {
    /** An interest that they named, by its place among those of the idea, which names first what it is most about. */
    like: [1, 0.65, 0.6, 0.45],
    /** Of that, when it says how they are ('always cold') rather than what they like. */
    state: 0.8,
    /** A category that they chose, by its depth: 'Fishing' says more than 'Sports & Outdoors'. */
    category: [0.5, 0.95, 1],
    /** A word of theirs that the vocabulary does not know, in the idea's name. */
    word: 0.55,
    /** What a language model thought of. */
    suggested: 0.6,
    /** An interest of which only a part is named. */
    hint: 0.3,
    /** Of the same kind as a chosen category, and near a liked interest. */
    implied: 0.4,
    neighbor: 0.4,
    /** Of the strongest, the second and the third. */
    together: [0.75, 0.25, 0.05],
  },
  interest: 0.55,
  occasion: 0.15,
  relationship: 0.1,
  age: 0.13,
  price: 0.12,
  usefulness: 0.05,
  popularity: 0.1,
  /** The share of an interest's weight that a safe present has where no taste is known. */
  safe: 0.6,
  /** How useful an outing and something homemade count. */
  experience: 0.5,
  diy: 0.3,
  /** A weak prior, both ways, and only for somebody whose gender is set. */
  gender: 0.03,
  penalties: {
    /** For those who do a certain thing, given to somebody who is not known to. */
    special: 0.06,
    /** The same kind of thing as one that was given or dismissed. */
    sameKind: 0.1,
    /** For those who know the trade, given to somebody who is not known to. */
    keen: 0.08,
  },
  /** How far chance, which changes every week, moves a score. */
  chance: 0.02,
  /** The same when somebody asked for others. */
  chanceOfOthers: 0.1,
  /** What stood first costs so much when others are asked for. */
  seenFirst: 0.35,
  /** The share of the score in choosing the next; the rest is how little it is like those already chosen. */
  relevance: 0.87,
  /** A preference for what meets a liked interest or a chosen category that is not there yet. */
  fresh: 0.03,
  /** How many of the first screen may be of the only interest that is known; two where there are several. */
  ofOneInterest: 6,
  /** How many of the first screen may be of what they did not name, where they named enough. */
  strangers: 1,
} as const
