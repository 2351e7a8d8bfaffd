import { useQuery } from '@tanstack/react-query'
import { SearchX, UserPlus, Users } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { RefObject } from 'react'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { noContactsTexts } from '#domain/texts/no-contacts.ts'
import { ImportLink } from '#client/features/imports/parts/ImportLink.tsx'
import { ImportStrip } from '#client/features/imports/parts/ImportStrip.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import styles from './ContactsPage.module.css'
import { openAddContact, prepareContactDetails } from './dialogs.ts'
import { ContactCard } from './list/ContactCard.tsx'
import { ContactFilters } from './list/ContactFilters.tsx'
import { ContactRow } from './list/ContactRow.tsx'
import { ContactSkeletons } from './list/ContactSkeletons.tsx'
import { filterContacts, indexOf, letterPlaces } from './list/contact-list.ts'
import { LetterBar } from './list/LetterBar.tsx'
import { useFilter } from './list/use-filter.ts'
import { useView, type ContactsView } from './list/use-view.ts'
import { contactQueries } from './queries.ts'

const nobody: readonly ListedContact[] = []

export function ContactsPage() {
  const contacts = useQuery(contactQueries.all())
  const [filter, change] = useFilter()
  const [view, setView] = useView()
  const search = useRef<HTMLInputElement>(null)
  const clear = () => {
    change({ query: '', group: undefined })
    search.current?.focus()
  }
  const indexed = indexOf(contacts.data ?? nobody)
  // Typing stays fluent with thousands of cards: the list follows when there is time.
  const applied = useDeferredValue(filter)
  const found = useMemo(() => filterContacts(indexed, applied), [indexed, applied])
  const shownView = useDeferredValue(view)

  if (contacts.data === undefined) {
    return contacts.isError ? (
      <ErrorState
        title={contactTexts.couldNotLoadAll}
        pending={contacts.isFetching}
        onRetry={() => void contacts.refetch()}
      />
    ) : (
      <ContactSkeletons />
    )
  }
  if (contacts.data.length === 0) {
    return (
      <div className={styles['page']}>
        <ImportStrip />
        <NobodyYet />
      </div>
    )
  }
  return (
    <div className={styles['page']}>
      <ImportStrip />
      <ContactFilters
        indexed={indexed}
        filter={filter}
        found={found.length}
        search={search}
        view={view}
        onChange={change}
        onView={setView}
      />
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          heading="h2"
          title={contactTexts.nothingFound.title}
          text={contactTexts.nothingFound.description}
          action={<Button onClick={clear}>{contactTexts.filters.clear}</Button>}
        />
      ) : (
        <People contacts={found} view={shownView} isByName={applied.sort !== 'next-event'} />
      )}
    </div>
  )
}

function NobodyYet() {
  const { title, description, action } = noContactsTexts
  return (
    <EmptyState
      icon={<Users />}
      heading="h2"
      title={title}
      text={description}
      action={
        <div className={styles['first']}>
          <Button variant="primary" icon={<UserPlus />} onClick={() => void openAddContact()}>
            {action}
          </Button>
          <ImportLink words="bringYourPeople" />
        </div>
      }
    />
  )
}

/** Name, event and button, with their gaps; then a line for the e-mail and one for the interests. */
function height({ email, categoryIds, interests }: ListedContact): number {
  return 207 + (email === null ? 0 : 37) + (categoryIds.length > 0 || interests !== null ? 40 : 0)
}

/** From this many on, letters lead through the list. */
const LETTERS_FROM = 20
/** Of the letters' bar with some air, in px. */
const LETTERS_HEIGHT = 60

function People({
  contacts,
  view,
  isByName,
}: {
  contacts: readonly ListedContact[]
  view: ContactsView
  /** Otherwise letters would lead nowhere. */
  isByName: boolean
}) {
  const jump = useRef<(item: number) => void>(null)
  const letters = useMemo(() => letterPlaces(contacts), [contacts])
  const hasLetters = isByName && contacts.length >= LETTERS_FROM
  const List = view === 'cards' ? ContactGrid : CompactList
  useEffect(prepareContactDetails, [])
  return (
    <>
      {hasLetters && <LetterBar letters={letters} onJump={(place) => jump.current?.(place)} />}
      <List contacts={contacts} jump={jump} stickyTop={hasLetters ? LETTERS_HEIGHT : 0} />
    </>
  )
}

type ListProps = {
  contacts: readonly ListedContact[]
  jump: RefObject<((item: number) => void) | null>
  stickyTop: number
}

function CompactList({ contacts, jump, stickyTop }: ListProps) {
  return (
    <VirtualRows
      label={contactTexts.list}
      items={contacts}
      renderItem={(contact) => <ContactRow contact={contact} />}
      estimate={52}
      gap={6}
      jump={jump}
      stickyTop={stickyTop}
      remember="contacts-compact"
    />
  )
}

function ContactGrid({ contacts, jump, stickyTop }: ListProps) {
  return (
    <VirtualRows
      label={contactTexts.list}
      items={contacts}
      renderItem={(contact) => <ContactCard contact={contact} />}
      estimate={height}
      gap={16}
      minWidth={310}
      jump={jump}
      stickyTop={stickyTop}
      remember="contacts"
    />
  )
}
