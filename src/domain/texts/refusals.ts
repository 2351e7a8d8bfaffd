/** What the server says of a request that it does not take, whichever feature it was for. */
export const refusalTexts = {
  administratorsOnly: 'Only administrators can do this',
  foreignOrigin: 'This request came from another site and was refused',
  unknownPath: (path: string) => `There is nothing at ${path}`,
  tooManyTries: 'Too many attempts. Please wait a little and try again.',

  invalid: 'The request is not valid',
  notUnderstood: 'The request could not be understood',
  tooLarge: 'That is too much to send at once',
  wrongContentType: 'Send the request as JSON (Content-Type: application/json)',
  emptyBody: 'The request has no content',
  brokenJson: 'The request is not valid JSON',
  cutOff: 'The request was cut off on its way',

  idempotencyKeyInvalid: 'Idempotency-Key should be 1 to 100 letters, digits, dots, colons or hyphens',
  idempotencyKeyReused: 'This Idempotency-Key was already used for another request',

  databaseAway: 'The database cannot be reached just now. Nothing was changed.',
  unexpected: 'Something went wrong',
} as const
