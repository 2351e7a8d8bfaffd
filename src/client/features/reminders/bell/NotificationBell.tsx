import { Bell } from 'lucide-react'
import { notificationTexts } from '#domain/texts/notifications.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Popover } from '#client/ui/Popover.tsx'
import { Suspense, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useNotifications } from './store.ts'

const NotificationList = lazyPart(() => import('./NotificationList.tsx'), 'NotificationList')

/** The first page comes first. */
const FILLED_AFTER_MS = 3_000

export function NotificationBell({ userId }: { userId: string }) {
  const { unread } = useNotifications(userId)
  const label = unread === 0 ? notificationTexts.title : notificationTexts.titleWithUnread(unread)
  return (
    <>
      <Popover
        label={notificationTexts.title}
        trigger={<IconButton look="framed" label={label} icon={<Bell />} badge={badgeOf(unread)} />}
      >
        {(close) => (
          <Suspense fallback={null}>
            <NotificationList userId={userId} close={close} />
          </Suspense>
        )}
      </Popover>
      <Filling userId={userId} />
    </>
  )
}

/** Loaded after the first page; if that fails, the bell keeps what it has. */
function Filling({ userId }: { userId: string }) {
  const [ReminderBell, setReminderBell] = useState<ComponentType<{ userId: string }>>()
  useEffect(() => {
    const load = () =>
      void import('./ReminderBell.tsx').then((part) => setReminderBell(() => part.ReminderBell)).catch(() => undefined)
    const timer = setTimeout(load, FILLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return ReminderBell === undefined ? null : <ReminderBell userId={userId} />
}

/** '99+' above 99. */
function badgeOf(unread: number): string | undefined {
  if (unread === 0) return undefined
  return unread > 99 ? '99+' : String(unread)
}
