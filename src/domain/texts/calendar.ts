import { counted } from './plural.ts'

/** The calendar page. */
export const calendarTexts = {
  /** Dialogs of the dashboard. */
  allEvents: 'All Events',
  noneWithGifts: 'None of your events has a gift yet',
  noneWithoutGifts: 'Every event has a gift',
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
  view: 'View',
  show: 'Show',
  /** @param view 'month' */
  previous: (view: string) => `Previous ${view}`,
  next: (view: string) => `Next ${view}`,
  month: 'Month',
  year: 'Year',
  couldNotLoad: "We couldn't load your events",
  couldNotLoadThese: "We couldn't load these events",
  noEventsThisDay: 'No events on this day',
  /** Read out after a day. */
  eventsOf: (count: number) => (count === 0 ? 'no events' : counted(count, 'event')),
  addEventOn: (day: string) => `Add event on ${day}`,
  addEvent: 'Add event',
  whoIsItFor: 'Who is it for?',
  skipped: 'Skipped',
  muted: 'Muted',
  /** @param when 'Sometime in May' */
  birthday: (when: string) => `Birthday · ${when}`,
  noSuchYear: 'Enter a year from 2 to 9998',
  colors: { partner: 'Partner', family: 'Family', friend: 'Friend', special: 'Special', other: 'Other' },
  meanings: {
    partner: 'Spouse or partner',
    family: 'Parents, children, and all other relatives',
    friend: 'Friends, colleagues, and neighbors',
    special: "Any event that isn't a birthday or anniversary",
    other: 'Birthdays and anniversaries of everyone else',
  },
  /** What is planned for an event's day. */
  gifts: { purchased: 'Gift purchased', assigned: 'Gift assigned', none: 'No gift yet' },
  giftMeanings: 'Gifts',
  more: (events: number) => `+${events} more`,
  /** 'Christmas · 8 people' */
  plan: (name: string, people: number) => `${name} · ${counted(people, 'person', 'people')}`,
  openPlan: (plan: string) => `Open plan: ${plan}`,
  goToPlan: 'Open plan',
} as const
