import { Plus, RotateCcw, Sparkles } from 'lucide-react'
import { Suspense } from 'react'
import { openEditContact } from '#client/features/contacts/dialogs.ts'
import { UnderstoodChips } from '#client/features/contacts/parts/understood.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { contactEdit, editedFacts, type Chip, type FactEdit } from '#domain/recommendations/search-facts.ts'
import { toDecimal } from '#domain/shared/money.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { searchFactTexts } from '#domain/texts/search-facts.ts'
import { cx } from '#client/lib/class-names.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { openEditFact } from '../dialogs.ts'
import { useKeepBudget, useKeepForContact } from '../use-keep-fact.ts'
import type { KnownFacts, ShownChip } from '../use-search-facts.ts'
import styles from './SummaryCard.module.css'

/** What the search goes by, each fact a chip that can be changed for this search or for good. What isn't known isn't there. */
export function SummaryCard({
  contact,
  event,
  known,
}: {
  contact: Contact
  event: Occasion | undefined
  known: KnownFacts
}) {
  const { chips, facts, firstName, isChanged } = known
  const today = useToday()
  const { keep } = useKeepForContact()
  const keepBudget = useKeepBudget()

  const keepForGood = (edit: FactEdit): Promise<boolean> => {
    if (edit.kind === 'price' && event !== undefined) {
      const { maxPrice } = editedFacts(facts, edit)
      return keepBudget(event, typeof maxPrice === 'number' ? toDecimal(maxPrice) : null)
    }
    const change = contactEdit(contact, edit, today)
    if (change !== undefined) return keep(contact, change)
    // An age alone is no birthday: the form asks for it.
    return openEditContact(contact.id).then(() => false)
  }
  const change = async (chip: Chip | undefined) => {
    const edited = await openEditFact({
      facts,
      kind: chip?.kind,
      old: chip?.value ?? '',
      firstName,
      eventName: event && eventNameWithoutContact(event.name, contact.fullName),
    })
    if (edited === undefined) return
    if (!edited.keep) known.edit(edited)
    else if (await keepForGood(edited)) known.kept(edited)
  }
  return (
    <section className={styles['summary']} aria-label={recommendationTexts.personalizedFor(contact.fullName)}>
      <h3>
        <Sparkles aria-hidden />
        <span>{recommendationTexts.personalizedFor(contact.fullName)}</span>
      </h3>
      <ul className={styles['chips']} aria-label={searchFactTexts.list}>
        {chips.map((chip) => (
          <li key={chip.key}>
            <FactChip chip={chip} onClick={() => void change(chip)} />
          </li>
        ))}
        <li key="add">
          <button
            type="button"
            aria-haspopup="dialog"
            className={cx(styles['chip'], styles['add'])}
            onClick={() => void change(undefined)}
          >
            <Plus aria-hidden />
            {searchFactTexts.add}
          </button>
        </li>
        {isChanged && (
          <li key="reset">
            <button type="button" className={cx(styles['chip'], styles['add'])} onClick={() => known.setTerms({})}>
              <RotateCcw aria-hidden />
              {searchFactTexts.reset}
            </button>
          </li>
        )}
      </ul>
      <div className={styles['understood']}>
        <Suspense>
          <UnderstoodChips contact={contact} said={facts} />
        </Suspense>
      </div>
    </section>
  )
}

function FactChip({ chip: { kind, label, isOnlyHere }, onClick }: { chip: ShownChip; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={label}
      className={cx(styles['chip'], isLeftOut(kind) && styles['without'], isOnlyHere && styles['only-here'])}
      onClick={onClick}
    >
      <VisuallyHidden>{searchFactTexts.kinds[kind]}: </VisuallyHidden>
      <span>{label}</span>
      {isOnlyHere && <VisuallyHidden> {searchFactTexts.onlyHere}</VisuallyHidden>}
    </button>
  )
}

function isLeftOut(kind: ShownChip['kind']): boolean {
  return kind === 'dislike' || kind === 'allergy'
}
