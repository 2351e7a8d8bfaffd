import { useQuery } from '@tanstack/react-query'
import { guestExitTexts } from '#domain/texts/guest-exit.ts'
import { guestTexts } from '#domain/texts/guests.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { guestBelongingsQuery } from './guest-belongings.ts'

/** Exit Guest deletes everything a guest has: says how much that is and offers to keep it. */
export function ExitGuestDialog({ close }: DialogProps<'leave' | 'create-account'>) {
  const belongings = useQuery(guestBelongingsQuery)
  const warning = guestExitTexts(belongings.data)
  return (
    <AppModal
      alert
      size="sm"
      title={warning.title}
      actions={
        <>
          <Button data-autofocus data-start variant="ghost" onClick={() => close()}>
            {generalTexts.cancel}
          </Button>
          <Button variant="danger" onClick={() => close('leave')}>
            {warning.confirm}
          </Button>
          <Button variant="primary" onClick={() => close('create-account')}>
            {guestTexts.createAccount}
          </Button>
        </>
      }
    >
      {belongings.isPending ? <Skeleton height={44} /> : <p>{warning.description}</p>}
    </AppModal>
  )
}
