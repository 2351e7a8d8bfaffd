// Words of users on their way into a mail: names of people, events and presents.

/** One line without control characters or marks that turn the reading direction of what follows. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
}

/** At most so many signs, cut with an ellipsis and never inside of one (an emoji of several code points is one sign). */
export function shortened(text: string, most: number): string {
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(plainLine(text))]
  if (signs.length <= most) return plainLine(text)
  const kept = signs.slice(0, most - 1).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}

/** A name inside of a sentence. One that is written from right to left stays in its place and turns nothing around it. */
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
