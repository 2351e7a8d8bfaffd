import type { Limit } from '../shared/contract.ts'

const quarter = 15 * 60
const hour = 3600

/** The limits that the rows of contract.ts name. */
export const accountLimits = {
  /** Many addresses tried by one visitor; an office behind one address stays below this. */
  signInByVisitor: { name: 'login-ip', max: 100, windowSeconds: quarter, per: 'visitor' },
  /** Forgotten after the right password. */
  guess: {
    name: 'login',
    max: 10,
    windowSeconds: quarter,
    per: 'e-mail address and visitor',
    counts: 'wrong passwords',
  },
  guessFromAnywhere: {
    name: 'login-account',
    max: 30,
    windowSeconds: quarter,
    per: 'e-mail address',
    counts: 'tries to sign in; more are slow, not refused',
  },
  signUp: { name: 'signup', max: 20, windowSeconds: hour, per: 'visitor' },
  guest: { name: 'guest', max: 30, windowSeconds: hour, per: 'visitor' },
  resetRequestByVisitor: { name: 'forgot-ip', max: 20, windowSeconds: hour, per: 'visitor' },
  resetRequest: { name: 'forgot', max: 5, windowSeconds: hour, per: 'e-mail address', counts: 'requests for it' },
  reset: { name: 'reset-ip', max: 20, windowSeconds: hour, per: 'visitor' },
  verify: { name: 'verify-ip', max: 30, windowSeconds: hour, per: 'visitor' },
  resend: { name: 'resend', max: 5, windowSeconds: hour, per: 'account' },
  /** Mail providers post thousands of right links from one address. */
  unsubscribe: { name: 'unsubscribe-ip', max: 60, windowSeconds: hour, per: 'visitor', counts: 'wrong links' },
  socialSignIn: {
    name: 'social-login',
    max: 40,
    windowSeconds: quarter,
    per: 'visitor',
    counts: 'departures to a provider',
  },
  updatePassword: { name: 'update-password', max: 10, windowSeconds: quarter, per: 'account' },
  /** Given once more before a way to sign in changes. Forgotten after a right one. */
  confirm: {
    name: 'confirm',
    max: 10,
    windowSeconds: quarter,
    per: 'account',
    counts: 'wrong passwords and codes',
  },
  /**
   * Over all sign-ins of an account: at this rate, a day of guessing succeeds about once in 350. Forgotten after a right
   * one.
   */
  code: {
    name: 'code',
    max: 10,
    windowSeconds: quarter,
    per: 'account',
    counts: 'wrong codes',
  },
  /** Two requests per sign-in: the challenge and the answer. */
  passkey: { name: 'passkey-ip', max: 200, windowSeconds: quarter, per: 'visitor' },
  mailTo: {
    name: 'mail-to',
    max: 5,
    windowSeconds: hour,
    per: 'e-mail address',
    counts: 'e-mails that a stranger may have caused; no more are sent',
  },
} satisfies Record<string, Limit>
