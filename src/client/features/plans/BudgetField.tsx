import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { parseAmount, toDecimal, type Cents } from '#domain/shared/money.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './BudgetField.module.css'

/** A budget that is edited where it's read: saved by Enter and on leaving it, put back by Escape; empty removes it. */
export function BudgetField({
  label,
  cents,
  onSave,
  isLarge = false,
}: {
  label: string
  /** Null without a budget. */
  cents: Cents | null
  /** Undefined for one that can't be changed anymore. */
  onSave: ((amount: string | null) => void) | undefined
  isLarge?: boolean
}) {
  const [typed, setTyped] = useState<string>()
  const shown = cents === null ? '' : shortMoney(cents)
  const read = typed === undefined ? undefined : amountIn(typed)
  if (onSave === undefined) return <b className={styles['fixed']}>{cents === null ? texts.noBudget : shown}</b>
  const save = () => {
    if (read === undefined) return
    // What is no amount stays as it was typed, with the reason.
    if (read === 'unreadable') return
    setTyped(undefined)
    if (read !== cents) onSave(read === null ? null : toDecimal(read))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault()
      setTyped(undefined)
    } else if (event.key === 'Enter') save()
  }
  const isWrong = read === 'unreadable'
  return (
    <span className={styles['field']}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        title={isWrong ? texts.budgetInvalid : label}
        placeholder={texts.setBudget}
        className={cx(styles['input'], isLarge && styles['large'])}
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
      {isWrong && (
        <span role="alert" className={styles['wrong']}>
          {texts.budgetInvalid}
        </span>
      )}
    </span>
  )
}

/** Null for an empty field. */
function amountIn(text: string): Cents | null | 'unreadable' {
  return text.trim() === '' ? null : (parseAmount(text) ?? 'unreadable')
}
