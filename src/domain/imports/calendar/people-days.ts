import { MAX_OCCASIONS } from '../../occasions/schema.ts'
import { daysInMonth, type CalendarDate } from '../../shared/calendar-date.ts'
import { foldText } from '../../shared/search-text.ts'
import { describePerson, emptyPerson } from '../describe-person.ts'
import type { RawDate } from '../file-date.ts'
import type { FoundEvent, FoundPerson } from '../found-person.ts'
import type { NamedDay } from './event-name.ts'

interface Day {
  month: number
  day: number
  year?: number
}

interface Person {
  name: string
  birthday?: Day
  anniversary?: Day
  /** Other days, as our own calendars have them: each feast once for every year. */
  events: FoundEvent[]
}

/**
 * The people of a calendar, in its order. Google has an event for every year of one birthday, so a day counts once for a
 * name; two birthdays of one name are two people.
 */
export class PeopleDays {
  private readonly people: Person[] = []
  private readonly byName = new Map<string, Person[]>()

  get count(): number {
    return this.people.length
  }

  add({ kind, name, ...day }: NamedDay & Day) {
    const key = foldText(name)
    const others = this.byName.get(key) ?? []
    const known = others.find(({ [kind]: other }) => !other || (other.month === day.month && other.day === day.day))
    if (known) {
      known[kind] = { ...day, ...known[kind] }
      return
    }
    this.addPerson({ name, [kind]: day, events: [] }, others)
  }

  /** Of the first of that name: who else has the same isn't said. */
  addEvent(name: string, event: FoundEvent) {
    const [person] = this.byName.get(foldText(name)) ?? [this.addPerson({ name, events: [] }, [])]
    if (!person || person.events.length >= MAX_OCCASIONS) return
    const isKnown = person.events.some((known) => known.name === event.name && known.date === event.date)
    if (!isKnown) person.events.push(event)
  }

  private addPerson(person: Person, namesakes: Person[]): Person {
    this.people.push(person)
    namesakes.push(person)
    this.byName.set(foldText(person.name), namesakes)
    return person
  }

  describe(today: CalendarDate): FoundPerson[] {
    return this.people.flatMap(({ name, birthday, anniversary, events }, index) => {
      const raw = {
        ...emptyPerson(),
        names: [name],
        birthdays: birthday ? [rawDate(birthday)] : [],
        anniversaries: anniversary ? [rawDate(anniversary)] : [],
      }
      const person = describePerson(raw, String(index + 1), { order: 'month-first', today })
      if (person === undefined) return []
      // An anniversary without a year is an event, too.
      return { ...person, events: [...person.events, ...events].slice(0, MAX_OCCASIONS) }
    })
  }
}

function rawDate({ month, day, year }: Day): RawDate {
  const monthAndDay = [month, day].map((number) => String(number).padStart(2, '0')).join('-')
  const isReal = year !== undefined && year > 0 && day <= daysInMonth(year, month)
  return { text: isReal ? `${String(year).padStart(4, '0')}-${monthAndDay}` : `--${monthAndDay}` }
}
