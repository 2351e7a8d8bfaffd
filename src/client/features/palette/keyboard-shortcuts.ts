import { keyboardTexts } from '#domain/texts/palette.ts'
import { captureKeys, isHelpKeyOn, paletteKeys, submitKeys } from './keys.ts'

/** Keys of one entry: several alternatives, each of keys pressed together. */
export type Shortcut = { keys: readonly (readonly string[])[]; what: string }
export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[]; note?: string }

const { anywhere, palette, calendar, gifts, lists } = keyboardTexts

const arrows = [['←'], ['→'], ['↑'], ['↓']]
const ends = [['Home'], ['End']]

/** Every shortcut. Add new ones here. */
export function shortcutGroups(): ShortcutGroup[] {
  return [
    {
      title: anywhere.title,
      shortcuts: [
        { keys: [paletteKeys], what: anywhere.palette },
        { keys: [captureKeys], what: anywhere.capture },
        ...(isHelpKeyOn() ? [{ keys: [['?']], what: anywhere.help }] : []),
        { keys: [['Tab'], ['Shift', 'Tab']], what: anywhere.next },
        { keys: [['Esc']], what: anywhere.escape },
        { keys: [submitKeys], what: anywhere.submit },
        { keys: [['F8']], what: anywhere.toast },
      ],
    },
    {
      title: palette.title,
      shortcuts: [
        { keys: [['↑'], ['↓']], what: palette.move },
        { keys: ends, what: palette.ends },
        { keys: [['Enter']], what: palette.choose },
        { keys: [['Esc']], what: palette.back },
      ],
    },
    {
      title: calendar.title,
      shortcuts: [
        { keys: arrows, what: calendar.day },
        { keys: ends, what: calendar.week },
        { keys: [['Page ↑'], ['Page ↓']], what: calendar.month },
        {
          keys: [
            ['Shift', 'Page ↑'],
            ['Shift', 'Page ↓'],
          ],
          what: calendar.year,
        },
        { keys: [['Enter']], what: calendar.open },
      ],
    },
    {
      title: gifts.title,
      note: gifts.menu,
      shortcuts: [
        { keys: [['Space'], ['Enter']], what: gifts.take },
        { keys: arrows, what: gifts.move },
        { keys: [['Esc']], what: gifts.cancel },
      ],
    },
    {
      title: lists.title,
      shortcuts: [
        { keys: arrows, what: lists.move },
        { keys: ends, what: lists.ends },
        { keys: [['→'], ['←']], what: lists.branch },
      ],
    },
  ]
}
