import { Search, UserPlus, X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { contactTexts } from '#domain/texts/contacts.ts'
import { counted } from '#domain/texts/plural.ts'
import { ImportLink } from '#client/features/imports/parts/ImportLink.tsx'
import { Button } from '#client/ui/Button.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { NativeSelect, TextInput } from '#client/ui/TextInput.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { groupCounts } from './contact-list.ts'
import type { ContactFilter, IndexedContact } from './contact-list.ts'
import styles from './ContactFilters.module.css'
import { ContactsMenu } from './ContactsMenu.tsx'
import { openAddContact } from '../dialogs.ts'
import type { ContactsView } from './use-view.ts'

const orders = [
  { sort: 'ascending', label: contactTexts.nameAscending },
  { sort: 'descending', label: contactTexts.nameDescending },
  { sort: 'next-event', label: contactTexts.byNextEvent },
] as const

const views = [
  { value: 'cards', label: contactTexts.views.cards },
  { value: 'compact', label: contactTexts.views.compact },
] as const

/** Search, sort and category above the grid; below them the filters that are on, to be taken off one by one. */
export function ContactFilters({
  indexed,
  filter,
  found,
  search,
  view,
  onChange,
  onView,
}: {
  indexed: readonly IndexedContact[]
  filter: ContactFilter
  /** How many contacts the filters leave. */
  found: number
  /** The search box: where the focus goes from a button that goes itself. */
  search: RefObject<HTMLInputElement | null>
  view: ContactsView
  onChange: (patch: Partial<ContactFilter>) => void
  onView: (view: ContactsView) => void
}) {
  const groups = groupCounts(indexed)
  const query = filter.query.trim()
  const takeOff = (patch: Partial<ContactFilter>) => {
    onChange(patch)
    // The chip that had it goes.
    search.current?.focus()
  }
  return (
    <div className={styles['filters']}>
      <div className={styles['bar']}>
        <div className={styles['search']}>
          <TextInput
            ref={search}
            type="search"
            icon={<Search />}
            aria-label={contactTexts.filters.search}
            placeholder={contactTexts.searchPlaceholder}
            value={filter.query}
            onChange={(event) => onChange({ query: event.target.value })}
          />
        </div>
        <NativeSelect
          aria-label={contactTexts.filters.category}
          className={styles['select']}
          value={filter.group ?? ''}
          onChange={(event) => onChange({ group: groups.find(({ group }) => group === event.target.value)?.group })}
        >
          <option value="">
            {contactTexts.allCategories} ({indexed.length})
          </option>
          {groups.map(({ group, count }) => (
            <option key={group} value={group}>
              {group} ({count})
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label={contactTexts.filters.sort}
          className={styles['select']}
          value={filter.sort}
          onChange={(event) =>
            onChange({ sort: orders.find(({ sort }) => sort === event.target.value)?.sort ?? 'ascending' })
          }
        >
          {orders.map(({ sort, label }) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <div className={styles['rest']}>
          <SegmentedControl label={contactTexts.view} options={views} value={view} onChange={onView} />
          <Button variant="primary" icon={<UserPlus />} className={styles['add']} onClick={() => void openAddContact()}>
            {contactTexts.addContact}
          </Button>
          <ImportLink className={styles['add']} />
          <ContactsMenu />
        </div>
      </div>
      <div className={styles['state']}>
        <output className={styles['count']}>{counted(found, 'contact')}</output>
        {query !== '' && (
          <Chip label={contactTexts.filters.removeSearch(query)} onRemove={() => takeOff({ query: '' })}>
            {contactTexts.filters.searched(query)}
          </Chip>
        )}
        {filter.group !== undefined && (
          <Chip
            label={contactTexts.filters.removeCategory(filter.group)}
            onRemove={() => takeOff({ group: undefined })}
          >
            {filter.group}
          </Chip>
        )}
      </div>
    </div>
  )
}

function Chip({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles['chip']} title={label} onClick={onRemove}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden>{children}</span>
      <X aria-hidden />
    </button>
  )
}
