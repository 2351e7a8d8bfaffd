import { CalendarPlus, CircleSlash, ExternalLink, Lightbulb, PackageCheck, UserRound, UsersRound } from 'lucide-react'
import type { ListedContact, NewDismissal } from '#domain/contacts/schema.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import type { MenuItem } from '#client/ui/Menu.tsx'
import type { EventsOf } from '../ChooseEventDialog.tsx'
import { eventLabel, eventsToCome } from '../event-label.ts'

type Named = { id: number; fullName: string }
type Event = { id: number; name: string }

/** What the menu can do with its product, and what it offers. */
export type OptionWays = {
  productUrl: string
  contact: Named | undefined
  /** The event that everything is for, where one was opened with. */
  event: Event | undefined
  /** Of the contact; of everybody without one. Undefined until they are known. */
  events: readonly ListedOccasion[] | undefined
  contacts: readonly ListedContact[] | undefined
  /** A phone has no room for menus beside menus: what they list is then a dialog. */
  isNarrow: boolean
  put: (place: { contact: Named; event: Event; isSaved: boolean }) => void
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

/** The Gift Options menu in its three forms: for an event, for a person, for nobody yet. */
export function giftOptions(ways: OptionWays): MenuItem[] {
  const { contact, event, dismiss } = ways
  const placing =
    contact === undefined
      ? [selectContact(ways)]
      : event === undefined
        ? (['assign', 'idea'] as const).map((action) => forOneOf(ways, contact, action))
        : forEvent(ways, contact, event)
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
    ...(['assign', 'idea'] as const).map((action) => forOneOf(ways, undefined, action)),
    {
      label: recommendationTexts.viewProductDetails,
      icon: <ExternalLink />,
      href: ways.productUrl,
      group: true,
    },
  ]
}

function forEvent({ put }: OptionWays, contact: Named, event: Event): MenuItem[] {
  const { assignTo, saveAsIdeaFor } = recommendationTexts
  return [
    {
      label: assignTo(event.name),
      icon: <CalendarPlus />,
      onSelect: () => put({ contact, event, isSaved: true }),
    },
    {
      label: saveAsIdeaFor(event.name),
      icon: <Lightbulb />,
      onSelect: () => put({ contact, event, isSaved: false }),
    },
  ]
}

/** One action with the events it can be done for. */
function forOneOf(ways: OptionWays, contact: Named | undefined, action: keyof typeof ofAction): MenuItem {
  const { label, icon, isSaved } = ofAction[action]
  const of = contact === undefined ? 'everybody' : { contactId: contact.id, fullName: contact.fullName }
  const choose = () => ways.chooseEvent(of, [action])
  if (ways.isNarrow && ways.events?.length !== 0) return { label, icon, onSelect: choose }
  return {
    label,
    icon,
    children: () => {
      const events = eventsToCome(ways.events ?? [])
      if (events.length === 0) return [nothing(recommendationTexts.noEventsAvailable)]
      const rows = events.slice(0, MENU_ROWS).map((event) => ({
        key: String(event.id),
        label: eventLabel(event, contact === undefined),
        onSelect: () => ways.put({ contact: event.contact, event, isSaved }),
      }))
      return events.length <= MENU_ROWS
        ? rows
        : [...rows, { label: recommendationTexts.allEvents, group: true as const, onSelect: choose }]
    },
  }
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

function eventsOf(ways: OptionWays, contact: ListedContact): MenuItem[] {
  const events = eventsToCome((ways.events ?? []).filter(({ contactId }) => contactId === contact.id))
  if (events.length === 0) return [nothing(recommendationTexts.noEventsForContact)]
  return events.slice(0, MENU_ROWS).map((event) => ({
    key: String(event.id),
    label: eventLabel(event),
    children: (['assign', 'idea'] as const).map((action) => ({
      label: ofAction[action].label,
      icon: ofAction[action].icon,
      onSelect: () => ways.put({ contact, event, isSaved: ofAction[action].isSaved }),
    })),
  }))
}

function nothing(label: string): MenuItem {
  return { label, unavailable: label }
}
