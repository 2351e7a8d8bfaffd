import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { confirm } from '../../../lib/dialogs.tsx'
import { lazyPart } from '../../../lib/lazy.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { openAddGiftIdea } from '../dialogs.ts'
import { listsOf } from '../event-lists.ts'
import type { KnownGift } from '../gift-facts.ts'
import { GiftZone } from '../GiftZone.tsx'
import { useMoveGift } from '../mutations.ts'
import { giftQueries } from '../queries.ts'
import { GivenBefore } from './GivenBefore.tsx'
import styles from './GiftLists.module.css'

// Dragging comes after the lists are there: without it the menu of a tile does the same.
const GiftDragging = lazyPart(() => import('../GiftDragging.tsx'), 'GiftDragging')

type ListName = 'ideas' | 'assigned'

/** The two lists of an event's coming occurrence, with what was given before below them. */
export function GiftLists({
  event,
  look = 'zones',
  asksFirst = false,
  showsGivenBefore = false,
}: {
  event: {
    id: number
    name: string
    contactId: number
    /** The occurrence the lists speak of. */ occurrence: CalendarDate
  }
  /** zones: 'Ideas' and 'Assigned' side by side; named: 'Gift Ideas Bank (n)' and 'Assigned Gifts (n)' (the editor). */
  look?: 'zones' | 'named'
  /** Whether a drop asks for confirmation (the editor). */
  asksFirst?: boolean
  showsGivenBefore?: boolean
}) {
  const query = useQuery(giftQueries.ofOccasion(event.id))
  const move = useMoveGift()
  const [elements] = useState(() => new Map<string, HTMLElement>())
  const place = useRef<HTMLDivElement>(null)

  if (query.data === undefined) {
    if (!query.isError) return <ListSkeletons />
    return (
      <ErrorState
        title="The gifts of this event could not be loaded"
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const { ideas, assigned, before } = listsOf(query.data, event.id, event.occurrence)
  const tiles = [
    ...ideas.map(({ gift }) => ({ gift, list: 'ideas' as const })),
    ...assigned.map((gift) => ({ gift, list: 'assigned' as const })),
  ]
  const drop = async (gift: KnownGift, to: ListName) => {
    if (!asksFirst || (await confirm(questionFor(gift, to, event.name)))) move.mutate({ gift, to, eventId: event.id })
  }
  const keep = (name: string) => (element: HTMLElement | null) => {
    if (element === null) elements.delete(name)
    else elements.set(name, element)
  }
  return (
    <div ref={place} className={styles['lists']}>
      <div className={styles['zones']}>
        <GiftZone
          list="ideas"
          title={look === 'zones' ? 'Ideas' : giftTexts.ideasBank(ideas.length)}
          count={look === 'zones' ? ideas.length : undefined}
          gifts={ideas}
          eventId={event.id}
          empty={giftTexts.emptyIdeas}
          keep={keep}
          action={
            <Button
              size="sm"
              variant="ghost"
              icon={<Plus />}
              onClick={() => void openAddGiftIdea({ contactId: event.contactId, occasionId: event.id })}
            >
              Add Gift Idea
            </Button>
          }
        />
        <GiftZone
          list="assigned"
          title={look === 'zones' ? 'Assigned' : giftTexts.assignedGifts(assigned.length)}
          count={look === 'zones' ? assigned.length : undefined}
          gifts={assigned.map((gift) => ({ gift, isGeneral: false }))}
          eventId={event.id}
          empty={giftTexts.emptyAssigned}
          keep={keep}
        />
      </div>
      {tiles.length > 0 && (
        <Suspense fallback={null}>
          <GiftDragging tiles={tiles} elements={elements} onDrop={(gift, to) => void drop(gift, to)} />
        </Suspense>
      )}
      {showsGivenBefore && before.length > 0 && <GivenBefore years={before} />}
    </div>
  )
}

function questionFor(gift: KnownGift, to: ListName, eventName: string) {
  const {
    title,
    description,
    confirm: action,
  } = to === 'assigned' ? giftTexts.confirmAssign(gift.title, eventName) : giftTexts.confirmMoveToIdeas(gift.title)
  return { title, text: description, action }
}

function ListSkeletons() {
  return (
    <output className={styles['zones']} aria-label="Loading gifts">
      <Skeleton height={140} radius={14} />
      <Skeleton height={140} radius={14} />
    </output>
  )
}
