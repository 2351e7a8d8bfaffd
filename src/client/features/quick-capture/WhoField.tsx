import { useQuery } from '@tanstack/react-query'
import { Check, Search, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { PersonAvatar } from '#client/features/contacts/parts/PersonAvatar.tsx'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { daysUntilText } from '#domain/occasions/days-until.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { captureTexts } from '#domain/texts/quick-capture.ts'
import { cx } from '#client/lib/class-names.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import { Button } from '#client/ui/Button.tsx'
import { FieldGroup } from '#client/ui/FieldGroup.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { likelyPeople } from './likely-people.ts'
import type { LikelyPerson, Person } from './likely-people.ts'
import { recentPeople } from './recent-people.ts'
import styles from './WhoField.module.css'

const PickPerson = lazyPart(() => import('./PickPersonDialog.tsx'), 'PickPersonDialog')

/** So many next events are looked at; several may be of one person. */
const EVENTS = 12

/** A year; whose event is farther off comes by the name. */
const WINDOW_DAYS = 365

/** For whom: the likely people at one tap, everybody else by search. Without anybody yet it leads to Add Contact. */
export function WhoField({
  chosen,
  candidates = [],
  error,
  onChoose,
}: {
  chosen: Person | undefined
  /** The people a typed name may mean. */
  candidates?: readonly Person[] | undefined
  error: string | undefined
  onChoose: (person: Person) => void
}) {
  const contacts = useQuery(contactQueries.all())
  const next = useQuery(occasionQueries.upcoming(WINDOW_DAYS, EVENTS))
  const [recent] = useState(recentPeople)
  const add = async () => {
    const contact = await openAddContact()
    if (contact !== undefined) onChoose(contact)
  }
  const find = async () => {
    const contact = await openDialog(PickPerson, {})
    if (contact !== undefined) onChoose(contact)
  }
  if (contacts.isError && contacts.data === undefined)
    return (
      <FieldGroup label={captureTexts.who} error={captureTexts.contactsFailed}>
        <div>
          <Button size="sm" pending={contacts.isFetching} onClick={() => void contacts.refetch()}>
            {generalTexts.tryAgain}
          </Button>
        </div>
      </FieldGroup>
    )
  if (contacts.data === undefined || next.isPending) return <Coming />
  if (contacts.data.length === 0 && chosen === undefined)
    return (
      <FieldGroup label={captureTexts.who}>
        <div className={styles['nobody']}>
          <p>{captureTexts.noContacts}</p>
          <Button
            variant="tint"
            icon={<UserPlus />}
            data-person
            aria-haspopup="dialog"
            onMouseDown={keepFocus}
            onClick={() => void add()}
          >
            {captureTexts.addContact}
          </Button>
        </div>
      </FieldGroup>
    )
  const likely = likelyPeople(contacts.data, next.data ?? [], recent, candidates.length > 1 ? candidates : [])
  const isElsewhere = chosen !== undefined && !likely.some(({ id }) => id === chosen.id)
  const shown = isElsewhere ? [{ ...chosen, days: undefined }, ...likely.slice(0, -1)] : likely
  const hasMore = contacts.data.length > shown.length
  return (
    <FieldGroup label={captureTexts.who} error={error}>
      <div className={styles['people']}>
        {shown.map((person) => (
          <PersonButton
            key={person.id}
            person={person}
            isChosen={person.id === chosen?.id}
            onChoose={() => onChoose(person)}
          />
        ))}
        <button
          type="button"
          className={cx(styles['person'], styles['other'])}
          aria-haspopup="dialog"
          onClick={() => void (hasMore ? find() : add())}
        >
          {hasMore ? <Search /> : <UserPlus />}
          {hasMore ? captureTexts.somebodyElse : captureTexts.newPerson}
        </button>
      </div>
    </FieldGroup>
  )
}

function PersonButton({
  person,
  isChosen,
  onChoose,
}: {
  person: LikelyPerson
  isChosen: boolean
  onChoose: () => void
}) {
  const { fullName, days } = person
  return (
    <button
      type="button"
      data-person
      className={cx(styles['person'], isChosen && styles['chosen'])}
      aria-pressed={isChosen}
      title={fullName}
      onMouseDown={keepFocus}
      onClick={onChoose}
    >
      {isChosen ? (
        <span className={styles['mark']}>
          <Check />
        </span>
      ) : (
        <PersonAvatar person={person} size="sm" />
      )}
      <span className={styles['words']}>
        <span className={styles['name']}>{fullName}</span>
        {days !== undefined && <span className={styles['days']}> {daysUntilText(days)}</span>}
      </span>
    </button>
  )
}

/** The field keeps the focus, and a phone its keyboard: its Enter saves. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

function Coming() {
  return (
    <FieldGroup label={captureTexts.who}>
      <div aria-hidden className={styles['people']}>
        {[150, 120, 170, 130].map((width) => (
          <Skeleton key={width} width={width} height={44} radius={99} />
        ))}
      </div>
    </FieldGroup>
  )
}
