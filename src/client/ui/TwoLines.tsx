import styles from './TwoLines.module.css'

/** A name as long as it likes: at most two lines, then an ellipsis. The whole of it in the tooltip and to screen readers. */
export function TwoLines({ children }: { children: string }) {
  return (
    <span className={styles['lines']} title={children}>
      {children}
    </span>
  )
}
