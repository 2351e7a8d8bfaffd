import { routesOf } from '../shared/contract.ts'
import { dashboardStatsSchema } from './schema.ts'

export const dashboardContract = routesOf('dashboard', {
  'GET /dashboard/stats': { answer: dashboardStatsSchema },
})
