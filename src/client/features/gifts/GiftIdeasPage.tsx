import { Suspense, useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { presentTexts } from '#domain/texts/presents.ts'
import { yourIdeasTexts } from '#domain/texts/your-ideas.ts'
import { SpecialDeals } from '#client/features/recommendations/parts/SpecialDeals.tsx'
import { goTo } from '#client/lib/back.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { paths } from '#client/lib/paths.ts'
import { Tabs } from '#client/ui/Tabs.tsx'
import styles from './GiftIdeasPage.module.css'
import { GiftSearchBox } from './GiftSearchBox.tsx'
import { YourIdeasSkeleton } from './yours/YourIdeasSkeleton.tsx'

const YourIdeas = lazyPart(() => import('./yours/YourIdeas.tsx'), 'YourIdeas')

const PresentsReceived = lazyPart(
  () => import('#client/features/presents/parts/PresentsReceived.tsx'),
  'PresentsReceived',
)

type Shown = 'ideas' | 'received'

/** Search for gifts, find what is saved already or was received, and browse Special Deals. */
export function GiftIdeasPage() {
  const [text, setText] = useState('')
  const shown = new URLSearchParams(useSearch()).get('show') === 'received' ? 'received' : 'ideas'
  return (
    <div className={styles['page']}>
      <GiftSearchBox text={text} onChange={setText} />
      <Tabs<Shown>
        label={presentTexts.tabs}
        tabs={[
          { value: 'ideas', label: yourIdeasTexts.title },
          { value: 'received', label: presentTexts.tab },
        ]}
        value={shown}
        onChange={(next) => goTo(next === 'received' ? paths.received : paths.gifts)}
      >
        <Suspense fallback={<YourIdeasSkeleton />}>
          {shown === 'received' ? <PresentsReceived /> : <YourIdeas text={text} />}
        </Suspense>
      </Tabs>
      <SpecialDeals />
    </div>
  )
}
