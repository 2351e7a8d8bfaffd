import { Bell, BellRing, Check, CircleCheck, Trash2, TriangleAlert, X, BellPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { pushTexts } from '#domain/texts/push.ts'
import { notificationListTexts } from '#domain/texts/notification-list.ts'
import { notificationTexts } from '#domain/texts/notifications.ts'
import { openGiftDetails } from '#client/features/gifts/dialogs.ts'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { enableAndTell } from '#client/features/reminders/push/enable-notifications.ts'
import { usePermission } from '#client/features/reminders/push/permission.ts'
import { closeNotification } from '#client/features/reminders/push/system-notification.ts'
import { cx } from '#client/lib/class-names.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import styles from './NotificationList.module.css'
import { ageText } from './age.ts'
import { useNotifications } from './store.ts'
import type { LocalNotification } from './store.ts'

const icons = { reminder: BellRing, success: CircleCheck, warning: TriangleAlert, other: Bell } as const

export function NotificationList({ userId, close }: { userId: string; close: () => void }) {
  const { items, unread, markRead, markAllRead, remove, clear } = useNotifications(userId)
  // The list is drawn when it is opened; the ages are those of that moment.
  const [now] = useState(() => presentInstant().getTime())
  const heading = useRef<HTMLHeadingElement>(null)
  // The button is disabled by what it did, so the focus can't stay there.
  const keepFocus = () => requestAnimationFrame(() => heading.current?.focus())
  const dealWith = (dealtWith: readonly LocalNotification[]) => {
    for (const { tag } of dealtWith) if (tag !== undefined) void closeNotification(tag).catch(() => undefined)
  }
  return (
    <div className={styles['panel']}>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {notificationTexts.title}
        </h2>
        <Button
          size="sm"
          variant="ghost"
          disabled={unread === 0}
          onClick={() => {
            dealWith(items)
            markAllRead()
            keepFocus()
          }}
        >
          {notificationListTexts.markAllRead}
        </Button>
        <IconButton
          size="sm"
          label={notificationListTexts.clearAll}
          icon={<Trash2 />}
          disabled={items.length === 0}
          onClick={() => {
            dealWith(items)
            clear()
            keepFocus()
          }}
        />
      </div>
      <EnableNotifications userId={userId} />
      {items.length === 0 ? (
        <EmptyState icon={<Bell />} title={notificationListTexts.empty} />
      ) : (
        <ul className={styles['list']}>
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              now={now}
              onRead={() => {
                dealWith([item])
                markRead(item.id)
              }}
              onRemove={() => {
                dealWith([item])
                remove(item.id)
              }}
              onOpen={() => {
                dealWith([item])
                markRead(item.id)
                close()
                if (item.giftId !== undefined) void openGiftDetails(item.giftId)
                else if (item.occasionId !== undefined) void openEditEvent(item.occasionId)
              }}
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
  onOpen,
}: {
  item: LocalNotification
  now: number
  onRead: () => void
  onRemove: () => void
  onOpen: () => void
}) {
  const { type, title, message, timestamp, read, occasionId, giftId } = item
  const Icon = icons[type] ?? icons.other
  const named = (
    <>
      {title}
      {!read && <VisuallyHidden> {notificationListTexts.unread}</VisuallyHidden>}
    </>
  )
  return (
    <li className={cx(styles['item'], !read && styles['unread'])}>
      <span className={cx(styles['sign'], styles[type])} aria-hidden>
        <Icon />
      </span>
      <div className={styles['words']}>
        {occasionId === undefined && giftId === undefined ? (
          <p className={styles['title']}>{named}</p>
        ) : (
          // Its ground is the whole item.
          <button
            type="button"
            className={cx(styles['title'], styles['opens'])}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            {named}
          </button>
        )}
        <p>{message}</p>
        <p className={styles['age']}>{ageText(timestamp, now)}</p>
      </div>
      <span className={styles['tools']}>
        {!read && (
          <IconButton size="sm" label={notificationListTexts.markRead(title)} icon={<Check />} onClick={onRead} />
        )}
        <IconButton size="sm" label={notificationListTexts.delete(title)} icon={<X />} onClick={onRemove} />
      </span>
    </li>
  )
}

/** In the bell: turns on desktop notifications, or says why it can't. Nothing once they're allowed. */
function EnableNotifications({ userId }: { userId: string }) {
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
      <span>{notificationListTexts.enableHint}</span>
      <Button size="sm" variant="tint" icon={<BellPlus />} pending={pending} onClick={() => void enable()}>
        {notificationListTexts.enable}
      </Button>
    </div>
  )
}
