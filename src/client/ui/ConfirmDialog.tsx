import { generalTexts } from '#domain/texts/general.ts'
import type { DialogProps, Question } from '../lib/dialogs.tsx'
import { AppModal } from './AppModal.tsx'
import { Button } from './Button.tsx'

export function ConfirmDialog({ question, close }: DialogProps<boolean> & { question: Question }) {
  return (
    <AppModal
      alert
      size="sm"
      title={question.title}
      actions={
        <>
          {/* The safe answer has the focus: a hasty Enter destroys nothing. */}
          <Button data-autofocus onClick={() => close(false)}>
            {question.cancel ?? generalTexts.cancel}
          </Button>
          <Button variant={question.destructive === true ? 'danger' : 'primary'} onClick={() => close(true)}>
            {question.action}
          </Button>
        </>
      }
    >
      <p>{question.text}</p>
    </AppModal>
  )
}
