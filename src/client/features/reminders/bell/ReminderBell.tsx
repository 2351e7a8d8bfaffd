import { useEffect } from 'react'
import { onNotificationClick } from '#client/features/reminders/push/system-notification.ts'
import { goTo } from '#client/lib/back.ts'
import { giveUpAllDialogs } from '#client/lib/dialogs.tsx'
import { invalidateOwn } from '#client/lib/query.ts'
import { markToldRead, useReminderBell } from './use-reminder-bell.ts'

/** Fills the bell and handles clicks on desktop notifications. Renders nothing. */
export function ReminderBell({ userId }: { userId: string }) {
  useReminderBell(userId, leaveFor)
  useEffect(
    () =>
      onNotificationClick(
        ({ tag, url }) => {
          markToldRead(userId, tag)
          leaveFor(url)
        },
        () => void invalidateOwn(),
      ),
    [userId],
  )
  return null
}

function leaveFor(url: string) {
  void giveUpAllDialogs().then((mayLeave) => mayLeave && goTo(url))
}
