import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { onNotificationClick } from '#client/features/push/parts/system-notification.ts'
import { giveUpAllDialogs } from '../../lib/dialogs.tsx'
import { markToldRead, useReminderBell } from './use-reminder-bell.ts'

/** What fills the bell, and hears of clicks on the desktop's notifications. Draws nothing. */
export function ReminderBell({ userId }: { userId: string }) {
  useReminderBell(userId, goTo)
  useEffect(
    () =>
      onNotificationClick(({ tag, url }) => {
        markToldRead(userId, tag)
        goTo(url)
      }),
    [userId],
  )
  return null
}

function goTo(url: string) {
  void giveUpAllDialogs().then((mayLeave) => mayLeave && navigate(url))
}
