import { DASHBOARD_ACTIVITIES, DASHBOARD_DAYS, DASHBOARD_EVENTS } from '#domain/dashboard/extent.ts'
import { activitiesQuery } from '#client/features/activities/queries.ts'
import { dashboardQueries } from '#client/features/dashboard/queries.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { profileQueries } from '#client/features/profile/queries.ts'
import { api } from '#client/lib/api.ts'
import { queryClient } from '#client/lib/query.ts'
import { askForSession, sessionQuery } from '#client/lib/session.ts'

/**
 * Asks who is signed in together with everything that the dashboard shows at first: one round trip, while its code loads. If it
 * fails, the session's own call says why, and the parts are requested where they're shown.
 */
export function loadFirstDashboard() {
  void queryClient.prefetchQuery({
    ...sessionQuery,
    queryFn: async (context) => {
      const begun = globalThis.begunDashboard
      // An answer can be read once.
      globalThis.begunDashboard = undefined
      const first = await api('GET /dashboard', { signal: context.signal, begun }).catch(() => undefined)
      if (first === undefined) return askForSession(context)
      const keep = queryClient.setQueryData.bind(queryClient)
      keep(profileQueries.preferences.queryKey, first.preferences)
      keep(dashboardQueries.stats.queryKey, first.stats)
      keep(occasionQueries.upcoming(DASHBOARD_DAYS, DASHBOARD_EVENTS).queryKey, first.upcoming)
      keep(occasionQueries.past(DASHBOARD_DAYS, DASHBOARD_EVENTS).queryKey, first.past)
      keep(activitiesQuery(DASHBOARD_ACTIVITIES).queryKey, first.activities)
      if (first.belongings !== null) keep(profileQueries.stats.queryKey, first.belongings)
      return first.user
    },
  })
}
