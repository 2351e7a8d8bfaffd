/** The links in reminders, and the pages they open. */
export const actTexts = {
  bought: 'Bought it',
  snooze: 'Snooze 3 days',
  snoozeUntil: (date: string) => `Snooze until ${date}`,
  skip: 'Skip this year',
  /** On a notification's button, where there's room for one word. */
  snoozeShort: 'Snooze',

  page: {
    /** @param event 'Birthday' */
    about: (event: string, contact: string, date: string) => `${event} for ${contact} on ${date}`,
    markOne: (title: string) => `Did you buy "${title}"?`,
    markUnnamed: 'Did you buy the gift?',
    markHint: "We'll mark it as bought.",
    markSeveral: 'What did you buy?',
    chooseFirst: 'Choose what you bought.',
    /** For a gift that the e-mail didn't name. */
    unnamed: (count: number) =>
      count === 1 ? 'A gift added or changed later' : `Gift ${count} added or changed later`,
    ask: 'Did you buy a gift?',
    askHint: "We'll save it as bought for this event.",
    whatLabel: 'What did you get?',
    optional: 'Optional',
    /** The name of a gift whose name wasn't entered. */
    aGift: 'A gift',
    marked: 'Marked as bought',
    markedText: (titles: string) => `${titles}. One thing less to think about.`,
    bought: "It's bought",
    boughtText: 'Nothing is left to mark for this event. You can change it in Ribbonry.',
    snoozeTitle: 'Snooze this reminder?',
    snoozeText: (date: string) => `We'll remind you again on ${date}.`,
    snoozed: 'Reminder snoozed',
    snoozedText: (date: string) => `We'll remind you again on ${date}.`,
    noSnooze: "There's nothing to snooze",
    noSnoozeText: 'The event is today or over.',
    skipTitle: 'Skip this year?',
    skipText: "You won't get any more reminders of this event this year. Its gift ideas stay.",
    skipped: 'Skipped this year',
    skippedText: "You won't get any more reminders of this event this year. You can undo this in Ribbonry.",
    noSkip: "There's nothing to skip",
    noSkipText: 'The event is over.',
    open: 'Open this event in Ribbonry',
    openApp: 'Open Ribbonry',
    invalid: "This link doesn't work",
    invalidText: 'It may have expired, or the event may have changed since we sent it. Nothing was changed.',
    failed: "That didn't work",
    tooMany: 'Please wait a moment',
  },
} as const
