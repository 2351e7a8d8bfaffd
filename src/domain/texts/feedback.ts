import { counted } from './plural.ts'

/** The feedback form, the administrators' inbox and the list of API failures. */
export const feedbackTexts = {
  missingInformation: {
    title: 'Missing Information',
    description: 'Please fill in all required fields.',
  },
  typeRequired: 'Type is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  typeUnknown: 'Please choose a type from the list',
  statusUnknown: 'Please choose a status from the list',
  priorityUnknown: 'Please choose a priority from the list',
  nothingToChange: 'Send a status or notes to change',
  responsePromise: 'We answer within 2-3 business days.',
  submitted: 'Feedback submitted successfully!',
  updated: 'Feedback updated successfully!',
  failedToSubmit: 'Failed to submit feedback. Please try again.',
  failedToUpdate: 'Failed to update feedback.',

  types: { bug: 'Bug', feature: 'Feature', improvement: 'Improvement', question: 'Question', other: 'Other' },
  priorities: { high: 'High', medium: 'Medium', low: 'Low' },
  statuses: { open: 'Open', in_progress: 'In Progress', resolved: 'Resolved', closed: 'Closed' },
  /** Beside a title; a medium one goes without saying. */
  priorityBadges: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },

  form: {
    title: 'Submit Feedback',
    type: 'Type',
    chooseType: 'Select a type...',
    priority: 'Priority',
    subject: 'Subject',
    subjectExample: 'In a few words',
    message: 'Message',
    messageExample: 'What happened, or what would you like? The more we know, the better we can help.',
    charactersLeft: (left: number) => counted(left, 'character left', 'characters left'),
    submit: 'Submit Feedback',
    submitting: 'Submitting...',
  },
  info: {
    title: 'What happens next',
    read: 'People read every message. What became of yours stands under Your feedback.',
    writesTo: (address: string) => `Where an answer needs words, it goes to ${address}.`,
    guest:
      'A guest has no e-mail address here. For an answer in words, put yours into the message or create an account.',
    noAddress: 'Your account has no e-mail address. For an answer in words, put one into the message.',
    orWrite: 'You would rather write a mail?',
  },
  mine: {
    title: 'Your feedback',
    empty: 'Nothing sent yet',
    emptyText: 'What you send stands here, with what became of it.',
    couldNotLoad: 'Your feedback could not be loaded',
    sent: (when: string) => `Sent ${when}`,
    resolvedOn: (when: string) => `resolved ${when}`,
    closedOn: (when: string) => `closed ${when}`,
  },
  inbox: {
    tab: 'User Feedback',
    title: 'User Feedback',
    empty: 'No feedback yet',
    emptyText: 'What people send from their Feedback page stands here, the newest first.',
    noneMatch: 'No feedback matches these filters',
    showAll: 'Show all feedback',
    couldNotLoad: 'The feedback could not be loaded',
    couldNotMarkRead: 'New feedback could not be marked as read.',
    status: 'Status',
    type: 'Type',
    allStatuses: 'All statuses',
    allTypes: 'All types',
    showNew: (count: number) => `Show ${count} new`,
    refresh: 'Refresh',
    isNew: 'New',
    guest: 'Guest',
    notes: 'Notes',
    manage: 'Manage',
    showMore: 'Show all of it',
    showLess: 'Show less',
  },
  manage: {
    title: 'Manage Feedback',
    status: 'Status',
    statusHint: 'The sender sees it.',
    notes: 'Notes',
    notesHint: 'For administrators only.',
    answer: 'Answer by e-mail',
    noAddress: 'The sender has no e-mail address: the status is the answer they see.',
    save: 'Save Changes',
  },
} as const

export const adminTexts = {
  title: 'Admin Dashboard',
  outbox: 'Mail outbox',
  reminderHealth: 'Reminder health',
  /** @param reason in PostgreSQL's words */
  damagedData: (reason: string) =>
    `Part of the database is damaged (${reason}). Stop Ribbonry, copy its data folder, and restore your latest backup.`,
  /** Below a list that ends at so many. */
  latestShown: (count: number) => `The latest ${count} are shown.`,
} as const

/** Whether reminders leave, for administrators. */
export const reminderHealthTexts = {
  title: 'Reminder health',
  couldNotLoad: 'The health of the reminders could not be loaded',
  figures: {
    due: ['Due', 'Within the next 24 hours'],
    sent: ['Sent', 'Within the last 24 hours'],
    failed: ['Failed', 'Given up within the last 24 hours'],
    overdue: ['Overdue', 'Should have left two minutes ago or more'],
  },
  quiet: 'Nothing is due. Reminders appear here once somebody has an event within its reminder days.',
  well: 'Reminders leave on time',
  late: (count: number) => `${counted(count, 'reminder')} should have left already`,
  lateHelp: 'They stay in line and leave as soon as the mail server takes them. Nobody gets one twice.',
  asleep: 'Reminders have not been looked at for a while',
  asleepHelp: 'Jobs run in a process whose SERVICES setting names them. Is one running?',
  clockInDoubt: "The server's clock may be wrong",
  clockHelp: (until: string) =>
    `It jumped by more than 60 days. Reminders wait and nobody is signed out until the clock is set, or until ${until} by that clock, when we start to trust it.`,
  neverRan: 'Reminders have not been looked at yet',
  oldest: 'Oldest waiting',
  oldestSince: (when: string) => `since ${when}`,
  noneWaits: 'None waits',
  lastRun: 'Last looked',
  never: 'Never',
  lastError: 'Last trouble',
  noTrouble: 'None',
} as const

/** Whether mails leave, for administrators. */
export const mailHealthTexts = {
  title: 'Mail server',
  asking: 'Asking the mail server...',
  couldNotLoad: 'The mail server could not be asked about',
  states: {
    outbox: 'No mail server is set. Mails, reminders too, stay in the Mail outbox until SMTP_URL names one.',
    reached: 'The mail server answers.',
    unreached: 'The mail server does not answer. Check SMTP_URL; what waits leaves by itself once it does.',
  },
  said: (problem: string) => `It said: ${problem}`,
  waiting: 'Other mails waiting',
  givenUp: 'Mails given up',
  givenUpNote: 'refused, or tried for two days',
} as const

export const apiFailureTexts = {
  resolved: 'API failure marked as resolved.',
  deleted: 'API failure deleted.',
  failedToResolve: 'Failed to resolve API failure.',
  failedToDelete: 'Failed to delete API failure.',
  empty: 'No API failures. Everything answers as it should.',
  title: 'API Failures',
  couldNotLoad: 'The API failures could not be loaded',
  markResolved: 'Mark Resolved',
  isResolved: 'Resolved',
  delete: 'Delete',
  confirmDelete: {
    title: 'Delete API Failure',
    text: 'It is gone from this list for good. The same failure appears again when it comes again.',
    action: 'Delete',
  },
  times: (count: number) => `${count} times`,
  retries: (count: number) => counted(count, 'retry', 'retries'),
  last: (when: string) => `last ${when}`,
  resolvedOn: (when: string) => `resolved ${when}`,
} as const

export const metricsTexts = {
  failedToLoad: 'Failed to load user metrics. Please try again.',
  cards: {
    totalUsers: 'Total Users',
    totalNote: (registered: string, guests: string) =>
      `${registered} registered, ${guests} ${guests === '1' ? 'guest' : 'guests'}`,
    activeUsers: 'Active Users',
    activeNote: 'Here within the last 30 days',
    newSignups: 'New Signups',
    newNote: (month: string, year: string) => `Last 7 days; ${month} in 30 days, ${year} in 365`,
    contacts: 'Contacts',
    contactsNote: (average: string) => `${average} per user`,
    events: 'Events',
    gifts: 'Gift Ideas',
    ofAll: 'Of all users',
  },
  recentUsers: 'Recent Users',
  recentColumns: {
    name: 'Name',
    email: 'E-mail',
    provider: 'Provider',
    createdAt: 'Joined',
    lastLoginAt: 'Last login',
  },
  guest: 'Guest',
  never: 'Never',
  /** How somebody signs in; any other provider is called as it calls itself. */
  providers: { local: 'Email/Password', guest: 'Guest', google: 'Google', github: 'GitHub', apple: 'Apple', x: 'X' },
  series: {
    signUps: 'Sign-ups',
    guests: 'Guests',
    actions: 'Actions',
    people: 'Active people',
  },
  signUps: 'Sign-ups over time',
  activity: 'Activity over time',
  window: 'Days shown',
  windows: { 7: '7 days', 30: '30 days', 365: '365 days' },
  /** Why a chart and a card may differ by a few. */
  days: 'Days are those of UTC; the last one is today so far.',
  total: (count: string, what: string, days: number) => `${count} ${what.toLowerCase()} in ${days} days`,
  most: (date: string, count: string) => `most on ${date}: ${count}`,
  figures: 'Show the figures',
  figuresOf: (title: string) => `${title}, the figures`,
  day: 'Day',
} as const
