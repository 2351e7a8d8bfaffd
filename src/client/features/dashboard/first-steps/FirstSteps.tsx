import { BellRing, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { hasAnniversary } from '#domain/contacts/relationships.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { announcementTexts } from '#domain/texts/announcements.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { monthNames } from '#domain/texts/dates.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { firstStepsTexts } from '#domain/texts/first-steps.ts'
import { importLinkTexts } from '#domain/texts/import-links.ts'
import { relationshipTexts } from '#domain/texts/relationships.ts'
import { ImportLink } from '#client/features/imports/parts/ImportLink.tsx'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { useForm } from '#client/lib/form.ts'
import { useSession } from '#client/lib/session.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Field } from '#client/ui/Field.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { NativeSelect, TextInput } from '#client/ui/TextInput.tsx'
import { Chips } from '#client/ui/Chips.tsx'
import { isDayOfYear } from './first-day.ts'
import styles from './FirstSteps.module.css'
import { useFirstPerson, type DayKind, type FirstEvent } from './use-first-person.ts'

/** The people one is most likely to begin with; all others are in Add Contact. */
const relationships = (['spouse', 'partner', 'mother', 'father', 'child', 'sibling', 'friend', 'other'] as const).map(
  (value) => ({ value, label: relationshipTexts[value] }),
)

const kinds = (['birthday', 'anniversary', 'other'] as const).map((value) => ({
  value,
  label: firstStepsTexts.kinds[value],
}))

const nobody = { fullName: '', relationship: '', kind: '' as DayKind | '', eventName: '', month: '', day: '' }
type Values = typeof nobody

/** What leads an empty dashboard: one person, one date, and when the reminders come. */
export function FirstSteps({ onStart, onLeave }: { onStart: () => void; onLeave: () => void }) {
  const [event, setEvent] = useState<FirstEvent>()
  const [isAgain, setAgain] = useState(false)
  const startAgain = () => {
    setEvent(undefined)
    setAgain(true)
  }
  return (
    <Card
      title={firstStepsTexts.title}
      actions={<IconButton label={firstStepsTexts.leave} icon={<X />} onClick={onLeave} />}
    >
      {event === undefined ? (
        <>
          <Questions isAgain={isAgain} onStart={onStart} onSaved={setEvent} />
          <p className={styles['people']}>
            <span>{importLinkTexts.firstStepsHint}</span>
            <ImportLink words="bringYourPeople" />
          </p>
        </>
      ) : (
        <Outcome event={event} onAgain={startAgain} onDone={onLeave} />
      )}
    </Card>
  )
}

function Questions({
  isAgain,
  onStart,
  onSaved,
}: {
  /** For another person: the button that asked for it is gone. */
  isAgain: boolean
  onStart: () => void
  onSaved: (event: FirstEvent) => void
}) {
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAgain) name.current?.focus()
  }, [isAgain])
  const form = useForm({ initial: nobody, check })
  const { values, errors } = form
  const kind = kindOf(values)
  const save = useFirstPerson()
  const isGuest = useSession().data?.isGuest === true
  useUnsaved(form.isDirty)
  const submit = form.submit(({ fullName, relationship, eventName, month, day }) => {
    if (save.isPending) return
    // The dashboard is no longer empty in a moment; the steps stay.
    onStart()
    const person = { fullName: fullName.trim(), relationship, kind, eventName: eventName.trim() }
    save.mutate({ ...person, month: Number(month), day: Number(day) }, { onSuccess: onSaved })
  })
  return (
    <form noValidate className={styles['steps']} onSubmit={submit}>
      <Step number={1} title={firstStepsTexts.who}>
        <Field label={firstStepsTexts.name} error={errors.fullName}>
          <TextInput {...form.text('fullName')} ref={name} autoComplete="off" />
        </Field>
        <Chips
          label={firstStepsTexts.relationship}
          options={relationships}
          value={values.relationship as (typeof relationships)[number]['value'] | ''}
          onChange={(relationship) => form.change({ relationship })}
          error={errors.relationship}
        />
      </Step>
      <Step number={2} title={firstStepsTexts.whichDay}>
        <Chips
          label={firstStepsTexts.kind}
          options={kinds}
          value={kind}
          onChange={(chosen) => form.change({ kind: chosen })}
        />
        {kind === 'other' && (
          <Field label={firstStepsTexts.eventName} error={errors.eventName}>
            <TextInput {...form.text('eventName')} autoComplete="off" />
          </Field>
        )}
        <div className={styles['date']}>
          <Field label={firstStepsTexts.month} error={errors.month}>
            <NativeSelect {...form.text('month')}>
              <option value="">{firstStepsTexts.month}</option>
              {monthNames.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={firstStepsTexts.day} error={errors.day}>
            <TextInput {...form.text('day')} inputMode="numeric" autoComplete="off" maxLength={2} />
          </Field>
        </div>
      </Step>
      <Step number={3} title={firstStepsTexts.reminder}>
        <p className={styles['hint']}>
          {isGuest ? firstStepsTexts.reminderHintForGuests : firstStepsTexts.reminderHint}
        </p>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          full
          icon={<BellRing />}
          pending={save.isPending}
          pendingText={firstStepsTexts.saving}
        >
          {firstStepsTexts.save}
        </Button>
      </Step>
    </form>
  )
}

/** For a spouse or partner the anniversary, until something else is chosen. */
function kindOf({ kind, relationship }: Values): DayKind {
  return kind === '' ? (hasAnniversary(relationship) ? 'anniversary' : 'birthday') : kind
}

function check(values: Values) {
  const [month, day] = [Number(values.month), Number(values.day)]
  return {
    fullName: values.fullName.trim() === '' ? contactTexts.fullNameRequired : undefined,
    relationship: values.relationship === '' ? contactTexts.relationshipRequired : undefined,
    eventName: kindOf(values) === 'other' && values.eventName.trim() === '' ? eventTexts.nameRequired : undefined,
    month: values.month === '' ? eventTexts.dateRequired : undefined,
    day:
      values.day.trim() === ''
        ? eventTexts.dateRequired
        : values.month !== '' && !isDayOfYear(month, day)
          ? firstStepsTexts.noSuchDay
          : undefined,
  }
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles['step']} aria-labelledby={id}>
      <h3 id={id}>
        <span className={styles['number']} aria-hidden>
          {number}
        </span>
        {title}
      </h3>
      {children}
    </section>
  )
}

function Outcome({ event, onAgain, onDone }: { event: FirstEvent; onAgain: () => void; onDone: () => void }) {
  const { id, fullName, name, days } = event
  const [first, ...others] = days
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles['outcome']}>
      <span className={styles['sign']} aria-hidden>
        <BellRing />
      </span>
      <div className={styles['words']}>
        <h3 ref={heading} tabIndex={-1}>
          {first === undefined
            ? announcementTexts.willNotBeTold
            : announcementTexts.weWillRemind(formatShortDate(first), others.length)}
        </h3>
        <p>{firstStepsTexts.added(fullName, name)}</p>
      </div>
      <div className={styles['buttons']}>
        <Button aria-haspopup="dialog" onClick={() => void openEditEvent(id)}>
          {firstStepsTexts.openEvent}
        </Button>
        <Button onClick={onAgain}>{firstStepsTexts.another}</Button>
        <Button variant="primary" onClick={onDone}>
          {firstStepsTexts.done}
        </Button>
      </div>
    </div>
  )
}
