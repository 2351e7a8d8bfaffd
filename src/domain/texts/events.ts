import { counted } from './plural.ts'

/** Add Special Event, Edit Event and Generate Events. 'Event' is the screen's word for an occasion. */
export const eventTexts = {
  edit: (name: string) => `Edit Event: ${name}`,
  addEvent: 'Add Event',
  updateEvent: 'Update Event',
  updating: 'Updating...',
  deleteEvent: 'Delete Event',
  deleting: 'Deleting...',
  searchGifts: (name: string) => `Search Gifts for ${name}`,
  turning: (age: number) => `Turning ${age}`,
  born: 'Born',
  repeatsEveryYear: 'Repeats every year',
  willBeTold: 'You will be told on',
  noUpcoming: 'No upcoming events',
  noPast: 'No past events',

  nameRequired: 'Event name is required',
  dateRequired: 'Date is required',
  dateInvalid: 'This is not a real date',
  typeUnknown: 'Please choose an event type from the list',
  reminderDaysRange: 'Reminder days must be between 1 and 365',
  importanceUnknown: 'Importance is Critical, High, Medium or Low',
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
  confirmDeleteWith: (gifts: number) => `${counted(gifts, 'gift idea')} will be deleted with it.`,
  removeAndDoNotRecreate: 'Remove and do not recreate',
  skipThisYear: 'Skip this year',
  skipped: (name: string) => `${name} is skipped this year`,

  generate: 'Generate Events',
  generateHint: 'Automatically create relationship events for all contacts',
  generated: (created: number) =>
    created === 0 ? 'Everything is already set up' : `${counted(created, 'event')} created`,
  failedToGenerate: 'Failed to generate relationship events',
} as const

/** The calendar page. */
export const calendarTexts = {
  noEventsThisMonth: 'No events this month',
  noEventsThisWeek: 'No events this week',
  noEventsThisYear: 'No events this year',
  thisMonth: 'This Month',
  thisWeek: 'This Week',
  thisYear: 'This Year',
  legend: 'Legend',
} as const
