import { Plus, Search, X } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { MAX_INTERESTS } from '#domain/contacts/limits.ts'
import { withOwnInterest } from '#domain/contacts/own-interest.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { categoryPath, searchCategories } from '#domain/catalogue/category-tree.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { Button } from '#client/ui/Button.tsx'
import { FieldGroup } from '#client/ui/FieldGroup.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { CategoryTree } from '../CategoryTree.tsx'
import { foundRows, treeRows } from '../rows.ts'
import styles from './InterestsPicker.module.css'

/** Up to five interests from the category tree; a sixth is refused with a message. */
export function InterestsPicker({
  value,
  onChange,
  ownWords,
  onOwnWords,
  error,
}: {
  /** Ids of the chosen categories. */
  value: readonly string[]
  onChange: (ids: string[]) => void
  /** 'Other interests', for what isn't in the tree. */
  ownWords: string
  onOwnWords: (text: string) => void
  error?: string | undefined
}) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState(false)
  const [added, setAdded] = useState<string>()
  const search = useRef<HTMLInputElement>(null)
  const asked = useDeferredValue(query).trim()
  const rows = asked === '' ? treeRows(open) : foundRows(searchCategories(asked))

  const pick = (id: string) => {
    const chosen = value.includes(id)
    setRefused(!chosen && value.length >= MAX_INTERESTS)
    if (chosen) onChange(value.filter((other) => other !== id))
    else if (value.length < MAX_INTERESTS) onChange([...value, id])
  }
  const addOwn = (more: string) => {
    onOwnWords(more)
    setAdded(asked)
    setQuery('')
    search.current?.focus()
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
            onChange={(event) => {
              setQuery(event.target.value)
              setAdded(undefined)
            }}
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
          <Nothing
            asked={asked}
            more={withOwnInterest(ownWords, asked, contactTextFields.interests.max)}
            onAdd={addOwn}
          />
        ) : (
          <CategoryTree rows={rows} chosen={value} onPick={pick} onToggle={toggle} />
        )}
      </div>
      <output className={styles['added']}>{added !== undefined && contactTexts.interests.addedOwn(added)}</output>
      <p role="alert" className={styles['refused']}>
        {refused && contactTexts.tooManyCategories}
      </p>
    </FieldGroup>
  )
}

/** The tree has nothing of the kind: it can be added in the user's own words. */
function Nothing({
  asked,
  more,
  onAdd,
}: {
  asked: string
  /** The other interests with it; undefined if there's no room. */
  more: string | undefined
  onAdd: (more: string) => void
}) {
  return (
    <div className={styles['nothing']}>
      <p>{contactTexts.interests.nothingFound(asked)}</p>
      {more === undefined ? (
        <p>{contactTexts.interests.noRoom}</p>
      ) : (
        <Button variant="tint" icon={<Plus />} className={styles['own']} onClick={() => onAdd(more)}>
          <span>{contactTexts.interests.addOwn(asked)}</span>
        </Button>
      )}
    </div>
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
