/**
 * Every sentence the app says, in one place, for the client's fallbacks and the server's messages alike. A toast titled
 * 'Success' or 'Error' is a string; a toast with its own title is `{ title, description }`.
 *
 * The client imports single groups (`contactTexts`), so that a chunk contains only its own texts.
 */
import { accountDataTexts, fileValueTexts } from './texts/account-data.ts'
import { apiFailureReasonTexts } from './texts/api-failure-reasons.ts'
import { departmentTexts } from './texts/departments.ts'
import { browserTexts, systemTexts } from './texts/devices.ts'
import { fieldTexts } from './texts/fields.ts'
import { inputTexts, issueTexts } from './texts/input.ts'
import { keyTexts } from './texts/keys.ts'
import { logoutPageTexts } from './texts/logout-page.ts'
import { occasionTypeTexts } from './texts/occasion-types.ts'
import { priceTexts, valueBadgeTexts } from './texts/prices.ts'
import { externalProviderNames, providerNames } from './texts/provider-names.ts'
import { searchTermTexts } from './texts/search-terms.ts'
import { relationshipTexts } from './texts/relationships.ts'
import { accountTexts } from './texts/accounts.ts'
import { connectionTexts } from './texts/connection.ts'
import { contactTexts } from './texts/contacts.ts'
import { activityTexts, dashboardTexts } from './texts/dashboard.ts'
import { calendarTexts, eventTexts } from './texts/events.ts'
import {
  adminTexts,
  apiFailureTexts,
  feedbackTexts,
  mailHealthTexts,
  metricsTexts,
  outboxTexts,
  reminderHealthTexts,
} from './texts/feedback.ts'
import { generalTexts } from './texts/general.ts'
import { giftTexts } from './texts/gifts.ts'
import { letterTexts } from './texts/letters.ts'
import { landingTexts } from './texts/landing.ts'
import { keyboardTexts, paletteTexts } from './texts/palette.ts'
import { mailTexts } from './texts/mail.ts'
import { passwordTexts } from './texts/password.ts'
import { preferenceTexts, profileTexts } from './texts/profile.ts'
import { pushTexts } from './texts/push.ts'
import { captureTexts, productLinkTexts } from './texts/quick-capture.ts'
import { linkPreviewTexts } from './texts/link-preview.ts'
import { reminderFailureTexts, skipReasonTexts } from './texts/reminder-reasons.ts'
import { reasonTexts } from './texts/recommendation-reasons.ts'
import { dealTexts, recommendationTexts } from './texts/recommendations.ts'
import { noticeTexts, notificationTexts, reminderTexts } from './texts/reminders.ts'
import { securityTexts } from './texts/security.ts'
import { refusalTexts } from './texts/refusals.ts'
import { shellTexts } from './texts/shell.ts'
import { socialTexts } from './texts/social.ts'
import { splitTexts } from './texts/splits.ts'
import { termsTexts } from './texts/terms.ts'
import { ageTexts, daysUntilTexts } from './texts/when.ts'

export {
  accountDataTexts,
  accountTexts,
  activityTexts,
  adminTexts,
  ageTexts,
  apiFailureTexts,
  calendarTexts,
  captureTexts,
  connectionTexts,
  contactTexts,
  dashboardTexts,
  daysUntilTexts,
  dealTexts,
  eventTexts,
  feedbackTexts,
  generalTexts,
  giftTexts,
  keyboardTexts,
  landingTexts,
  letterTexts,
  mailHealthTexts,
  mailTexts,
  metricsTexts,
  notificationTexts,
  paletteTexts,
  passwordTexts,
  preferenceTexts,
  productLinkTexts,
  profileTexts,
  pushTexts,
  reasonTexts,
  recommendationTexts,
  refusalTexts,
  reminderFailureTexts,
  reminderHealthTexts,
  reminderTexts,
  securityTexts,
  shellTexts,
  socialTexts,
  splitTexts,
  termsTexts,
}

export const texts = {
  general: generalTexts,
  refusals: refusalTexts,
  ages: ageTexts,
  daysUntil: daysUntilTexts,
  shell: shellTexts,
  connection: connectionTexts,
  accounts: accountTexts,
  accountData: accountDataTexts,
  password: passwordTexts,
  security: securityTexts,
  profile: profileTexts,
  preferences: preferenceTexts,
  contacts: contactTexts,
  events: eventTexts,
  calendar: calendarTexts,
  gifts: giftTexts,
  capture: captureTexts,
  productLink: productLinkTexts,
  splits: splitTexts,
  recommendations: recommendationTexts,
  reasons: reasonTexts,
  deals: dealTexts,
  dashboard: dashboardTexts,
  activities: activityTexts,
  reminders: reminderTexts,
  mail: mailTexts,
  letters: letterTexts,
  notifications: notificationTexts,
  push: pushTexts,
  feedback: feedbackTexts,
  admin: adminTexts,
  apiFailures: apiFailureTexts,
  reminderHealth: reminderHealthTexts,
  mailHealth: mailHealthTexts,
  metrics: metricsTexts,
  palette: paletteTexts,
  keyboard: keyboardTexts,
  landing: landingTexts,
  terms: termsTexts,
  outbox: outboxTexts,
  notices: noticeTexts,
  skipReasons: skipReasonTexts,
  reminderFailures: reminderFailureTexts,
  linkPreview: linkPreviewTexts,
  fields: fieldTexts,
  input: inputTexts,
  issues: issueTexts,
  fileValues: fileValueTexts,
  relationships: relationshipTexts,
  occasionTypes: occasionTypeTexts,
  prices: priceTexts,
  valueBadges: valueBadgeTexts,
  departments: departmentTexts,
  keys: keyTexts,
  apiFailureReasons: apiFailureReasonTexts,
  logoutPage: logoutPageTexts,
  browsers: browserTexts,
  systems: systemTexts,
  providers: providerNames,
  externalProviders: externalProviderNames,
  searchTerms: searchTermTexts,
} as const
