/**
 * The event's name where the contact's name is shown beside it: 'Birthday' for "Maya Okafor's Birthday", "Maya's
 * Birthday" or 'Maya Okafor - Birthday'. Any apostrophe, any case. A name that would become empty stays as it is.
 */
export function eventNameWithoutContact(eventName: string, fullName: string): string {
  const name = eventName.normalize('NFC').trim()
  const person = fullName.normalize('NFC').trim()
  if (person === '') return name
  for (const called of new Set([person, person.split(/\s/)[0] ?? person])) {
    const rest = name.replace(prefixOf(called), '')
    if (rest !== name) return rest
  }
  return name
}

/** "{called}'s ", "{called}' " (James' Birthday) or '{called} - ' at the start of a text, when something follows. */
function prefixOf(called: string): RegExp {
  const words = called
    .split(/\s+/)
    .map((word) => escaped(word).replace(/[\u0027\u0060\u00b4\u2018\u2019\u02bc\u2032\uff07]/g, APOSTROPHE))
    .join(String.raw`\s+`)
  return new RegExp(String.raw`^${words}(?:${APOSTROPHE}s?|\s*[-–—:])\s+`, 'iu')
}

/** Keyboards and word processors write ' ` ´ ‘ ’ ʼ ′ ＇. */
const APOSTROPHE = String.raw`[\u0027\u0060\u00b4\u2018\u2019\u02bc\u2032\uff07]`

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
