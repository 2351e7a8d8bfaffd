import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { AddressStrip } from '#client/features/reminders/parts/AddressStrip.tsx'
import { DASHBOARD_DAYS, DASHBOARD_EVENTS } from '#domain/dashboard/extent.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { useSession } from '#client/lib/session.ts'

const HowDidItGo = lazyPart(() => import('#client/features/gifts/parts/HowDidItGo.tsx'), 'HowDidItGo')

/** What needs an answer, above everything else: where reminders go, and how gifts went that were given lately. */
export function DashboardStrips() {
  // Nobody for a moment while one signs out.
  const isMailed = useSession().data?.isGuest === false
  const past = useQuery(occasionQueries.past(DASHBOARD_DAYS, DASHBOARD_EVENTS)).data ?? []
  const hasGiven = past.some(({ gifts }) => gifts.purchased > 0)
  return (
    <>
      {isMailed && <AddressStrip />}
      {hasGiven && (
        <Suspense fallback={null}>
          <HowDidItGo />
        </Suspense>
      )}
    </>
  )
}
