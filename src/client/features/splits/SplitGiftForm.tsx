import { Link2, Trash2, UserPlus, UsersRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { GiftGone } from '#client/features/gifts/parts/GiftGone.tsx'
import type { Gift } from '#domain/gifts/schema.ts'
import { MAX_AMOUNT, type Cents } from '#domain/shared/money.ts'
import { withPerson } from '#domain/splits/join.ts'
import { canAdd, type DraftShare } from '#domain/splits/rows.ts'
import { isOwn } from '#domain/splits/shares.ts'
import type { Split } from '#domain/splits/schema.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { VersionNotice } from '#client/ui/VersionNotice.tsx'
import { AddPerson, emptyPerson, isStarted, personErrors, personRow } from './AddPerson.tsx'
import { shareError } from './contributor-check.ts'
import { ContributorRow } from './ContributorRow.tsx'
import { Funding } from './Funding.tsx'
import { openContributorLinks } from './dialogs.ts'
import { useRemoveSplit } from './mutations.ts'
import { Rest } from './Rest.tsx'
import styles from './SplitGiftDialog.module.css'
import { SplitTerms } from './SplitTerms.tsx'
import { blankRow, shownRows, totalOf } from './split-values.ts'
import { SuggestedPeople } from './SuggestedPeople.tsx'
import { useSplitEdit } from './use-split-edit.ts'
import { useSuggestions, type SuggestedPerson } from './use-suggestions.ts'

export function SplitGiftForm({ gift, existing, onDone }: { gift: Gift; existing: Split | null; onDone: () => void }) {
  const remove = useRemoveSplit()
  const edit = useSplitEdit(existing, { total: gift.price ?? '', method: 'custom', rows: [], setAside: [] })
  const { values, change } = edit
  const [person, setPerson] = useState<typeof emptyPerson>()
  const [tried, setTried] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const suggest = useSuggestions(gift.contactId, values.rows)
  const rows = shownRows(values)
  const total = totalOf(values)
  const isEqual = values.method === 'equal'

  // A gift without a price can be shared before anybody knows what it costs.
  const amountErrorOf = ({ amountCents }: DraftShare) =>
    isEqual || (total === 0 && amountCents === 0) ? undefined : shareError(amountCents)
  const shownErrorOf = (row: DraftShare) => (tried || row.amountCents > MAX_AMOUNT ? amountErrorOf(row) : undefined)
  const hasErrors = total > MAX_AMOUNT || rows.some((row) => shownErrorOf(row) !== undefined)
  const focusOnInvalid = () =>
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  /** The rows, plus the person typed in the form below them; undefined when something in it is wrong. */
  const rowsWith = (typed: typeof person): DraftShare[] | undefined => {
    if (typed === undefined || !isStarted(typed)) return values.rows
    if (Object.values(personErrors(typed, values)).some(Boolean)) return undefined
    return [...values.rows, personRow(typed)]
  }
  const add = () => {
    const all = person !== undefined && isStarted(person) ? rowsWith(person) : undefined
    setTried(all === undefined)
    if (all === undefined) return focusOnInvalid()
    change({ rows: all })
    setPerson(undefined)
    requestAnimationFrame(() => addButton.current?.focus())
    return undefined
  }
  // Buying is another thing: false leaves the gift as it is.
  const save = (isForLinks = false) => {
    const all = rowsWith(person)
    const isWrong = total > MAX_AMOUNT || (all ?? []).some((row) => amountErrorOf(row) !== undefined)
    setTried(all === undefined || isWrong)
    if (all === undefined || isWrong) return focusOnInvalid()
    if (all !== values.rows) {
      change({ rows: all })
      setPerson(undefined)
    }
    return void edit.save(
      { ...values, rows: all },
      {
        giftId: gift.id,
        more: { description: splitTexts.description(gift.title), organizerEmail: '', isPurchased: false },
        onSaved: (isNew, saved) => {
          toastSuccess(isNew ? splitTexts.created : splitTexts.updated)
          onDone()
          if (isForLinks) void openContributorLinks(saved.id, gift)
        },
      },
    )
  }
  /** What is typed is saved first: links are of the split as it's on the screen. */
  const createLinks = () => {
    if (edit.split === null || edit.isDirty || (person !== undefined && isStarted(person))) return void save(true)
    onDone()
    return void openContributorLinks(edit.split.id, gift)
  }
  const askAndRemove = async () => {
    const { split } = edit
    if (split === null || remove.isPending) return
    const { title, description, confirm: action } = splitTexts.confirmDelete(gift.title)
    if (!(await confirm({ title, text: description, action, destructive: true }))) return
    remove.mutate(split, {
      onSuccess: () => {
        toastSuccess(splitTexts.deleted)
        onDone()
      },
      onError: (error) => void explain(error),
    })
  }
  const explain = async (error: Error) => {
    if (!(await edit.refused(error, gift.id))) toastError(error, splitTexts.failedToDelete)
  }
  const putRow = (id: string, patch: Partial<DraftShare>) =>
    change({ rows: values.rows.map((row) => (row.id === id ? { ...row, ...patch } : row)) })
  const takeOut = (id: string) => {
    change({ rows: values.rows.filter((row) => row.id !== id) })
    // From a row with neighbors the focus finds the next one by itself (lib/lost-focus.ts).
    if (values.rows.length === 1) requestAnimationFrame(() => addButton.current?.focus())
  }
  /** Added at once, unless more than a name was typed: then that is completed. */
  const pick = ({ fullName, email }: SuggestedPerson) => {
    if (person !== undefined && isStarted({ ...person, name: '' })) {
      setPerson({ ...person, name: fullName, email: person.email || (email ?? '') })
      return
    }
    const first = values.rows.length === 0 ? [you(total)] : values.rows
    const row = { ...blankRow(), name: fullName, email: email ?? '' }
    change({ rows: withPerson(first, row, total) })
    if (person !== undefined) setPerson(emptyPerson)
    setTried(false)
  }
  const openForm = () => {
    setTried(false)
    setPerson(emptyPerson)
  }
  const addYourself = () => {
    change({ rows: [you(total), ...values.rows] })
    requestAnimationFrame(() => addButton.current?.focus())
  }
  if (edit.isGiftGone) return <GiftGone giftId={gift.id} />
  return (
    <FormDialog
      size="lg"
      title={splitTexts.title(gift.title)}
      onSubmit={(event) => {
        event.preventDefault()
        if (values.rows.length > 0) save()
      }}
      notice={<VersionNotice edit={edit} onKeepMine={() => save()} gone={splitTexts.deletedWhileEditing} />}
      start={
        !edit.isNew && (
          <Button
            data-start
            variant="ghost"
            icon={<Trash2 />}
            pending={remove.isPending}
            onClick={() => void askAndRemove()}
          >
            {splitTexts.deleteSplit}
          </Button>
        )
      }
      save={{
        label: edit.isNew ? splitTexts.createSplit : splitTexts.updateSplit,
        pending: edit.isSaving,
        pendingText: splitTexts.saving,
        disabled: values.rows.length === 0,
      }}
    >
      <div ref={body} className={styles['sections']}>
        <SplitTerms values={values} onChange={change} />
        <section className={styles['box']} aria-label={splitTexts.section}>
          <Funding rows={rows} total={total} hasErrors={hasErrors} />
        </section>
        <section className={styles['people']} aria-label={splitTexts.contributors}>
          <div className={styles['head']}>
            <h3>{splitTexts.contributors}</h3>
            {person === undefined && values.rows.length > 0 && (
              <Button
                ref={addButton}
                size="sm"
                icon={<UserPlus />}
                disabled={!canAdd(values.rows)}
                title={canAdd(values.rows) ? undefined : splitTexts.full}
                onClick={openForm}
              >
                {splitTexts.addPerson}
              </Button>
            )}
          </div>
          {/* Above the list, which grows with each click. */}
          {person === undefined && canAdd(values.rows) && <SuggestedPeople people={suggest('')} onPick={pick} />}
          {rows.length > 0 && (
            <ul className={styles['rows']}>
              {rows.map((row) => (
                <ContributorRow
                  key={row.id}
                  row={row}
                  contributedAt={edit.split?.contributors.find(({ id }) => id === row.id)?.contributedAt ?? null}
                  isEqual={isEqual}
                  error={shownErrorOf(row)}
                  onAmount={(amountCents) => putRow(row.id, { amountCents })}
                  // What is confirmed in the equal split is the amount that is shown.
                  onConfirm={(confirmed) => putRow(row.id, { confirmed, amountCents: row.amountCents })}
                  onRemove={() => takeOut(row.id)}
                />
              ))}
            </ul>
          )}
          {rows.length === 0 && person === undefined && (
            <EmptyState
              icon={<UsersRound />}
              title={splitTexts.nobodyYet}
              action={
                <div className={styles['start']}>
                  <Button onClick={addYourself}>{splitTexts.addYourself}</Button>
                  <Button ref={addButton} variant="primary" icon={<UserPlus />} onClick={openForm}>
                    {splitTexts.addPerson}
                  </Button>
                </div>
              }
            />
          )}
          {!isEqual && rows.length > 0 && <Rest values={values} onChange={change} />}
          {person === undefined && rows.some((row) => !isOwn(row)) && (
            <div className={styles['links']}>
              <Button size="sm" variant="tint" icon={<Link2 />} pending={edit.isSaving} onClick={createLinks}>
                {contributeTexts.createLinks}
              </Button>
              <span>{contributeTexts.whatFor}</span>
            </div>
          )}
          {person !== undefined && (
            <AddPerson
              person={person}
              errors={tried ? personErrors(person, values) : {}}
              isEqual={isEqual}
              suggest={suggest}
              onPick={pick}
              onChange={setPerson}
              onAdd={add}
              onCancel={() => {
                setPerson(undefined)
                requestAnimationFrame(() => addButton.current?.focus())
              }}
            />
          )}
        </section>
      </div>
    </FormDialog>
  )
}

function you(total: Cents): DraftShare {
  return { ...blankRow(), name: splitTexts.you, amountCents: total }
}
