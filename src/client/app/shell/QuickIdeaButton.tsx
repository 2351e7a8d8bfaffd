import { Plus } from 'lucide-react'
import { openQuickCapture, prepareQuickCapture } from '#client/features/quick-capture/dialogs.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import styles from './QuickIdeaButton.module.css'

/** On a phone within the thumb's reach, on every page. The page keeps room for it below its end. */
export function QuickIdeaButton() {
  return (
    <div className={styles['place']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={shellTexts.quickIdea}
        aria-haspopup="dialog"
        onPointerDown={prepareQuickCapture}
        onClick={() => void openQuickCapture()}
      >
        <Plus aria-hidden />
        {shellTexts.idea}
      </button>
    </div>
  )
}
