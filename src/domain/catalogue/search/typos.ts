/**
 * The edit distance of two words: letters added, left out, changed, or swapped with the next one. Infinity beyond `max`.
 */
export function typosBetween(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Infinity
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
      current.push(cost)
    }
    before = last
    last = current
  }
  const typos = last[other.length] ?? Infinity
  return typos > max ? Infinity : typos
}
