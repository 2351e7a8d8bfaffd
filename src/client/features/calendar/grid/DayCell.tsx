import { BellOff, ListChecks, Plus } from 'lucide-react'
import { memo } from 'react'
import type { Occurrence } from '#domain/occasions/schema.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { monthShort, weekdayShort } from '#domain/shared/date-format.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { cx } from '#client/lib/class-names.ts'
import { colorOf, countText, dayLabel, firstName, planName, shortName, spokenName, withPlans } from '../occurrences.ts'
import type { PlannedDay } from '../occurrences.ts'
import styles from './DayCell.module.css'
import { GiftMark } from './GiftMark.tsx'
import { GroupMark } from './GroupMark.tsx'
import tones from '#client/ui/tones.module.css'

/** A month with lines, or with marks alone on a phone; a week in columns, or as a list on a phone. */
export type CellLook = 'month' | 'marks' | 'week' | 'list'

/** What fits; when more come, one line less, for '+N more'. */
const fits: Record<CellLook, number> = { month: 3, marks: 3, week: 8, list: 8 }

/**
 * A day. The grid around it handles clicks and keys by the `data-` attributes, so a cell rerenders only when its own day
 * changes. Only one day, with its content, is in the tab order (roving tabindex).
 */
export const DayCell = memo(function DayCell({
  day,
  look,
  occurrences,
  known,
  isOut,
  isToday,
  isCurrent,
}: {
  day: CalendarDate
  look: CellLook
  occurrences: readonly Occurrence[]
  /** Whether the events are there already. */
  known: boolean
  /** Of the month before or the next one. */
  isOut: boolean
  isToday: boolean
  isCurrent: boolean
}) {
  const tabIndex = isCurrent ? 0 : -1
  const entries: readonly (Occurrence | PlannedDay)[] = look === 'marks' ? occurrences : withPlans(occurrences)
  const shown = entries.length > fits[look] ? lessOne(look, entries.length) : entries.length
  const rest = entries.slice(shown).reduce((sum, entry) => sum + ('events' in entry ? entry.events.length : 1), 0)
  return (
    <td
      tabIndex={tabIndex}
      data-date={day}
      aria-label={dayLabel(day, known ? occurrences.length : undefined)}
      aria-current={isToday ? 'date' : undefined}
      className={cx(styles['day'], styles[look], isOut && styles['out'], isToday && styles['today'])}
    >
      <div className={styles['inside']}>
        <DayNumber day={day} look={look} />
        {look === 'marks' ? (
          <Marks occurrences={occurrences} shown={shown} rest={rest} />
        ) : (
          <>
            {entries
              .slice(0, shown)
              .map((entry) =>
                'events' in entry ? (
                  <PlanLine key={`plan-${entry.planId}`} day={entry} tabIndex={tabIndex} />
                ) : (
                  <Line
                    key={entry.occasionId}
                    occurrence={entry}
                    look={look}
                    roomy={entries.length <= 2}
                    tabIndex={tabIndex}
                  />
                ),
              )}
            {rest > 0 && (
              <button type="button" tabIndex={tabIndex} aria-haspopup="dialog" className={styles['more']}>
                {calendarTexts.more(rest)}
              </button>
            )}
            <button
              type="button"
              data-add
              tabIndex={tabIndex}
              aria-haspopup="dialog"
              aria-label={calendarTexts.addEventOn(dayLabel(day, undefined))}
              title={calendarTexts.addEvent}
              className={styles['add']}
            >
              <Plus />
            </button>
          </>
        )}
      </div>
    </td>
  )
})

/** On a phone a number of two digits takes the room of two marks. */
function lessOne(look: CellLook, events: number): number {
  return look === 'marks' && events > 11 ? 1 : fits[look] - 1
}

function DayNumber({ day, look }: { day: CalendarDate; look: CellLook }) {
  const { month, day: number } = dateParts(day)
  return (
    <span aria-hidden className={styles['head']}>
      {look === 'list' && <span className={styles['weekday']}>{weekdayShort(day)}</span>}
      <span className={styles['number']}>{number}</span>
      {number === 1 && look === 'month' && <span className={styles['month-name']}>{monthShort(month)}</span>}
    </span>
  )
}

function Line({
  occurrence,
  look,
  roomy,
  tabIndex,
}: {
  occurrence: Occurrence
  look: CellLook
  /** Person and event may be stacked where the day is narrow. */
  roomy: boolean
  tabIndex: number
}) {
  const { contact, skipped, muted, gift } = occurrence
  const color = colorOf(occurrence)
  const spoken = spokenName(occurrence)
  const count = countText(occurrence)
  return (
    <button
      type="button"
      data-occasion={occurrence.occasionId}
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      aria-label={spoken}
      title={spoken}
      className={cx(
        styles['line'],
        styles['toned'],
        tones[color],
        (skipped || muted) && styles['quiet'],
        skipped && styles['skipped'],
      )}
    >
      {look === 'month' ? (
        <span className={styles['text']}>
          <span className={cx(styles['parts'], roomy && styles['roomy'])}>
            <span>
              <GroupMark color={color} />
              {firstName(contact.fullName)}
            </span>
            <span>{shortName(occurrence)}</span>
          </span>
        </span>
      ) : (
        <>
          <GroupMark color={color} />
          <span className={styles['words']}>
            <span className={styles['person']}>{contact.fullName}</span>
            <span className={styles['what']}>
              {shortName(occurrence)}
              {count !== undefined && ` · ${count}`}
            </span>
          </span>
        </>
      )}
      {muted && <BellOff aria-hidden className={styles['muted']} />}
      {gift !== null && !skipped && <GiftMark state={gift} className={styles['gift']} />}
    </button>
  )
}

/** Everyone of a plan on its day: leads to the plan. */
function PlanLine({ day, tabIndex }: { day: PlannedDay; tabIndex: number }) {
  const label = calendarTexts.plan(planName(day), day.events.length)
  return (
    <button
      type="button"
      data-plan={day.planId}
      tabIndex={tabIndex}
      aria-label={calendarTexts.openPlan(label)}
      title={calendarTexts.openPlan(label)}
      className={cx(styles['line'], styles['toned'], tones['plum'])}
    >
      <ListChecks aria-hidden className={styles['gift']} />
      <span className={styles['text']}>{label}</span>
    </button>
  )
}

function Marks({ occurrences, shown, rest }: { occurrences: readonly Occurrence[]; shown: number; rest: number }) {
  if (occurrences.length === 0) return null
  return (
    <span aria-hidden className={styles['row']}>
      {occurrences.slice(0, shown).map((occurrence) => {
        const color = colorOf(occurrence)
        const isQuiet = occurrence.skipped || occurrence.muted
        return (
          <span
            key={occurrence.occasionId}
            className={cx(styles['mark'], styles['toned'], tones[color], isQuiet && styles['quiet'])}
          >
            <GroupMark color={color} />
          </span>
        )
      })}
      {rest > 0 && <span className={styles['rest']}>+{rest}</span>}
    </span>
  )
}
