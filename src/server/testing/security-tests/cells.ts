import type { Sample, Slot } from './samples.ts'
import type { Actor, World } from './world.ts'

/** One request of the matrix. */
export interface Cell {
  variant: 'own' | 'foreign' | 'gone' | 'missing' | 'malformed'
  /** 'params.id', or all of them. */
  slot: string
  label: string
  sample: Sample
  /** Names another's, or nothing that is there, and so is refused. An unknown category among others finds nothing. */
  isRefused: boolean
  isInAddress: boolean
}

/** Well-made ids that nobody has had. */
const missingNumber = 2_000_000_000
const missingText = '00000000-0000-4000-8000-000000000000'

const malformed = {
  params: ['abc', '0', '-1', '1.5', '9007199254740992', '1e3', '\0', 'a/../b'],
  query: ['abc', '0', '-1', '1.5', '9007199254740992', '1e3', '\0', 'a/../b'],
  body: ['abc', 0, -1, 1.5, 2 ** 53, true, {}, [[]]],
}

/** Whose things somebody tries to get at. */
export function victimOf(actor: Actor): Actor {
  return actor === 'user' ? 'other' : 'user'
}

/**
 * Every request of a route that an actor is to try: the own one, and for each id another's, a gone, a missing, and nonsense,
 * which is read before anybody asks who says it: one actor tries all of it.
 */
export function cellsOf(
  actor: Actor,
  world: World,
  sampleOf: (who: Actor) => Sample,
  nonsense: 'all' | 'one of a kind',
): Cell[] {
  const own = sampleOf(actor)
  const victim = world.residents[victimOf(actor)]
  const cells: Cell[] = [{ variant: 'own', slot: '', label: 'own', sample: own, isRefused: false, isInAddress: false }]
  const owned = own.slots.filter((slot) => slot.kind !== 'shared')

  for (const slot of own.slots) {
    const name = slot.at.join('.')
    const isInAddress = slot.at[0] === 'params'
    const add = (variant: Cell['variant'], value: unknown, isWhole = false) =>
      cells.push({
        variant,
        slot: name,
        label: `${variant} ${name}${variant === 'malformed' ? ` ${JSON.stringify(value)}` : ''}`,
        sample: withIds(own, [slot], () => value, isWhole),
        isRefused: slot.kind !== 'shared' || isInAddress,
        isInAddress,
      })
    if (slot.kind !== 'shared') {
      if (!slot.isAnybodys) add('foreign', victim.ids[slot.kind])
      add('gone', world.goneIds[slot.kind])
    }
    const some = slot.kind === 'shared' ? own.params[slot.at[1] ?? ''] : victim.ids[slot.kind]
    add('missing', Number.isInteger(Number(some)) ? missingNumber : missingText)
    const values = malformed[slot.at[0] as keyof typeof malformed]
    for (const value of nonsense === 'all' ? values : values.slice(0, 1)) add('malformed', value, true)
  }
  // A check that looks at one id and takes the others' word for it would let these through.
  if (owned.length > 1) {
    const all = (variant: Cell['variant'], valueOf: (slot: Slot) => unknown) =>
      cells.push({
        variant,
        slot: 'all',
        label: `${variant} ids everywhere`,
        sample: withIds(own, owned, valueOf, false),
        isRefused: true,
        isInAddress: false,
      })
    all('foreign', ({ kind }) => (kind === 'shared' ? '' : victim.ids[kind]))
    all('gone', ({ kind }) => (kind === 'shared' ? '' : world.goneIds[kind]))
  }
  return cells
}

function withIds(sample: Sample, slots: Slot[], valueOf: (slot: Slot) => unknown, isWhole: boolean): Sample {
  const copy = structuredClone(sample)
  for (const slot of slots) {
    const [where, ...path] = slot.at
    const value = valueOf(slot)
    const [name = ''] = path
    if (where === 'params') copy.params[name] = String(value)
    else if (where === 'query')
      copy.query = copy.query.map(([key, was]) => [key, key === name ? String(value) : was] as [string, string])
    else setIn(copy.body, path, value, isWhole)
  }
  return copy
}

/** A list of ids stays a list, unless the whole of it is to be nonsense. */
function setIn(body: unknown, path: string[], value: unknown, isWhole: boolean): void {
  const last = path.at(-1) ?? ''
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], body)
  const holder = parent as Record<string, unknown>
  holder[last] = Array.isArray(holder[last]) && !isWhole ? [value] : value
}
