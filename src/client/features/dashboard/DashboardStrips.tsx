import { HowDidItGo } from '#client/features/gifts/parts/HowDidItGo.tsx'
import { AddressStrip } from '#client/features/reminders/parts/AddressStrip.tsx'

/** What needs an answer, above everything else: where reminders go, and how gifts went that were given lately. */
export function DashboardStrips({ isMailed, hasGiven }: { isMailed: boolean; hasGiven: boolean }) {
  return (
    <>
      {isMailed && <AddressStrip />}
      {hasGiven && <HowDidItGo />}
    </>
  )
}
