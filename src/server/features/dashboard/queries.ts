import { DASHBOARD_ACTIVITIES, DASHBOARD_DAYS, DASHBOARD_EVENTS } from '#domain/dashboard/extent.ts'
import type { Dashboard } from '#domain/dashboard/schema.ts'
import { viewUser } from '#server/features/accounts/sign-in/queries.ts'
import { recentActivities } from '#server/features/activities/queries.ts'
import { dashboardStats, pastOccasions, upcomingOccasions } from '#server/features/occasions/queries.ts'
import { countBelongings, viewPreferences } from '#server/features/profile/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'

/** What the dashboard shows at first. */
export async function viewDashboard(services: Services, actor: Actor): Promise<Dashboard> {
  const { db } = services
  const user = await viewUser(services, actor.owner)
  return {
    user,
    preferences: await viewPreferences(db, actor.owner),
    stats: await dashboardStats(db, actor),
    upcoming: await upcomingOccasions(db, actor, DASHBOARD_DAYS, DASHBOARD_EVENTS),
    past: await pastOccasions(db, actor, DASHBOARD_DAYS, DASHBOARD_EVENTS),
    activities: await recentActivities(db, actor.owner, DASHBOARD_ACTIVITIES),
    belongings: user.isGuest ? await countBelongings(db, actor.owner) : null,
  }
}
