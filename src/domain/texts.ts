/**
 * Every sentence the app says, in one place, for the client's fallbacks and the server's messages alike. A toast titled
 * 'Success' or 'Error' is a string; a toast with its own title is `{ title, description }`.
 *
 * The client imports single groups (`contactTexts`), so that a chunk contains only its own texts.
 */
export { accountDataTexts } from './texts/account-data.ts'
export { accountTexts } from './texts/accounts.ts'
export { activityTexts } from './texts/dashboard.ts'
export { adminTexts } from './texts/feedback.ts'
export { generalTexts } from './texts/general.ts'
export { mailTexts } from './texts/mail.ts'
export { passwordTexts } from './texts/password.ts'
export { preferenceTexts } from './texts/profile.ts'
export { recommendationTexts } from './texts/recommendations.ts'
export { reminderFailureTexts } from './texts/reminder-reasons.ts'
export { reminderTexts } from './texts/reminders.ts'
export { securityTexts } from './texts/security.ts'
export { shellTexts } from './texts/shell.ts'
export { socialTexts } from './texts/social.ts'
