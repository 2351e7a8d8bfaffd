import { z } from 'zod'
import { instantOut } from '../shared/wire.ts'

// What administrators see (spec 1 §3, 'User metrics' and 'User (admin view)').

export const userMetricsSchema = z.object({
  timestamp: instantOut,
  userStats: z.object({
    totalUsers: z.number().int(),
    registeredUsers: z.number().int(),
    guestUsers: z.number().int(),
    /** Signed in within 30 days. */
    activeUsers: z.number().int(),
  }),
  /** Registered users by when they came: within 7, 30 and 365 days. */
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

/** A mail in the local outbox, which takes mails while no mail server is set. */
export const outboxEntrySchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  date: instantOut,
})
export type OutboxEntry = z.infer<typeof outboxEntrySchema>

export const outboxMailSchema = outboxEntrySchema.extend({ from: z.string(), text: z.string(), html: z.string() })
export type OutboxMail = z.infer<typeof outboxMailSchema>

/** What a retailer's API failed to do; the same within ten minutes is one failure that came several times. */
export const apiFailureSchema = z.object({
  id: z.number().int(),
  provider: z.string(),
  errorType: z.string(),
  errorMessage: z.string(),
  statusCode: z.number().int().nullable(),
  endpoint: z.string(),
  /** Without what opens anything. */
  requestParams: z.unknown(),
  retryAttempts: z.number().int(),
  occurrences: z.number().int(),
  isResolved: z.boolean(),
  resolvedAt: instantOut.nullable(),
  createdAt: instantOut,
  lastSeenAt: instantOut,
})
export type ApiFailure = z.infer<typeof apiFailureSchema>

/** Spec 1 §9: the latest fifty. */
export const apiFailuresQuerySchema = z.object({
  limit: z.coerce.number('Say how many').int('Say how many').min(1, 'Say how many').max(200, 'At most 200').default(50),
})
