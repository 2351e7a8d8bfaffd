import type { Activity } from '#domain/activities/schema.ts'
import type { ActivityRow } from './commands.ts'

export function presentActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    activityType: row.activityType,
    description: row.description,
    entityId: row.entityId,
    entityType: row.entityType,
    metadata: row.metadata,
    createdAt: row.createdAt.toISOString(),
  }
}
