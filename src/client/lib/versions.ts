import { keysOf } from './keys-of.ts'

/** One field of which there are two versions, in words. '' is empty. */
export type Difference = { label: string; mine: string; theirs: string }

/** Two versions of a record's form. `Row` is the record, for words that depend on more than the form. */
export type Versions<Values, Row> = {
  /**
   * Merges the typed values into a version saved elsewhere: what only the other changed is taken from it. `takenOver` names
   * that.
   */
  merge: (theirs: Values, mine: Values, base: Values) => { values: Values; takenOver: string[] }
  /** Where the two are not the same. */
  differences: (mine: Values, theirs: Values, row: Row) => Difference[]
}

/** Field by field, each with its label, and with its value in words where that isn't the text itself. */
export function versionsOf<Values extends object, Row>(
  labels: Record<keyof Values, string>,
  inWords: (values: Values, name: keyof Values, row: Row) => string,
): Versions<Values, Row> {
  const names = keysOf(labels)
  return {
    merge(theirs, mine, base) {
      const takenOver = names.filter((name) => isSame(mine[name], base[name]) && !isSame(theirs[name], base[name]))
      const values = { ...mine }
      for (const name of takenOver) values[name] = theirs[name]
      return { values, takenOver: takenOver.map((name) => labels[name]) }
    },
    differences: (mine, theirs, row) =>
      names
        .map((name) => ({ label: labels[name], mine: inWords(mine, name, row), theirs: inWords(theirs, name, row) }))
        .filter((difference) => difference.mine !== difference.theirs),
  }
}

/** Form values are texts, switches and lists of texts. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
