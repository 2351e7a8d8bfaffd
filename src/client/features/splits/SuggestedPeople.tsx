import { Plus } from 'lucide-react'
import { useId } from 'react'
import { splitTexts } from '#domain/texts/splits.ts'
import { PersonAvatar } from '#client/features/contacts/parts/PersonAvatar.tsx'
import styles from './SuggestedPeople.module.css'
import type { SuggestedPerson } from './use-suggestions.ts'

/** Contacts who may share the gift, each added with one click. */
export function SuggestedPeople({
  people,
  onPick,
}: {
  people: readonly SuggestedPerson[]
  onPick: (person: SuggestedPerson) => void
}) {
  const id = useId()
  if (people.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles['suggested']}>
      <h4 id={id}>{splitTexts.fromContacts}</h4>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              title={person.fullName}
              aria-label={splitTexts.addNamed(person.fullName)}
              onClick={() => onPick(person)}
            >
              <PersonAvatar person={person} size="sm" />
              <span className={styles['name']}>{person.fullName}</span>
              <Plus aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
