import type { NamedGift } from '#domain/gifts/schema.ts'
import { isGiven } from '#domain/gifts/status.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { foldText } from '#domain/shared/search-text.ts'

/** A gift with the text to narrow by, computed once per list rather than per keystroke. */
export type IndexedIdea = { gift: NamedGift; event: string | undefined; searchText: string }

/** A person's heading, on the first of their rows, and up to six of their ideas. */
export type IdeaRow = {
  key: string
  person: Pick<NamedGift, 'contactId' | 'contactName' | 'relationship' | 'emoji' | 'contactPicture'>
  /** How many of their ideas the list has; undefined where the heading is above. */
  count: number | undefined
  ideas: readonly IndexedIdea[]
}

/** Divisible by the one, two or three columns of a row, so that a person's rows continue without holes. */
const IDEAS_PER_ROW = 6

/**
 * What isn't given yet, by person in the order of the browser's language. Of one person: unassigned before assigned, what
 * is to be bought before what is, and otherwise in the order of their lists.
 */
export function indexIdeas(gifts: readonly NamedGift[], today: CalendarDate, locale?: string): IndexedIdea[] {
  const names = new Intl.Collator(locale, { numeric: true })
  return gifts
    .filter((gift) => !isGiven(gift, today))
    .toSorted(
      (a, b) =>
        names.compare(a.contactName, b.contactName) ||
        a.contactId - b.contactId ||
        Number(a.isSaved) - Number(b.isSaved) ||
        Number(a.isPurchased) - Number(b.isPurchased) ||
        a.position - b.position ||
        a.id - b.id,
    )
    .map((gift) => ({
      gift,
      event: gift.eventName === null ? undefined : eventNameWithoutContact(gift.eventName, gift.contactName),
      searchText: foldText(`${gift.title} ${gift.contactName} ${gift.eventName ?? ''}`),
    }))
}

/** Every word is in the title, the person's name or the event's, ignoring case and accents. */
export function narrowIdeas(ideas: readonly IndexedIdea[], text: string): readonly IndexedIdea[] {
  const words = foldText(text).split(' ')
  return ideas.filter(({ searchText }) => words.every((word) => searchText.includes(word)))
}

/** The rows of the first so many ideas. A person's count includes those that aren't shown. */
export function ideaRows(ideas: readonly IndexedIdea[], shown = ideas.length): IdeaRow[] {
  const byPerson = new Map<number, IndexedIdea[]>()
  for (const idea of ideas) {
    const { contactId } = idea.gift
    const theirs = byPerson.get(contactId)
    if (theirs === undefined) byPerson.set(contactId, [idea])
    else theirs.push(idea)
  }
  let room = shown
  return [...byPerson.values()].flatMap((theirs) => {
    const seen = theirs.slice(0, room)
    room -= seen.length
    return rowsOfPerson(seen, theirs.length)
  })
}

function rowsOfPerson(seen: readonly IndexedIdea[], count: number): IdeaRow[] {
  const [first] = seen
  if (first === undefined) return []
  const { contactId, contactName, relationship, emoji, contactPicture } = first.gift
  return Array.from({ length: Math.ceil(seen.length / IDEAS_PER_ROW) }, (_, row) => ({
    key: `${contactId} ${row}`,
    person: { contactId, contactName, relationship, emoji, contactPicture },
    count: row === 0 ? count : undefined,
    ideas: seen.slice(row * IDEAS_PER_ROW, (row + 1) * IDEAS_PER_ROW),
  }))
}
