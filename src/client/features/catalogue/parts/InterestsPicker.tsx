import { Search, X } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { MAX_INTERESTS } from '#domain/contacts/limits.ts'
import { categoryPath, searchCategories } from '#domain/catalogue/category-tree.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { FieldGroup } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { CategoryTree } from '../CategoryTree.tsx'
import { foundRows, treeRows } from '../rows.ts'
import styles from './InterestsPicker.module.css'

/** Up to five interests from the category tree; a sixth is refused with a message. */
export function InterestsPicker({
  value,
  onChange,
  error,
}: {
  /** Ids of the chosen categories. */
  value: readonly string[]
  onChange: (ids: string[]) => void
  error?: string | undefined
}) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const asked = useDeferredValue(query).trim()
  const rows = asked === '' ? treeRows(open) : foundRows(searchCategories(asked))

  const pick = (id: string) => {
    const chosen = value.includes(id)
    setRefused(!chosen && value.length >= MAX_INTERESTS)
    if (chosen) onChange(value.filter((other) => other !== id))
    else if (value.length < MAX_INTERESTS) onChange([...value, id])
  }
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return (
    <FieldGroup
      label={contactTexts.fields.interests}
      hint={
        <>
          {contactTexts.selectInterests} · {contactTexts.interests.count(value.length, MAX_INTERESTS)}
        </>
      }
      error={error}
    >
      {value.length > 0 && (
        <Chosen
          ids={value}
          onRemove={(id) => {
            pick(id)
            // The chip that had it goes.
            search.current?.focus()
          }}
        />
      )}
      <div className={styles['picker']}>
        <div className={styles['search']}>
          <TextInput
            ref={search}
            type="search"
            aria-label={contactTexts.interests.search}
            placeholder={contactTexts.interests.search}
            icon={<Search />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              // Enter searches here; it must not save the form around.
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
              // Escape empties the search first; the next one is the dialog's.
              if (event.key === 'Escape' && query !== '') {
                event.preventDefault()
                setQuery('')
              }
            }}
          />
        </div>
        {rows.length === 0 ? (
          <p className={styles['nothing']}>{contactTexts.interests.nothingFound(asked)}</p>
        ) : (
          <CategoryTree rows={rows} chosen={value} onPick={pick} onToggle={toggle} />
        )}
      </div>
      <p role="alert" className={styles['refused']}>
        {refused && contactTexts.tooManyCategories}
      </p>
    </FieldGroup>
  )
}

function Chosen({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) {
  return (
    <ul className={styles['chosen']} aria-label={contactTexts.interests.selected}>
      {ids.map((id) => {
        const path = categoryPath(id) ?? id
        return (
          <li key={id} className={styles['chip']}>
            <span>{path}</span>
            <button type="button" title={contactTexts.interests.remove(path)} onClick={() => onRemove(id)}>
              <X aria-hidden />
              <VisuallyHidden>{contactTexts.interests.remove(path)}</VisuallyHidden>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
