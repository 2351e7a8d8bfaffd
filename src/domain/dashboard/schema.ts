import { z } from 'zod'

export const dashboardStatsSchema = z.object({
  totalContacts: z.number().int(),
  eventsThisMonth: z.number().int(),
  eventsWithGifts: z.number().int(),
  eventsWithoutGifts: z.number().int(),
})
export type DashboardStats = z.infer<typeof dashboardStatsSchema>
