import type { Contact } from '#domain/contacts/schema.ts'

/** Somebody to give to, as much of it as a button shows. */
export type Person = Pick<Contact, 'id' | 'fullName' | 'relationship' | 'emoji' | 'picture'>

export type LikelyPerson = Person & {
  /** Days until their next event, for those whose event put them here. */
  days: number | undefined
}

type NextEvent = { daysUntil: number | null; contact: { id: number } }

/** As many as fit on a phone above its keyboard. */
export const SHOWN = 6
const FOR_THEIR_EVENT = 4

/** The people a typed name may mean, then those with the next events, then recently used ones, then everyone else, each once. */
export function likelyPeople(
  contacts: readonly Person[],
  next: readonly NextEvent[],
  recent: readonly number[],
  candidates: readonly Person[] = [],
): LikelyPerson[] {
  const known = new Map(contacts.map((contact) => [contact.id, contact]))
  const chosen = new Map<number, LikelyPerson>()
  const add = (id: number, days: number | undefined, most: number) => {
    const contact = known.get(id)
    if (contact === undefined || chosen.has(id) || chosen.size >= most) return
    const { fullName, relationship, emoji, picture } = contact
    chosen.set(id, { id, fullName, relationship, emoji, picture, days })
  }
  const days = new Map(next.toReversed().map(({ contact, daysUntil }) => [contact.id, daysUntil ?? undefined]))
  for (const { id } of candidates) add(id, days.get(id), SHOWN)
  for (const { contact, daysUntil } of next) add(contact.id, daysUntil ?? undefined, FOR_THEIR_EVENT)
  for (const id of recent) add(id, undefined, SHOWN)
  for (const { contact, daysUntil } of next) add(contact.id, daysUntil ?? undefined, SHOWN)
  for (const { id } of contacts.slice(0, SHOWN)) add(id, undefined, SHOWN)
  return [...chosen.values()]
}
