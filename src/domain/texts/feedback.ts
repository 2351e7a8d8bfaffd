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
  nothingToChange: 'Send a status, notes, or a reply to change',
  responsePromise: 'We reply within 2-3 business days.',
  submitted: 'Feedback submitted successfully!',
  updated: 'Feedback updated successfully!',
  failedToSubmit: 'Failed to submit feedback. Please try again.',
  failedToUpdate: 'Failed to update feedback.',

  types: { bug: 'Bug', feature: 'Feature', improvement: 'Improvement', question: 'Question', other: 'Other' },
  priorities: { high: 'High', medium: 'Medium', low: 'Low' },
  statuses: { open: 'Open', in_progress: 'In Progress', resolved: 'Resolved', closed: 'Closed' },
  /** Beside a title; medium priority shows no badge. */
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
    replyByEmail: 'E-mail me the reply',
    replyTo: (address: string) => `To ${address}. It also appears under Your feedback.`,
    replyToUnconfirmed: (address: string) =>
      `Only if you confirm ${address} before we reply. The reply also appears under Your feedback.`,
    charactersLeft: (left: number) => counted(left, 'character left', 'characters left'),
    submit: 'Submit Feedback',
    submitting: 'Submitting...',
  },
  info: {
    title: 'What happens next',
    read: 'We read every message. Our reply appears under Your feedback.',
    byEmail: 'We also e-mail the reply if you ask for it.',
    guest: 'Guests get no e-mails. Check back here, or create an account to get replies by e-mail.',
    noAddress: 'Your account has no e-mail address, so check back here for the reply.',
    orWrite: 'Prefer e-mail?',
  },
  mine: {
    title: 'Your feedback',
    empty: 'Nothing sent yet',
    emptyText: 'Your messages, their status, and our replies appear here.',
    couldNotLoad: "We couldn't load your feedback",
    sent: (when: string) => `Sent ${when}`,
    resolvedOn: (when: string) => `resolved ${when}`,
    closedOn: (when: string) => `closed ${when}`,
    reply: 'Reply',
  },
  inbox: {
    tab: 'User Feedback',
    title: 'User Feedback',
    empty: 'No feedback yet',
    emptyText: 'Messages from the Feedback page appear here, newest first.',
    noneMatch: 'No feedback matches these filters',
    showAll: 'Show all feedback',
    couldNotLoad: "We couldn't load the feedback",
    couldNotMarkRead: "We couldn't mark the new feedback as read.",
    status: 'Status',
    type: 'Type',
    allStatuses: 'All statuses',
    allTypes: 'All types',
    showNew: (count: number) => `Show ${count} new`,
    refresh: 'Refresh',
    isNew: 'New',
    guest: 'Guest',
    notes: 'Notes',
    reply: 'Reply',
    manage: 'Manage',
    showMore: 'Show more',
    showLess: 'Show less',
  },
  manage: {
    title: 'Manage Feedback',
    status: 'Status',
    statusHint: 'The sender sees this.',
    notes: 'Notes',
    notesHint: 'Only administrators see them.',
    reply: 'Reply',
    /** While the reply hasn't been e-mailed. */
    replyHint: {
      byEmail:
        'The sender sees this under Your feedback. They also asked for it by e-mail: a new or changed reply goes out once, if their address is confirmed.',
      inApp: "The sender sees this under Your feedback. They didn't ask for it by e-mail.",
    },
    replied: (when: string) => `Replied ${when}.`,
    emailed: (when: string) => `e-mailed ${when}`,
    willEmail: "We'll e-mail the reply to the sender.",
    unconfirmed: "The sender's address isn't confirmed, so we didn't e-mail the reply.",
    /** Below a reply that was e-mailed. */
    notEmailedAgain: "Changes appear under Your feedback and aren't e-mailed again.",
    answer: 'Write an e-mail',
    noAddress: "The sender has no e-mail address. They'll see the status and your reply under Your feedback.",
    save: 'Save Changes',
    /** The subject of an e-mail that the administrator writes. */
    answerSubject: (subject: string) => `Re: ${subject}`,
  },
} as const

export const adminTexts = {
  title: 'Admin Dashboard',
  outbox: 'Mail outbox',
  sources: 'Catalogue',
  reminderHealth: 'Reminder health',
  /** @param reason in PostgreSQL's words */
  damagedData: (reason: string) =>
    `Part of the database is damaged (${reason}). Stop Ribbonry, copy its data folder, and restore your latest backup.`,
  /** Below a list that is cut off. */
  latestShown: (count: number) => `Showing the latest ${count}.`,
} as const

/** Whether mails are kept instead of sent, for administrators. */
export const outboxTexts = {
  title: 'Mail outbox',
  note: 'E-mails stay here until you set a mail server (SMTP_URL). They contain live links, so only administrators see them.',
  couldNotLoad: "We couldn't load the outbox",
  empty: { title: 'The outbox is empty', description: 'New e-mails appear here.' },
  to: (address: string, when: string) => `to ${address} · ${when}`,
  mail: 'E-mail',
  couldNotLoadMail: "We couldn't load this e-mail",
  head: { from: 'From', to: 'To', date: 'Date' },
  showAs: 'Show the e-mail as',
  forms: { html: 'Formatted', text: 'Plain text' },
} as const

/** Whether reminders are sent on time, for administrators. */
export const reminderHealthTexts = {
  title: 'Reminder health',
  couldNotLoad: "We couldn't check the reminders",
  figures: {
    due: ['Due', 'Within the next 24 hours'],
    sent: ['Sent', 'Within the last 24 hours'],
    failed: ['Failed', 'Within the last 24 hours'],
    overdue: ['Overdue', 'At least two minutes late'],
  },
  quiet: 'No reminders are due. They appear here when an event gets close.',
  well: 'Reminders are on time',
  late: (count: number) => `${counted(count, 'reminder')} ${count === 1 ? 'is' : 'are'} late`,
  lateHelp: "We'll send them as soon as the mail server accepts them. No one gets the same reminder twice.",
  asleep: 'No process has checked for due reminders in a while',
  asleepHelp: 'Check that a process is running with jobs in its SERVICES setting.',
  clockInDoubt: "The server's clock may be wrong",
  clockHelp: (until: string) =>
    `It jumped by more than 60 days. Reminders wait and no one is signed out until the clock is corrected, or until ${until} by that clock, when we start to trust it.`,
  lastRunFailed: "The last check for due reminders failed. See the server's log.",
  neverRan: 'No process has checked for due reminders yet',
  oldest: 'Oldest waiting',
  oldestSince: (when: string) => `since ${when}`,
  noneWaiting: 'None waiting',
  lastRun: 'Last checked',
  never: 'Never',
  lastError: 'Last error',
  noError: 'None',
} as const

/** Whether the mail server accepts e-mails, for administrators. */
export const mailHealthTexts = {
  title: 'Mail server',
  asking: 'Checking the mail server...',
  couldNotLoad: "We couldn't check the mail server",
  states: {
    outbox:
      "You haven't set a mail server (SMTP_URL). Until you do, all e-mails, including reminders, stay in the Mail outbox.",
    reached: 'The mail server is responding.',
    unreached: "The mail server isn't responding. Check SMTP_URL. We'll send waiting e-mails once it responds.",
  },
  said: (problem: string) => `Error: ${problem}`,
  waiting: 'Other e-mails waiting',
  givenUp: 'E-mails not delivered',
  givenUpNote: 'rejected, or not accepted for two days',
} as const

export const apiFailureTexts = {
  resolved: 'API failure marked as resolved.',
  deleted: 'API failure deleted.',
  failedToResolve: 'Failed to resolve API failure.',
  failedToDelete: 'Failed to delete API failure.',
  empty: 'No API failures. Everything works as it should.',
  title: 'API Failures',
  couldNotLoad: "We couldn't load the API failures",
  markResolved: 'Mark Resolved',
  isResolved: 'Resolved',
  delete: 'Delete',
  confirmDelete: {
    title: 'Delete API Failure',
    text: 'This removes it from the list. If it happens again, it will come back.',
    action: 'Delete',
  },
  times: (count: number) => counted(count, 'time'),
  retries: (count: number) => counted(count, 'retry', 'retries'),
  last: (when: string) => `last ${when}`,
  resolvedOn: (when: string) => `resolved ${when}`,
  feed: (name: string, id: string) => `${name} (${id})`,
} as const

type MetricsSeries = 'signUps' | 'guests' | 'actions' | 'people'

const nouns: Record<MetricsSeries, [one: string, many: string]> = {
  signUps: ['sign-up', 'sign-ups'],
  guests: ['guest', 'guests'],
  actions: ['action', 'actions'],
  people: ['active person', 'active people'],
}

export const metricsTexts = {
  failedToLoad: 'Failed to load user metrics. Please try again.',
  cards: {
    totalUsers: 'Total Users',
    totalNote: (registered: string, guests: string) =>
      `${registered} registered, ${guests} ${guests === '1' ? 'guest' : 'guests'}`,
    activeUsers: 'Active Users',
    activeNote: 'Visited within the last 30 days',
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
    lastLoginAt: 'Last sign-in',
  },
  guest: 'Guest',
  never: 'Never',
  /** How a user signs in; any other provider keeps its own name. */
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
  days: "Days are in UTC. Today's figures are still growing.",
  /** '1 guest in 30 days' */
  total: (series: MetricsSeries, count: number, days: number) =>
    `${counted(count, ...nouns[series])} in ${counted(days, 'day')}`,
  most: (date: string, count: string) => `most on ${date}: ${count}`,
  figures: 'Show as table',
  figuresOf: (title: string) => `${title} as a table`,
  day: 'Day',
} as const
