import type { OccasionType } from '../../occasions/types.ts'

/** The events that a folded search names. */
export function occasionsIn(text: string): OccasionType[] {
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([type]) => type)
}

const patterns: [OccasionType, RegExp][] = [
  ['christmas', /\b(?:christmas|xmas|holiday gifts?|stocking)\b/],
  ['new-years', /\bnew year'?s?\b(?! old)/],
  ['valentines', /\bvalentine'?s?\b/],
  ['easter', /\beaster\b/],
  ['mothers-day', /\bmother'?s'? day\b|\bmum'?s day\b/],
  ['fathers-day', /\bfather'?s'? day\b|\bdad'?s day\b/],
  ['independence-day', /\b(?:independence day|fourth of july|4th of july)\b/],
  ['halloween', /\bhalloween\b/],
  ['thanksgiving', /\bthanksgiving\b/],
  ['birthday', /\b(?:birthdays?|bday)\b/],
  ['wedding-anniversary', /\banniversar(?:y|ies)\b/],
  ['graduation', /\bgrad(?:uat\w+)?\b/],
  ['retirement', /\bretir(?:ement|ee|ing|ed)\b/],
  ['promotion', /\bpromotions?\b/],
  ['new-job', /\bnew[- ]job\b/],
  ['housewarming', /\b(?:housewarming|new (?:home|house|apartment))\b/],
  ['baby-shower', /\b(?:baby shower|new (?:baby|parents?|mom|mum|mother|dad|father))\b/],
  ['wedding', /\b(?:weddings?|bridal|bride|newlyweds?)\b/],
  ['engagement', /\b(?:engagement|engaged)\b/],
]
