import {
  CalendarPlus,
  Gift,
  HandHeart,
  Import,
  Keyboard,
  Lightbulb,
  ListChecks,
  LogOut,
  Monitor,
  Moon,
  Search,
  Sparkles,
  Sun,
  UserPlus,
  UserRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { importLinkTexts } from '#domain/texts/import-links.ts'
import { presentTexts } from '#domain/texts/presents.ts'
import { paletteTexts } from '#domain/texts/search.ts'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { openGiftSearch } from '#client/features/gifts/dialogs.ts'
import { openQuickCapture } from '#client/features/quick-capture/dialogs.ts'
import { useGenerateEvents } from '#client/features/occasions/mutations.ts'
import { openNewPlan } from '#client/features/plans/dialogs.ts'
import { openProfileSettings } from '#client/features/profile/dialogs.ts'
import { useSavePreference } from '#client/features/profile/mutations.ts'
import { goTo } from '#client/lib/back.ts'
import { paths } from '#client/lib/paths.ts'
import { readTheme, setTheme } from '#client/lib/theme.ts'
import type { Theme } from '#client/lib/theme.ts'
import type { AppActions } from './dialogs.ts'
import { captureKeys, isHelpKeyOn } from './keys.ts'

export type Command = {
  key: string
  title: string
  /** Other words that find it. */
  also: string[]
  Icon: LucideIcon
  /** The shortcut that does the same. */
  keys?: readonly string[]
  choose: () => void
}

export type Ways = {
  /** Closes the palette, then runs the action above what is open. */
  after: (run: () => void) => void
  /** For actions that leave the page: first closes all dialogs, asking if one has unsaved input. */
  leaving: (run: () => void) => void
  pickContact: (what: 'event' | 'gift') => void
  openHelp: () => void
}

/** All actions that work from anywhere, in the order in which they're listed. */
export function useCommands(app: AppActions, { after, leaving, pickContact, openHelp }: Ways): Command[] {
  const generate = useGenerateEvents()
  const save = useSavePreference()
  const show = (theme: Theme) => {
    const before = readTheme()
    setTheme(theme)
    // The palette is gone by the time of the answer.
    save.mutateAsync({ theme }).catch(() => setTheme(before))
  }
  const theme = (value: Theme, Icon: LucideIcon): Command => ({
    key: `theme-${value}`,
    title: paletteTexts.themes[value],
    also: ['theme', 'appearance', 'mode', value],
    Icon,
    choose: () => after(() => show(value)),
  })
  return [
    {
      key: 'add-contact',
      title: paletteTexts.addContact,
      also: ['new', 'person'],
      Icon: UserPlus,
      choose: () => after(() => void openAddContact()),
    },
    {
      key: 'import',
      title: importLinkTexts.importContacts,
      also: ['upload', 'vcard', 'csv', 'ics', 'address book', 'phone', 'birthdays', 'google', 'outlook', 'icloud'],
      Icon: Import,
      choose: () => leaving(() => goTo(paths.import)),
    },
    {
      key: 'add-event',
      title: paletteTexts.addEvent,
      also: ['new', 'occasion', 'birthday', 'anniversary'],
      Icon: CalendarPlus,
      choose: () => pickContact('event'),
    },
    {
      key: 'new-plan',
      title: paletteTexts.newPlan,
      also: ['plan', 'christmas', 'holiday', 'family', 'budget', 'everyone'],
      Icon: ListChecks,
      choose: () => after(() => void openNewPlan()),
    },
    {
      key: 'quick-idea',
      title: paletteTexts.quickIdea,
      also: ['capture', 'note', 'gift', 'present', 'link'],
      Icon: Lightbulb,
      keys: captureKeys,
      choose: () => after(() => void openQuickCapture()),
    },
    {
      key: 'add-gift',
      title: paletteTexts.addGift,
      also: ['new', 'present'],
      Icon: Gift,
      choose: () => pickContact('gift'),
    },
    {
      key: 'search-gifts',
      title: paletteTexts.searchGifts,
      also: ['find', 'shop', 'present'],
      Icon: Search,
      choose: () => after(() => openGiftSearch()),
    },
    {
      key: 'presents-received',
      title: presentTexts.palette,
      also: ['thank you', 'thanks', 'got', 'log', 'gift', 'given to me'],
      Icon: HandHeart,
      choose: () => leaving(() => goTo(paths.received)),
    },
    {
      key: 'generate',
      title: paletteTexts.generateEvents,
      also: ['create', 'birthdays', 'anniversaries'],
      Icon: Sparkles,
      choose: () => after(() => generate.mutate()),
    },
    ...app.places.map(({ path, label, Icon }) => ({
      key: `go-${path}`,
      title: paletteTexts.goTo(label),
      also: ['open', 'page'],
      Icon,
      choose: () => leaving(() => goTo(path)),
    })),
    {
      key: 'profile',
      title: paletteTexts.profile,
      also: ['account', 'preferences', 'password', 'reminders'],
      Icon: UserRound,
      choose: () => after(() => void openProfileSettings()),
    },
    theme('light', Sun),
    theme('dark', Moon),
    theme('system', Monitor),
    {
      key: 'help',
      title: paletteTexts.help,
      also: ['shortcuts', 'keys', 'hotkeys'],
      Icon: Keyboard,
      ...(isHelpKeyOn() && { keys: ['?'] }),
      choose: () => after(openHelp),
    },
    {
      key: 'leave',
      title: app.leaveLabel,
      also: ['log out', 'logout', 'sign off'],
      Icon: LogOut,
      choose: () => leaving(app.onLeave),
    },
  ]
}
