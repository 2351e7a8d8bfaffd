/** Not a name of its own: 'III' of 'Ama Westhuizen III', but not 'Vi' of 'Thanh Vi'. */
const suffix = /^(?:[Jj]r|[Ss]r|II|III|IV|VI{0,3}|IX|\d+(?:st|nd|rd|th)|[Ee]sq|PhD|MD)$/

/** The letters of an avatar: first of the first and first of the last word. */
export function initials(name: string): string {
  const words = name.split(/[\s\-–&+,.]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const last = words.findLast((word, index) => index > 0 && !suffix.test(word))
  const ends = last === undefined ? words.slice(0, 1) : [words[0], last]
  const letters = ends.map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
  return letters.join('').toLocaleUpperCase() || '?'
}
