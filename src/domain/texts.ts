/**
 * Every sentence the app says that the specification quotes, once, for the client's fallbacks and
 * the server's messages alike (spec 1 §8, spec 2 §8, the decisions). What stands under the title
 * 'Success' or 'Error' is a string; a toast with a title of its own is `{ title, description }`.
 *
 * The client imports single groups (`contactTexts`), so that a chunk carries only its own words.
 */
import { accountTexts } from './texts/accounts.ts'
import { contactTexts } from './texts/contacts.ts'
import { activityTexts, dashboardTexts } from './texts/dashboard.ts'
import { calendarTexts, eventTexts } from './texts/events.ts'
import { apiFailureTexts, feedbackTexts, metricsTexts } from './texts/feedback.ts'
import { generalTexts } from './texts/general.ts'
import { giftTexts } from './texts/gifts.ts'
import { passwordTexts } from './texts/password.ts'
import { preferenceTexts, profileTexts } from './texts/profile.ts'
import { dealTexts, recommendationTexts } from './texts/recommendations.ts'
import { notificationTexts, reminderTexts } from './texts/reminders.ts'
import { shellTexts } from './texts/shell.ts'
import { splitTexts } from './texts/splits.ts'

export {
  accountTexts,
  activityTexts,
  apiFailureTexts,
  calendarTexts,
  contactTexts,
  dashboardTexts,
  dealTexts,
  eventTexts,
  feedbackTexts,
  generalTexts,
  giftTexts,
  metricsTexts,
  notificationTexts,
  passwordTexts,
  preferenceTexts,
  profileTexts,
  recommendationTexts,
  reminderTexts,
  shellTexts,
  splitTexts,
}

export const texts = {
  general: generalTexts,
  shell: shellTexts,
  accounts: accountTexts,
  password: passwordTexts,
  profile: profileTexts,
  preferences: preferenceTexts,
  contacts: contactTexts,
  events: eventTexts,
  calendar: calendarTexts,
  gifts: giftTexts,
  splits: splitTexts,
  recommendations: recommendationTexts,
  deals: dealTexts,
  dashboard: dashboardTexts,
  activities: activityTexts,
  reminders: reminderTexts,
  notifications: notificationTexts,
  feedback: feedbackTexts,
  apiFailures: apiFailureTexts,
  metrics: metricsTexts,
} as const
