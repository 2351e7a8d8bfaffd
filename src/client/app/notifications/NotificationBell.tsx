import { Bell } from 'lucide-react'
import { notificationTexts } from '#domain/texts/reminders.ts'
import { lazyPart } from '../../lib/lazy.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Suspense } from 'react'
import { useNotifications } from './store.ts'

const NotificationList = lazyPart(() => import('./NotificationList.tsx'), 'NotificationList')

export function NotificationBell({ userId }: { userId: string }) {
  const { unread } = useNotifications(userId)
  const label = unread === 0 ? notificationTexts.title : `${notificationTexts.title}, ${unread} unread`
  return (
    <Popover
      label={notificationTexts.title}
      trigger={<IconButton look="framed" label={label} icon={<Bell />} badge={badgeOf(unread)} />}
    >
      {() => (
        <Suspense fallback={null}>
          <NotificationList userId={userId} />
        </Suspense>
      )}
    </Popover>
  )
}

/** '99+' above 99 (spec 1 §9). */
function badgeOf(unread: number): string | undefined {
  if (unread === 0) return undefined
  return unread > 99 ? '99+' : String(unread)
}
