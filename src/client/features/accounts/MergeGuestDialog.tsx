import { accountTexts } from '#domain/texts/accounts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import type { GuestBelongings } from './mutations.ts'

export function MergeGuestDialog({
  belongings,
  close,
}: DialogProps<'bring' | 'leave'> & { belongings: GuestBelongings }) {
  const question = accountTexts.mergeGuest(belongings)
  return (
    <AppModal
      alert
      size="md"
      title={question.title}
      actions={
        <>
          <Button data-start variant="ghost" onClick={() => close()}>
            {generalTexts.cancel}
          </Button>
          <Button onClick={() => close('leave')}>{question.decline}</Button>
          <Button data-autofocus variant="primary" onClick={() => close('bring')}>
            {question.confirm}
          </Button>
        </>
      }
    >
      <p>{question.description}</p>
    </AppModal>
  )
}
