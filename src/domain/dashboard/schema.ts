import { z } from 'zod'
import { accountStatsSchema, currentUserSchema, preferencesSchema } from '../accounts/schema.ts'
import { activitySchema } from '../activities/schema.ts'
import { listedOccasionSchema } from '../occasions/schema.ts'

export const dashboardStatsSchema = z.object({
  totalContacts: z.number().int(),
  eventsThisMonth: z.number().int(),
  eventsWithGifts: z.number().int(),
  eventsWithoutGifts: z.number().int(),
})
export type DashboardStats = z.infer<typeof dashboardStatsSchema>

/** What the dashboard shows at first, each part as its own call answers it. */
export const dashboardSchema = z.object({
  user: currentUserSchema,
  preferences: preferencesSchema,
  stats: dashboardStatsSchema,
  upcoming: z.array(listedOccasionSchema),
  past: z.array(listedOccasionSchema),
  activities: z.array(activitySchema),
  /** Null but for guests, whose banner counts what they'd lose. */
  belongings: accountStatsSchema.nullable(),
})
export type Dashboard = z.infer<typeof dashboardSchema>
