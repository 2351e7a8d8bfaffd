import { z } from 'zod'
import { inputTexts } from '../texts/input.ts'
import { dateOut, instantOut } from '../shared/wire.ts'
import { API_FAILURES_SHOWN } from './shown.ts'
import { metricWindows } from '../accounts/windows.ts'

// What administrators see: user metrics, users, API failures, mails and reminder health.

export const userMetricsSchema = z.object({
  timestamp: instantOut,
  userStats: z.object({
    totalUsers: z.number().int(),
    registeredUsers: z.number().int(),
    guestUsers: z.number().int(),
    /** Seen within 30 days, of those who ever signed in. */
    activeUsers: z.number().int(),
  }),
  /** Registered users by sign-up date: within 7, 30 and 365 days. */
  signupStats: z.object({ lastWeek: z.number().int(), lastMonth: z.number().int(), lastYear: z.number().int() }),
  contentStats: z.object({
    totalContacts: z.number().int(),
    totalOccasions: z.number().int(),
    totalGiftIdeas: z.number().int(),
    /** Over all users, one decimal. */
    avgContactsPerUser: z.number(),
  }),
})
export type UserMetrics = z.infer<typeof userMetricsSchema>

export const recentUserSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  isGuest: z.boolean(),
  provider: z.string().nullable(),
  createdAt: instantOut,
  lastLoginAt: instantOut.nullable(),
})
export type RecentUser = z.infer<typeof recentUserSchema>

const windowMessage = inputTexts.metricsWindow
export const activityOverTimeQuerySchema = z.object({
  days: z.coerce.number(windowMessage).pipe(z.literal(metricWindows, windowMessage)).default(30),
})

/** One day of UTC, so that every administrator sees the same figures. */
export const dayOfActivitySchema = z.object({
  date: dateOut,
  /** Accounts created, and guests who haven't signed up. */
  signUps: z.number().int(),
  guests: z.number().int(),
  /** Lines of Recent Activity, and how many people they're from. */
  actions: z.number().int(),
  people: z.number().int(),
})
export type DayOfActivity = z.infer<typeof dayOfActivitySchema>

/** Every day of the window, the oldest first; the last one is today so far. */
export const activityOverTimeSchema = z.array(dayOfActivitySchema)

/** Whether e-mails go out: what the mail server answers, and what is waiting besides the reminders. */
export const mailHealthSchema = z.object({
  /** 'outbox': no mail server is set, e-mails stay on the server's disk. */
  server: z.enum(['outbox', 'reached', 'unreached']),
  /** In the words of the mail server or the network; null if nothing is wrong. */
  problem: z.string().nullable(),
  waiting: z.number().int(),
  oldest: instantOut.nullable(),
  /** Rejected for good, or retried for two days. */
  givenUp: z.number().int(),
})
export type MailHealth = z.infer<typeof mailHealthSchema>

/** An e-mail in the local outbox, which is used while no mail server is set. */
export const outboxEntrySchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  date: instantOut,
})
export type OutboxEntry = z.infer<typeof outboxEntrySchema>

export const outboxMailSchema = outboxEntrySchema.extend({ from: z.string(), text: z.string(), html: z.string() })
export type OutboxMail = z.infer<typeof outboxMailSchema>

/** A failed call to a retailer's API; repeats within ten minutes are counted as one failure. */
export const apiFailureSchema = z.object({
  id: z.number().int(),
  provider: z.string(),
  errorType: z.string(),
  errorMessage: z.string(),
  statusCode: z.number().int().nullable(),
  endpoint: z.string(),
  /** Without secrets. */
  requestParams: z.unknown(),
  retryAttempts: z.number().int(),
  occurrences: z.number().int(),
  isResolved: z.boolean(),
  resolvedAt: instantOut.nullable(),
  createdAt: instantOut,
  lastSeenAt: instantOut,
})
export type ApiFailure = z.infer<typeof apiFailureSchema>

export const apiFailuresQuerySchema = z.object({
  limit: z.coerce
    .number(inputTexts.sayHowMany)
    .int(inputTexts.sayHowMany)
    .min(1, inputTexts.sayHowMany)
    .max(200, inputTexts.atMost(200))
    .default(API_FAILURES_SHOWN),
})
