import type { Channel } from '#domain/reminders/plan.ts'
import type { Notice } from '#domain/reminders/schema.ts'
import { nextNoticeTexts } from '#domain/texts/next-notice.ts'

/** With the address where it's known: 'by e-mail to ada@example.com (not confirmed yet), in the bell' */
export function waysOf(channels: readonly Channel[], to?: Pick<Notice, 'address' | 'confirmed'>): string {
  const ways = channels.map((channel) => {
    const how = nextNoticeTexts.channels[channel]
    return channel === 'email' && to?.address ? nextNoticeTexts.toAddress(how, to.address, to.confirmed) : how
  })
  return ways.join(', ')
}
