import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { openAddGiftIdea } from '../gifts/dialogs.ts'
import { GiftTile } from '../gifts/parts/GiftTile.tsx'
import { GivenBefore } from '../gifts/parts/GivenBefore.tsx'
import { giftQueries } from '../gifts/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ContactGifts.module.css'
import { givenGifts } from './given-gifts.ts'
import { useToday } from './use-today.ts'

/** 'General Gift Ideas', those without an event, and what the person was given before. */
export function ContactGifts({
  contactId,
  expanded,
}: {
  contactId: number
  /** The event that is expanded above: what a tile assigns goes to it. */
  expanded: number | undefined
}) {
  const query = useQuery(giftQueries.ofContact(contactId))
  const today = useToday()
  const general = query.data?.filter(({ occasionId }) => occasionId === null)
  const given = givenGifts(query.data ?? [], today)
  return (
    <Card
      title="General Gift Ideas"
      padded
      actions={
        <Button size="sm" icon={<Plus />} onClick={() => void openAddGiftIdea({ contactId })}>
          Add Gift Idea
        </Button>
      }
    >
      <div className={styles['gifts']}>
        {general !== undefined ? (
          <General gifts={general} eventId={expanded ?? null} />
        ) : query.isError ? (
          <ErrorState
            title="The gift ideas could not be loaded"
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton height={64} radius={12} />
        )}
        {given.length > 0 && <GivenBefore years={given} />}
      </div>
    </Card>
  )
}

function General({ gifts, eventId }: { gifts: readonly Gift[]; eventId: number | null }) {
  if (gifts.length === 0) return <p className={styles['empty']}>No ideas without an event.</p>
  return (
    <ul className={styles['list']}>
      {gifts.map((gift) => (
        <li key={gift.id}>
          <GiftTile gift={gift} eventId={eventId} note={gift.isPurchased ? giftTexts.boughtNotAssigned : undefined} />
        </li>
      ))}
    </ul>
  )
}
