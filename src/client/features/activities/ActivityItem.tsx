import { BellRing, CalendarPlus, CalendarX, Gift, Pencil, ShoppingBag, Trash2, UserPlus, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Activity, ActivityType } from '#domain/activities/schema.ts'
import { recentActivityTexts } from '#domain/texts/dashboard.ts'
import { relativeTime } from '#domain/shared/relative-time.ts'
import { openContactDetails } from '#client/features/contacts/dialogs.ts'
import { openGiftDetails } from '#client/features/gifts/dialogs.ts'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { openProfileSettings } from '#client/features/profile/dialogs.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './parts/RecentActivity.module.css'
import { recipientOf, subjectOf } from './subject.ts'

// One for all rows: making a formatter costs more than drawing the row (a tenth of a second for ten on a slow phone).
const exactTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const { timeZone } = exactTime.resolvedOptions()

/** What was done and how long ago; it links to its contact, event or gift while that exists. */
export function ActivityItem({ activity, now }: { activity: Activity; now: Date }) {
  const { activityType, createdAt } = activity
  const { icon, tone } = activityLook(activityType)
  const open = openerOf(activity)
  return (
    <li className={styles['item']}>
      <span className={cx(styles['sign'], styles[tone])} aria-hidden>
        {icon}
      </span>
      <span className={styles['words']}>
        {open === undefined ? (
          <span className={styles['what']} title={activity.description}>
            <Sentence activity={activity} />
          </span>
        ) : (
          <button type="button" className={styles['link']} aria-haspopup="dialog" onClick={open}>
            <span className={styles['what']} title={activity.description}>
              <Sentence activity={activity} />
            </span>
          </button>
        )}
        <time dateTime={createdAt} className={styles['when']} title={exactTime.format(new Date(createdAt))}>
          {relativeTime(new Date(createdAt), now, timeZone)}
        </time>
      </span>
    </li>
  )
}

/** The description with the gift, event or person in it made stronger. */
function Sentence({ activity }: { activity: Activity }) {
  const [before, subject, after] = subjectOf(activity)
  const recipient = recipientOf(activity)
  return (
    <>
      {before}
      {subject !== '' && <strong>{subject}</strong>}
      {after}
      {recipient !== undefined && recentActivityTexts.forPerson(recipient)}
    </>
  )
}

const openers = new Map<string | null, (id: number) => Promise<void>>([
  ['contact', openContactDetails],
  ['occasion', openEditEvent],
  ['gift', openGiftDetails],
])

/** The server leaves out the id of what is gone. */
function openerOf({ entityType, entityId }: Activity): (() => void) | undefined {
  if (entityType === 'profile') return () => void openProfileSettings()
  const open = openers.get(entityType)
  return open === undefined || entityId === null ? undefined : () => void open(entityId)
}

type Look = { icon: ReactNode; tone: 'plum' | 'pine' | 'blue' | 'apricot' | 'amber' | 'grey' }

const looks: Record<ActivityType, Look> = {
  contact_added: { icon: <UserPlus />, tone: 'plum' },
  contact_updated: { icon: <Pencil />, tone: 'grey' },
  contact_deleted: { icon: <Trash2 />, tone: 'grey' },
  contact_answered: { icon: <BellRing />, tone: 'apricot' },
  event_created: { icon: <CalendarPlus />, tone: 'blue' },
  event_updated: { icon: <Pencil />, tone: 'grey' },
  event_deleted: { icon: <CalendarX />, tone: 'grey' },
  gift_saved: { icon: <Gift />, tone: 'plum' },
  gift_updated: { icon: <Pencil />, tone: 'grey' },
  gift_removed: { icon: <Trash2 />, tone: 'grey' },
  gift_purchased: { icon: <ShoppingBag />, tone: 'pine' },
  contributor_answered: { icon: <BellRing />, tone: 'apricot' },
  reminder_set: { icon: <BellRing />, tone: 'amber' },
  plan_created: { icon: <Gift />, tone: 'pine' },
  plan_updated: { icon: <Pencil />, tone: 'grey' },
  plan_deleted: { icon: <Trash2 />, tone: 'grey' },
  profile_updated: { icon: <UserRound />, tone: 'grey' },
}

const byType = new Map<string, Look>(Object.entries(looks))

/** The icon of an activity; a type that this version doesn't know looks like an update. */
function activityLook(type: string): Look {
  return byType.get(type) ?? looks.contact_updated
}
