import { counted } from './plural.ts'
import { shellTexts } from './shell.ts'

const nothingToDo = "If this was you, there's nothing to do."
const openApp = 'Open Ribbonry'

/** The words of every e-mail we send; the templates in server/mail lay them out. */
export const letterTexts = {
  tagline: 'Never miss a gift',

  reminder: {
    subject: (event: string, contact: string, when: string) => `${event} for ${contact} is ${when}`,
    greeting: (name: string) => `Hello ${name},`,
    /** @param who the contact and how they are related: 'Maya (Sister)' */
    sentence: (event: string, who: string, when: string, date: string) => `${event} for ${who} is ${when}: ${date}.`,
    /** Of several events: the subject of the nearest, and how many more. */
    andMore: (subject: string, more: number) => `${subject}, and ${counted(more, 'more event')}`,
    /** The same event of several people, as at Christmas. */
    subjectOfShared: (event: string, when: string, people: string) => `${event} is ${when}: ${people}`,
    /** Days that are each person's own: '3 birthdays are in 7 days: Ada, Bo, and Cy'. */
    subjectOfOwn: (events: string, when: string, people: string) => `${events} are ${when}: ${people}`,
    own: {
      birthday: (count: number) => counted(count, 'birthday'),
      'wedding-anniversary': (count: number) => counted(count, 'wedding anniversary', 'wedding anniversaries'),
    },
    morePeople: (count: number) => `${count} more`,
    /** Of events that are all in one plan. */
    inPlan: (plan: string, what: string) => `${plan}: ${what}`,
    timeToOrder: (subject: string) => `Time to order: ${subject}`,
    orderBy: (date: string) => `Order a gift by ${date}.`,
    orderToday: 'Today is the last day to order a gift that still has to be delivered.',
    severalTitle: (count: number) => `${counted(count, 'event')} coming up`,
    /** In lists of e-mails, beside the subject. */
    previewOfSeveral: (missing: number, count: number) =>
      missing === 0
        ? 'Everything is ready for all of them.'
        : `Something is still missing for ${missing === count ? 'each of them' : `${missing} of them`}.`,
    inDays: (days: number) => (days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
    planned: 'Planned',
    missing: 'Still missing',
    ideas: 'Your ideas',
    /** @param what '2025: Watercolor set' */
    before: (what: string) => `Given before – ${what}`,
    given: (year: number, titles: string) => `${year}: ${titles}`,
    /** In lists of e-mails, beside the subject. */
    preview: (date: string, missing: string) => `${date}. Still missing: ${missing}.`,
    bought: (title: string) => `${title} (bought)`,
    /** @param arrival 'Arrives Dec 27, two days after Christmas' */
    boughtWithArrival: (title: string, arrival: string) => `${title} (bought). ${arrival}.`,
    chosen: (title: string) => `${title} (chosen, not bought yet)`,
    gift: 'A gift',
    card: 'A card',
    more: (count: number) => `and ${count} more`,
    allDone: 'Everything is ready. Enjoy the day!',
    nothingNeeded: 'No gift or card is needed this time. A call or a few kind words will do.',
    /** Of one event among several. */
    ready: 'Nothing is missing.',
    button: 'Open this event',
    /** Below a list of several events. */
    openAll: 'See all reminders',
    why: "You're receiving this because e-mail reminders are turned on in your profile.",
    unsubscribe: 'Unsubscribe or choose which e-mails you get',
    how: shellTexts.howRemindersWork,
  },

  verifyLogin: {
    subject: 'Confirm your e-mail address',
    fact: 'Thanks for joining Ribbonry. Please confirm that this address is yours: your reminders go here, and we can help you back in if you ever forget your password.',
    notYou: "If you didn't sign up, someone mistyped an address and you can ignore this e-mail.",
    why: "You're receiving this because someone created a Ribbonry account with this address.",
  },
  verifyReminders: {
    subject: 'Confirm your reminder address',
    fact: "Someone asked Ribbonry to send gift reminders to this address. If that was you, please confirm it. Reminders won't come here until you do.",
    notYou: "If it wasn't you, you can ignore this e-mail.",
    why: "You're receiving this because someone entered this address for reminders in Ribbonry.",
  },
  linkWorks: (days: number) => `The link works once, within ${counted(days, 'day')}.`,

  resetPassword: {
    subject: 'Reset your Ribbonry password',
    fact: 'Use this link to choose a new password for your Ribbonry account.',
    button: 'Choose a new password',
    linkWorks: 'The link works once, within one hour. If you asked more than once, only the newest link works.',
    notYou: "If you didn't ask for this, ignore this e-mail. Your password stays as it is.",
    why: "You're receiving this because someone asked to reset the password for this address.",
  },

  welcome: {
    subject: 'Welcome to Ribbonry: add your first contact',
    heading: (name: string | undefined) => (name === undefined ? 'Welcome to Ribbonry' : `Welcome, ${name}`),
    fact: "Your address is confirmed. Here's how to get the most out of Ribbonry:",
    steps: [
      '1. Add the people you give gifts to. Their birthdays and anniversaries become events automatically.',
      "2. Save a gift idea whenever someone mentions a wish. You'll find it with their next event.",
      '3. In Profile Settings, choose how many days before an event and at what hour we remind you.',
    ],
    button: 'Add your first contact',
    address: 'Reminders come to this address unless you enter another one in Profile Settings.',
    why: "We send this once, after you confirm your address. There's nothing to unsubscribe from.",
  },

  /** The line below every security e-mail. */
  securityWhy: "We send this to protect your account. You can't unsubscribe from security e-mails.",
  openApp,

  passwordChanged: {
    subject: 'Your Ribbonry password was changed',
    fact: 'Your Ribbonry password was just changed. Every other device was signed out.',
    ifYou: nothingToDo,
    ifNot: "If it wasn't, choose 'Forgot password' on the sign-in page right away and set a new one.",
  },
  addressChanged: {
    subject: 'Your reminder address was changed',
    fact: 'The reminder address in your Ribbonry profile was changed. Reminders will stop coming to this address.',
    ifYou: nothingToDo,
    ifNot: "If it wasn't, sign in, correct the address in Profile Settings and choose a new password.",
  },
  accountDeleted: {
    subject: 'Your Ribbonry account was deleted',
    fact: "Your Ribbonry account was just deleted, with all its contacts, events, gift ideas and reminders. You're signed out everywhere, and this is the last e-mail you'll get from us.",
    ifYou: `${nothingToDo} If you exported your data, you can import it into a new account at any time.`,
    ifNot:
      "If it wasn't you, someone had access to your account. If you use its password anywhere else, change it there.",
  },
  providerChanged: {
    connected: (provider: string) => ({
      subject: `${provider} was connected to your account`,
      fact: `A ${provider} account can now sign in to your Ribbonry account.`,
    }),
    disconnected: (provider: string) => ({
      subject: `${provider} was disconnected from your account`,
      fact: `Your ${provider} account can no longer sign in to your Ribbonry account.`,
    }),
    ifYou: nothingToDo,
    ifNot:
      "If it wasn't, sign in and correct it in Profile Settings. Sign out any devices you don't know and choose a new password.",
  },
  feedbackReply: {
    subject: (feedback: string) => `We replied to your feedback: ${feedback}`,
    heading: 'We replied to your feedback',
    about: (feedback: string) => `Your feedback was: ${feedback}`,
    button: 'View your feedback',
    writeBack: 'To write back, send us another message from the Feedback page.',
    why: "You're receiving this because you asked for our reply by e-mail when you sent feedback. Each reply is e-mailed once, so there's nothing to unsubscribe from.",
  },
  contribute: {
    /** @param who the organizer's first name, if they gave one */
    subject: (who: string | undefined, gift: string) =>
      who === undefined ? `Share a gift: ${gift}` : `${who} asks you to share a gift: ${gift}`,
    heading: (who: string | undefined, gift: string) => `${who ?? 'Someone you know'} is organizing ${gift}`,
    share: (share: string, total: string) => `Your share would be ${share} of ${total}.`,
    answer:
      "You don't need an account. On the page you can say that you're in, that you've paid, or that you can't this time.",
    button: 'See the gift',
    /** @param on 'Wed, Jan 20' */
    works: (on: string) => `The link works until ${on}. It's yours alone: anyone who has it can answer for you.`,
    why: (who: string | undefined) =>
      `You're receiving this because ${who ?? 'someone who uses Ribbonry'} asked us to send you this link once. We don't write to you by ourselves, so there's nothing to unsubscribe from.`,
  },
  signInChanged: {
    passkeyAdded: (name: string) => ({
      subject: 'A passkey was added to your account',
      fact: `The passkey "${name}" was added to your Ribbonry account. You can use it to sign in without your password.`,
    }),
    passkeyRemoved: (name: string) => ({
      subject: 'A passkey was removed from your account',
      fact: `The passkey "${name}" was removed from your Ribbonry account. It can no longer be used to sign in.`,
    }),
    authenticatorOn: {
      subject: 'Your authenticator app was turned on',
      fact: "Signing in to Ribbonry now asks for a code from your authenticator app after your password. Keep your recovery codes somewhere safe: you'll need one if you lose your phone.",
    },
    authenticatorOff: {
      subject: 'Your authenticator app was turned off',
      fact: 'Signing in to Ribbonry with your password no longer asks for a code. Your recovery codes no longer work.',
    },
    newRecoveryCodes: {
      subject: 'Your recovery codes were replaced',
      fact: 'New recovery codes were created for your Ribbonry account. The old ones no longer work.',
    },
    recoveryCodeUsed: (left: number) => ({
      subject: 'A recovery code was used to sign in',
      fact: `Someone just signed in to your Ribbonry account with your password and a recovery code. ${
        left === 0
          ? 'That was the last code. Create new ones in Profile Settings.'
          : `You have ${counted(left, 'code')} left.`
      }`,
    }),
    ifYou: nothingToDo,
    ifNot: "If it wasn't, choose a new password right away and review how you sign in under Profile Settings.",
  },
} as const
