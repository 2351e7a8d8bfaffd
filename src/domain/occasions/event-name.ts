/**
 * The event's name where the contact's name is shown beside it: 'Birthday' for "Maya Okafor's Birthday", "Maya's
 * Birthday" or 'Maya Okafor - Birthday'. Any apostrophe, any case. A name that would become empty stays as it is.
 */
export function eventNameWithoutContact(eventName: string, fullName: string): string {
  const name = eventName.normalize('NFC').trim()
  const person = fullName.normalize('NFC').trim()
  if (person === '') return name
  for (const called of new Set([person, person.split(/\s/)[0] ?? person])) {
    const rest = withoutPrefix(name, called)
    if (rest !== undefined) return rest
  }
  return name
}

/**
 * What follows "{called}'s ", "{called}' " (James' Birthday) or '{called} - ' at the start of the name, if it has that. By hand:
 * an expression of its own for each name takes a quarter of a millisecond, and a long list asks for each of its rows.
 */
function withoutPrefix(name: string, called: string): string | undefined {
  let at = 0
  for (const [place, word] of called.split(/\s+/).entries()) {
    if (place > 0) {
      const gap = lengthAt(name, at, /\s+/y)
      if (gap === 0) return undefined
      at += gap
    }
    for (const letter of word) {
      const own = String.fromCodePoint(name.codePointAt(at) ?? 0)
      if (!isSameLetter(own, letter)) return undefined
      at += own.length
    }
  }
  const prefix = lengthAt(name, at, AFTER_NAME)
  return prefix === 0 ? undefined : name.slice(at + prefix)
}

function lengthAt(text: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

/** Keyboards and word processors write ' ` ´ ‘ ’ ʼ ′ ＇. */
const APOSTROPHE = /^[\u0027\u0060\u00b4\u2018\u2019\u02bc\u2032\uff07]$/
const AFTER_NAME = /(?:[\u0027\u0060\u00b4\u2018\u2019\u02bc\u2032\uff07]s?|\s*[-–—:])\s+/iy

function isSameLetter(one: string, other: string): boolean {
  return (
    one === other ||
    one.toLowerCase() === other.toLowerCase() ||
    one.toUpperCase() === other.toUpperCase() ||
    (APOSTROPHE.test(one) && APOSTROPHE.test(other))
  )
}
