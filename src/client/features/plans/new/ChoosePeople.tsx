import { Search, X } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { PersonAvatar } from '#client/features/contacts/parts/PersonAvatar.tsx'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { relationshipGroup, relationshipLabel, relationships } from '#domain/contacts/relationships.ts'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { MAX_PLAN_PEOPLE } from '#domain/plans/limits.ts'
import { foldText } from '#domain/shared/search-text.ts'
import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { NativeSelect, TextInput } from '#client/ui/TextInput.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import styles from './ChoosePeople.module.css'
import type { PeopleChoice } from './use-people-choice.ts'

const texts = planScreenTexts.create

/** Checks contacts, and adds people by their name: Enter after each. */
export function ChoosePeople({
  contacts,
  people,
  note,
  empty,
}: {
  contacts: readonly ListedContact[]
  people: PeopleChoice
  /** Why some are checked already. */
  note?: string | undefined
  /** In place of the list while there's nobody to check. */
  empty: string
}) {
  const hintId = useId()
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  // Those checked first come first, and stay there while others are checked.
  const [first] = useState(people.chosen)
  const ordered = useMemo(
    () => contacts.toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id))),
    [contacts, first],
  )
  const found = useMemo(() => {
    const words = foldText(asked).split(' ')
    return ordered.filter(({ fullName, relationship }) => {
      const text = foldText(`${fullName} ${relationshipLabel(relationship)}`)
      return words.every((word) => text.includes(word))
    })
  }, [ordered, asked])
  const field = useRef<HTMLInputElement>(null)
  const isTyped = query.trim() !== ''

  const enter = () => {
    const named = contacts.find(({ fullName }) => foldText(fullName) === foldText(query))
    const only = named ?? (found.length === 1 && asked === query ? found[0] : undefined)
    if (only === undefined) people.addNamed(query)
    else people.toggle(only.id, true)
    setQuery('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isTyped) return
    event.preventDefault()
    enter()
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData.getData('text/plain').split(/\r?\n/).filter(Boolean)
    if (lines.length < 2) return
    event.preventDefault()
    for (const line of lines.slice(0, MAX_PLAN_PEOPLE)) people.addNamed(line)
  }
  const family = contacts.filter(({ relationship }) => relationshipGroup(relationship) === 'Family')
  return (
    <fieldset className={styles['people']}>
      <legend className={styles['legend']}>
        {texts.who} <span className={styles['count']}>{texts.chosen(people.count)}</span>
      </legend>
      <TextInput
        ref={field}
        icon={<Search />}
        aria-label={texts.find}
        aria-describedby={hintId}
        placeholder={texts.find}
        autoComplete="off"
        spellCheck={false}
        maxLength={240}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <p id={hintId} className={styles['hint']}>
        {texts.findHint}
      </p>
      {contacts.length > 0 && (
        <div className={styles['quick']}>
          {family.length > 0 && (
            <Button size="sm" onClick={() => people.choose(idsOf(family))}>
              {texts.family}
            </Button>
          )}
          {contacts.length <= MAX_PLAN_PEOPLE && (
            <Button size="sm" onClick={() => people.choose(idsOf(contacts))}>
              {texts.everyone}
            </Button>
          )}
          <Button size="sm" disabled={people.chosen.size === 0} onClick={() => people.choose(new Set())}>
            {texts.nobody}
          </Button>
          {note !== undefined && !people.isTouched && <span className={styles['note']}>{note}</span>}
        </div>
      )}
      {people.added.length > 0 && (
        <ul className={styles['added']}>
          {people.added.map(({ fullName, relationship }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two people may share a name
            <li key={at}>
              <PersonAvatar person={{ fullName, relationship, emoji: null, picture: null }} size="sm" />
              <span className={styles['name']} title={fullName}>
                {fullName}
              </span>
              <NativeSelect
                className={styles['relationship']}
                aria-label={texts.relationshipOf(fullName)}
                value={relationship}
                onChange={({ target }) => people.change(at, target.value)}
              >
                {relationships.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
              <IconButton
                size="sm"
                label={texts.removeNew(fullName)}
                icon={<X />}
                onClick={() => {
                  people.remove(at)
                  field.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {isTyped && (
        <Button size="sm" variant="tint" onClick={enter}>
          {texts.addNew(query.trim())}
        </Button>
      )}
      <div className={styles['list']}>
        {contacts.length === 0 ? (
          people.added.length === 0 && <p className={styles['none']}>{empty}</p>
        ) : found.length === 0 ? (
          <p className={styles['none']}>{texts.notFound}</p>
        ) : (
          <VirtualRows
            label={texts.who}
            scroller="nearest"
            items={found}
            keyOf={({ id }) => id}
            estimate={44}
            renderItem={(contact) => (
              <div className={styles['contact']}>
                <Checkbox
                  label={
                    <span className={styles['label']}>
                      <PersonAvatar person={contact} size="sm" />
                      <span className={styles['name']} title={contact.fullName}>
                        {contact.fullName}
                      </span>
                    </span>
                  }
                  checked={people.chosen.has(contact.id)}
                  onChange={(isChosen) => people.toggle(contact.id, isChosen)}
                />
                <RelationshipBadge relationship={contact.relationship} />
              </div>
            )}
          />
        )}
      </div>
    </fieldset>
  )
}

function idsOf(contacts: readonly ListedContact[]): ReadonlySet<number> {
  return new Set(contacts.map(({ id }) => id))
}
