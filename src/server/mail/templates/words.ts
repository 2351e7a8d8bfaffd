// Prepares users' text for e-mails: names of contacts, events and gifts.

/** One line without control characters or marks that reverse the reading direction of what follows. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
}

/**
 * At most so many characters, with an ellipsis, never cut inside one (an emoji of several code points is one character).
 */
export function shortened(text: string, most: number): string {
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(plainLine(text))]
  if (signs.length <= most) return plainLine(text)
  const kept = signs.slice(0, most - 1).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}

/** A name within a sentence. A right-to-left name is isolated, so that it doesn't reorder its surroundings. */
export function named(name: string): string {
  const line = plainLine(name)
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(line)
    ? `\u2068${line}\u2069`
    : line
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Lines of at most 72 characters: mails then need no encoding that breaks links in the middle. */
export function wrapped(paragraph: string, indent = ''): string {
  return paragraph.replaceAll(/(?=.{73})(.{1,72}) /g, `$1\n${indent}`)
}
