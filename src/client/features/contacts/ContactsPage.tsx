import { useQuery } from '@tanstack/react-query'
import { SearchX, UserPlus, Users } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import { contactTexts } from '#domain/texts/contacts.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { filterContacts, indexContacts } from './list/contact-list.ts'
import { ContactFilters } from './list/ContactFilters.tsx'
import { ContactGrid } from './list/ContactGrid.tsx'
import styles from './ContactsPage.module.css'
import { ContactSkeletons } from './list/ContactSkeletons.tsx'
import { openAddContact } from './dialogs.ts'
import { contactQueries } from './queries.ts'
import { useFilter } from './list/use-filter.ts'

export function ContactsPage() {
  const contacts = useQuery(contactQueries.all())
  const [filter, change] = useFilter()
  const search = useRef<HTMLInputElement>(null)
  const clear = () => {
    change({ query: '', group: undefined })
    search.current?.focus()
  }
  const indexed = useMemo(() => indexContacts(contacts.data ?? []), [contacts.data])
  // Typing stays fluent with thousands of cards: the list follows when there is time.
  const applied = useDeferredValue(filter)
  const found = useMemo(() => filterContacts(indexed, applied), [indexed, applied])

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
  if (contacts.data.length === 0) return <NobodyYet />
  return (
    <div className={styles['page']}>
      <ContactFilters indexed={indexed} filter={filter} found={found.length} search={search} onChange={change} />
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          heading="h2"
          title={contactTexts.nothingFound.title}
          text={contactTexts.nothingFound.description}
          action={<Button onClick={clear}>{contactTexts.filters.clear}</Button>}
        />
      ) : (
        <ContactGrid contacts={found} />
      )}
    </div>
  )
}

function NobodyYet() {
  const { title, description, action } = contactTexts.empty
  return (
    <EmptyState
      icon={<Users />}
      heading="h2"
      title={title}
      text={description}
      action={
        <Button variant="primary" icon={<UserPlus />} onClick={() => void openAddContact()}>
          {action}
        </Button>
      }
    />
  )
}
