import { routesOf } from '../shared/contract.ts'
import { dashboardSchema, dashboardStatsSchema } from './schema.ts'

export const dashboardContract = routesOf('dashboard', {
  'GET /dashboard': {
    description:
      'Everything that the dashboard shows at first, in one answer: its parts are those of GET /auth/user, /preferences, ' +
      '/dashboard/stats, /occasions/upcoming/365?limit=5, /occasions/past/365?limit=5, /activities?limit=10 and, for guests, /stats.',
    answer: dashboardSchema,
  },
  'GET /dashboard/stats': { answer: dashboardStatsSchema },
})
