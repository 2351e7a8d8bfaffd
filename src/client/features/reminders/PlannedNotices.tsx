import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { noticeDate } from '#domain/reminders/notice-date.ts'
import type { Notice } from '#domain/reminders/schema.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { today } from '#client/lib/today.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TwoLines } from '#client/ui/TwoLines.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import styles from './PlannedNotices.module.css'
import { TurnOnDevice } from './push/parts/TurnOnDevice.tsx'
import { PLANNED_DAYS, reminderPageQueries } from './page-queries.ts'
import { plannedWays } from './planned.ts'

/** A notice and, where it's the first of its day, that day. */
type Entry = { notice: Notice; day: string | undefined }

/** Everything that goes out in the next 60 days, by day. */
export function PlannedNotices() {
  const query = useQuery(reminderPageQueries.planned)
  const entries = useMemo(() => byDay(query.data ?? []), [query.data])
  return (
    <Card className={styles['card']} title={reminderTexts.planned.title} actions={<TurnOnDevice />}>
      {query.data !== undefined ? (
        entries.length === 0 ? (
          <p className={styles['quiet']}>{reminderTexts.planned.nothing(PLANNED_DAYS)}</p>
        ) : (
          <VirtualRows
            label={reminderTexts.planned.title}
            items={entries}
            keyOf={({ notice }) => `${notice.occasionId} ${notice.at} ${notice.slot} ${notice.channels.join(' ')}`}
            estimate={({ day }) => (day === undefined ? 58 : 96)}
            renderItem={({ notice, day }) => (
              <div>
                {day !== undefined && <h3 className={styles['day']}>{day}</h3>}
                <Row notice={notice} />
              </div>
            )}
          />
        )
      ) : query.isError ? (
        <p role="alert" className={styles['quiet']}>
          {reminderTexts.planned.failedToLoad}{' '}
          <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
            {generalTexts.tryAgain}
          </Button>
        </p>
      ) : (
        <Skeleton height={180} radius={14} />
      )}
    </Card>
  )
}

function Row({ notice }: { notice: Notice }) {
  const { event } = notice
  return (
    <button
      type="button"
      className={styles['row']}
      aria-haspopup="dialog"
      onClick={() => void openEditEvent(notice.occasionId)}
    >
      <span className={styles['what']}>
        <strong>
          <TwoLines>{event.contactName}</TwoLines>
        </strong>{' '}
        <span className={styles['event']}>
          {eventNameWithoutContact(event.name, event.contactName)} · {formatShortDate(event.occurrenceDate)}
        </span>
      </span>
      <span className={styles['how']}>{plannedWays(notice)}</span>
    </button>
  )
}

function byDay(notices: readonly Notice[]): Entry[] {
  const now = today()
  let known: string | undefined
  return notices
    .filter(({ reason }) => reason === null)
    .map((notice) => {
      const begins = notice.date !== known
      known = notice.date
      return { notice, day: begins ? noticeDate(notice.date, now) : undefined }
    })
}
