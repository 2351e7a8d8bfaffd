import { shellTexts } from './shell.ts'

/** The page 'How reminders work'; docs/reminders.md says the same for readers of the code. */
export const howRemindersTexts = {
  title: shellTexts.howRemindersWork,
  lead: "When you'll hear about an event, what you can do from a reminder, and what to check if none comes.",
  back: 'Back to Ribbonry',
  contents: 'On this page',
  sections: [
    {
      id: 'when',
      title: 'When a reminder comes',
      prose: [
        'By e-mail: a number of days before the event, at the hour you chose in Profile Settings, in your time zone. If the event needs a gift and has none, we e-mail you again the day before.',
        "In the app and on your devices, for events with Notify on: the event's own number of days before, and on the day itself. Those days count for its e-mail, too. For your phone or computer to ring while Ribbonry is closed, turn on notifications on that device.",
        "If the event needs a gift and none is bought: 'Time to order', on the last day to order one, unless another reminder of the event comes that day or the day before. It's the event's date minus your delivery time, which a contact or an event can override. It's never late.",
        'Reminders that are due at the same time come as one message that lists the events.',
      ],
    },
    {
      id: 'once',
      title: 'Once, and never too late',
      prose: [
        'We send each reminder once, even if you change the number of days, the hour or your time zone afterward.',
        'If something goes wrong on our side or at your mail provider, a reminder comes late. It never comes after the day of the event.',
        'If its time has already passed when you add or change an event, it comes at your reminder hour that day, or right away.',
      ],
    },
    {
      id: 'act',
      title: 'What you can do from a reminder',
      prose: [
        'A reminder lists the gifts you chose and your ideas. Its links work without signing in:',
        [
          'Bought it marks the gift as bought. If you chose several, you pick which ones; if you chose none, you can say what you got.',
          "Snooze 3 days reminds you again in three days, or on the day of the event if that's sooner.",
          "Skip this year stops the reminders of this year's event. Next year's come as usual.",
        ],
        'Opening a link changes nothing until you press its button. Links work through the day after the event, for anyone who has the e-mail, and show only what the e-mail shows. Notifications have Bought it and Snooze where your browser shows buttons.',
      ],
    },
    {
      id: 'silence',
      title: 'Fewer reminders',
      prose: [
        [
          'Turn off Notify for an event, and nothing about it appears in the app or on your devices.',
          'Mute an event, and nothing about it comes at all, not even by e-mail.',
          'Pause reminders for a person, and nothing comes about any of their events.',
          'Turn off Email Reminders in Profile Settings, or use the link at the end of any reminder.',
        ],
      ],
    },
    {
      id: 'weekly',
      title: 'The weekly e-mail',
      prose: [
        'If you turn it on in Profile Settings, an e-mail on your day of the week shows your next 30 days: events without a gift first, then the others, order-by dates, and what you have spent of your budgets.',
        'It comes once a week, up to two days late if it must, and not at all in weeks with nothing to show. It has an unsubscribe link of its own, so you can stop it and keep your reminders.',
      ],
    },
    {
      id: 'missing',
      title: 'If nothing comes',
      prose: [
        [
          "Open the event: 'You'll be told on …' shows the next reminders, and what was sent or failed and why.",
          'Confirm your e-mail address. A separate address for reminders is used once you confirm it.',
          'Look in your spam folder, and mark our e-mails as wanted.',
          'Guests get no e-mails. Create an account to get them.',
        ],
      ],
    },
  ],
} as const
