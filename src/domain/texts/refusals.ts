import { counted } from './plural.ts'

/** What can be missing. */
const things = {
  session: 'Session',
  event: 'Event',
  contact: 'Contact',
  answer: 'Answer',
  passkey: 'Passkey',
  profile: 'Profile',
  account: 'Account',
  connectedAccount: 'Connected account',
  picture: 'Picture',
  outbox: 'Outbox',
  mail: 'E-mail',
  category: 'Category',
  giftIdea: 'Gift idea',
  giftSplit: 'Gift split',
  present: 'Present',
  feedback: 'Feedback',
  device: 'Device',
  apiFailure: 'API failure',
  import: 'Import',
  merge: 'Merge',
  feed: 'Calendar address',
  plan: 'Plan',
  modelRequest: 'Request',
  contributor: 'Contributor',
  source: 'Source',
} as const

/** The server's answers to refused requests, whatever the feature. */
export const refusalTexts = {
  administratorsOnly: 'Only administrators can do this',
  foreignOrigin: 'This request came from another site, so we refused it',
  unknownPath: (path: string) => `There is nothing at ${path}`,
  tooManyTries: 'Too many attempts. Please wait a little and try again.',
  notFound: (what: keyof typeof things) => `${things[what]} was not found`,

  invalid: "The request isn't valid",
  notUnderstood: "We couldn't understand the request",
  addressNotUnderstood: "We couldn't understand the address",
  tooLarge: "That's too much to send at once",
  headersTooLarge: 'The headers of the request are too long',
  tooSlow: 'The request took too long to arrive',
  wrongContentType: 'Send the request as JSON (Content-Type: application/json)',
  emailImitates:
    'This address contains a character that looks like a plain letter or digit but is another one. Please type it again.',
  compressed: 'Send the request uncompressed, without Content-Encoding',
  outOfRange: 'The requested range is past the end of the file',
  emptyBody: 'The request has no content',
  brokenJson: "The request isn't valid JSON",
  cutOff: 'The request was cut off on its way',

  ifMatchInvalid: 'If-Match should name the version of the row, such as "3"',
  idempotencyKeyInvalid: 'Idempotency-Key should be 1 to 100 letters, digits, dots, colons or hyphens',
  idempotencyKeyReused: 'This Idempotency-Key was already used for another request',
  metricsTokenRequired: 'Only the operators of this server can see its metrics',

  databaseAway: "We can't reach the database right now, so nothing was changed. Please try again in a minute.",
  databaseSilent:
    "The database didn't answer in time. If you were changing something, check whether it was saved before you try again.",
  diskFull:
    "The server's disk is full, so we couldn't save this. Ask the person who runs it to free some space, then try again.",
  diskReadOnly:
    "The server can't write to its disk right now, so we couldn't do this. Ask the person who runs it to make the disk writable, then try again.",
  damagedData: "Part of the database is damaged, so we couldn't do this. The administrators have been told.",
  unexpected: 'Something went wrong',

  limitReached: {
    contacts: (limit: number) => limitReached(limit, 'contact'),
    gifts: (limit: number) => limitReached(limit, 'gift idea'),
    events: (limit: number) => limitReached(limit, 'event for one contact', 'events for one contact'),
  },
} as const

function limitReached(limit: number, one: string, many?: string): string {
  return `You've reached the limit of ${counted(limit, one, many)}.`
}
