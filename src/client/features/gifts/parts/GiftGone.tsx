import { PackageX } from 'lucide-react'
import { useEffect } from 'react'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { forgetGift } from './gone.ts'

/** Replaces a dialog about a gift that was deleted elsewhere. */
export function GiftGone({ giftId }: { giftId: number }) {
  const { requestClose } = useDialog()
  useEffect(() => forgetGift(giftId), [giftId])
  return (
    <AppModal
      size="sm"
      title={giftTexts.gone.title}
      actions={
        <Button variant="primary" data-autofocus onClick={requestClose}>
          {generalTexts.close}
        </Button>
      }
    >
      <EmptyState icon={<PackageX />} title={giftTexts.gone.description} />
    </AppModal>
  )
}
