import { useQuery } from '@tanstack/react-query'
import { BellOff, BellRing, Check, Mail, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { openCreateAccount } from '#client/features/accounts/dialogs.ts'
import { openProfileSettings } from '#client/features/profile/dialogs.ts'
import { profileQueries } from '#client/features/profile/queries.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { SkipReason } from '#domain/reminders/plan.ts'
import { noticeDate } from '#domain/reminders/notice-date.ts'
import { formatMediumDate, weekdayShort } from '#domain/shared/date-format.ts'
import { guestTexts } from '#domain/texts/guests.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { announcementTexts } from '#domain/texts/announcements.ts'
import { noticeTexts, reminderTexts } from '#domain/texts/reminders.ts'
import { today } from '#client/lib/today.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { noticeLines, type NoticeLines } from './notice-lines.ts'
import { reminderQueries } from '../queries.ts'
import { useSendReminder } from '../send-reminder.ts'
import styles from './EventNotices.module.css'
import { NotifySwitch } from './NotifySwitch.tsx'

/** In the event editor: when one will be told of it and how, what was told, and a reminder now. */
export function EventNotices({
  occasion,
  isDirty,
}: {
  occasion: Occasion
  /** What is typed above is not saved yet. */
  isDirty: boolean
}) {
  const id = useId()
  const { isGuest } = useCurrentUser()
  const query = useQuery(reminderQueries.notices(occasion.id))
  const preferences = useQuery(profileQueries.preferences)
  const send = useSendReminder(occasion.id)
  const lines =
    query.data === undefined
      ? undefined
      : noticeLines(query.data, preferences.data === undefined ? undefined : preferences.data.timeZone)
  return (
    <section className={styles['notices']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h3 id={id}>{headingOf(lines)}</h3>
        {!isGuest && occasion.nextDate !== null && (
          <Button
            size="sm"
            icon={<Mail />}
            pending={send.isPending}
            pendingText={reminderTexts.sending}
            onClick={() => {
              if (!send.isPending) send.mutate()
            }}
          >
            {reminderTexts.sendNow}
          </Button>
        )}
      </div>
      {occasion.nextDate !== null && <NotifySwitch occasion={occasion} />}
      {lines === undefined ? (
        query.isError ? (
          <p role="alert" className={styles['quiet']}>
            {noticeTexts.failedToLoad}{' '}
            <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
              {generalTexts.tryAgain}
            </Button>
          </p>
        ) : (
          <Skeleton height={52} radius={12} />
        )
      ) : (
        <Lines lines={lines} isOver={occasion.nextDate === null} />
      )}
      {isDirty && lines !== undefined && <p className={styles['quiet']}>{noticeTexts.asSaved}</p>}
    </section>
  )
}

/** 'You'll be told on Mon, Dec 7 and 2 more days' */
function headingOf(lines: NoticeLines | undefined): string {
  if (lines === undefined) return eventTexts.willBeTold
  const [first] = lines.will
  if (first === undefined) return announcementTexts.willNotBeTold
  return announcementTexts.youWillBeTold(noticeDate(first.on, today()), lines.will.length - 1)
}

function Lines({ lines: { will, wont, past }, isOver }: { lines: NoticeLines; isOver: boolean }) {
  return (
    <>
      {will.length > 0 && (
        <ul className={styles['lines']}>
          {will.map(({ on, text, late }) => (
            <li key={on}>
              <BellRing aria-hidden />
              <span>
                <strong>
                  {weekdayShort(on)}, {formatMediumDate(on)}
                </strong>{' '}
                {text}
                {late !== null && <span className={styles['late']}> {late}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {will.length === 0 && wont.length === 0 && (
        <p className={styles['quiet']}>{isOver ? noticeTexts.over : noticeTexts.nothing}</p>
      )}
      {wont.length > 0 && (
        <ul className={styles['lines']}>
          {wont.map(({ reason, text, why }) => (
            <li key={reason} className={styles['wont']}>
              <BellOff aria-hidden />
              <span>
                {noticeTexts.not(text)}: {why}. <WayOut reason={reason} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        // Closed, so that the gifts below are seen; a reminder that couldn't be sent is news.
        <details className={styles['earlier']} open={past[0]?.isGood === false}>
          <summary>{noticeTexts.before(past.length)}</summary>
          <PastLines past={past} />
        </details>
      )}
    </>
  )
}

function PastLines({ past }: { past: NoticeLines['past'] }) {
  return (
    <ul className={styles['lines']}>
      {past.map(({ on, text, isGood }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two of the same day may read the same
        <li key={place} className={isGood ? styles['told'] : styles['late']}>
          {isGood ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
          <span>
            {formatMediumDate(on)} {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Where the reason can be done away with. */
function WayOut({ reason }: { reason: SkipReason }) {
  if (reason === 'guest')
    return (
      <button type="button" className={styles['way']} aria-haspopup="dialog" onClick={() => void openCreateAccount()}>
        {guestTexts.createAccount}
      </button>
    )
  if (reason !== 'no_address' && reason !== 'email_off') return null
  return (
    <button type="button" className={styles['way']} aria-haspopup="dialog" onClick={() => void openProfileSettings()}>
      {noticeTexts.profile}
    </button>
  )
}
