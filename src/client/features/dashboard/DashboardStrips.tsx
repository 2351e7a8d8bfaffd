import { Suspense } from 'react'
import { AddressStrip } from '#client/features/reminders/parts/AddressStrip.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const HowDidItGo = lazyPart(() => import('#client/features/gifts/parts/HowDidItGo.tsx'), 'HowDidItGo')

/** What needs an answer, above everything else: where reminders go, and how gifts went that were given lately. */
export function DashboardStrips({ isMailed, hasGiven }: { isMailed: boolean; hasGiven: boolean }) {
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
