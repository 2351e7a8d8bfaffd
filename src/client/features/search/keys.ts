import { keyTexts } from '#domain/texts/keys.ts'
import { helpKeyItem } from '#client/lib/storage.ts'

/** Where a shortcut is made with Command. There Ctrl K is an editing key that cuts the rest of a line. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** As it is shown, and as `aria-keyshortcuts` has it. */
export const paletteKeys = isApple ? ['⌘', 'K'] : [keyTexts.control, 'K']
export const ariaPaletteKeys = isApple ? 'Meta+K' : 'Control+K'

/** Takes a gift idea. With Shift it is the browser's 'find previous', which no page of ours needs. */
export const captureKeys = isApple ? ['⌘', keyTexts.shift, 'G'] : [keyTexts.control, keyTexts.shift, 'G']
export const ariaCaptureKeys = isApple ? 'Meta+Shift+G' : 'Control+Shift+G'

/** Handled by the frame of every dialog (`ui/AppModal.tsx`). */
export const submitKeys = isApple ? ['⌘', keyTexts.enter] : [keyTexts.control, keyTexts.enter]

export function isPaletteKey(event: LetterEvent): boolean {
  return isWithCommand(event) && !event.shiftKey && isLetter(event, 'k')
}

export function isCaptureKey(event: LetterEvent): boolean {
  return isWithCommand(event) && event.shiftKey && isLetter(event, 'g')
}

function isWithCommand({ altKey, ctrlKey, metaKey }: LetterEvent): boolean {
  return !altKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey)
}

/** On a keyboard of another script the letter is another one; the place of the key is the same. */
function isLetter({ key, code }: LetterEvent, letter: string): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
}

/** A '?' that is meant for nobody else. */
export function isHelpKey(event: Pick<KeyboardEvent, 'key' | 'target'> & Modifiers): boolean {
  const { key, target, altKey, ctrlKey, metaKey } = event
  if (key !== '?' || altKey || ctrlKey || metaKey || !isHelpKeyOn()) return false
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null)
}

/** A single character as a shortcut can be switched off (WCAG 2.1.4): dictation types it by chance. */
export function isHelpKeyOn(): boolean {
  return helpKeyItem.read() !== 'off'
}

export function setHelpKey(on: boolean) {
  if (on) helpKeyItem.remove()
  else helpKeyItem.write('off')
}

type LetterEvent = Pick<KeyboardEvent, 'key' | 'code'> & Modifiers
type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>
