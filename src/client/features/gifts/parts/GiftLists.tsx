import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { Button } from '#client/ui/Button.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { openAddAssignedGift, openAddGiftIdea } from '../dialogs.ts'
import { GiftZone } from '../drag/GiftZone.tsx'
import { giftQueries } from '../queries.ts'
import { GiftBoard } from './GiftBoard.tsx'
import styles from './GiftLists.module.css'
import { GivenBefore } from './GivenBefore.tsx'
import { useBoard } from './board.ts'
import { eventLists } from './event-lists.ts'

type ListsProps = {
  event: {
    id: number
    name: string
    contactId: number
    /** The occurrence the lists are about. */
    occurrence: CalendarDate
  }
  /** zones: 'Ideas' and 'Assigned' side by side; named: 'Assigned Gifts (n)' and 'Gift Ideas Bank (n)' (the editor). */
  look?: 'zones' | 'named'
  /** Whether a drop asks for confirmation (the editor). */
  asksFirst?: boolean
  showsGivenBefore?: boolean
}

/** The two lists of an event's coming occurrence, with what was given before below them. */
export function GiftLists(props: ListsProps) {
  const board = useBoard()
  if (board !== null) return <Lists {...props} isOnContact={board.board.kind === 'contact'} />
  return (
    <GiftBoard kind={props.asksFirst === true ? 'editor' : 'event'}>
      <Lists {...props} isOnContact={false} />
    </GiftBoard>
  )
}

function Lists({
  event,
  look = 'zones',
  showsGivenBefore = false,
  isOnContact,
}: ListsProps & { /** All gifts of the contact are there already. */ isOnContact: boolean }) {
  const ofEvent = useQuery({ ...giftQueries.ofOccasion(event.id), enabled: !isOnContact })
  const ofContact = useQuery({ ...giftQueries.ofContact(event.contactId), enabled: isOnContact })
  const query = isOnContact ? ofContact : ofEvent
  if (query.data === undefined) {
    if (!query.isError) return <ListSkeletons />
    return (
      <ErrorState
        title={giftTexts.couldNotLoadOfEvent}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const { ideas, assigned, before } = eventLists(query.data, event.id, event.occurrence)
  const isNamed = look === 'named'
  const bank = (
    <GiftZone
      list="ideas"
      title={isNamed ? giftTexts.ideasBank(ideas.length) : giftTexts.zones.ideas}
      count={isNamed ? undefined : ideas.length}
      gifts={ideas}
      event={event}
      empty={giftTexts.emptyIdeas}
      action={
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus />}
          onClick={() => void openAddGiftIdea({ contactId: event.contactId, occasionId: event.id })}
        >
          {giftTexts.addIdea}
        </Button>
      }
    />
  )
  const chosen = (
    <GiftZone
      list="assigned"
      title={isNamed ? giftTexts.assignedGifts(assigned.length) : giftTexts.zones.assigned}
      count={isNamed ? undefined : assigned.length}
      gifts={assigned.map((gift) => ({ gift, isGeneral: false }))}
      event={event}
      empty={giftTexts.emptyAssigned}
      action={
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus />}
          onClick={() => void openAddAssignedGift(event.contactId, event)}
        >
          {giftTexts.addGift}
        </Button>
      }
    />
  )
  return (
    <div className={styles['lists']}>
      <div className={styles['zones']}>
        {!isNamed && bank}
        {chosen}
        {isNamed && bank}
      </div>
      {showsGivenBefore && before.length > 0 && <GivenBefore years={before} />}
    </div>
  )
}

function ListSkeletons() {
  return (
    <output className={styles['zones']} aria-label={giftTexts.loadingGifts}>
      <Skeleton height={140} radius={14} />
      <Skeleton height={140} radius={14} />
    </output>
  )
}
