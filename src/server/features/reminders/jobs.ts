/** What the schedule runs (server/jobs/schedule.ts). */
export { recordRun } from './health.ts'
export { sendDigests } from './digest/send-digests.ts'
export { planReminders } from './plan-reminders.ts'
export { sendReminders } from './sending/send-reminders.ts'
