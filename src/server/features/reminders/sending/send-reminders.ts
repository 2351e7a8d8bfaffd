import type { Channel } from '#domain/reminders/plan.ts'
import type { Services } from '#server/services.ts'
import { recordInBell } from './by-bell.ts'
import { sendByEmail } from './by-email.ts'
import { sendByPush } from './by-push.ts'
import type { Sender } from './sender.ts'

/** In the order in which they send. */
const senders: Record<Channel, Sender> = { bell: recordInBell, push: sendByPush, email: sendByEmail }

/**
 * Sends everything that is due, whichever process planned it. Returns when nothing more is due, or soon after `stopping`
 * was aborted.
 */
export async function sendReminders(services: Services, stopping?: AbortSignal): Promise<void> {
  for (const send of Object.values(senders)) await send(services, stopping)
}
