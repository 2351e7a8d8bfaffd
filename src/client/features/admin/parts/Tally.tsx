import styles from './Tally.module.css'

export interface Counted {
  name: string
  count: number
  note?: string | undefined
}

/** A few counts side by side, as many in a row as there is room for. */
export function Tally({ counts }: { counts: readonly Counted[] }) {
  return (
    <dl className={styles['counts']}>
      {counts.map(({ name, count, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {count.toLocaleString('en-US')}
            {note !== undefined && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
