import styles from './AppModal.module.css'
import { Spinner } from './Spinner.tsx'

/** What is seen while the code of a dialog is on its way. */
export function DialogLoading() {
  return (
    <div
      className={styles['scrim']}
      data-dialog-open
      role="status"
      style={{ placeItems: 'center', color: 'var(--plum)' }}
    >
      <Spinner size={34} label="Loading..." />
    </div>
  )
}
