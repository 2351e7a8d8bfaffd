import { Bell, BellRing, Check, CircleCheck, Trash2, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { notificationTexts } from '#domain/texts/reminders.ts'
import { cx } from '../../lib/class-names.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ageText } from './age.ts'
import styles from './NotificationList.module.css'
import { useNotifications } from './store.ts'
import type { LocalNotification } from './store.ts'

const icons = { reminder: BellRing, success: CircleCheck, warning: TriangleAlert, other: Bell } as const

export function NotificationList({ userId }: { userId: string }) {
  const { items, unread, markRead, markAllRead, remove, clear } = useNotifications(userId)
  // The list is drawn when it is opened; the ages are those of that moment.
  const [now] = useState(() => performance.timeOrigin + performance.now())
  return (
    <div className={styles['panel']}>
      <div className={styles['head']}>
        <h2>{notificationTexts.title}</h2>
        <Button size="sm" variant="ghost" disabled={unread === 0} onClick={markAllRead}>
          {notificationTexts.markAllRead}
        </Button>
        <IconButton
          size="sm"
          label={notificationTexts.clearAll}
          icon={<Trash2 />}
          disabled={items.length === 0}
          onClick={clear}
        />
      </div>
      {items.length === 0 ? (
        <EmptyState icon={<Bell />} title={notificationTexts.empty} />
      ) : (
        <ul className={styles['list']}>
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              now={now}
              onRead={() => markRead(item.id)}
              onRemove={() => remove(item.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function Item({
  item,
  now,
  onRead,
  onRemove,
}: {
  item: LocalNotification
  now: number
  onRead: () => void
  onRemove: () => void
}) {
  const Icon = icons[item.type] ?? icons.other
  return (
    <li className={cx(styles['item'], !item.read && styles['unread'])}>
      <Icon aria-hidden />
      <div className={styles['words']}>
        <p className={styles['title']}>
          {item.title}
          {!item.read && <VisuallyHidden> (unread)</VisuallyHidden>}
        </p>
        <p>{item.message}</p>
        <p className={styles['age']}>{ageText(item.timestamp, now)}</p>
      </div>
      {!item.read && <IconButton size="sm" label={`Mark read: ${item.title}`} icon={<Check />} onClick={onRead} />}
      <IconButton size="sm" label={`Delete: ${item.title}`} icon={<X />} onClick={onRemove} />
    </li>
  )
}
