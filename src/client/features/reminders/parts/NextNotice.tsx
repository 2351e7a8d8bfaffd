import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import type { Occasion } from '#domain/occasions/schema.ts'
import { noticeDate } from '#domain/reminders/notice-date.ts'
import type { ReminderAddress } from '#domain/reminders/schema.ts'
import { nextNoticeTexts } from '#domain/texts/next-notice.ts'
import { today } from '#client/lib/today.ts'
import { Tooltip } from '#client/ui/Tooltip.tsx'
import { reminderQueries } from '../queries.ts'
import { waysOf } from '../ways.ts'
import styles from './NextNotice.module.css'

type Next = NonNullable<Occasion['nextNotice']>

/** In a row of an event: a bell with the day of its next notice. Its tooltip says how it arrives, and where. */
export function NextNotice({ notice }: { notice: Occasion['nextNotice'] }) {
  const [isAsked, setAsked] = useState(false)
  const { data: address } = useQuery({ ...reminderQueries.address, enabled: isAsked })
  if (notice === null) return null
  const date = noticeDate(notice.date, today())
  return (
    <Tooltip label={howItArrives(notice, address)}>
      <button
        type="button"
        className={styles['bell']}
        aria-label={nextNoticeTexts.next(date)}
        onPointerEnter={() => setAsked(true)}
        onFocus={() => setAsked(true)}
        // A tap shows the tooltip as well; not every browser moves the focus to a tapped button.
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        <Bell aria-hidden /> <span aria-hidden>{date}</span>
      </button>
    </Tooltip>
  )
}

/** 'By e-mail to ada@example.com (not confirmed yet), in the bell' */
function howItArrives({ channels }: Next, address: ReminderAddress | undefined): string {
  const words = waysOf(channels, address)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
