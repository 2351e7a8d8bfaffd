import { Search, UserPlus } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { bestOf, needleOf, searchable } from '#domain/search/rank.ts'
import type { Found } from '#domain/search/schema.ts'
import { paletteTexts } from '#domain/texts/search.ts'
import { openAddContact, openContactDetails } from '#client/features/contacts/dialogs.ts'
import { openAddGiftIdea, openGiftDetails, openGiftSearch } from '#client/features/gifts/dialogs.ts'
import { openAddEvent, openEditEvent } from '#client/features/occasions/dialogs.ts'
import { goTo } from '#client/lib/back.ts'
import { paths } from '#client/lib/paths.ts'
import { contactOption, eventOption, giftOption, planOption } from './found-options.tsx'
import { Kbd } from './Kbd.tsx'
import { Marked } from './Marked.tsx'
import type { Option } from './PaletteOption.tsx'
import styles from './PaletteOption.module.css'
import type { Command, Ways } from './use-commands.ts'

export type Group = { key: string; label: string; options: Option[] }

export type Answer = { text: string; found: Found }

/** Events and people before anything is typed: so few that the first actions are seen below them. */
const SHOWN_FIRST = 3

/** What is found for a text, then the actions. */
export function everything(
  text: string,
  answer: Answer | undefined,
  isCurrent: boolean,
  commands: readonly Command[],
  ways: Ways,
): Group[] {
  const found = answer?.found ?? { contacts: [], events: [], plans: [], gifts: [] }
  const isStart = answer?.text === ''
  const shown = isStart ? SHOWN_FIRST : Infinity
  const isNothing = isCurrent && Object.values(found).every((some) => some.length === 0)
  const contacts: Group = {
    key: 'contacts',
    label: isStart ? paletteTexts.groups.latestContacts : paletteTexts.groups.contacts,
    options: found.contacts
      .slice(0, shown)
      .map((contact) => contactOption(contact, text, () => ways.after(() => void openContactDetails(contact.id)))),
  }
  const events: Group = {
    key: 'events',
    label: isStart ? paletteTexts.groups.nextEvents : paletteTexts.groups.events,
    options: found.events
      .slice(0, shown)
      .map((event) => eventOption(event, text, () => ways.after(() => void openEditEvent(event.id)))),
  }
  const plans: Group = {
    key: 'plans',
    label: paletteTexts.groups.plans,
    options: found.plans.map((plan) => planOption(plan, text, () => ways.leaving(() => goTo(paths.plan(plan.id))))),
  }
  const gifts: Group = {
    key: 'gifts',
    label: paletteTexts.groups.gifts,
    options: found.gifts.map((gift) => giftOption(gift, text, () => ways.after(() => void openGiftDetails(gift.id)))),
  }
  const actions: Group = {
    key: 'actions',
    label: paletteTexts.groups.actions,
    options: [
      ...matching(commands, text).map((command) => commandOption(command, text)),
      ...(text === '' ? [] : ofText(text, isNothing, ways)),
    ],
  }
  const groups = isStart ? [events, contacts, actions] : [contacts, events, plans, gifts, actions]
  return groups.filter(({ options }) => options.length > 0)
}

/** The person whom a new event or gift idea is for. */
export function people(
  text: string,
  answer: Answer | undefined,
  isCurrent: boolean,
  what: 'event' | 'gift',
  ways: Ways,
): Group[] {
  const goOn = (contactId: number) =>
    what === 'event' ? void openAddEvent(contactId) : void openAddGiftIdea({ contactId })
  const addFirst = async () => {
    const contact = await openAddContact(text)
    if (contact !== undefined) goOn(contact.id)
  }
  const found = answer?.found.contacts ?? []
  const none = isCurrent && found.length === 0
  const title = text === '' ? paletteTexts.addContact : paletteTexts.addNamedContact(text)
  return [
    {
      key: 'people',
      label: answer?.text === '' ? paletteTexts.groups.latestContacts : paletteTexts.groups.contacts,
      options: found.map((contact) => contactOption(contact, text, () => ways.after(() => goOn(contact.id)))),
    },
    {
      key: 'new',
      label: paletteTexts.groups.actions,
      options: none
        ? [{ ...iconOption('add-first', UserPlus, title, () => ways.after(() => void addFirst())), isOfText: true }]
        : [],
    },
  ].filter(({ options }) => options.length > 0)
}

function matching(commands: readonly Command[], text: string): readonly Command[] {
  const needle = needleOf(text)
  if (needle === undefined) return commands
  const known = commands.map((command) => Object.assign(searchable([command.title], command.also), { command }))
  return bestOf(known, needle, commands.length).map(({ command }) => command)
}

function commandOption({ key, title, Icon, keys, choose }: Command, text: string): Option {
  return {
    ...iconOption(key, Icon, <Marked text={title} query={text} />, choose),
    ...(keys && { aside: <Kbd keys={keys} /> }),
  }
}

/** Actions with the typed words themselves. */
function ofText(text: string, isNothing: boolean, { after }: Ways): Option[] {
  const search = iconOption('search-for', Search, paletteTexts.searchGiftsFor(text), () =>
    after(() => openGiftSearch({ text })),
  )
  const add = iconOption('add-named', UserPlus, paletteTexts.addNamedContact(text), () =>
    after(() => void openAddContact(text)),
  )
  return [...(isNothing ? [add] : []), search].map((option) => ({ ...option, isOfText: true }))
}

function iconOption(key: string, Icon: LucideIcon, title: Option['title'], choose: () => void): Option {
  const lead = (
    <span className={styles['glyph']}>
      <Icon />
    </span>
  )
  return { key, lead, title, choose }
}
