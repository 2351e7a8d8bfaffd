import { foldText } from '../shared/search-text.ts'
import { remembered } from '../shared/remembered.ts'

/** A feast or custom without a type in the app: an event is for it if its name says so. */
interface Feast {
  id: string
  words: RegExp
  /** What the full texts of ideas are searched for. */
  search: readonly string[]
}

const feasts: readonly Feast[] = [
  { id: 'hanukkah', words: /\b(c?hanuk+ah?|menorahs?|dreidels?)\b/, search: ['hanukkah', 'menorah', 'dreidel'] },
  { id: 'passover', words: /\b(passover|pesach|seder)\b/, search: ['passover', 'seder'] },
  { id: 'purim', words: /\bpurim\b/, search: ['purim'] },
  {
    id: 'rosh-hashanah',
    words: /\b(rosh hashanah?|jewish new year|new year in september)\b/,
    search: ['rosh hashanah'],
  },
  { id: 'mitzvah', words: /\b(bar|bat|b'nai|b-nai) mitzvah\b/, search: ['mitzvah'] },
  { id: 'naming-day', words: /\b(bris|naming day)\b/, search: ['naming'] },
  { id: 'diwali', words: /\b(diwali|deepavali|diyas?|rangoli)\b/, search: ['diwali', 'diya', 'rangoli'] },
  { id: 'holi', words: /\bholi\b/, search: ['holi'] },
  { id: 'eid', words: /\b(eid|ramadan|iftar)\b/, search: ['eid', 'ramadan'] },
  { id: 'nowruz', words: /\b(nowruz|norooz|persian new year)\b/, search: ['nowruz', 'persian'] },
  { id: 'kwanzaa', words: /\b(kwanzaa|kinara)\b/, search: ['kwanzaa', 'kinara'] },
  { id: 'juneteenth', words: /\bjuneteenth\b/, search: ['juneteenth'] },
  {
    id: 'lunar-new-year',
    words:
      /\b((?:lunar|chinese|korean|vietnamese) new year|tet|seollal|spring festival|red envelopes?|year's first moon)\b/,
    search: ['lunar', 'dumpling', 'lantern'],
  },
  { id: 'mid-autumn', words: /\b(mid-autumn|moon festival|chuseok|mooncakes?)\b/, search: ['mooncake', 'mid-autumn'] },
  { id: 'day-of-the-dead', words: /\b(day of the dead|dia de (?:los )?muertos)\b/, search: ['muertos', 'altar'] },
  { id: 'quinceanera', words: /\b(quince|quinceaneras?)\b/, search: ['quinceanera'] },
  { id: 'baptism', words: /\b(baptisms?|christenings?)\b/, search: ['baptism', 'christening'] },
  { id: 'communion', words: /\b(communion|confirmation)\b/, search: ['communion', 'confirmation'] },
  { id: 'three-kings', words: /\b(three kings|epiphany)\b/, search: ['kings'] },
  { id: 'mustache-month', words: /\b(mustache[- ]month|movember)\b/, search: ['mustache'] },
  { id: 'citizenship', words: /\b(naturalization|citizenship|citizen)\b/, search: ['naturalization', 'citizen'] },
]

/** Ids of the feasts that a text names. */
export const feastsIn: (text: string) => readonly string[] = remembered((text) => {
  const folded = foldText(text)
  return feasts.filter(({ words }) => words.test(folded)).map(({ id }) => id)
})

/** What to search the full texts of ideas for. */
export function wordsForFeasts(ids: readonly string[]): string[] {
  return feasts.filter(({ id }) => ids.includes(id)).flatMap(({ search }) => search)
}
