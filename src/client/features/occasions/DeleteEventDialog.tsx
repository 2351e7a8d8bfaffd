import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { AppModal } from '../../ui/AppModal.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import styles from './EditEventDialog.module.css'
import { occasionQueries } from './queries.ts'

/** The question before an event goes. What was bought is kept unless somebody says otherwise. */
export function DeleteEventDialog({ occasionId, close }: DialogProps<{ keepGifts: boolean }> & { occasionId: number }) {
  const gifts = useQuery(occasionQueries.belongings(occasionId)).data
  const [chosen, setChosen] = useState<boolean>()
  const keepGifts = chosen ?? (gifts?.purchased ?? 0) > 0
  const { title, description, keepGifts: keepLabel, confirm } = eventTexts.confirmDelete
  return (
    <AppModal
      alert
      size="sm"
      title={title}
      actions={
        <>
          <Button data-autofocus onClick={() => close()}>
            {generalTexts.cancel}
          </Button>
          <Button variant="danger" onClick={() => close({ keepGifts })}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles['question']}>
        <p>{description}</p>
        {gifts !== undefined && gifts.all > 0 && (
          <>
            {!keepGifts && <p>{eventTexts.confirmDeleteWith(gifts.all)}</p>}
            <Checkbox
              label={keepLabel}
              hint="They move to the general list of the contact."
              checked={keepGifts}
              onChange={setChosen}
            />
          </>
        )}
      </div>
    </AppModal>
  )
}
