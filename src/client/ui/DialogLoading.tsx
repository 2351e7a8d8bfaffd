import { generalTexts } from '#domain/texts/general.ts'
import { useModal } from '../lib/modal.ts'
import styles from './DialogLoading.module.css'
import { Spinner } from './Spinner.tsx'

/** Shown while a dialog's code loads. */
export function DialogLoading({ requestClose }: { requestClose: () => void }) {
  const dialog = useModal({ requestClose })
  return (
    <dialog ref={dialog} aria-label={generalTexts.loading} className={styles['waiting']}>
      <output>
        <Spinner size={34} label={generalTexts.loading} />
      </output>
    </dialog>
  )
}
