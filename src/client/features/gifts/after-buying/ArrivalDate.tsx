import { CalendarPlus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import type { Gift } from '#domain/gifts/schema.ts'
import { isCalendarDate } from '#domain/shared/calendar-date.ts'
import { deliveryTexts as texts } from '#domain/texts/delivery.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { Popover } from '#client/ui/Popover.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { ArrivalNote } from '../parts/ArrivalNote.tsx'
import styles from './ArrivalDate.module.css'
import { useChangeDelivery } from './mutations.ts'

/** When a gift arrives: opens a field for the day. */
export function ArrivalDate({ gift }: { gift: Gift }) {
  return (
    <Popover
      label={texts.arrivalOf(gift.title)}
      align="start"
      trigger={
        <Button
          size="sm"
          variant="ghost"
          className={styles['open']}
          {...(gift.arrivesOn === null && { icon: <CalendarPlus /> })}
        >
          {gift.arrivesOn === null ? texts.addArrival : <ArrivalNote gift={gift} />}
        </Button>
      }
    >
      {(close) => <ArrivalForm gift={gift} onDone={close} />}
    </Popover>
  )
}

function ArrivalForm({ gift, onDone }: { gift: Gift; onDone: () => void }) {
  const change = useChangeDelivery()
  const [day, setDay] = useState(gift.arrivesOn ?? '')
  const save = (arrivesOn: string) => {
    if (arrivesOn === '') change.mutate({ gift, arrivesOn: null })
    else if (isCalendarDate(arrivesOn)) change.mutate({ gift, arrivesOn })
    onDone()
  }
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (day !== '') save(day)
  }
  return (
    // No form: in the event editor it's inside the event's, which would be saved instead.
    <div className={styles['form']}>
      <Field label={texts.arrivesOn}>
        <TextInput
          type="date"
          value={day}
          data-autofocus
          onChange={(event) => setDay(event.target.value)}
          onKeyDown={saveOnEnter}
        />
      </Field>
      <div className={styles['actions']}>
        {gift.arrivesOn !== null && (
          <Button size="sm" variant="ghost" onClick={() => save('')}>
            {texts.clearArrival}
          </Button>
        )}
        <Button size="sm" variant="primary" disabled={day === ''} onClick={() => save(day)}>
          {generalTexts.save}
        </Button>
      </div>
    </div>
  )
}
