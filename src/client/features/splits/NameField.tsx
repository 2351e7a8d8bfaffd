import type { ComponentProps } from 'react'
import { personColor } from '#domain/contacts/relationships.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Combobox } from '#client/ui/Combobox.tsx'
import styles from './NameField.module.css'
import type { Suggest, SuggestedPerson } from './use-suggestions.ts'

/** The name of somebody who shares a gift, typed or chosen from the contacts that are suggested meanwhile. */
export function NameField({
  value,
  suggest,
  onPick,
  ...input
}: Omit<ComponentProps<typeof Combobox>, 'choices' | 'listLabel' | 'onChoose' | 'value'> & {
  value: string
  suggest: Suggest
  onPick: (person: SuggestedPerson) => void
}) {
  const people = suggest(value)
  return (
    <Combobox
      {...input}
      maxLength={200}
      value={value}
      listLabel={splitTexts.fromContacts}
      choices={people.map(({ id, fullName, relationship, email }) => ({
        value: String(id),
        label: (
          <>
            <Avatar name={fullName} tone={personColor(relationship)} size="sm" />
            <span className={styles['words']}>
              <span className={styles['name']}>{fullName}</span>
              {email !== null && <span className={styles['email']}>{email}</span>}
            </span>
          </>
        ),
      }))}
      onChoose={(id) => {
        const person = people.find((one) => String(one.id) === id)
        if (person !== undefined) onPick(person)
      }}
    />
  )
}
