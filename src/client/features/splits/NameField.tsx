import type { ComponentProps } from 'react'
import { splitTexts } from '#domain/texts/splits.ts'
import { PersonAvatar } from '#client/features/contacts/parts/PersonAvatar.tsx'
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
      choices={people.map((person) => ({
        value: String(person.id),
        label: (
          <>
            <PersonAvatar person={person} size="sm" />
            <span className={styles['words']}>
              <span className={styles['name']}>{person.fullName}</span>
              {person.email !== null && <span className={styles['email']}>{person.email}</span>}
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
