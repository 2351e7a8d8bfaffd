import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { counted } from '#domain/texts/plural.ts'
import { cx } from '#client/lib/class-names.ts'
import { TextInput } from '#client/ui/TextInput.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { PersonAvatar } from './PersonAvatar.tsx'
import { filterContacts, indexOf } from '../list/contact-list.ts'
import styles from './ContactPicker.module.css'
import { RelationshipBadge } from './RelationshipBadge.tsx'

/** Chooses one contact, even out of thousands: by search and Enter, by arrow keys, by pointer. */
export function ContactPicker({
  contacts,
  onChoose,
}: {
  contacts: readonly ListedContact[]
  onChoose: (contact: ListedContact) => void
}) {
  const [query, setQuery] = useState('')
  const picker = useRef<HTMLDivElement>(null)
  const indexed = indexOf(contacts)
  const asked = useDeferredValue(query)
  const found = useMemo(
    () => filterContacts(indexed, { query: asked, group: undefined, sort: 'ascending' }),
    [indexed, asked],
  )
  const isSearching = asked.trim() !== ''
  // The contacts may come after the dialog has given the focus to itself.
  useEffect(() => {
    if (document.activeElement instanceof HTMLDialogElement) focusOn(picker.current, -1)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = event.target instanceof Element ? event.target.closest('[data-item]') : null
    const index = Number(at?.getAttribute('data-item') ?? -1)
    const first = found[0]
    if (event.key === 'ArrowDown') focusOn(picker.current, index + 1)
    else if (event.key === 'ArrowUp') focusOn(picker.current, index - 1)
    else if (event.key === 'Enter' && index < 0 && isSearching && first !== undefined) onChoose(first)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the field and the buttons in it
    <div ref={picker} className={styles['picker']} onKeyDown={onKeyDown}>
      <TextInput
        icon={<Search />}
        type="search"
        aria-label={contactTexts.filters.search}
        placeholder={contactTexts.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <output className={styles['status']}>
        {found.length === 0 ? (
          contactTexts.nothingFound.title
        ) : (
          <VisuallyHidden>{counted(found.length, 'contact')}</VisuallyHidden>
        )}
      </output>
      {/* Another search is another list: it begins at its top. */}
      <div key={asked} className={styles['scroller']}>
        <VirtualRows
          label={contactTexts.list}
          items={found}
          keyOf={({ id }) => id}
          estimate={() => 52}
          scroller="nearest"
          renderItem={(contact, index) => (
            <button
              type="button"
              className={cx(styles['contact'], isSearching && index === 0 && styles['first'])}
              onClick={() => onChoose(contact)}
            >
              <PersonAvatar person={contact} size="sm" />
              <span className={styles['name']} title={contact.fullName}>
                {contact.fullName}
              </span>
              <RelationshipBadge relationship={contact.relationship} />
            </button>
          )}
        />
      </div>
    </div>
  )
}

/** A row; above the first one the field. */
function focusOn(picker: HTMLElement | null, index: number) {
  picker?.querySelector<HTMLElement>(index < 0 ? 'input' : `[data-item="${index}"] > button`)?.focus()
}
