/**
 * A text folded for searching: no case, no accents, one kind of apostrophe, single spaces. 'Zoë
 *
 * Ångström' → 'zoe angstrom'.
 */
export function foldText(text: string): string {
  // Nearly all texts, and a tenth of the time.
  if (ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'").replace(/ {2,}/g, ' ').trim()
  return (
    text
      // Unicode would decompose this apostrophe into a space and an accent.
      .replaceAll('\u00b4', "'")
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßæœøłđðþıς]/g, (letter) => plainLetters[letter] ?? letter)
      .replace(/[\u0060\u2018\u2019\u02bc\u2032]/g, "'")
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Printable, without tabs and line breaks. */
const ASCII = /^[ -~]*$/

/** Whether every word of the needle is somewhere in the haystack; a blank needle is in everything. */
export function matches(haystack: string, needle: string): boolean {
  const folded = foldText(haystack)
  return foldText(needle)
    .split(' ')
    .every((word) => folded.includes(word))
}

/** Letters that Unicode doesn't decompose, mapped to what people without such a key type. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
