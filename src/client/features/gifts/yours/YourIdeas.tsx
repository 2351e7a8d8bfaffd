import { useQuery } from '@tanstack/react-query'
import { Lightbulb, Plus, SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { captureTexts } from '#domain/texts/quick-capture.ts'
import { yourIdeasTexts as texts } from '#domain/texts/your-ideas.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { openQuickCapture } from '#client/features/quick-capture/dialogs.ts'
import { useNarrow } from '#client/lib/media.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { openGiftSearch } from '../dialogs.ts'
import { GiftBoard } from '../parts/GiftBoard.tsx'
import { giftQueries } from '../queries.ts'
import { IdeasOfPerson } from './IdeasOfPerson.tsx'
import { YourIdeasSkeleton } from './YourIdeasSkeleton.tsx'
import { ideaRows, indexIdeas, narrowIdeas } from './your-ideas.ts'
import type { IndexedIdea } from './your-ideas.ts'
import styles from './YourIdeas.module.css'

/** Shown before 'Show all', so that Special Deals stay near. */
const SHOWN = 12
const SHOWN_ON_PHONES = 6

/** What is saved for everyone and not given yet, by person, narrowed by the text of the search box above. */
export function YourIdeas({ text }: { text: string }) {
  const query = useQuery(giftQueries.all())
  const today = useToday()
  const indexed = useMemo(() => indexIdeas(query.data ?? [], today), [query.data, today])
  // Typing stays fluent with thousands of ideas: the list follows when there is time.
  const applied = useDeferredValue(text)
  const found = useMemo(() => narrowIdeas(indexed, applied), [indexed, applied])
  if (query.data === undefined)
    return query.isError ? (
      <Section>
        <ErrorState title={texts.couldNotLoad} pending={query.isFetching} onRetry={() => void query.refetch()} />
      </Section>
    ) : (
      <YourIdeasSkeleton />
    )
  if (indexed.length === 0)
    return (
      <Section>
        <EmptyState
          icon={<Lightbulb />}
          title={texts.none.title}
          text={texts.none.description}
          action={<QuickIdea />}
        />
      </Section>
    )
  return <Ideas indexed={indexed} found={found} text={applied} />
}

function Ideas({
  indexed,
  found,
  text,
}: {
  indexed: readonly IndexedIdea[]
  found: readonly IndexedIdea[]
  text: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  const fewer = useRef<HTMLButtonElement>(null)
  const all = useRef<HTMLButtonElement>(null)
  const shown = useNarrow() ? SHOWN_ON_PHONES : SHOWN
  const rows = useMemo(() => ideaRows(found, isOpen ? undefined : shown), [found, isOpen, shown])
  const isLong = found.length > shown
  const open = (now: boolean) => {
    // Each button replaces the other, and with it the focus.
    flushSync(() => setIsOpen(now))
    const next = now ? fewer.current : all.current
    next?.focus({ preventScroll: true })
  }
  return (
    <Section
      count={text.trim() === '' ? texts.ofPerson(indexed.length) : texts.found(found.length, indexed.length)}
      actions={
        <>
          {isLong && isOpen && (
            <Button ref={fewer} size="sm" onClick={() => open(false)}>
              {texts.showFewer}
            </Button>
          )}
          <QuickIdea />
        </>
      }
    >
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={texts.notFound.title}
          action={<Button onClick={() => openGiftSearch({ text })}>{texts.notFound.search}</Button>}
        />
      ) : (
        <GiftBoard kind="everyone">
          <VirtualRows
            label={texts.title}
            items={rows}
            keyOf={({ key }) => key}
            estimate={({ ideas }) => 24 + 74 * Math.ceil(ideas.length / 2)}
            renderItem={(row) => <IdeasOfPerson row={row} />}
          />
        </GiftBoard>
      )}
      {isLong && !isOpen && (
        <p className={styles['more']}>
          {texts.shown(shown, found.length)}
          <Button ref={all} size="sm" onClick={() => open(true)}>
            {texts.showAll(found.length)}
          </Button>
        </p>
      )}
    </Section>
  )
}

function Section({ count, actions, children }: { count?: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['ideas']} aria-labelledby="your-ideas">
      <div className={styles['head']}>
        <div>
          <h2 id="your-ideas">{texts.title}</h2>
          <p>{texts.description}</p>
        </div>
        <output className={styles['count']}>{count}</output>
        <div className={styles['actions']}>{actions}</div>
      </div>
      {children}
    </section>
  )
}

function QuickIdea() {
  return (
    <Button size="sm" icon={<Plus />} onClick={() => void openQuickCapture()}>
      {captureTexts.title}
    </Button>
  )
}
