import { Suspense, useState } from 'react'
import { SpecialDeals } from '#client/features/recommendations/parts/SpecialDeals.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import styles from './GiftIdeasPage.module.css'
import { GiftSearchBox } from './GiftSearchBox.tsx'
import { YourIdeasSkeleton } from './yours/YourIdeasSkeleton.tsx'

const YourIdeas = lazyPart(() => import('./yours/YourIdeas.tsx'), 'YourIdeas')

/** Search for gifts, find what is saved already, and browse Special Deals. */
export function GiftIdeasPage() {
  const [text, setText] = useState('')
  return (
    <div className={styles['page']}>
      <GiftSearchBox text={text} onChange={setText} />
      <Suspense fallback={<YourIdeasSkeleton />}>
        <YourIdeas text={text} />
      </Suspense>
      <SpecialDeals />
    </div>
  )
}
