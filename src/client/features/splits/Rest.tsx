import { balanceOf, balanceText } from '#domain/splits/balance.ts'
import { canAdd } from '#domain/splits/rows.ts'
import { canPutRestOnYou, isOwn, putRestOnYou } from '#domain/splits/shares.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/Button.tsx'
import styles from './Rest.module.css'
import { blankRow, totalOf } from './split-values.ts'
import type { SplitValues } from './split-values.ts'

/** Of custom amounts: 'Left $3.00' or 'Over by $0.01' while they are typed, and the way to let oneself pay the rest. */
export function Rest({
  values,
  onChange,
}: {
  values: SplitValues
  onChange: (patch: Pick<SplitValues, 'rows'>) => void
}) {
  const { rows } = values
  const total = totalOf(values)
  const balance = balanceOf(rows, total)
  const text = balanceText(balance)
  const hasYou = rows.some(isOwn)
  const joins = !hasYou && balance.left > 0 && canAdd(rows)
  const put = () => {
    const all = joins ? [{ ...blankRow(), name: splitTexts.you }, ...rows] : rows
    onChange({ rows: putRestOnYou(all, total) })
  }
  return (
    <div className={styles['rest']}>
      <output className={cx(styles['text'], balance.over > 0 && styles['over'])}>{text}</output>
      {(joins || canPutRestOnYou(rows, total)) && (
        <Button size="sm" variant="tint" onClick={put}>
          {splitTexts.putRestOnYou}
        </Button>
      )}
    </div>
  )
}
