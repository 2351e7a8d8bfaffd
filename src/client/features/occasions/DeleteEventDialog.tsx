import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Occasion } from '#domain/occasions/schema.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { api } from '#client/lib/api.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import styles from './EditEventDialog.module.css'

/** How many gift ideas go with an event, and how many of them are bought. Asked when the question is put, never kept. */
const belongingsQuery = (id: number) =>
  queryOptions({
    queryKey: ['occasions', 'belongings', id],
    queryFn: async ({ signal }) => {
      const gifts = await api('GET /occasions/:id/gift-ideas', { params: { id }, signal })
      const own = gifts.filter(({ occasionId }) => occasionId === id)
      return { all: own.length, purchased: own.filter(({ isPurchased }) => isPurchased).length }
    },
    staleTime: 0,
    gcTime: 0,
  })

/** Asks before deleting an event. Bought gifts are kept by default. */
export function DeleteEventDialog({
  occasion,
  forGood,
  close,
}: DialogProps<{ keepGifts: boolean }> & {
  occasion: Occasion
  /** The event won't be created again. */
  forGood: boolean
}) {
  const query = useQuery(belongingsQuery(occasion.id))
  const gifts = query.data
  const [chosen, setChosen] = useState<boolean>()
  // Until it's known what there is, bought gifts are kept.
  const keepGifts = chosen ?? (gifts === undefined || gifts.purchased > 0)
  const { description, keepGifts: keepLabel } = eventTexts.confirmDelete
  const { fullName } = occasion.contact
  return (
    <AppModal
      alert
      size="sm"
      title={forGood ? eventTexts.removeAndDoNotRecreate : eventTexts.confirmDelete.title}
      actions={
        <>
          <Button data-autofocus onClick={() => close()}>
            {generalTexts.cancel}
          </Button>
          <Button variant="danger" pending={query.isPending} onClick={() => close({ keepGifts })}>
            {forGood ? eventTexts.confirmRemove : eventTexts.confirmDelete.confirm}
          </Button>
        </>
      }
    >
      <div className={styles['question']}>
        <p>{description}</p>
        {forGood && <p>{eventTexts.removeHint(fullName, occasion.linkedTo !== null)}</p>}
        {gifts !== undefined && gifts.all > 0 && (
          <p>{keepGifts ? eventTexts.staysInList(gifts) : eventTexts.goesWithIt(gifts)}</p>
        )}
        {!query.isPending && gifts?.all !== 0 && (
          <Checkbox
            label={keepLabel}
            hint={eventTexts.keepGiftsHint(fullName)}
            checked={keepGifts}
            onChange={setChosen}
          />
        )}
      </div>
    </AppModal>
  )
}
