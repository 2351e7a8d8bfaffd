import { inWords } from './belongings.ts'
import type { Belongings } from './belongings.ts'
import { counted } from './plural.ts'

/** Sign in, sign up, social login, guests, unsubscribing. */
export const accountTexts = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  forgotPassword: 'Forgot password',
  usePasskey: 'Use a passkey',
  continueAsGuest: 'Continue as guest',
  /** Goes on after 'Continue as guest'. */
  noAccountNeeded: ', no account needed',
  signInOrUp: 'Sign in or sign up',
  yourAccount: 'Your account',
  orContinueWith: 'or continue with',
  email: 'E-mail',
  emailExample: 'you@example.com',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  keepGuestData:
    'Everything you entered as a guest moves to your account. With an account, you can sign in on any device and get reminders by e-mail.',
  /** The last words are a link. */
  ageAndTerms: 'I am 13 or older and agree to the Terms of Service',

  requiredFields: {
    title: 'Required Fields',
    description: 'Please enter both email and password.',
  },
  loginFailed: 'Login Failed',
  signUpFailed: 'Sign Up Failed',
  loginSuccessful: 'Login successful!',
  accountCreated: 'Account created successfully! Please sign in.',
  guestStarted: "Welcome! You're using Ribbonry as a guest.",
  unknownProvider: "This way to sign in isn't available.",
  guestPromoted: 'Account created successfully! We moved everything you entered as a guest.',

  invalidCredentials: 'Invalid email or password',
  emailTaken: 'An account with this email already exists. Please sign in instead.',
  emailRequired: 'Email is required',
  tooManySignIns: 'Too many people are signing in right now. Please try again in a moment.',
  tooManyTogether: (most: number) => `Together, you'd have more than ${counted(most, 'contact')}`,
  onlyGuestsMerge: 'Only a guest has data to bring along',
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
    description: 'Handpicked ideas to get you started. Prices are typical; check the current price at the shop.',
    couldNotLoad: "We couldn't load the gift ideas",
    signInWorks: 'You can still sign in.',
  },

  mergeGuest: (belongings: Belongings & { duplicates: number }) => ({
    title: 'Bring your guest data along?',
    description: `We can add ${inWords(belongings)} to the account you're signing in to.${
      belongings.duplicates > 0
        ? ` ${counted(belongings.duplicates, 'contact')} with the same name ${belongings.duplicates === 1 ? 'is' : 'are'} already there.`
        : ''
    } Anything you leave behind can't be added later.`,
    confirm: 'Bring my data along',
    decline: 'Leave it behind',
  }),
  unsubscribed: "You won't get these e-mails anymore.",
  unsubscribeInvalid: "This link isn't valid anymore. You can choose your e-mails in Profile Settings.",
} as const
