/** The single things that a contact's free text names: 'dinosaurs, outer space' are two. */
export function phrasesOf(text: string): string[] {
  return placesIn(text).map(({ from, to }) => text.slice(from, to))
}

/**
 * The text with one phrase in place of another; '' takes it out. The others stay as they were written: what 'no' refuses
 * depends on the commas. Undefined if the phrase isn't there.
 */
export function withPhrase(text: string, old: string, next: string): string | undefined {
  const places = placesIn(text)
  const at = places.findIndex(({ from, to }) => text.slice(from, to) === old)
  const place = places[at]
  if (place === undefined) return undefined
  if (next.trim() !== '') return text.slice(0, place.from) + next.trim() + text.slice(place.to)
  const following = places[at + 1]
  const before = places[at - 1]
  return following !== undefined
    ? text.slice(0, place.from) + text.slice(following.from)
    : text.slice(0, before?.to ?? 0)
}

/** Between commas, semicolons, line breaks and full stops; the point of '3.5' ends nothing. */
function placesIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/(?:[^,;\n.]|\.(?=\S))+/g)].flatMap(({ 0: part, index }) => {
    const from = index + part.length - part.trimStart().length
    const length = part.trim().length
    return length === 0 ? [] : [{ from, to: from + length }]
  })
}
