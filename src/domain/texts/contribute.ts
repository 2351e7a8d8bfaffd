/** Links for the contributors of a split, the page that each opens, and how to pay. */
export const contributeTexts = {
  createLinks: 'Create links',
  whatFor: "A page for each person, to say that they're in or have paid. No account needed.",

  /** Beside the state of a row in the split. */
  reply: {
    promised: 'promised',
    promisedOf: (amount: string) => `promised ${amount}`,
    out: "can't this time",
    note: (name: string) => `Note from ${name}`,
  },
  sums: {
    label: 'Planned, promised and paid',
    planned: 'Planned',
    promised: 'Promised',
    paid: 'Paid',
  },

  howToPay: {
    title: 'How to pay you',
    hint: 'Shown on the pages of your links, to everyone who has one.',
    text: 'In your words',
    textHint: 'An IBAN, a Venmo name, or that cash is fine.',
    url: 'Payment link',
    urlHint: 'PayPal.me, Venmo or the like.',
    urlExample: 'https://paypal.me/…',
    urlInvalid: 'Enter a web address, such as https://paypal.me/anna',
    missing: "You haven't said how to pay you yet.",
    add: 'Say how to pay',
    change: 'Change',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved. Every link shows it now.',
    failedToSave: "We couldn't save how to pay you",
  },

  dialog: {
    title: (gift: string) => `Links for ${gift}`,
    /** @param days 60 */
    explained: (days: number) =>
      `Each person gets a link of their own, without an account. It shows your first name, the gift, the sums and how to pay, and works for ${days} days.`,
    creating: 'Creating links...',
    create: 'Create links',
    createNew: 'Create new links',
    /** Links made before. */
    existing: "We can't show links again. New ones work beside those you've already sent.",
    copyAll: 'Copy all links',
    copiedAll: 'Links copied',
    /** A line of what is copied: 'Rose ($48.00): https://…' */
    line: (name: string, share: string, url: string) => `${name} (${share}): ${url}`,
    copy: 'Copy link',
    copyOf: (name: string) => `Copy link for ${name}`,
    copied: (name: string) => `Link for ${name} copied`,
    share: 'Share',
    shareOf: (name: string) => `Share link for ${name}`,
    /** Sent along with a link. */
    message: (name: string, gift: string) => `Hi ${name}, I'm organizing a gift: ${gift}. Would you join in?`,
    email: 'E-mail link',
    emailOf: (name: string) => `E-mail link to ${name}`,
    sending: 'Sending...',
    sent: (address: string) => `We're sending it to ${address}.`,
    sentOn: (date: string) => `E-mailed ${date}`,
    worksUntil: (date: string) => `Works until ${date}`,
    noLink: 'No link yet',
    noAddress: 'No e-mail address',
    more: (name: string) => `More for ${name}`,
    revoke: 'Revoke link',
    revoked: (name: string) => `${name}'s links no longer work.`,
    keepIt: "We can't show these links again after you close this window.",
    linkOf: (name: string) => `Link for ${name}`,
    nobody: 'Add someone to share the cost with first.',
    failedToLoad: "We couldn't load the links",
    failedToCreate: "We couldn't create links",
    failedToSend: "We couldn't send the e-mail",
    failedToRevoke: "We couldn't revoke the link",
  },

  refused: {
    /** @param name of the contributor whose row has the recipient's address */
    isRecipient: (address: string) => `${address} is the address of the person who gets this gift`,
    /** For a contact whose new address is a contributor's. */
    contributes: (gift: string) =>
      `Someone with this address shares the cost of "${gift}" for this contact. Change the split first.`,
    noAddress: (name: string) => `${name} has no e-mail address`,
    unknown: "This person doesn't share the cost of the gift",
    guest: 'Guests get no e-mails and send none. Create an account, or copy the link.',
    unconfirmed: 'Confirm your e-mail address first, or copy the link.',
    nobody: 'No one but you shares the cost of this gift',
    settled: 'Your share is already marked as paid. Ask the person who sent you this link to change it.',
  },

  page: {
    stateUnknown: 'Choose in, paid or out',
    someone: 'Someone you know',
    isOrganizing: 'is organizing',
    loading: 'Loading the gift',
    failedToLoad: "We couldn't load this page",
    failedToLoadHint: 'Check your connection and try again.',
    yourShare: 'Your share',
    ofTotal: (total: string) => `of ${total}`,
    /** The share differs from what they agreed to. */
    shareChanged: (before: string) => `Your share has changed. You said yes to ${before}.`,
    sums: 'What has come together',
    paid: (amount: string) => `${amount} paid`,
    promised: (amount: string) => `${amount} promised`,
    open: (amount: string) => `${amount} still open`,
    complete: 'Everything is paid',
    bought: 'The gift is bought.',
    payTo: (name: string | null) => `How to pay ${name ?? 'them'}`,
    notSaid: (name: string | null) =>
      `${name ?? 'The organizer'} hasn't said how to pay yet. Ask before you send money.`,
    copy: 'Copy',
    copyIban: 'Copy IBAN',
    copied: 'Copied',
    openLink: (host: string) => `Pay at ${host}`,
    outside: (host: string) => `Opens ${host}, which isn't part of Ribbonry.`,
    in: "I'm in",
    hasPaid: "I've paid",
    /** Takes 'I've paid' back. */
    notPaid: "I haven't paid yet",
    out: "Can't this time",
    note: 'Note',
    yourAnswer: 'Your answer',
    sendNote: 'Send this note',
    noteLabel: (name: string | null) => `A note for ${name ?? 'the organizer'}`,
    noteHint: 'Optional. Only the organizer reads it.',
    sending: 'Sending...',
    failedToSend: "We couldn't send your answer. Please try again.",
    offline: "You're offline. Your answer isn't sent yet: try again when you're back online.",
    answers: {
      in: {
        title: "You're in!",
        text: (name: string | null) => `${name ?? 'The organizer'} knows that you'll join in.`,
      },
      paid: {
        title: 'Thank you!',
        text: (name: string | null) => `${name ?? 'The organizer'} sees that you've paid.`,
        settled: (name: string | null) => `${name ?? 'The organizer'} has marked your share as paid.`,
      },
      out: {
        title: 'Maybe next time',
        text: (name: string | null) => `${name ?? 'The organizer'} knows that you can't join in this time.`,
      },
    },
    next: {
      none: 'Say whether you join in. You can change your mind on this page at any time.',
      in: 'Once you\'ve paid, come back and tap "I\'ve paid".',
      paid: 'Nothing else to do. Marked it by mistake? You can change it here.',
      settled: 'Nothing else to do.',
      out: 'Changed your mind? You can still join in.',
    },
    who: (name: string | null) =>
      `Only ${name ?? 'the organizer'} sees your answer and your note. You don't need an account.`,
    what: "This page shows no one else's name. Keep the link to yourself: anyone who has it can answer for you.",
    about: 'Sent with Ribbonry, which helps people never miss a gift.',
    whatIsIt: 'What is Ribbonry?',
    goneTitle: 'This link no longer works',
    /** As a refusal it's alone, without the title. */
    gone: 'This link no longer works. It may have ended, or the split was changed. Ask the person who sent it for a new one.',
    goneText: 'It may have ended, or the split was changed. Ask the person who sent it for a new one.',
  },
} as const
