/**
 * One line as a person would read it: no control characters, no half surrogate pairs, and no marks that change the reading
 * direction of what follows.
 */
export function plainLine(text: string): string {
  return plainParagraphs(text).replaceAll(/[\n\t]+/g, ' ')
}

/** The same with its line breaks and tabs. */
export function plainParagraphs(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu, '')
    .trim()
}

/** At most `max` UTF-16 units, never cut inside a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
