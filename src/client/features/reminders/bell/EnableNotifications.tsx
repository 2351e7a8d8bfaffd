import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { enableAndTell } from '#client/features/reminders/push/parts/enable-notifications.ts'
import { usePermission } from '#client/features/reminders/push/parts/permission.ts'
import { notificationTexts } from '#domain/texts/reminders.ts'
import { pushTexts } from '#domain/texts/push.ts'
import { Button } from '#client/ui/Button.tsx'
import styles from './NotificationList.module.css'

/** In the bell: turns on desktop notifications, or says why it can't. Nothing once they're allowed. */
export function EnableNotifications({ userId }: { userId: string }) {
  const permission = usePermission()
  const [pending, setPending] = useState(false)
  if (permission === 'granted') return null
  if (permission !== 'default') return <p className={styles['hint']}>{pushTexts.outcomes[permission]}</p>
  const enable = async () => {
    setPending(true)
    await enableAndTell(userId)
    setPending(false)
  }
  return (
    <div className={styles['hint']}>
      <span>{notificationTexts.enableHint}</span>
      <Button size="sm" variant="tint" icon={<BellPlus />} pending={pending} onClick={() => void enable()}>
        {notificationTexts.enable}
      </Button>
    </div>
  )
}
