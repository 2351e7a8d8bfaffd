/**
 * Merges the typed values into a version saved elsewhere: a field that only the other changed is taken from it. `takenOver`
 * names those fields.
 */
export function onTopOf<Values extends object>(
  theirs: Values,
  mine: Values,
  base: Values,
): { values: Values; takenOver: (keyof Values)[] } {
  const names = Object.keys(theirs) as (keyof Values)[]
  const takenOver = names.filter((name) => isSame(mine[name], base[name]) && !isSame(theirs[name], base[name]))
  const kept = Object.fromEntries(takenOver.map((name) => [name, theirs[name]])) as Partial<Values>
  return { values: { ...mine, ...kept }, takenOver }
}

/** Form values are texts, switches and lists of texts. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
