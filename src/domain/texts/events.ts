import { counted } from './plural.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { formatShortDate } from '../shared/date-format.ts'

/** Add Special Event, Edit Event and Generate Events. 'Event' is the screen's word for an occasion. */
export const eventTexts = {
  edit: (name: string) => `Edit Event: ${name}`,
  editOne: 'Edit Event',
  addEvent: 'Add Event',
  updateEvent: 'Update Event',
  updating: 'Updating...',
  deleteEvent: 'Delete Event',
  deleting: 'Deleting...',
  searchGifts: (name: string) => `Search Gifts for ${name}`,
  turning: (age: number) => `Turning ${age}`,
  born: 'Born',
  /** '12th' */
  anniversary: ordinal,
  repeatsEveryYear: 'Repeats every year',
  /** Beside the date of a birthday or anniversary: it is the contact's own. */
  changesContact: (person: string) => `Also changes it in ${person}’s details.`,
  followsContact: 'Follows the contact’s date.',
  noLongerFollows: (person: string) => `It will no longer follow ${person}’s details.`,
  lookBetween: ({ low, high }: { low: number; high: number }) => `Look between $${low} and $${high}.`,
  willBeTold: 'You will be told on',
  noUpcoming: 'No upcoming events',
  noPast: 'No past events',

  nameRequired: 'Event name is required',
  dateRequired: 'Date is required',
  dateInvalid: 'This is not a real date',
  reminderDaysRange: 'Reminder days must be between 1 and 365',
  budgetInvalid: 'Budget must be 0 or more',
  daysRange: 'Days must be between 1 and 3660',
  rangeInvalid: 'The range may have at most 400 days and must not end before it begins',

  added: 'Special event added successfully!',
  updated: 'Event updated successfully!',
  deleted: 'Event deleted successfully!',
  failedToAdd: 'Failed to add special event',
  failedToUpdate: 'Failed to update event',
  failedToDelete: 'Failed to delete event',

  confirmDelete: {
    title: 'Delete Event',
    description: 'This action cannot be undone and will remove all associated gift ideas.',
    keepGifts: 'Keep its gift ideas',
    confirm: 'Delete Event',
  },
  /** What goes with an event, or stays in the general list when it is kept. */
  goesWithIt: ({ all, purchased }: { all: number; purchased: number }) =>
    `${counted(all, 'gift idea')} ${all === 1 ? 'goes' : 'go'} with it${bought(all, purchased)}.`,
  staysInList: ({ all, purchased }: { all: number; purchased: number }) =>
    `${counted(all, 'gift idea')} ${all === 1 ? 'moves' : 'move'} to the general list${bought(all, purchased)}.`,
  removeAndDoNotRecreate: 'Remove and do not recreate',
  confirmRemove: 'Remove',
  removeHint: (person: string, isLinked: boolean) =>
    `Neither Generate Events nor a change of ${person}’s details makes it again.${isLinked ? ' The date stays in the details.' : ''}`,

  more: 'More',
  skipThisYear: 'Skip this year',
  unskip: 'Do not skip this year',
  mute: 'Mute',
  unmute: 'Unmute',
  /** The quiet badges of a row; `year` when it is not the present one. */
  skippedState: (year?: number) => (year === undefined ? 'Skipped this year' : `Skipped in ${year}`),
  mutedState: 'Muted',
  snoozedState: (until: CalendarDate) => `Snoozed until ${formatShortDate(until)}`,
  skipped: (name: string, year?: number) => `${name} is skipped ${year === undefined ? 'this year' : `in ${year}`}`,
  notSkipped: (name: string) => `${name} is not skipped any more`,
  muted: (name: string) => `${name} is muted`,
  unmuted: (name: string) => `${name} is not muted any more`,
  notSnoozed: (name: string) => `The reminder of ${name} is not snoozed any more`,
  failedToSkip: 'Failed to skip event',
  failedToMute: 'Failed to mute event',
  skippedDetails: (date: string) => `Skipped this time (${date}): no reminders, and no gift is missed.`,
  mutedDetails: 'Muted: no reminders until you unmute it.',
  snoozedDetails: (date: string) => `Its reminder is snoozed until ${date}.`,
  notHere: { title: 'This event is not here', description: 'It was deleted, or it belongs to another account.' },
  goneMeanwhile: 'This event was deleted in the meantime. What you typed still stands here, so that you can copy it.',

  generate: 'Generate Events',
  generateHint: 'Automatically create relationship events for all contacts',
  generated: (created: number) =>
    created === 0 ? 'Everything is already set up' : `${counted(created, 'event')} created`,
  failedToGenerate: 'Failed to generate relationship events',
} as const

function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

function bought(all: number, purchased: number): string {
  if (purchased === 0) return ''
  if (purchased === all) return all === 1 ? ', and it is bought already' : ', all of them bought already'
  return `, ${purchased} of them bought already`
}

/** The calendar page. */
export const calendarTexts = {
  noEventsThisMonth: 'No events this month',
  noEventsThisWeek: 'No events this week',
  noEventsThisYear: 'No events this year',
  thisMonth: 'This Month',
  thisWeek: 'This Week',
  thisYear: 'This Year',
  legend: 'Legend',
  views: { month: 'Month', week: 'Week', year: 'Year' },
  today: 'Today',
  goTo: 'Go to another time',
  show: 'Show',
  noSuchYear: 'A year from 2 to 9998',
  colours: { partner: 'Partner', family: 'Family', friend: 'Friend', special: 'Special', other: 'Other' },
  more: (events: number) => `+${events} more`,
} as const
