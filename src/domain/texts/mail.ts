/** Why an e-mail failed, and the page behind 'Unsubscribe'. The e-mails' own words are in letters.ts. */
export const mailTexts = {
  notOneAddress: 'Not one valid e-mail address',
  failures: {
    refused: 'The mailbox rejects our e-mail. Please check the address.',
    later: "The mailbox hasn't accepted this e-mail yet.",
    down: "We couldn't send e-mails at that time.",
  },

  choices: {
    title: 'E-mail settings',
    description: (address: string) =>
      `Choose what Ribbonry may send to ${address}. Changes are saved right away. You can't unsubscribe from security e-mails.`,
    remindersHint: 'Upcoming events by e-mail',
    newsHint: "What's new in Ribbonry, now and then",
    switchedOn: "Saved. You'll get these e-mails.",
    failedToFetch: "We couldn't load your e-mail settings",
    invalid: "This link doesn't work",
  },
} as const
