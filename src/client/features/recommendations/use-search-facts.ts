import { useState } from 'react'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { firstNameOf } from '#domain/contacts/first-name.ts'
import {
  chipsOf,
  editedFacts,
  searchFacts,
  termsBeyond,
  type Chip,
  type FactEdit,
} from '#domain/recommendations/search-facts.ts'
import type { Terms } from '#domain/recommendations/terms.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import type { useRecipient } from './use-recipient.ts'

/** A chip, and whether it's in this search only. `key`: one that changes stays the same button, and keeps the focus. */
export type ShownChip = Chip & { key: string; isOnlyHere: boolean }

/** What a search goes by: the contact and the event, and what this search alone changes. Closing the dialog forgets that. */
export function useSearchFacts({ contact, event, isKnown }: ReturnType<typeof useRecipient>) {
  const today = useToday()
  const [wanted, setTerms] = useState<Terms>({})
  const stamp = useChanges(isKnown ? contact?.id : undefined, `${contact?.version} ${event?.version}`)
  if (contact === undefined) return { terms: wanted, stamp, facts: undefined, setTerms }
  const own = searchFacts(contact, typeof event?.budget === 'string' ? fromDecimal(event.budget) : null, today)
  const terms = termsBeyond(own, wanted)
  const facts = { ...own, ...terms }
  const firstName = firstNameOf(contact.fullName)
  const ownChips = chipsOf(own, firstName)
  const chips = chipsOf(facts, firstName).map((chip, place, all): ShownChip => ({
    ...chip,
    key: `${chip.kind} ${place - all.findIndex(({ kind }) => kind === chip.kind)}`,
    isOnlyHere: !ownChips.some(({ kind, value }) => kind === chip.kind && value === chip.value),
  }))
  return {
    terms,
    setTerms,
    stamp,
    facts,
    chips,
    firstName,
    isChanged: chips.length !== ownChips.length || chips.some(({ isOnlyHere }) => isOnlyHere),
    /** For this search alone. */
    edit: (edit: FactEdit) => setTerms({ ...terms, ...editedFacts(facts, edit) }),
    /** After the contact or the event was changed: what this search changes besides stays. */
    kept: (edit: FactEdit) => {
      const changed = editedFacts(facts, edit)
      setTerms((now) => (Object.keys(changed).some((name) => name in now) ? { ...now, ...changed } : now))
    },
  }
}

export type KnownFacts = Extract<ReturnType<typeof useSearchFacts>, { firstName: string }>

/** '' until something known changes while the dialog is open: then what was found by it is old. */
function useChanges(whom: number | undefined, version: string): string {
  const [first, setFirst] = useState({ whom, version })
  if (first.whom !== whom) setFirst({ whom, version })
  return whom !== undefined && first.whom === whom && first.version !== version ? version : ''
}
