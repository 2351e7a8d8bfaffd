import { useQuery } from '@tanstack/react-query'
import { CalendarX, Search } from 'lucide-react'
import { useState } from 'react'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { foldText, matches } from '#domain/shared/search-text.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import styles from './ChooseEventDialog.module.css'
import { eventLabel, eventsToCome } from './event-label.ts'

/** Of one person, or of everybody within 365 days. */
export type EventsOf = { contactId: number; fullName: string } | 'everybody'

/** No event: an idea without one. */
export type ChosenEvent = { event: ListedOccasion | undefined; isSaved: boolean }

/** One of many events, to be searched, or none for an idea; its buttons say what is done with it. */
export function ChooseEventDialog({
  of,
  actions,
  close,
}: DialogProps<ChosenEvent> & { of: EventsOf; actions: readonly ('assign' | 'idea')[] }) {
  const { requestClose } = useDialog()
  const ofContact = useQuery({
    ...occasionQueries.ofContact(of === 'everybody' ? 0 : of.contactId),
    enabled: of !== 'everybody',
  })
  const upcoming = useQuery({ ...occasionQueries.upcoming(), enabled: of === 'everybody' })
  const query = of === 'everybody' ? upcoming : ofContact
  const [text, setText] = useState('')
  const [chosenId, setChosenId] = useState<number | 'none'>()
  const canBeNone = actions.includes('idea')
  const offersNone = canBeNone && matches(recommendationTexts.withoutEvent, text)
  const events = eventsToCome(query.data ?? [])
  const found = events.filter((event) => matches(labelOf(event, of), text))
  const chosen = found.find(({ id }) => id === chosenId)
  const finish = (isSaved: boolean) => close({ event: chosen, isSaved })
  return (
    <AppModal
      size="sm"
      title={recommendationTexts.chooseEvent}
      subtitle={of === 'everybody' ? undefined : <span>{of.fullName}</span>}
      actions={
        <>
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
          {actions.includes('idea') && (
            <Button
              data-main={actions.includes('assign') ? undefined : true}
              variant={actions.length === 1 ? 'primary' : 'secondary'}
              disabled={chosen === undefined && chosenId !== 'none'}
              onClick={() => finish(false)}
            >
              {recommendationTexts.saveAsIdea}
            </Button>
          )}
          {actions.includes('assign') && (
            <Button data-main variant="primary" disabled={chosen === undefined} onClick={() => finish(true)}>
              {recommendationTexts.assignToEvent}
            </Button>
          )}
        </>
      }
    >
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState
            title={recommendationTexts.couldNotLoadEvents}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton height={220} radius={12} />
        )
      ) : events.length === 0 && !canBeNone ? (
        <EmptyState
          icon={<CalendarX />}
          title={of === 'everybody' ? recommendationTexts.noEventsAvailable : recommendationTexts.noEventsForContact}
        />
      ) : (
        <div className={styles['choice']}>
          <TextInput
            type="search"
            icon={<Search />}
            aria-label={recommendationTexts.searchEvents}
            placeholder={recommendationTexts.searchEvents}
            autoComplete="off"
            data-autofocus
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {found.length === 0 && (
            <output className={styles['none']}>
              {events.length > 0
                ? recommendationTexts.noEventFound
                : of === 'everybody'
                  ? recommendationTexts.noEventsAvailable
                  : recommendationTexts.noEventsForContact}
            </output>
          )}
          {(found.length > 0 || offersNone) && (
            <div
              key={foldText(text)}
              className={styles['scroller']}
              role="radiogroup"
              aria-label={recommendationTexts.chooseEvent}
            >
              {offersNone && (
                <label className={styles['event']}>
                  <input type="radio" name="event" checked={chosenId === 'none'} onChange={() => setChosenId('none')} />
                  <span>{recommendationTexts.withoutEvent}</span>
                </label>
              )}
              <VirtualRows
                label={recommendationTexts.chooseEvent}
                scroller="nearest"
                items={found}
                keyOf={({ id }) => id}
                estimate={44}
                renderItem={(event) => (
                  <label className={styles['event']}>
                    <input
                      type="radio"
                      name="event"
                      checked={event.id === chosenId}
                      onChange={() => setChosenId(event.id)}
                    />
                    <span>{labelOf(event, of)}</span>
                  </label>
                )}
              />
            </div>
          )}
        </div>
      )}
    </AppModal>
  )
}

function labelOf(event: ListedOccasion, of: EventsOf): string {
  return eventLabel(event, of === 'everybody')
}
