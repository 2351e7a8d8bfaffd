import { generalTexts } from '#domain/texts/general.ts'
import styles from './AppModal.module.css'
import { Spinner } from './Spinner.tsx'

/** What is seen while the code of a dialog is on its way. */
export function DialogLoading() {
  return (
    <div className={styles['scrim']}>
      <output className={styles['waiting']}>
        <Spinner size={34} label={generalTexts.loading} />
      </output>
    </div>
  )
}
