import { useState } from 'react'
import { flattenCategories } from '#domain/catalogue/category-tree.ts'
import { MAX_INTERESTS } from '#domain/contacts/limits.ts'
import { relationships, relationshipLabel } from '#domain/contacts/relationships.ts'
import { editProblem, type FactEdit, type FactKind, type SearchFacts } from '#domain/recommendations/search-facts.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { searchFactTexts } from '#domain/texts/search-facts.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useCloseGuard, useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect, TextInput } from '#client/ui/TextInput.tsx'
import styles from './EditFactDialog.module.css'

/** `keep`: not for this search alone. */
export type EditedFact = FactEdit & { keep: boolean }

const { kinds } = searchFactTexts

/** Changes, adds or leaves out one fact of a search, and asks: for this search only, or for good? */
export function EditFactDialog({
  facts,
  kind: given,
  old,
  firstName,
  eventName,
  close,
}: DialogProps<EditedFact> & {
  facts: SearchFacts
  /** Undefined to add one: the dialog asks which. */
  kind: FactKind | undefined
  old: string
  firstName: string
  /** Whose budget the price limit is. */
  eventName: string | undefined
}) {
  const { requestClose } = useDialog()
  const [kind, setKind] = useState(given ?? 'interest')
  const [next, setNext] = useState(old)
  const [isChecked, setChecked] = useState(false)
  useCloseGuard(next !== old)
  const edit = { kind, old, next }
  const problem = editProblem(facts, edit)
  const kept = kind === 'price' ? eventName : firstName
  const finish = (keep: boolean) => {
    if (problem !== undefined) setChecked(true)
    else if (next.trim() === old) close()
    else close({ ...edit, keep })
  }
  return (
    <AppModal
      size="sm"
      title={given === undefined ? searchFactTexts.addTitle : searchFactTexts.editTitles[given]}
      onSubmit={(event) => {
        event.preventDefault()
        finish(false)
      }}
      actions={
        <>
          <Button onClick={requestClose}>{generalTexts.cancel}</Button>
          {kept !== undefined && (
            <Button className={styles['keep']} title={searchFactTexts.change(kept)} onClick={() => finish(true)}>
              <span>{searchFactTexts.change(kept)}</span>
            </Button>
          )}
          <Button variant="primary" type="submit">
            {searchFactTexts.onlyThisSearch}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        {given === undefined && (
          <Field label={searchFactTexts.whatKind}>
            <NativeSelect
              value={kind}
              onChange={({ target }) => {
                setKind(addable(facts).find((one) => one === target.value) ?? 'interest')
                setNext('')
                setChecked(false)
              }}
            >
              {addable(facts).map((one) => (
                <option key={one} value={one}>
                  {kinds[one]}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <Field
          label={kinds[kind]}
          error={isChecked ? problem : undefined}
          hint={given !== undefined && !isChosen(kind) ? searchFactTexts.emptyHint : undefined}
        >
          {isChosen(kind) ? (
            <NativeSelect data-autofocus value={next} onChange={({ target }) => setNext(target.value)}>
              <Choices kind={kind} old={old} />
            </NativeSelect>
          ) : (
            <TextInput
              data-autofocus
              autoComplete="off"
              inputMode={kind === 'age' ? 'numeric' : kind === 'price' ? 'decimal' : 'text'}
              maxLength={200}
              value={next}
              onChange={({ target }) => setNext(target.value)}
            />
          )}
        </Field>
      </div>
    </AppModal>
  )
}

function isChosen(kind: FactKind): boolean {
  return kind === 'gender' || kind === 'relationship' || kind === 'category'
}

/** What there can be several of, and what isn't known yet. */
function addable({ categoryIds, maxPrice, age, gender }: SearchFacts): FactKind[] {
  return [
    'interest',
    ...(categoryIds.length < MAX_INTERESTS ? (['category'] as const) : []),
    'dislike',
    'allergy',
    ...(maxPrice === null ? (['price'] as const) : []),
    ...(age === null ? (['age'] as const) : []),
    ...(gender === null ? (['gender'] as const) : []),
  ]
}

function Choices({ kind, old }: { kind: FactKind; old: string }) {
  if (kind === 'relationship')
    return (
      <>
        {relationships.every(({ value }) => value !== old) && <option value={old}>{relationshipLabel(old)}</option>}
        {relationships.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </>
    )
  return (
    <>
      <option value="">
        {old !== ''
          ? searchFactTexts.none
          : kind === 'gender'
            ? contactTexts.fields.notSpecified
            : searchFactTexts.chooseCategory}
      </option>
      {kind === 'gender' ? (
        <>
          <option value="male">{contactTexts.genders.male}</option>
          <option value="female">{contactTexts.genders.female}</option>
        </>
      ) : (
        flattenCategories().map(({ id, path }) => (
          <option key={id} value={id}>
            {path}
          </option>
        ))
      )}
    </>
  )
}
