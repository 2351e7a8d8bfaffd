/** The strip on the dashboard about where reminder e-mails go. */
export const addressTexts = {
  title: 'Where reminders go',
  until: (login: string, waiting: string) => `Reminders go to ${login} until you confirm ${waiting}.`,
  confirmFirst: (address: string) => `Please confirm ${address}, so that your reminders reach you.`,
  rejects: (address: string) => `${address} rejects our e-mail.`,
  sendAgain: 'Send again',
  change: 'Change',
} as const
