/** Mails: what became of one, and the page that a mail's last line leads to. */
export const mailTexts = {
  failures: {
    refused: 'The mailbox does not take this mail. Please check the address.',
    later: 'The mailbox did not take the mail yet.',
    down: 'No mail could be sent at that moment.',
  },

  /** The page behind a mail's 'Unsubscribe'. */
  choices: {
    title: 'E-mail settings',
    description: (address: string) =>
      `What Ribbonry may send to ${address}. A switch is saved at once; mails about the safety of your account always come.`,
    remindersHint: 'Reminders of upcoming events by e-mail',
    newsHint: 'Now and then, what is new in Ribbonry',
    switchedOn: 'Saved. You will get these e-mails.',
    failedToFetch: 'Your e-mail settings could not be loaded',
    invalid: 'This link does not work',
  },
} as const
