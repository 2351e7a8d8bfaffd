import { counted } from './plural.ts'

/** The link by which a contact tells about themselves, the page that it opens, and the review of what they wrote. */
export const askLinkTexts = {
  ask: 'Ask them',
  dialog: {
    title: (firstName: string) => `Ask ${firstName}`,
    explained: (firstName: string) =>
      `Send ${firstName} a link to a page that asks for a birthday, an address, sizes, interests, allergies and wishes. It shows nothing of yours except your first name, and nothing is saved until you've looked at it.`,
    make: 'Make a link',
    making: 'Making...',
    /** @param on 'Wed, Dec 23' */
    existing: (on: string) =>
      `A link you made works until ${on}. We can't show it again. If you make a new one, the old one stops working.`,
    makeNew: 'Make a new link',
    link: 'Link',
    message: 'Message',
    messageHint: 'Change it as you like. Copying and sharing include the link.',
    /** What is sent along, ending with the link. */
    draft: (firstName: string) =>
      `Hi ${firstName}, I'd like to get your presents right. Would you tell me your birthday, your sizes and what you'd enjoy? It takes two minutes:`,
    copyLink: 'Copy link',
    copyMessage: 'Copy message',
    share: 'Share',
    copiedLink: 'Link copied',
    copiedMessage: 'Message copied',
    works: (on: string) => `Works until ${on}.`,
    keepIt: "We can't show this link again after you close this window.",
    revoke: 'Revoke link',
    revoked: 'Link revoked. It no longer works.',
    failedToLoad: "We couldn't check for a link",
    failedToMake: "We couldn't make a link",
    failedToRevoke: "We couldn't revoke the link",
  },

  page: {
    /** The title: 'Ada would like to get your presents right.' */
    someone: 'Someone you know',
    wouldLike: 'would like to',
    getRight: 'get your presents right.',
    lead: 'Answer what you like and leave out the rest.',
    who: (firstName: string | null) =>
      `Only ${firstName ?? 'the person who sent you this link'} sees what you write. You don't need an account.`,
    birthday: 'Your birthday',
    birthdayHint: 'You can leave out the year.',
    dayMissing: 'Choose the day, too',
    mailingAddress: 'Your address',
    sizes: 'Your sizes',
    interests: 'What you enjoy',
    allergies: 'Allergies',
    wishes: 'What you wish for',
    hints: {
      mailingAddress: 'Where a package reaches you.',
      sizes: 'Clothes, shoes, rings: T-shirt M, shoes 9.',
      interests: 'Hobbies, music, books, teams, food.',
      allergies: "Anything you can't eat, wear or have around.",
      wishes: "Big or small. It's a wish, not an order.",
    },
    send: 'Send',
    sending: 'Sending...',
    nothingYet: 'Answer at least one question first.',
    failedToSend: "We couldn't send your answers. They're still here: please try again.",
    loading: 'Loading the questions',
    failedToLoad: "We couldn't load this page",
    failedToLoadHint: 'Check your connection and try again.',

    thanks: 'Thank you!',
    thanksText: (firstName: string | null) =>
      firstName === null
        ? 'Your answers are on their way to the person who asked.'
        : `${firstName} has your answers now.`,
    again: 'Forgot something? You can change your answers until the link stops working.',
    change: 'Change my answers',
    about: 'Sent with Ribbonry, which helps people never miss a gift.',

    whatIsIt: 'What is Ribbonry?',
    goneTitle: 'This link no longer works',
    /** As a refusal it's alone, without the title. */
    gone: 'This link no longer works. Links stop after 30 days or when a new one is made. Ask the person who sent it for a new one.',
    goneText: 'Links stop after 30 days or when a new one is made. Ask the person who sent it for a new one.',
  },

  strip: {
    title: (firstName: string) => `${firstName} answered`,
    /** @param on 'Mon, Nov 23' */
    received: (on: string) => `Received ${on}.`,
    left: (count: number) => `${counted(count, 'answer')} to look at.`,
    same: 'Everything is as you have it.',
    review: 'Review',
    failedToLoad: "We couldn't load the answers",
  },
  /** On the contact's card. */
  badge: 'Answered',

  review: {
    title: (firstName: string) => `What ${firstName} wrote`,
    explained: 'Choose what to take over. Nothing else changes.',
    onFile: 'What you have',
    wrote: (firstName: string) => `What ${firstName} wrote`,
    nothing: 'Nothing yet',
    adds: 'New',
    replaces: 'Replaces what you have',
    add: (firstName: string) => `Add to ${firstName}`,
    adding: 'Adding...',
    dismiss: 'Dismiss',
    dismissed: 'Answers dismissed.',
    confirmDismiss: {
      title: (firstName: string) => `Dismiss what ${firstName} wrote?`,
      text: "What you haven't taken over is deleted.",
    },
    chooseFirst: 'Choose at least one first',
    nothingNew: (firstName: string) => `${firstName} wrote what you already have.`,
    done: 'Done',
    added: (fields: readonly string[], firstName: string) => `Added to ${firstName}: ${fields.join(', ')}.`,
    stillThere: (count: number) => `${counted(count, 'answer')} left to look at.`,
    changed: 'The answers or the contact changed in the meantime. Please look again.',
    failedToAdd: "We couldn't add this",
    failedToDismiss: "We couldn't dismiss the answers",
    gone: 'These answers were changed or are gone',
    goneText: 'They were reviewed in another tab, or were sent again.',
  },
} as const
