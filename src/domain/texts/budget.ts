import { counted } from './plural.ts'

/** The Budget page, and what the server says about a year's envelope. Amounts arrive formatted ('$48.70'). */
export const budgetTexts = {
  yearInvalid: 'Choose a year from 1970 to 2199',
  amount: { invalid: 'The budget must be 0 or more', tooLarge: 'The budget can be at most 99,999,999.99' },

  couldNotLoad: "We couldn't load your budget",
  failedToSave: 'Failed to save the budget',
  previousYear: (year: number) => `Previous year, ${year}`,
  nextYear: (year: number) => `Next year, ${year}`,
  thisYear: 'This year',
  export: 'Export (CSV)',

  envelope: (year: number) => `Budget for ${year}`,
  /** '$638.00 of $900.00', the first larger. */
  of: (envelope: string) => `of ${envelope}`,
  spentOnly: 'spent',
  noEnvelope: 'How much do you want to spend on gifts? Set a budget to see what is still open.',
  noEnvelopeOfYear: (year: number) => `There's no budget for ${year}.`,
  setEnvelope: 'Set a budget',
  changeEnvelope: (year: number) => `Change the budget for ${year}`,
  envelopeAmount: 'Amount ($)',
  envelopeHint: 'Leave it empty for no budget.',
  save: 'Save',
  cancel: 'Cancel',
  set: (year: number, amount: string) => `The budget for ${year} is ${amount}.`,
  cleared: (year: number) => `${year} has no budget anymore.`,
  compared: (year: number, spent: string, envelope: string | null) =>
    envelope === null ? `${spent} spent in ${year}` : `${spent} of ${envelope} spent in ${year}`,
  withoutPrice: (count: number) =>
    count === 1
      ? "1 gift without a price isn't in these sums."
      : `${counted(count, 'gift')} without a price aren't in these sums.`,
  withoutEvent: (count: number, lastYear: number) =>
    count === 1
      ? `1 gift bought for a day in ${lastYear} or ${lastYear + 1} has no event, so it isn't in these sums.`
      : `${counted(count, 'gift')} bought for days in ${lastYear} or ${lastYear + 1} have no event, so they aren't in these sums.`,

  figures: {
    spent: { label: 'Spent', note: 'List price of all assigned gifts, or what you paid' },
    bought: { label: 'Bought', note: 'Of this, what is purchased' },
    open: { label: 'Still open', note: 'Budget minus spent' },
    over: { label: 'Over budget', note: 'Spent more than planned' },
    assigned: { label: 'Assigned', note: "Budgets of the year's events" },
    ownShare: { label: 'Your share', note: 'What you pay after splits' },
  },

  forecast: {
    title: 'The next 90 days',
    nothing: (to: string) => `Nothing left to pay until ${to}.`,
    events: (count: number, to: string) => `${counted(count, 'event')} with something to pay until ${to}`,
    assigned: 'Assigned, not bought yet',
    unused: 'Left of event budgets',
    ownShare: 'Your share of it',
    method:
      "What we add up: gifts you've assigned and not bought, plus what their events' budgets have left. Nothing is expected for events that are skipped or need no gift, or for people you've paused.",
  },

  breakdowns: { month: 'By month', contact: 'By person', relationship: 'By relationship', occasion: 'By occasion' },
  columns: {
    month: 'Month',
    contact: 'Person',
    relationship: 'Relationship',
    occasion: 'Occasion',
    event: 'Event',
    date: 'Date',
    budget: 'Budget',
    spent: 'Spent',
    bought: 'Bought',
    open: 'Open',
    over: 'Over budget',
    ownShare: 'Your share',
    gifts: 'Gifts',
    withoutPrice: 'Without a price',
    breakdown: 'Table',
  },
  /** Read out as the name of a table that scrolls. */
  tableBy: (column: string) => `${column}, table`,
  showAll: (count: number) => `Show all ${count.toLocaleString('en-US')}`,
  showFewer: 'Show fewer',
  total: 'Total',
  none: 'None',
  ofBudget: (budget: string) => `of ${budget}`,
  yours: (amount: string) => `yours ${amount}`,
  inYear: (year: number, amount: string) => `${year}: ${amount}`,
  legend: { bought: 'Bought', toBuy: 'Assigned, not bought', ownShare: 'Your share', others: 'Paid by others' },
  /** Below a chart that has no room for all rows of its table. */
  mostOf: (shown: number) => `The ${shown} with the most spent`,
  showEvents: (name: string) => `Show the events of ${name}`,
  openPlan: 'Plan',
  openPlanOf: (event: string, name: string) => `Plan of ${event} for ${name}`,
  empty: {
    title: 'Nothing planned yet',
    text: 'Assign gifts to events, or give events a budget, and the figures appear here.',
    action: 'Open the calendar',
    past: (year: number) => `No gifts for events in ${year}`,
    pastText: 'Gifts you bought for events of that year appear here.',
  },
} as const
