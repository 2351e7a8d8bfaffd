import type { SkipReason } from '../reminders/plan.ts'

/** Why a reminder isn't sent, for the event editor. */
export const skipReasonTexts = {
  skipped: 'This year is skipped',
  muted: 'The event is muted',
  paused: 'Reminders for this contact are paused',
  has_gift: 'You already have a gift',
  off: 'Reminders are off for this event',
  email_off: 'E-mail reminders are off in your profile',
  no_address: "You don't have a confirmed e-mail address",
  guest: "Guests don't get e-mails",
  superseded: 'A later reminder replaced it',
  over: 'The event was over before we could send it',
  too_late_to_order: 'The last day to order was over before we could send it',
} satisfies Record<SkipReason, string>

export const reminderFailureTexts = {
  /** It's retried until the event's day is over. */
  late: "The mail server hasn't accepted it yet. We'll keep trying.",
  noAddress: 'No address',
  pushFailed: "The push service didn't accept it",
  noDevice: 'None of your devices accepts notifications anymore',
} as const
