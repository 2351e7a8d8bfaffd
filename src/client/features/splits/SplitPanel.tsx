import { CircleCheck, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/shared/money.ts'
import { canRemove, changeCount, clampCount, type DraftShare } from '#domain/splits/rows.ts'
import { MAX_CONTRIBUTORS, MIN_CONTRIBUTORS, yourShare } from '#domain/splits/shares.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Field } from '#client/ui/Field.tsx'
import { FieldGroup } from '#client/ui/FieldGroup.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { AmountInput } from './AmountInput.tsx'
import { tooLargeError } from './contributor-check.ts'
import styles from './GiftSplitModal.module.css'
import { NameField } from './NameField.tsx'
import type { PanelErrors } from './panel-errors.ts'
import { Rest } from './Rest.tsx'
import { blankRow, shownRows, totalOf } from './split-values.ts'
import type { SplitValues } from './split-values.ts'
import { eachText, methods } from './SplitTerms.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** How many share the price, who they are and what each pays; 'Your Share' is always in sight. */
export function SplitPanel({
  recipientId,
  values,
  onChange,
  errors,
}: {
  /** Whose gift it is: they aren't suggested. */
  recipientId: number
  values: SplitValues
  onChange: (patch: Partial<SplitValues>) => void
  errors: PanelErrors | undefined
}) {
  const [count, setCount] = useState<string>()
  const countField = useRef<HTMLInputElement>(null)
  const suggest = useSuggestions(recipientId, values.rows)
  const total = totalOf(values)
  const rows = shownRows(values)
  const isEqual = values.method === 'equal'
  const yours = yourShare(rows)
  // Typed text is kept while it means the current number of rows.
  const shownCount = count !== undefined && clampCount(count) === rows.length ? count : String(rows.length)
  const put = (id: string, patch: Partial<DraftShare>) =>
    onChange({ rows: values.rows.map((row) => (row.id === id ? { ...row, ...patch } : row)) })
  const takeOut = (id: string) => {
    onChange({ rows: values.rows.filter((row) => row.id !== id) })
    requestAnimationFrame(() => countField.current?.focus())
  }
  return (
    <section aria-label={splitTexts.section} className={styles['panel']}>
      <div className={styles['share']}>
        <span>{splitTexts.yourShare}</span>
        <strong>{formatMoney(yours ?? 0)}</strong>
        <span className={styles['of']}>{splitTexts.ofTotal(formatMoney(total))}</span>
      </div>
      <div className={styles['terms']}>
        <Field label={splitTexts.howMany}>
          <TextInput
            ref={countField}
            type="number"
            inputMode="numeric"
            min={MIN_CONTRIBUTORS}
            max={MAX_CONTRIBUTORS}
            value={shownCount}
            onChange={(event) => {
              setCount(event.target.value)
              onChange(changeCount(values, clampCount(event.target.value), total, blankRow))
            }}
            onBlur={() => setCount(undefined)}
          />
        </Field>
        <div className={styles['method']}>
          <SegmentedControl
            full
            label={splitTexts.method}
            options={methods}
            value={values.method}
            onChange={(method) => onChange({ method })}
          />
        </div>
      </div>
      <FieldGroup label={splitTexts.contributors} error={errors?.people}>
        <ul className={styles['rows']}>
          {rows.map((row, index) => (
            <li key={row.id} className={styles['row']}>
              <Cell label={`${splitTexts.name} ${index + 1}`} error={errors?.names.get(row.id)}>
                <NameField
                  placeholder={splitTexts.name}
                  value={row.name}
                  suggest={suggest}
                  onPick={({ fullName, email }) => put(row.id, { name: fullName, email: row.email || (email ?? '') })}
                  onChange={(event) => put(row.id, { name: event.target.value })}
                />
              </Cell>
              <Cell
                label={`${splitTexts.amount} ${index + 1}`}
                error={tooLargeError(row.amountCents, splitTexts.shareAmount)}
              >
                <AmountInput
                  className={styles['amount']}
                  cents={row.amountCents}
                  disabled={isEqual}
                  onChange={(amountCents) => put(row.id, { amountCents })}
                />
              </Cell>
              <span className={styles['tool']}>
                {canRemove(rows) && (
                  <IconButton
                    size="sm"
                    label={splitTexts.remove(row.name.trim() || splitTexts.contributor(index + 1))}
                    icon={<X />}
                    onClick={() => takeOut(row.id)}
                  />
                )}
              </span>
              <Cell
                className={styles['email']}
                label={`${splitTexts.email} ${index + 1}`}
                error={errors?.emails.get(row.id)}
              >
                <TextInput
                  type="email"
                  placeholder={splitTexts.email}
                  maxLength={254}
                  autoComplete="off"
                  value={row.email}
                  onChange={(event) => put(row.id, { email: event.target.value })}
                />
              </Cell>
              {row.confirmed && (
                <span className={styles['confirmed']}>
                  <Badge tone="friend" icon={<CircleCheck />}>
                    {splitTexts.confirmed}
                  </Badge>
                </span>
              )}
            </li>
          ))}
        </ul>
      </FieldGroup>
      {isEqual ? (
        <p className={styles['each']}>
          {splitTexts.eachPays} <strong>{eachText(values)}</strong>
        </p>
      ) : (
        <Rest values={values} onChange={onChange} />
      )}
    </section>
  )
}

/** One field of a row; its label is for the ear, since the placeholder or the "$" says it to the eye. */
function Cell({
  label,
  error,
  className,
  children,
}: {
  label: string
  error: string | undefined
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={cx(styles['cell'], className)}>
      <Field label={<span className={styles['unseen']}>{label}</span>} error={error}>
        {children}
      </Field>
    </div>
  )
}
