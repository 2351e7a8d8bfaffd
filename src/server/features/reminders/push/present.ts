import type { PushDevice } from '#domain/reminders/push/schema.ts'
import type { SubscriptionRow } from './queries.ts'

/** Neither endpoint nor keys: anyone who has them can send to that browser. */
export function presentDevice(row: SubscriptionRow, currentSid: string): PushDevice {
  return {
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    isCurrent: row.sid === currentSid,
  }
}
