import ICAL from 'ical.js'
import ical, { type VEvent } from 'node-ical'

/** An entry as a calendar would show it: on which days of a year, and when it rings. */
export interface Shown {
  uid: string
  summary: string
  description: string
  days: string[]
  /** As written: '-P6DT15H'. */
  alarms: string[]
}

/** The entries of a file on the days of one year, each reader by its own understanding of the format. */
export const readers: Record<'ical.js' | 'node-ical', (file: string, year: number) => Shown[]> = {
  'ical.js': (file, year) =>
    new ICAL.Component(ICAL.parse(file) as string).getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      const days: string[] = []
      const iterator = event.iterator()
      for (let next = iterator.next() as ICAL.Time | null; next && next.year <= year;) {
        if (!next.isDate) throw new Error(`${event.summary} has a time of day`)
        if (next.year === year) days.push(next.toString())
        next = iterator.next() as ICAL.Time | null
      }
      const alarms = component
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
      return { uid: event.uid, summary: event.summary, description: event.description ?? '', days, alarms }
    }),
  'node-ical': (file, year) =>
    Object.values(ical.sync.parseICS(file))
      .filter((entry): entry is VEvent => entry?.type === 'VEVENT')
      .map((event) => {
        // All-day entries are midnights of wherever the calendar is.
        const [from, to] = [new Date(year, 0, 1), new Date(year, 11, 31)]
        const days = ical.expandRecurringEvent(event, { from, to }).map(({ start, isFullDay }) => {
          if (!isFullDay) throw new Error(`${event.uid} has a time of day`)
          return [start.getFullYear(), start.getMonth() + 1, start.getDate()].map(twoDigits).join('-')
        })
        const alarms = (event.alarms ?? []).map(({ trigger }) => String(trigger))
        return {
          uid: event.uid,
          summary: textOf(event.summary),
          description: textOf(event.description),
          days,
          alarms,
        }
      }),
}

/** It's an object where the property has parameters, which ours have not. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
