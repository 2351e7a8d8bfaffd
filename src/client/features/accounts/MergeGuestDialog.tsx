import { accountTexts } from '#domain/texts/accounts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { counted } from '#domain/texts/plural.ts'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { AppModal } from '../../ui/AppModal.tsx'
import { Button } from '../../ui/Button.tsx'
import type { GuestBelongings } from './mutations.ts'

export function MergeGuestDialog({
  belongings,
  close,
}: DialogProps<'bring' | 'leave'> & { belongings: GuestBelongings }) {
  const { contacts, events, gifts, duplicates } = belongings
  return (
    <AppModal
      alert
      size="md"
      title={accountTexts.mergeGuest(belongings).title}
      actions={
        <>
          <Button data-start variant="ghost" onClick={() => close()}>
            {generalTexts.cancel}
          </Button>
          <Button onClick={() => close('leave')}>Leave them behind</Button>
          <Button data-autofocus variant="primary" onClick={() => close('bring')}>
            Bring them along
          </Button>
        </>
      }
    >
      <p>
        Signing in would bring along {counted(contacts, 'contact')}, {counted(events, 'event')},{' '}
        {counted(gifts, 'gift')}
        {duplicates > 0 && ` (${counted(duplicates, 'duplicate')})`}. What you leave behind cannot be brought along
        later.
      </p>
    </AppModal>
  )
}
