import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { addMonths, isInCalendar, type CalendarView } from '#domain/calendar/periods.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { monthNames } from '#domain/texts/dates.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { Popover } from '#client/ui/Popover.tsx'
import { NativeSelect, TextInput } from '#client/ui/TextInput.tsx'
import styles from './GoToPeriod.module.css'

type Props = { view: CalendarView; date: CalendarDate; onGo: (date: CalendarDate) => void }

/** The title of the period; opens a panel to go to any other year and month. */
export function GoToPeriod({ title, ...props }: Props & { title: string }) {
  return (
    <div className={styles['title']}>
      <h2 aria-live="polite">{title}</h2>
      <ChevronDown aria-hidden />
      <Popover
        label={calendarTexts.goTo}
        align="start"
        trigger={
          <button
            type="button"
            className={styles['cover']}
            aria-label={calendarTexts.goTo}
            title={calendarTexts.goTo}
          />
        }
      >
        {(close) => <Chooser {...props} close={close} />}
      </Popover>
    </div>
  )
}

function Chooser({ view, date, onGo, close }: Props & { close: () => void }) {
  const shown = dateParts(date)
  const [month, setMonth] = useState(shown.month)
  const [year, setYear] = useState(String(shown.year))
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      className={styles['panel']}
      onSubmit={(event) => {
        event.preventDefault()
        const there = dateIn(date, year, month)
        if (there === undefined) {
          setError(calendarTexts.noSuchYear)
          return
        }
        close()
        onGo(there)
      }}
    >
      {view !== 'year' && (
        <Field label={calendarTexts.month}>
          <NativeSelect value={month} onChange={(event) => setMonth(Number(event.target.value))}>
            {monthNames.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Field label={calendarTexts.year} error={error}>
        <TextInput inputMode="numeric" maxLength={4} value={year} onChange={(event) => setYear(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary">
        {calendarTexts.show}
      </Button>
    </form>
  )
}

/** The same day of that month, the last one where it is shorter. */
function dateIn(date: CalendarDate, year: string, month: number): CalendarDate | undefined {
  if (!/^\d{1,4}$/.test(year.trim()) || Number(year) === 0) return undefined
  const from = dateParts(date)
  const there = addMonths(date, (Number(year) - from.year) * 12 + month - from.month)
  return isInCalendar(there) ? there : undefined
}
