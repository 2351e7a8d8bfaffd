import { keyTexts } from '#domain/texts/keys.ts'
import { keyboardTexts } from '#domain/texts/search.ts'
import { captureKeys, isHelpKeyOn, paletteKeys, submitKeys } from './keys.ts'

/** Keys of one entry: several alternatives, each of keys pressed together. */
export type Shortcut = { keys: readonly (readonly string[])[]; what: string }
export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[]; note?: string }

const { anywhere, palette, calendar, gifts, lists } = keyboardTexts

const arrows = [['←'], ['→'], ['↑'], ['↓']]
const ends = [[keyTexts.home], [keyTexts.end]]

/** Every shortcut. Add new ones here. */
export function shortcutGroups(): ShortcutGroup[] {
  return [
    {
      title: anywhere.title,
      shortcuts: [
        { keys: [paletteKeys], what: anywhere.palette },
        { keys: [captureKeys], what: anywhere.capture },
        ...(isHelpKeyOn() ? [{ keys: [['?']], what: anywhere.help }] : []),
        { keys: [[keyTexts.tab], [keyTexts.shift, keyTexts.tab]], what: anywhere.next },
        { keys: [[keyTexts.escape]], what: anywhere.escape },
        { keys: [submitKeys], what: anywhere.submit },
        { keys: [['F8']], what: anywhere.toast },
      ],
    },
    {
      title: palette.title,
      shortcuts: [
        { keys: [['↑'], ['↓']], what: palette.move },
        { keys: ends, what: palette.ends },
        { keys: [[keyTexts.enter]], what: palette.choose },
        { keys: [[keyTexts.escape]], what: palette.back },
      ],
    },
    {
      title: calendar.title,
      shortcuts: [
        { keys: arrows, what: calendar.day },
        { keys: ends, what: calendar.week },
        { keys: [[keyTexts.pageUp], [keyTexts.pageDown]], what: calendar.month },
        {
          keys: [
            [keyTexts.shift, keyTexts.pageUp],
            [keyTexts.shift, keyTexts.pageDown],
          ],
          what: calendar.year,
        },
        { keys: [[keyTexts.enter]], what: calendar.open },
      ],
    },
    {
      title: gifts.title,
      note: gifts.menu,
      shortcuts: [
        { keys: [[keyTexts.space], [keyTexts.enter]], what: gifts.take },
        { keys: arrows, what: gifts.move },
        { keys: [[keyTexts.escape]], what: gifts.cancel },
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
