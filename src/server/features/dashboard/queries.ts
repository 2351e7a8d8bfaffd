import { DASHBOARD_ACTIVITIES, DASHBOARD_DAYS, DASHBOARD_EVENTS } from '#domain/dashboard/extent.ts'
import type { Dashboard } from '#domain/dashboard/schema.ts'
import { readTogether } from '#server/db/line.ts'
import { viewUser } from '#server/features/accounts/sign-in/queries.ts'
import { recentActivities } from '#server/features/activities/queries.ts'
import { dashboardStats, pastOccasions, upcomingOccasions } from '#server/features/occasions/queries.ts'
import { countBelongings, viewPreferences } from '#server/features/profile/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'

/** What the dashboard shows at first. */
export async function viewDashboard(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  actor: Actor,
): Promise<Dashboard> {
  return readTogether(db, async (line) => {
    const [user, preferences, stats, upcoming, past, activities, belongings] = await Promise.all([
      viewUser({ db: line, settings }, actor.owner),
      viewPreferences(line, actor.owner),
      dashboardStats(line, actor),
      upcomingOccasions(line, actor, DASHBOARD_DAYS, DASHBOARD_EVENTS),
      pastOccasions(line, actor, DASHBOARD_DAYS, DASHBOARD_EVENTS),
      recentActivities(line, actor.owner, DASHBOARD_ACTIVITIES),
      countBelongings(line, actor.owner),
    ])
    return {
      user,
      preferences,
      stats,
      upcoming,
      past,
      activities,
      belongings: user.isGuest ? belongings : null,
    }
  })
}
