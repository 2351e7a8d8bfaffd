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

export const outboxMailSchema = outboxEntrySchema.extend({ from: z.string(), text: z.string() })
export type OutboxMail = z.infer<typeof outboxMailSchema>
