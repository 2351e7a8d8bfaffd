import { useQuery } from '@tanstack/react-query'
import { accountTexts } from '#domain/texts/accounts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { api } from '../../lib/api.ts'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { AppModal } from '../../ui/AppModal.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

type Counts = { totalContacts: number; totalEvents: number; totalGifts: number }

/** Exit Guest ends everything a guest has: says how much that is and offers to keep it (decisions: Accounts). */
export function ExitGuestDialog({ close }: DialogProps<'leave' | 'create-account'>) {
  const stats = useQuery({
    queryKey: ['stats'],
    queryFn: ({ signal }) => api.get<Counts>('/stats', { signal }),
  })
  const { totalContacts = 0, totalEvents = 0, totalGifts = 0 } = stats.data ?? {}
  const warning = accountTexts.exitGuest({ contacts: totalContacts, events: totalEvents, gifts: totalGifts })
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
            Create account
          </Button>
        </>
      }
    >
      {stats.isPending ? (
        <Skeleton height={44} />
      ) : (
        <p>{stats.isError ? 'Everything you entered as a guest will be lost.' : warning.description}</p>
      )}
    </AppModal>
  )
}
