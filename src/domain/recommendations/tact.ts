import { foldText } from '../shared/search-text.ts'
import { remembered } from '../shared/remembered.ts'
import type { Candidate } from './candidate.ts'
import type { Profile } from './profile.ts'

/** What somebody is going through, and what would hurt then. */
interface Trouble {
  /** In what is written about the person, or in the event's name. */
  told: RegExp
  /** Ideas that are mainly about these are left out, unless the person is said to like them. */
  interests: readonly string[]
  titles: RegExp
}

const troubles: readonly Trouble[] = [
  {
    told: /\b(widow(?:ed|er)?|sympathy|condolences?|funeral|memorial service|died|dying|passed away|grie(?:f|ving|ves)|mourn\w*|bereav\w+|(?:just|recently) lost|lost (?:her|his|their|my) (?:husband|wife|partner|mother|mom|mum|father|dad|son|daughter|child|baby|brother|sister))\b/,
    interests: ['party-games', 'karaoke', 'djing'],
    titles: /\b(karaoke|party|prank|gag|jokes?|funny|silly|confetti|couples?|for two|disco)\b/,
  },
  {
    told: /\b(miscarr\w+|stillb\w+|lost (?:a|the|her|his|their) (?:baby|babies|pregnancy|child|son|daughter|twins)|infertility|ivf)\b/,
    interests: ['parenting', 'baby-play', 'toddler-play'],
    titles:
      /\b(bab(?:y|ies)|newborns?|nursery|pregnan\w+|maternity|nursing|breast\w*|infants?|lullab(?:y|ies)|cradles?|cribs?|diapers?|strollers?|teeth(?:er|ing)|pacifiers?|handprints?|footprints?|new family|toddlers?|mothers?|moms?|motherhood|parents?)\b/,
  },
  {
    told: /\b(chemo\w*|cancer|radiation|mastectomy|in (?:the )?hospital|hospice|surgery|stroke|recuperating|recovering from)\b/,
    interests: ['running', 'strength-training', 'crossfit', 'party-games', 'karaoke'],
    titles: /\b(marathon|workouts?|boot camp|detox|diet|races?|prank|gag|hot sauce|challenge)\b/,
  },
  {
    told: /\b(divorc\w+|separat(?:ed|ion) from|split up|broke up)\b/,
    interests: [],
    titles: /\b(couples?|for two|anniversary|wedding|mr (?:and|&) mrs|his and hers|newlyweds?)\b/,
  },
]

/** Returns a function that says whether an idea is out of place in what this person is going through. */
export function tactlessFor({ occasion: { name, said }, notes, likes }: Profile): (candidate: Candidate) => boolean {
  const theirs = troubles.filter(({ told }) => told.test(`${name}. ${said}. ${notes}`))
  if (theirs.length === 0) return () => false
  return ({ title, interests: [main = ''] }) =>
    !isForTrouble(title) &&
    theirs.some(
      ({ interests, titles }) => (interests.includes(main) && !likes.includes(main)) || titles.test(foldText(title)),
    )
}

/** A miscarriage card may say 'baby'. */
const isForTrouble = remembered((title: string) =>
  /\b(sympathy|condolences?|grie\w+|memorial|remembrance|miscarriage|lost pregnancy|get[- ]well|hospital|chemo)\b/.test(
    foldText(title),
  ),
)
