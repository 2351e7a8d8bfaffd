import { foldText } from '../shared/search-text.ts'
import type { OccasionType } from '../occasions/types.ts'
import { remembered } from '../shared/remembered.ts'
import { nameOf, type Candidate } from './candidate.ts'
import { feastsIn } from './feasts.ts'

/** What a gift is for. Feasts without a type in the app are recognized by the event's name. */
export interface Meant {
  types: readonly OccasionType[]
  /** Ids of the feasts that the event's name says. */
  feasts: readonly string[]
  /** Folded; empty without an event. */
  name: string
  /** Folded: what is written about the person, which may mention an illness or a loss. */
  said: string
}

/** The type of an event, and what its name says besides: 'Christmas with the office' of one's own is Christmas too. */
export function occasionMeant(event: { type: OccasionType; name: string } | null, about = ''): Meant {
  const said = foldText(about)
  if (!event) return { types: [], feasts: [], name: '', said }
  const name = foldText(event.name)
  const named = boundTo(event.name).flatMap(({ types }) => types)
  const isOnesOwn = event.type === 'custom' || event.type === 'annual'
  return { types: [...new Set([event.type, ...(isOnesOwn ? named : [])])], feasts: feastsIn(event.name), name, said }
}

/**
 * Whether an idea is only for certain events: it's tagged with a single one, or with holidays only, or its title names
 * one. An Advent wreath is no birthday present, a wedding planner isn't for a graduate. A birthday or a custom event as
 * the only tag doesn't count: everyone has those.
 */
export function isBoundElsewhere(
  { title, occasions }: Pick<Candidate, 'title' | 'occasions'>,
  { types: meant, feasts, name, said }: Meant,
): boolean {
  for (const { pattern, types, asked } of boundTo(title)) {
    if (pattern.test(name) || types.some((type) => meant.includes(type))) continue
    if (!asked?.test(`${name}. ${said}`)) return true
  }
  const named = feastsIn(title)
  if (named.length > 0) return !named.some((feast) => feasts.includes(feast))
  if (occasions.length === 0 || occasions.some((type) => meant.some((one) => one === type))) return false
  const [only] = occasions
  if (occasions.length === 1) return only !== 'birthday' && only !== 'custom' && only !== 'annual'
  return occasions.every((type) => holidays.has(type))
}

/** Whether it's for the feast that the event is: by its title, or by what people call it. */
export function isForFeast(candidate: Pick<Candidate, 'title' | 'synonyms'>, { feasts }: Meant): boolean {
  return feasts.length > 0 && feastsIn(nameOf(candidate)).some((feast) => feasts.includes(feast))
}

/** A baby shower's presents may be for the baby, whatever the age of its parents. */
export function isForTheBaby({ occasions, age }: Pick<Candidate, 'occasions' | 'age'>, { types }: Meant): boolean {
  return types.includes('baby-shower') && occasions.includes('baby-shower') && age.min === 0 && age.max < 18
}

const holidays: ReadonlySet<string> = new Set<OccasionType>([
  'christmas',
  'new-years',
  'valentines',
  'easter',
  'halloween',
  'thanksgiving',
  'independence-day',
])

interface Binding {
  pattern: RegExp
  types: readonly OccasionType[]
  asked?: RegExp
}

/** The rules whose words are in a title or an event's name. */
const boundTo = remembered((text: string): readonly Binding[] => {
  const words = foldText(text)
  return bindingWords.filter(({ pattern }) => pattern.test(words))
})

/** Words that tie a thing to a day. A day without a type needs an event with that name; feasts are in feasts.ts. */
const bindingWords: readonly Binding[] = [
  { pattern: /\b(christmas|xmas|advent|nativity|santa|yuletide|yule)\b/, types: ['christmas'] },
  { pattern: /\beaster\b/, types: ['easter'] },
  { pattern: /\b(halloween|trick-or-treat|jack-o'-lantern)\b/, types: ['halloween'] },
  { pattern: /\bthanksgiving\b/, types: ['thanksgiving'] },
  { pattern: /\bvalentine'?s?\b/, types: ['valentines'] },
  { pattern: /\b(fourth|4th) of july\b/, types: ['independence-day'] },
  { pattern: /\bnew year'?s\b/, types: ['new-years'] },
  { pattern: /\b(retirement|retiree'?s?)\b/, types: ['retirement'] },
  { pattern: /\b(graduation|graduate'?s?)\b/, types: ['graduation'] },
  { pattern: /\b(wedding|bridal|bride|groom|newlyweds?)\b/, types: ['wedding', 'engagement', 'wedding-anniversary'] },
  { pattern: /\b(engagement|bride-to-be)\b/, types: ['engagement', 'wedding'] },
  { pattern: /\banniversary\b/, types: ['wedding-anniversary'] },
  {
    pattern: /\b(baby shower|pregnancy|newborns?|new parents?|new mothers?|new baby|mother-to-be)\b/,
    types: ['baby-shower'],
  },
  { pattern: /\bmother'?s'? day\b/, types: ['mothers-day'] },
  { pattern: /\bfather'?s'? day\b/, types: ['fathers-day'] },
  { pattern: /\b(housewarming|new home)\b/, types: ['housewarming'] },
  {
    pattern:
      /\b(sympathy|condolences?|bereavement|bereaved|grief|grieving|mourning|funeral|memorial|remembrance|cemetery|grave-side|ashes|dying|hospice|last wish|miscarriage|lost pregnancy)\b/,
    types: [],
    asked:
      /\b(sympathy|condolences?|funeral|hospice|miscarr\w+|stillb\w+|wake|memorial service|died|dying|passed away|grie\w+|mourn\w*|bereav\w+|(?:just|recently) lost|lost (?:her|his|their) (?:husband|wife|partner|mother|mom|mum|father|dad|son|daughter|child|baby|brother|sister|dog|cat|pet))\b/,
  },
  {
    pattern:
      /\b(get[- ]well|speedy recovery|chemo|radiation|mastectomy|post-surgery|long illness|hospital(?= (?:gown|parking|picture|stay|week))|(?:in|for a) (?:the )?hospital)\b/,
    types: [],
    asked:
      /\b(get[- ]well|in (?:the )?hospital|ill|sick|surgery|operation|chemo\w*|cancer|recovering from|recuperating|broke (?:her|his|their)|broken (?:leg|arm|ankle|hip|wrist|foot)|accident)\b/,
  },
  { pattern: /\bst\.? patrick's\b/, types: [], asked: /\b(st\.?|saint) patrick/ },
  { pattern: /\bveterans'? day\b/, types: [] },
  { pattern: /\bgrandparents'? day\b/, types: [] },
  { pattern: /\bbosses' and assistants' day\b/, types: [], asked: /\b(boss|assistant|administrative|secretar)/ },
  { pattern: /\bdeployment\b/, types: [], asked: /\bdeploy/ },
  { pattern: /\badoption-day\b/, types: [], asked: /\b(adopt|gotcha day)/ },
  { pattern: /\bapology\b/, types: [], asked: /\b(apolog|sorry|forgive)/ },
  { pattern: /\bcoming-out card\b/, types: [], asked: /\b(coming|came|comes) out\b/ },
  { pattern: /\bfarewell card\b/, types: [], asked: /\b(farewell|good-?bye|leaving|(?:going|mov\w+) (?:away|to))\b/ },
  { pattern: /\bfor an exam\b/, types: [], asked: /\b(exams?|finals|midterms|the bar|good luck)\b/ },
  { pattern: /\bfirst-day-of-school\b/, types: [], asked: /\b(first day|back to school|starts? school)\b/ },
  { pattern: /\bdivorce\b/, types: [], asked: /\b(divorc\w+|separat(?:ed|ion)|split up)\b/ },
  { pattern: /\b(sobriety|quitter's)\b/, types: [], asked: /\b(sober|sobriety|recovery|quit(?:s|ting)?)\b/ },
  { pattern: /\b(bible|rosary|quran|torah|prayers?(?! plant)|crucifix|devotional)\b/, types: [] },
]
