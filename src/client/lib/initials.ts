/** The letters of an avatar: first of the first and first of the last word. */
export function initials(name: string): string {
  const words = name.split(/[\s\-–&+,.]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = ends.map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
  return letters.join('').toLocaleUpperCase() || '?'
}
