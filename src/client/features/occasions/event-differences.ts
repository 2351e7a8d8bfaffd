import { isOccasionType, occasionTypeLabel } from '#domain/occasions/types.ts'
import type { Difference } from '../../ui/StaleNotice.tsx'
import type { EventValues } from './event-form.ts'

const labels: Record<keyof EventValues, string> = {
  type: 'Event type',
  name: 'Event name',
  date: 'Date',
  levelOfImportance: 'Importance',
  isRecurring: 'Repeats every year',
  reminderMethod: 'Reminder',
  reminderDays: 'Days before',
  needsGift: 'Needs a gift',
  needsCard: 'Needs a card',
  budget: 'Budget',
}

/** Where two versions of an event are not the same, in words. */
export function eventDifferences(mine: EventValues, theirs: EventValues): Difference[] {
  return (Object.keys(labels) as (keyof EventValues)[])
    .map((name) => ({ label: labels[name], mine: inWords(mine[name], name), theirs: inWords(theirs[name], name) }))
    .filter((difference) => difference.mine !== difference.theirs)
}

function inWords(value: string | boolean, name: keyof EventValues): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (name === 'reminderMethod') return value === 'push' ? 'On' : 'Off'
  if (name === 'type' && isOccasionType(value)) return occasionTypeLabel(value)
  return value
}
