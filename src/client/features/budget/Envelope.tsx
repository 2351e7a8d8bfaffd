import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { Budget } from '#domain/budget/schema.ts'
import { amountError } from '#domain/shared/amount-error.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import { budgetTexts as texts } from '#domain/texts/budget.ts'
import { cx } from '#client/lib/class-names.ts'
import { isFocusLost } from '#client/lib/lost-focus.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Field } from '#client/ui/Field.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { dollars } from './amounts.ts'
import styles from './Envelope.module.css'
import { useSetEnvelope } from './mutations.ts'

/** The year's envelope, how much of it is spent, and what stands behind the sum. */
export function Envelope({ budget, isOver }: { budget: Budget; isOver: boolean }) {
  const [isEditing, setEditing] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const hasEdited = useRef(false)
  const { year, envelope, lastYear } = budget
  const isSet = envelope !== null
  // The form may close a moment before the new budget is here, and with it another button.
  useEffect(() => {
    if (hasEdited.current && !isEditing && isFocusLost()) change.current?.focus()
    hasEdited.current ||= isEditing
  }, [isEditing, isSet])
  return (
    <Card className={styles['envelope']} title={texts.envelope(year)}>
      {isEditing ? (
        <EnvelopeForm year={year} envelope={envelope} onClose={() => setEditing(false)} />
      ) : (
        <div className={styles['sum']}>
          <p className={styles['spent']}>
            <strong>{dollars(budget.spent)}</strong>{' '}
            <span>{envelope === null ? texts.spentOnly : texts.of(dollars(envelope))}</span>
          </p>
          {envelope === null ? (
            <Button ref={change} variant="primary" size="sm" onClick={() => setEditing(true)}>
              {texts.setEnvelope}
            </Button>
          ) : (
            <IconButton
              ref={change}
              size="sm"
              label={texts.changeEnvelope(year)}
              icon={<Pencil />}
              onClick={() => setEditing(true)}
            />
          )}
        </div>
      )}
      {envelope === null ? (
        !isEditing && <p className={styles['quiet']}>{isOver ? texts.noEnvelopeOfYear(year) : texts.noEnvelope}</p>
      ) : (
        <SpentBar budget={budget} envelope={envelope} />
      )}
      <Stats budget={budget} />
      <p className={styles['notes']}>
        {fromDecimal(lastYear.spent) > 0 && (
          <span>
            {texts.compared(
              lastYear.year,
              dollars(lastYear.spent),
              lastYear.envelope === null ? null : dollars(lastYear.envelope),
            )}
          </span>
        )}
        {budget.withoutPrice > 0 && <span>{texts.withoutPrice(budget.withoutPrice)}</span>}
        {budget.withoutEvent > 0 && <span>{texts.withoutEvent(budget.withoutEvent, lastYear.year)}</span>}
      </p>
    </Card>
  )
}

function EnvelopeForm({ year, envelope, onClose }: { year: number; envelope: string | null; onClose: () => void }) {
  const before = envelope === null ? '' : envelope.replace(/\.00$/, '')
  const [text, setText] = useState(before)
  const [error, setError] = useState<string>()
  const set = useSetEnvelope()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  useUnsaved(text !== before)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (set.isPending) return
    const problem = text.trim() === '' ? undefined : amountError(text, texts.amount)
    setError(problem)
    if (problem === undefined) set.mutate({ year, amount: text.trim() }, { onSuccess: onClose })
    else field.current?.focus()
  }
  const giveUp = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form className={styles['form']} noValidate onSubmit={save}>
      <Field label={texts.envelopeAmount} hint={texts.envelopeHint} error={error}>
        <TextInput
          ref={field}
          inputMode="decimal"
          autoComplete="off"
          placeholder="900"
          value={text}
          onKeyDown={giveUp}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" pending={set.isPending}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Bought solid, assigned and not bought hatched. Above and below it are the same figures as text. */
function SpentBar({ budget, envelope }: { budget: Budget; envelope: string }) {
  const all = Math.max(fromDecimal(envelope), fromDecimal(budget.spent), 1)
  const share = (decimal: string) => `${(fromDecimal(decimal) / all) * 100}%`
  const isExceeded = fromDecimal(budget.open ?? '0.00') < 0
  return (
    <div aria-hidden className={cx(styles['bar'], isExceeded && styles['exceeded'])}>
      <span className={styles['planned']} style={{ inlineSize: share(budget.spent) }} />
      <span className={styles['bought']} style={{ inlineSize: share(budget.bought) }} />
      {isExceeded && <span className={styles['end']} style={{ insetInlineStart: share(envelope) }} />}
    </div>
  )
}

function Stats({ budget }: { budget: Budget }) {
  const open = budget.open === null ? undefined : fromDecimal(budget.open)
  const figures = [
    { ...texts.figures.spent, amount: budget.spent },
    { ...texts.figures.bought, amount: budget.bought },
    ...(open === undefined
      ? []
      : open < 0
        ? [{ ...texts.figures.over, amount: budget.open?.slice(1) ?? '', tone: styles['red'] }]
        : [{ ...texts.figures.open, amount: budget.open ?? '', tone: styles['pine'] }]),
    { ...texts.figures.assigned, amount: budget.assigned },
    { ...texts.figures.ownShare, amount: budget.ownShare },
  ]
  return (
    <dl className={styles['figures']}>
      {figures.map(({ label, note, amount, ...rest }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={cx(styles['amount'], 'tone' in rest && rest.tone)}>{dollars(amount)}</span>
            <span className={styles['note']}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
