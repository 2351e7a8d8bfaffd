import type { DashboardStats } from '#domain/dashboard/schema.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { countContacts } from '#server/features/contacts/queries.ts'
import { occasionStats } from '#server/features/occasions/queries.ts'
import type { Actor } from '#server/identity/actor.ts'

/** The four cards of the dashboard. */
export async function dashboardStats(db: DbOrTx, actor: Actor): Promise<DashboardStats> {
  return { totalContacts: await countContacts(db, actor.owner), ...(await occasionStats(db, actor)) }
}
