import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { givenBefore } from '#domain/gifts/counts.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { openAddGiftIdea } from '#client/features/gifts/dialogs.ts'
import { GiftTile } from '#client/features/gifts/parts/GiftTile.tsx'
import { GivenBefore } from '#client/features/gifts/parts/GivenBefore.tsx'
import { useBoardZone } from '#client/features/gifts/parts/board.ts'
import { givenYear, withFacts } from '#client/features/gifts/parts/gift-facts.ts'
import { giftQueries } from '#client/features/gifts/queries.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import styles from './ContactGifts.module.css'
import { assignedGifts } from './assigned-gifts.ts'

/**
 * The gift ideas panel of a person: 'General Gift Ideas', those without an event, right below the events to which they
 * are dragged, and what is assigned to any of them. A gift is listed here or in the lists of an open row above, never in
 * both.
 */
export function ContactGifts({
  contactId,
  expanded,
}: {
  contactId: number
  /** The events whose lists are open above, the one opened last at the end: what a tile assigns goes to it. */
  expanded: readonly number[]
}) {
  const query = useQuery(giftQueries.ofContact(contactId))
  const today = useToday()
  const general = query.data?.filter(({ occasionId }) => occasionId === null)
  return (
    <>
      <Card
        title={giftTexts.generalList}
        beside={
          general !== undefined && general.length > 0 && <span className={styles['count']}>{general.length}</span>
        }
        padded
        actions={
          <Button size="sm" icon={<Plus />} onClick={() => void openAddGiftIdea({ contactId })}>
            {giftTexts.addIdea}
          </Button>
        }
      >
        <div className={styles['gifts']}>
          {general !== undefined ? (
            <General gifts={general} eventId={expanded.at(-1) ?? null} today={today} />
          ) : query.isError ? (
            <ErrorState
              title={giftTexts.couldNotLoadIdeas}
              pending={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <Skeleton height={64} radius={12} />
          )}
        </div>
      </Card>
      <AssignedGifts contactId={contactId} expanded={expanded} />
    </>
  )
}

/** What a person was given at occurrences that are over, by year, newest first; nothing without any. */
export function GivenToContact({ contactId }: { contactId: number }) {
  const gifts = useQuery(giftQueries.ofContact(contactId)).data ?? []
  const given = givenBefore(gifts.map(withFacts), useToday())
  if (given.length === 0) return null
  return (
    <Card padded>
      <GivenBefore years={given} />
    </Card>
  )
}

/** What is planned for any event, also for one that is over and for which it was never bought. */
function AssignedGifts({ contactId, expanded }: { contactId: number; expanded: readonly number[] }) {
  const gifts = useQuery(giftQueries.ofContact(contactId)).data
  const events = useQuery(occasionQueries.ofContact(contactId)).data
  const assigned = assignedGifts(gifts ?? [], events ?? []).filter(({ event }) => !expanded.includes(event.id))
  if (assigned.length === 0) return null
  return (
    <Card title={giftTexts.assignedGifts(assigned.length)} padded>
      <VirtualRows
        label={giftTexts.assignedGifts(assigned.length)}
        scroller="nearest"
        items={assigned}
        keyOf={({ gift }) => gift.id}
        estimate={66}
        gap={8}
        minWidth={270}
        className={styles['list']}
        renderItem={({ gift, event }) => (
          <GiftTile
            gift={gift}
            eventId={event.id}
            zone={`event-${event.id}`}
            note={`${eventNameWithoutContact(event.name, event.contact.fullName)}, ${formatMediumDate(event.day)}`}
          />
        )}
      />
    </Card>
  )
}

const place = { list: 'general' } as const

function General({ gifts, eventId, today }: { gifts: readonly Gift[]; eventId: number | null; today: CalendarDate }) {
  const element = useBoardZone<HTMLDivElement>({ name: place.list, place })
  return (
    <div ref={element} className={styles['zone']}>
      {gifts.length === 0 ? (
        <p className={styles['empty']}>{giftTexts.emptyGeneral}</p>
      ) : (
        <VirtualRows
          label={giftTexts.generalList}
          scroller="nearest"
          items={gifts}
          keyOf={({ id }) => id}
          estimate={66}
          gap={8}
          minWidth={270}
          className={styles['list']}
          renderItem={(gift) => <GiftTile gift={gift} eventId={eventId} zone={place.list} note={noteOf(gift, today)} />}
        />
      )}
    </div>
  )
}

function noteOf(gift: Gift, today: CalendarDate): string | undefined {
  const given = givenYear(gift, today)
  if (given !== undefined) return giftTexts.givenIn(given)
  return gift.isPurchased ? giftTexts.boughtNotAssigned : undefined
}
