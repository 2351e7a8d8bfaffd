import { counted } from './plural.ts'

/** Landing, sign in, sign up, social login, guests, leaving and deleting an account. */
export const accountTexts = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  createAccount: 'Create account',
  forgotPassword: 'Forgot password',
  usePasskey: 'Use a passkey',
  continueAsGuest: 'Continue as guest',
  ageAndTerms: 'I am 13 or older and agree to the Terms of Service',

  requiredFields: {
    title: 'Required Fields',
    description: 'Please enter both email and password.',
  },
  loginFailed: 'Login Failed',
  signUpFailed: 'Sign Up Failed',
  loginSuccessful: 'Login successful!',
  accountCreated: 'Account created successfully! Please sign in.',
  guestStarted: 'Welcome! You are here as a guest.',
  unknownProvider: 'We do not know this way to sign in.',
  guestPromoted: 'Account created successfully! Everything you entered as a guest is in it.',

  invalidCredentials: 'Invalid email or password',
  emailTaken: 'An account with this email already exists. Please sign in instead.',
  emailRequired: 'Email is required',
  confirmAge: 'Please confirm that you are 13 or older and agree to the Terms of Service.',

  socialLoginDisabled: {
    title: 'Social Login Temporarily Unavailable',
    description: 'Please use your email and password to sign in.',
  },
  socialLoginFailed: {
    title: 'Social Login Failed',
    description: 'Please try again, or use your email and password to sign in.',
  },
  authenticationError: (message: string) => ({
    title: 'Authentication Error',
    description: message,
  }),

  featured: {
    title: 'Featured gift ideas',
    description: 'Handpicked starting points. Prices are typical, check the current price at the shop.',
  },

  /** `belongings` undefined: not known yet. */
  guestBanner: (idleDays: number, belongings?: Belongings) =>
    `You are a guest. ${
      belongings === undefined || isNothing(belongings) ? 'What you enter is' : `${inWords(belongings)} are`
    } kept until ${counted(idleDays, 'day')} without a visit.`,
  exitGuest: (belongings?: Belongings) => ({
    title: 'Exit guest mode?',
    description:
      belongings !== undefined && isNothing(belongings)
        ? 'You have not entered anything yet, so nothing will be lost.'
        : `${
            belongings === undefined ? 'Everything you entered as a guest' : inWords(belongings)
          } will be lost. Create an account to keep everything.`,
    confirm: 'Exit Guest',
  }),
  mergeGuest: (belongings: Belongings & { duplicates: number }) => ({
    title: 'Bring your guest data along?',
    description: `Signing in would bring along ${inWords(belongings)}.${
      belongings.duplicates > 0
        ? ` ${counted(belongings.duplicates, 'contact')} of the same name ${belongings.duplicates === 1 ? 'is' : 'are'} already there.`
        : ''
    } What you leave behind cannot be brought along later.`,
    confirm: 'Bring them along',
    decline: 'Leave them behind',
  }),

  verifyEmail: {
    sent: 'We sent you an e-mail with a link to confirm your address.',
    confirm: 'Confirm my address',
    nothingToConfirm: 'There is no address to confirm.',
    verified: 'Your e-mail address is confirmed. Thank you!',
    signInTitle: 'Is it you?',
    signInFirst: 'Sign in first, then open the link again.',
    otherAccount: 'This link belongs to another account. Sign in to that one, then open the link again.',
    invalid: 'This link is expired or was already used. Ask for a new one in Profile Settings.',
  },
  unsubscribed: 'You will get no more e-mails of this kind.',
  unsubscribeInvalid: 'This link is not valid any more. You can change your e-mails in Profile Settings.',

  deleteAccount: {
    title: 'Delete account',
    description: 'All your contacts, events, gift ideas and reminders will be deleted. This action cannot be undone.',
    hint: 'Everything goes at once and for good. Export your data first if you may want it again.',
    /** `belongings` undefined: not known yet. */
    goes: (belongings?: Belongings) =>
      belongings === undefined || isNothing(belongings) ? undefined : `With it go ${inWords(belongings)}.`,
    passwordRequired: 'Password is required',
    passwordWrong: 'The password is not right',
    wordExpected: 'Type DELETE to confirm',
    failed: 'Failed to delete your account',
    done: 'Your account was deleted',
  },
} as const

/** What a guest has. */
type Belongings = { contacts: number; events: number; gifts: number }

function inWords({ contacts, events, gifts }: Belongings): string {
  return `${counted(contacts, 'contact')}, ${counted(events, 'event')} and ${counted(gifts, 'gift idea')}`
}

function isNothing({ contacts, events, gifts }: Belongings): boolean {
  return contacts + events + gifts === 0
}
