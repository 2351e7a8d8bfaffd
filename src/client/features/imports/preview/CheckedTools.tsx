import { useState } from 'react'
import { relationshipLabel, relationships } from '#domain/contacts/relationships.ts'
import type { PreviewPerson } from '#domain/imports/schema.ts'
import { importScreenTexts } from '#domain/texts/import-screens.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { decisionOf, type Choice, type Choices } from './decide.ts'
import styles from './Preview.module.css'

const { preview: texts } = importScreenTexts

/** Checks everyone who is shown, and sets what many of them are to the user at once. */
export function CheckedTools({
  shown,
  choices,
  choose,
}: {
  shown: readonly PreviewPerson[]
  choices: Choices
  choose: (keys: readonly string[], patch: Choice) => void
}) {
  // Kept until the select is left: with arrow keys one goes through several.
  const [relationship, setRelationship] = useState('')
  const [said, setSaid] = useState('')
  const decided = shown.map((person) => ({ key: person.key, ...decisionOf(person, choices.get(person.key)) }))
  const checkable = decided.filter(({ canBeChecked }) => canBeChecked)
  const checkedNew = decided.filter(({ isChecked, target }) => isChecked && target === 'new').map(({ key }) => key)
  const areAllChecked = checkable.length > 0 && checkable.every(({ isChecked }) => isChecked)
  if (checkable.length === 0) return null
  const setAll = (value: string) => {
    setRelationship(value)
    if (value === '') return
    choose(checkedNew, { relationship: value })
    setSaid(texts.setFor(checkedNew.length, relationshipLabel(value)))
  }
  return (
    <div className={styles['tools']}>
      <Checkbox
        label={texts.selectShown(checkable.length)}
        checked={areAllChecked}
        onChange={(isChecked) =>
          choose(
            checkable.map(({ key }) => key),
            { isChecked },
          )
        }
      />
      <NativeSelect
        aria-label={texts.setForChecked}
        className={styles['many']}
        value={relationship}
        disabled={checkedNew.length === 0}
        onChange={(event) => setAll(event.target.value)}
        onBlur={() => setRelationship('')}
      >
        <option value="">{texts.setForCheckedOf(checkedNew.length)}</option>
        {relationships.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  )
}
