import type { ReactNode } from 'react'
import { CalendarPlus, CircleSlash, ExternalLink, Lightbulb, PackageCheck, UserRound, UsersRound } from 'lucide-react'
import type { NewDismissal } from '#domain/contacts/schema.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import type { MenuItem } from '#client/ui/Menu.tsx'
import type { EventsOf } from '../ChooseEventDialog.tsx'
import { eventLabel, eventsToCome } from '../event-label.ts'

type Named = { id: number; fullName: string }
type Event = { id: number; name: string }
type DatedEvent = Pick<ListedOccasion, 'id' | 'name' | 'date' | 'nextDate' | 'contactId' | 'contact'>

/** What the menu can do with its product, and what it offers. */
export type OptionWays = {
  productUrl: string
  contact: Named | undefined
  /** The event that everything is for, where one was opened with. */
  event: Event | undefined
  /** Of the contact; of everybody without one. Undefined until they are known. */
  events: readonly DatedEvent[] | undefined
  contacts: readonly Named[] | undefined
  /** A phone has no room for menus beside menus: what they list is then a dialog. */
  isNarrow: boolean
  put: (place: { contact: Named; event: Event; isSaved: boolean }) => void
  /** 'Assign Gift to Occasion', for an event that isn't known yet. */
  assign: () => void
  /** 'Save Gift Idea', for no event; without a person the dialog asks for one. */
  saveIdea: (contact: Named | undefined) => void
  /** One out of many, in a dialog. */
  chooseEvent: (of: EventsOf, actions: readonly ('assign' | 'idea')[]) => void
  chooseContact: () => void
  showDetails: () => void
  dismiss: ((reason: NewDismissal['reason']) => void) | undefined
}

/** The most events or people in a menu; with more, a dialog searches them. */
const MENU_ROWS = 10

const ofAction = {
  assign: { label: recommendationTexts.assignToEvent, icon: <CalendarPlus />, isSaved: true },
  idea: { label: recommendationTexts.saveAsIdea, icon: <Lightbulb />, isSaved: false },
} as const

/** The first item of the menu as a button: what it lists beside itself is a dialog there. */
export type MainOption = { label: string; icon: ReactNode; onSelect: () => void; opensDialog: boolean }

export function mainOption({ contact, event, put, assign, chooseContact }: OptionWays): MainOption {
  if (contact === undefined)
    return {
      label: recommendationTexts.selectAContact,
      icon: <UserRound />,
      onSelect: chooseContact,
      opensDialog: true,
    }
  const { label, icon } = ofAction.assign
  if (event === undefined) return { label, icon, onSelect: assign, opensDialog: true }
  return {
    label: recommendationTexts.assignTo(event.name),
    icon,
    onSelect: () => put({ contact, event, isSaved: true }),
    opensDialog: false,
  }
}

/** The Gift Options menu in its three forms: for an event, for a person, for nobody yet. */
export function giftOptions(ways: OptionWays): MenuItem[] {
  const { contact, event, dismiss } = ways
  const placing =
    contact === undefined
      ? [selectContact(ways)]
      : event === undefined
        ? [assignToOne(ways, contact), saveForOne(ways, contact)]
        : [mainOption(ways), saveForEvent(ways, contact, event)]
  return [
    ...placing,
    ...(contact === undefined
      ? []
      : [
          {
            label: recommendationTexts.viewDetails,
            icon: <UsersRound />,
            group: true as const,
            onSelect: ways.showDetails,
          },
        ]),
    {
      label: recommendationTexts.viewProductDetails,
      icon: <ExternalLink />,
      href: ways.productUrl,
      ...(contact === undefined && { group: true as const }),
    },
    ...(dismiss === undefined
      ? []
      : [
          {
            label: recommendationTexts.notForThem,
            icon: <CircleSlash />,
            group: true as const,
            onSelect: () => dismiss('not_for_them'),
          },
          {
            label: recommendationTexts.hasItAlready,
            icon: <PackageCheck />,
            onSelect: () => dismiss('has_it'),
          },
        ]),
  ]
}

/** 'Assign to Event' and 'Save as Idea', each with the events of everybody: the menu of a deal. */
export function dealOptions(ways: OptionWays): MenuItem[] {
  return [
    assignToOne(ways, undefined),
    saveForOne(ways, undefined),
    {
      label: recommendationTexts.viewProductDetails,
      icon: <ExternalLink />,
      href: ways.productUrl,
      group: true,
    },
  ]
}

function saveForEvent({ put }: OptionWays, contact: Named, event: Event): MenuItem {
  return {
    label: recommendationTexts.saveAsIdeaFor(event.name),
    icon: ofAction.idea.icon,
    onSelect: () => put({ contact, event, isSaved: false }),
  }
}

/** 'Assign to Event' with the events there are. */
function assignToOne(ways: OptionWays, contact: Named | undefined): MenuItem {
  const { label, icon } = ofAction.assign
  const ask = contact === undefined ? () => ways.chooseEvent('everybody', ['assign']) : ways.assign
  if (ways.isNarrow && ways.events?.length !== 0) return { label, icon, onSelect: ask }
  return { label, icon, children: () => eventRows(ways, contact, 'assign', ask) }
}

/** 'Save as Idea': without an event, or with one of those there are. */
function saveForOne(ways: OptionWays, contact: Named | undefined): MenuItem {
  const { label, icon } = ofAction.idea
  const ask = () => ways.chooseEvent(ofWhom(contact), ['idea'])
  const save = () => ways.saveIdea(contact)
  if (ways.isNarrow) return { label, icon, onSelect: ways.events?.length === 0 ? save : ask }
  return {
    label,
    icon,
    children: () => [
      { label: recommendationTexts.withoutEvent, onSelect: save },
      ...eventRows(ways, contact, 'idea', ask).map((row, at) => (at === 0 ? { ...row, group: true as const } : row)),
    ],
  }
}

function ofWhom(contact: Named | undefined): EventsOf {
  return contact === undefined ? 'everybody' : { contactId: contact.id, fullName: contact.fullName }
}

/** The next events; with more, a last row asks. */
function eventRows(
  ways: OptionWays,
  contact: Named | undefined,
  action: keyof typeof ofAction,
  ask: () => void,
): MenuItem[] {
  const events = eventsToCome(ways.events ?? [])
  if (events.length === 0) return [nothing(recommendationTexts.noEventsAvailable)]
  const rows = events.slice(0, MENU_ROWS).map((event) => ({
    key: String(event.id),
    label: eventLabel(event, contact === undefined),
    onSelect: () => ways.put({ contact: event.contact, event, isSaved: ofAction[action].isSaved }),
  }))
  if (events.length <= MENU_ROWS) return rows
  return [...rows, { label: recommendationTexts.allEvents, group: true as const, onSelect: ask }]
}

/** Contact, then event, then what to do. */
function selectContact(ways: OptionWays): MenuItem {
  const { contacts, chooseContact } = ways
  const label = recommendationTexts.selectAContact
  const icon = <UserRound />
  if (contacts?.length === 0) return { label, icon, children: [nothing(recommendationTexts.noContactsAvailable)] }
  if (contacts === undefined || ways.isNarrow || contacts.length > MENU_ROWS)
    return { label, icon, onSelect: chooseContact }
  return {
    label,
    icon,
    children: () =>
      contacts.map((contact) => ({
        key: String(contact.id),
        label: contact.fullName,
        children: () => eventsOf(ways, contact),
      })),
  }
}

function eventsOf(ways: OptionWays, contact: Named): MenuItem[] {
  const events = eventsToCome((ways.events ?? []).filter(({ contactId }) => contactId === contact.id))
  const { label, icon } = ofAction.idea
  const rows = events.slice(0, MENU_ROWS).map((event) => ({
    key: String(event.id),
    label: eventLabel(event),
    children: (['assign', 'idea'] as const).map((action) => ({
      label: ofAction[action].label,
      icon: ofAction[action].icon,
      onSelect: () => ways.put({ contact, event, isSaved: ofAction[action].isSaved }),
    })),
  }))
  return [
    {
      label: recommendationTexts.withoutEvent,
      children: [{ label, icon, onSelect: () => ways.saveIdea(contact) }],
    },
    ...(events.length === 0 ? [nothing(recommendationTexts.noEventsForContact)] : rows),
    ...(events.length > MENU_ROWS
      ? [
          {
            label: recommendationTexts.allEvents,
            group: true as const,
            onSelect: () => ways.chooseEvent(ofWhom(contact), ['idea', 'assign']),
          },
        ]
      : []),
  ]
}

function nothing(label: string): MenuItem {
  return { label, unavailable: label }
}
