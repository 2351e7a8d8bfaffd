import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { firstNameOf } from '#domain/contacts/first-name.ts'
import { byThanks } from '#domain/presents/order.ts'
import { presentTexts as texts } from '#domain/texts/presents.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { AddPresent } from '../AddPresent.tsx'
import { PresentRow } from '../PresentRow.tsx'
import { presentQueries } from '../queries.ts'
import styles from './PresentsFromContact.module.css'

/** In a contact's details: what they gave the user. */
export function PresentsFromContact({ contact }: { contact: Pick<Contact, 'id' | 'fullName'> }) {
  const { data: presents, isError } = useQuery(presentQueries.all)
  const [isAdding, setAdding] = useState(false)
  if (isError && presents === undefined) return null
  const own = (presents ?? []).filter(({ contactId }) => contactId === contact.id).toSorted(byThanks)
  return (
    <Card
      title={texts.fromPerson(firstNameOf(contact.fullName))}
      padded
      actions={
        !isAdding && (
          <Button size="sm" icon={<Plus />} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <div className={styles['presents']}>
        {isAdding && <AddPresent from={contact} onDone={() => setAdding(false)} />}
        {presents === undefined ? (
          // Its room is kept: what is below would move away from under a finger.
          <Skeleton height={20} width="70%" />
        ) : own.length === 0 ? (
          !isAdding && <p className={styles['none']}>{texts.noneFrom}</p>
        ) : (
          <VirtualRows
            label={texts.title}
            scroller="nearest"
            items={own}
            keyOf={({ id }) => id}
            estimate={64}
            gap={8}
            renderItem={(present) => <PresentRow present={present} isOfContact />}
          />
        )}
      </div>
    </Card>
  )
}
