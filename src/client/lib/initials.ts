/** Not a name of its own: 'III' of 'Ama Westhuizen III'. */
const suffix = /^(?:jr|sr|i{2,3}|iv|vi{0,3}|ix|\d+(?:st|nd|rd|th)|esq|phd|md)$/i

/** The letters of an avatar: first of the first and first of the last word. */
export function initials(name: string): string {
  const words = name.split(/[\s\-–&+,.]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const last = words.findLast((word, index) => index > 0 && !suffix.test(word))
  const ends = last === undefined ? words.slice(0, 1) : [words[0], last]
  const letters = ends.map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
  return letters.join('').toLocaleUpperCase() || '?'
}
