/**
 * The other interests with one more, in the user's own words; as they were if it's there already.
 * @param max length in characters
 * @returns undefined if there's no room
 */
export function withOwnInterest(interests: string, words: string, max: number): string | undefined {
  const [before, added] = [interests.trimEnd(), words.trim()]
  const known = before.split(/[,;.\n]/).map((interest) => interest.trim().toLowerCase())
  if (known.includes(added.toLowerCase())) return interests
  const separator = before === '' ? '' : /[,;]$/.test(before) ? ' ' : ', '
  const all = `${before}${separator}${added}`
  return all.length <= max ? all : undefined
}
