import { ChevronLeft, ChevronRight, Sparkles } from 'lucide-react'
import { calendarViews, shiftPeriod, type CalendarView, type WeekStart } from '#domain/calendar/periods.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { useGenerateEvents } from '#client/features/occasions/mutations.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Tooltip } from '#client/ui/Tooltip.tsx'
import styles from './CalendarBar.module.css'
import { GoToPeriod } from './GoToPeriod.tsx'
import { Legend } from './Legend.tsx'
import { periodTitle } from './occurrences.ts'
import type { Place } from './use-place.ts'

const views = calendarViews.map((value) => ({ value, label: calendarTexts.views[value] }))

/** Names the period that is shown, and switches to another. */
export function CalendarBar({
  view,
  date,
  weekStart,
  onGo,
  onToday,
}: Place & { weekStart: WeekStart; onGo: (place: Partial<Place>) => void; onToday: () => void }) {
  const title = periodTitle(view, date, weekStart)
  return (
    <div className={styles['bar']}>
      <div className={styles['where']} data-view={view}>
        <GoToPeriod view={view} date={date} title={title} onGo={(there) => onGo({ date: there })} />
        <Step by={-1} label={calendarTexts.previous(view)} view={view} date={date} onGo={onGo} />
        <Step by={1} label={calendarTexts.next(view)} view={view} date={date} onGo={onGo} />
        <Button size="sm" onClick={onToday}>
          {calendarTexts.today}
        </Button>
      </div>
      <div className={styles['tools']}>
        <SegmentedControl<CalendarView>
          label={calendarTexts.view}
          options={views}
          value={view}
          onChange={(chosen) => onGo({ view: chosen })}
        />
        <Legend />
        <GenerateEvents />
      </div>
    </div>
  )
}

function Step({
  by,
  label,
  view,
  date,
  onGo,
}: Place & { by: 1 | -1; label: string; onGo: (place: Partial<Place>) => void }) {
  const there = shiftPeriod(view, date, by)
  return (
    <IconButton
      look="framed"
      size="sm"
      label={label}
      icon={by < 0 ? <ChevronLeft /> : <ChevronRight />}
      disabled={there === undefined}
      onClick={() => there !== undefined && onGo({ date: there })}
    />
  )
}

/** Creates birthdays, anniversaries and the events of a relationship for every contact that lacks them. */
function GenerateEvents() {
  const generate = useGenerateEvents()
  return (
    <Tooltip label={eventTexts.generateHint}>
      <Button
        size="sm"
        variant="primary"
        icon={<Sparkles />}
        pending={generate.isPending}
        onClick={() => generate.mutate()}
      >
        {eventTexts.generate}
      </Button>
    </Tooltip>
  )
}
