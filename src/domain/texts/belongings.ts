import { counted } from './plural.ts'

/** What someone would lose with their account. */
export type Belongings = { contacts: number; events: number; gifts: number }

export function inWords({ contacts, events, gifts }: Belongings): string {
  return `${counted(contacts, 'contact')}, ${counted(events, 'event')} and ${counted(gifts, 'gift idea')}`
}

export function isNothing({ contacts, events, gifts }: Belongings): boolean {
  return contacts + events + gifts === 0
}
