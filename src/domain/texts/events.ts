import { versionTexts } from './versions.ts'
import { counted } from './plural.ts'

/** Add Special Event, Edit Event and Generate Events. 'Event' is the screen's word for an occasion. */
export const eventTexts = {
  addTitle: 'Add Special Event',
  for: (fullName: string) => `For ${fullName}`,
  couldNotLoad: "We couldn't load this event",

  /** In the form and the table of two versions. */
  fields: {
    type: 'Event type',
    importance: 'Importance',
    eventName: 'Event name',
    /** Of a holiday, which fills it in itself. */
    name: 'Name',
    date: 'Date',
    birthday: 'Birthday',
    dateOfBirth: 'Date of birth',
    weddingDate: 'Wedding date',
    budget: 'Budget',
    noBudget: 'No budget',
    reminderHint: 'On the Reminders page and in the bell.',
    reminderDays: 'Remind me, days before',
    daysBefore: 'Days before',
    needsGift: 'Needs a gift',
    needsCard: 'Needs a card',
    notes: 'Notes',
  },
  /** The form of the event editor, and the one line it collapses to. */
  settings: {
    title: 'Event settings',
    everyYear: 'every year',
    needs: (gift: boolean, card: boolean) => {
      if (gift) return card ? 'needs a gift and a card' : 'needs a gift'
      return card ? 'needs a card' : undefined
    },
  },
  states: 'State',
  snooze: 'Snooze',
  edit: (name: string) => `Edit Event: ${name}`,
  editOne: 'Edit Event',
  addEvent: 'Add Event',
  updateEvent: 'Update Event',
  updating: 'Updating...',
  deleteEvent: 'Delete Event',
  deleting: 'Deleting...',
  searchGifts: (name: string) => `Search Gifts for ${name}`,
  /** '12th' */
  anniversary: ordinal,
  anniversaryInWords: (count: number) => `${ordinal(count)} anniversary`,
  repeatsEveryYear: 'Repeats every year',
  /** Beside the date of a birthday or anniversary: it is the contact's own. */
  changesContact: (person: string) => `This also changes it in ${person}'s details.`,
  followsContact: "Always on the date in the contact's details.",
  /** Under the type of a new event. */
  alreadyThere: (person: string, date: string) =>
    `${person} already has this event, next on ${date}. If you add it again, we'll remind you twice.`,
  noLongerFollows: (person: string) => `It won't change with ${person}'s details anymore.`,
  lookBetween: (low: string, high: string) => `Look for gifts from ${low} to ${high}.`,
  willBeTold: "You'll be told on …",
  /** In the row of the event of a person that comes first. */
  nextEvent: 'Next event',
  noUpcoming: 'No upcoming events',
  noPast: 'No past events',

  nameRequired: 'Event name is required',
  dateRequired: 'Date is required',
  budgetAmount: { invalid: 'Budget must be 0 or more', tooLarge: 'Budget can be at most 99,999,999.99' },
  daysRange: 'Days must be between 1 and 3660',
  rangeInvalid: 'The range can have at most 400 days and must end after it starts',
  notThatDay: "The event isn't on this day",
  isOver: 'This event is over',
  cannotSnoozeToday: "This event is today, so you can't snooze it",
  mustRecur: 'Birthdays and wedding anniversaries always repeat every year',

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
  /** Gift ideas that are deleted with an event, or move to the general list. */
  goesWithIt: ({ all, purchased }: { all: number; purchased: number }) =>
    `${counted(all, 'gift idea')} will be deleted, too${bought(all, purchased)}.`,
  staysInList: ({ all, purchased }: { all: number; purchased: number }) =>
    `${counted(all, 'gift idea')} ${all === 1 ? 'moves' : 'move'} to the general list${bought(all, purchased)}.`,
  removeAndDoNotRecreate: 'Remove and do not recreate',
  confirmRemove: 'Remove',
  removeHint: (person: string, isLinked: boolean) =>
    `It won't be created again.${isLinked ? ` The date stays in ${person}'s details.` : ''}`,
  keepGiftsHint: (person: string) => `They move to ${person}'s general list.`,

  addToCalendar: 'Add to calendar',
  calendarFileSaved: 'We saved the event as a file. Open it to add it to your calendar.',

  /** The printed plan. */
  print: 'Print',
  printed: { reminders: 'Reminders', notBought: 'Not bought yet' },

  more: 'More',
  skipThisYear: 'Skip this year',
  unskip: "Don't skip this year",
  mute: 'Mute',
  unmute: 'Unmute',
  skipped: (name: string, year?: number) => `${name} is skipped ${year === undefined ? 'this year' : `in ${year}`}`,
  notSkipped: (name: string) => `${name} isn't skipped anymore`,
  muted: (name: string) => `${name} is muted`,
  unmuted: (name: string) => `${name} isn't muted anymore`,
  notSnoozed: (name: string) => `The reminder for ${name} isn't snoozed anymore`,
  failedToSkip: 'Failed to skip event',
  failedToMute: 'Failed to mute event',
  skippedDetails: (date: string) => `Skipped this time (${date}). You won't get reminders, and it doesn't need a gift.`,
  mutedDetails: "Muted. You won't get reminders until you unmute it.",
  snoozedDetails: (date: string) => `Snoozed until ${date}.`,
  notHere: { title: "We can't find this event", description: 'It was deleted, or it belongs to another account.' },
  deletedWhileEditing: versionTexts.deletedWhileEditing('event'),
  addAgain: 'Add as a new event',

  generate: 'Generate Events',
  generateHint: 'Automatically create relationship events for all contacts',
  generated: (created: number) =>
    created === 0 ? 'Everything is already set up' : `${counted(created, 'event')} created`,
  failedToGenerate: 'Failed to generate relationship events',
} as const

/** '1st', '2nd', '3rd', '11th', '112th' */
function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

function bought(all: number, purchased: number): string {
  if (purchased === 0) return ''
  if (purchased === all) return all === 1 ? ', and you already bought it' : ', and you already bought all of them'
  return `, and you already bought ${purchased} of them`
}
