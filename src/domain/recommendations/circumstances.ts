import { stemOf, wordsOf } from '../catalogue/interests/words.ts'
import type { Ability, Candidate } from './candidate.ts'
import { isForFeast } from './occasions.ts'
import type { Profile } from './profile.ts'

/**
 * Returns a function that says whether an idea makes sense in a circumstance only that nobody mentioned: a can opener for the
 * left-handed, a coffee tab for the night nurse. It may still be given, but comes later.
 */
export function forUnmentioned({ occasion, bond, cautions, notes }: Profile): (candidate: Candidate) => boolean {
  const isSaid = saidIn(`${occasion.said}. ${occasion.name}. ${notes}. ${bond.kinds.join('. ')}`)
  const isLacking = (circumstance: string) =>
    [...cautions.lacks].some((one) => withoutAbility[one].includes(circumstance))
  return (candidate) => {
    const { circumstance } = candidate
    if (circumstance === null || isForFeast(candidate, occasion)) return false
    return !isSaid(circumstance) && !isLacking(circumstance)
  }
}

/**
 * Returns a function that says whether an idea is for the very loss or illness that an event of one's own is named after: 'Sympathy', 'Get well
 * soon'. 'Memorial Day', 'Well done' and 'Farewell to cancer' are none.
 */
export function forItsTrouble({ occasion: { types, name } }: Profile): (candidate: Candidate) => boolean {
  const isOnesOwn = types.some((type) => type === 'custom' || type === 'annual')
  const its = new Set(
    isOnesOwn ? troubles.flatMap(({ event, circumstances }) => (event.test(name) ? circumstances : [])) : [],
  )
  return ({ circumstance }) => circumstance !== null && its.has(circumstance)
}

const troubles: readonly { event: RegExp; circumstances: readonly string[] }[] = [
  { event: /\b(sympathy|condolences?|funeral|bereavement|mourning)\b/, circumstances: ['loss', 'grief', 'bereaved'] },
  { event: /\b(get[- ]well|speedy recovery)\b/, circumstances: ['illness'] },
  { event: /\b(surgery|in (?:the )?hospital|hospital stay)\b/, circumstances: ['illness', 'hospital', 'surgery'] },
]

function saidIn(text: string): (circumstance: string) => boolean {
  const said = new Set(wordsOf(text).map(({ stem }) => stem))
  return (circumstance) =>
    [...circumstance.split('-'), ...(otherWords[circumstance] ?? [])].some((word) => said.has(stemOf(word)))
}

const inLoss =
  'sympathy condolence funeral died dying mourning grief grieving bereavement bereaved widow widowed widower'.split(' ')
const inIllness = 'sick illness hospital surgery chemo cancer recovering recuperating'.split(' ')

/** Other words for it. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  jewish: ['kosher', 'hanukkah', 'passover', 'synagogue', 'shabbat', 'rabbi', 'mitzvah'],
  muslim: ['islam', 'halal', 'eid', 'ramadan', 'mosque'],
  hindu: ['diwali', 'holi', 'temple'],
  catholic: ['church', 'mass'],
  diabetic: ['diabetes'],
  hens: ['chickens', 'coop'],
  pregnant: ['pregnancy', 'expecting'],
  sobriety: ['sober'],
  loss: inLoss,
  grief: inLoss,
  bereaved: inLoss,
  illness: inIllness,
  hospital: ['surgery', 'operation'],
  widower: ['widowed', 'widow'],
}

/** Those who can't do so well. */
const withoutAbility: Readonly<Record<Ability, readonly string[]>> = {
  sight: ['blind', 'low-vision', 'poor-eyesight'],
  hearing: ['deaf', 'hearing-loss'],
  'fine-hands': ['arthritis', 'tremor', 'one-handed', 'disability'],
  walking: ['wheelchair', 'limited-mobility', 'walker', 'mobility-scooter', 'bedridden', 'disability'],
  strength: ['limited-mobility', 'disability'],
  smell: ['anosmia'],
}
