import { Suspense } from 'react'
import type { Gift } from '#domain/gifts/schema.ts'
import { lazyPart } from '#client/lib/lazy.ts'

const OfferNote = lazyPart(() => import('../offers/OfferNote.tsx'), 'OfferNote')

/** Loads what a shop says of a gift only where it says something new. */
export function OfferLine({ gift }: { gift: Gift }) {
  const { offer } = gift
  if (offer === null || (offer.inStock && offer.was === null)) return null
  return (
    <Suspense fallback={null}>
      <OfferNote gift={gift} />
    </Suspense>
  )
}
