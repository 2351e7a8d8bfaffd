import type { SkipReason } from '../reminders/plan.ts'

/** Why a reminder does not go out, for the event editor. */
export const skipReasonTexts = {
  skipped: 'This year is skipped',
  muted: 'The event is muted',
  paused: 'Reminders for this contact are paused',
  has_gift: 'There is a gift already',
  off: 'Reminders are off for this event',
  email_off: 'E-mail reminders are off in your profile',
  no_address: 'There is no verified e-mail address',
  guest: 'Guests get no e-mail',
  superseded: 'A later reminder took its place',
  over: 'The event was over before it could be sent',
} satisfies Record<SkipReason, string>

export const reminderFailureTexts = {
  /** It is tried again until the event's day is over. */
  late: 'The mail server did not take it yet; we keep trying',
  noDevice: 'No browser of yours takes notifications any more',
} as const
