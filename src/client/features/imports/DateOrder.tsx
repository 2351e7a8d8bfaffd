import type { DateOrder as Order } from '#domain/imports/found-person.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import styles from './DateOrder.module.css'

const options = (['month-first', 'day-first'] as const).map((value) => ({
  value,
  label: texts.dateOrder.options[value],
}))

/** Asked where every date of a file could be read both ways. */
export function DateOrder({ value, onChange }: { value: Order; onChange: (order: Order) => void }) {
  return (
    <div className={styles['question']}>
      <span>
        {texts.dateOrder.notSure} <strong>{texts.dateOrder.question}</strong>
      </span>
      <SegmentedControl label={texts.dateOrder.question} options={options} value={value} onChange={onChange} />
    </div>
  )
}
