import { useId, useState } from 'react'
import { formatMoney } from '#domain/shared/money.ts'
import { eachPays, shareEqually } from '#domain/splits/shares.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { tooLargeError } from './contributor-check.ts'
import styles from './SplitGiftDialog.module.css'
import { totalOf } from './split-values.ts'
import type { SplitValues } from './split-values.ts'

export const methods = [
  { value: 'equal', label: splitTexts.equal },
  { value: 'custom', label: splitTexts.custom },
] as const

/** The total, and whether it is shared equally or by custom amounts. */
export function SplitTerms({
  values,
  onChange,
}: {
  values: SplitValues
  onChange: (patch: Partial<SplitValues>) => void
}) {
  const { rows, method } = values
  const total = totalOf(values)
  const methodId = useId()
  const [said, setSaid] = useState<string>()
  return (
    <div className={styles['terms']}>
      <div className={styles['pair']}>
        <Field label={splitTexts.totalCost} error={tooLargeError(total, splitTexts.totalAmount)}>
          <TextInput
            icon="$"
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            placeholder="0.00"
            value={values.total}
            onChange={(event) => onChange({ total: event.target.value })}
          />
        </Field>
        <div className={styles['method']}>
          <span id={methodId} className={styles['label']}>
            {splitTexts.method}
          </span>
          <SegmentedControl
            full
            label={splitTexts.method}
            options={methods}
            value={method}
            onChange={(chosen) => {
              setSaid(undefined)
              onChange({ method: chosen })
            }}
          />
        </div>
      </div>
      {method === 'equal' && (
        <div className={styles['equal']}>
          <p>
            {splitTexts.eachPays} <strong>{eachText(values)}</strong>
          </p>
          <span className={styles['apply']}>
            <output>{said}</output>
            <Button
              size="sm"
              variant="tint"
              disabled={rows.length === 0}
              onClick={() => {
                // From now on they are the amounts of the custom split as well.
                onChange({ rows: shareEqually(rows, total) })
                setSaid(splitTexts.applied)
              }}
            >
              {splitTexts.applyEqual}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}

/** '$16.23', or '$16.23 – $16.24' where odd cents are left. */
export function eachText(values: SplitValues): string {
  const each = eachPays(values.rows, totalOf(values))
  if (each === null) return formatMoney(0)
  const least = formatMoney(each.least)
  return each.least === each.most ? least : `${least} – ${formatMoney(each.most)}`
}
