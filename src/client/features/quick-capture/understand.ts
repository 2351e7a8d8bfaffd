import { readIdea } from '#domain/gifts/idea-text.ts'
import type { IdeaText } from '#domain/gifts/idea-text.ts'
import type { Person } from './likely-people.ts'

/** What the form holds. */
export type Values = {
  title: string
  /** The name came from a page or its link: nothing in it was typed. */
  isFromPage: boolean
  price: string
  link: string
  /** Chosen by hand. */
  person: Person | undefined
  eventId: string
  /** Whose event it is. */
  eventOf: number | undefined
  /** Understood words that stay in the name. */
  kept: readonly string[]
}

/** What is saved of it. */
export type Idea = {
  title: string
  price: string
  person: Person | undefined
  eventId: string
  read: IdeaText<Person>
}

/** What is typed counts more than what a page says; of two Leos, the chosen one is meant. */
export function understand(values: Values, contacts: readonly Person[]): Idea {
  const read = values.isFromPage
    ? { title: values.title.trim(), price: undefined, recipient: undefined }
    : readIdea(values.title, contacts, values.kept)
  const person = personOf(values, read)
  return {
    title: read.title,
    price: read.price?.amount ?? values.price,
    person,
    eventId: person !== undefined && person.id === values.eventOf ? values.eventId : '',
    read,
  }
}

function personOf({ person }: Values, { recipient }: IdeaText<Person>): Person | undefined {
  if (recipient === undefined) return person
  const [first, second] = recipient.people
  return second === undefined ? first : recipient.people.find(({ id }) => id === person?.id)
}

/** Choosing somebody else than the text says: its words belong to the name, as in 'Mug for Dad', for Mom to give. */
export function withPerson({ kept }: Values, { recipient }: IdeaText<Person>, person: Person): Partial<Values> {
  if (recipient === undefined || recipient.people.some(({ id }) => id === person.id)) return { person }
  return { person, kept: [...kept, recipient.words] }
}
