/** In UTF-16 units. The longest of the standard, a family with four skin tones, has some 25. */
export const MAX_EMOJI_LENGTH = 40

const EMOJI_STYLE = '\uFE0F'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Only what emoji are made of: a letter with a thousand accents is one character, too. */
const parts =
  /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|[\u{E0020}-\u{E007F}])+|[0-9#*]\uFE0F?\u20E3)$/u

/** A picture, a flag or a keycap. A skin tone alone, or half a flag, is none. */
const base = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u

/**
 * One emoji as it's stored, undefined for anything else. What would be drawn as black text ('❤') gets the sign that asks
 * for color. Signs that came after this code was written are emoji, too: Unicode has reserved their places.
 */
export function readEmoji(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > MAX_EMOJI_LENGTH || !parts.test(trimmed) || !base.test(trimmed)) return undefined
  if ([...graphemes.segment(trimmed)].length !== 1) return undefined
  const isTextByItself = /^.$/u.test(trimmed) && !/^\p{Emoji_Presentation}/u.test(trimmed)
  return isTextByItself ? trimmed + EMOJI_STYLE : trimmed
}

/** The last emoji of what was typed or pasted: keyboards put a new one behind the old. */
export function lastEmoji(text: string): string | undefined {
  return [...graphemes.segment(text)].map(({ segment }) => readEmoji(segment)).findLast((emoji) => emoji !== undefined)
}
