import { relationshipGroup } from '../contacts/relationships.ts'
import { addressKey } from '../shared/email-address.ts'
import { foldText, matches } from '../shared/search-text.ts'

/** A contact who may share the cost. */
export interface Candidate {
  id: number
  fullName: string
  relationship: string
  email: string | null
}

type Named = { name: string; email?: string | null }

/**
 * Contacts to share a gift with, the likely ones first: those who shared gifts before, most often first, then those of the
 * recipient's group, then the others, each in the order given. Neither the recipient nor anyone who shares it already.
 * @param query what is typed of a name; '' suggests anyone
 * @param rows who shares it already
 * @param before everyone in earlier splits, once for each
 */
export function suggestContributors<C extends Candidate>(
  contacts: readonly C[],
  {
    query,
    rows,
    before,
    recipientId,
  }: { query: string; rows: readonly Named[]; before: readonly Named[]; recipientId: number },
): C[] {
  const recipient = contacts.find(({ id }) => id === recipientId)
  const group = recipient && relationshipGroup(recipient.relationship)
  const shared = new Map<string, number[]>()
  for (const [index, row] of before.entries())
    for (const key of keysOf(row)) shared.set(key, [...(shared.get(key) ?? []), index])
  const sharing = new Set(rows.flatMap(keysOf))
  const isSharing = (contact: C) => keysOfContact(contact).some((key) => sharing.has(key))
  return contacts
    .filter((contact) => contact.id !== recipientId && !isSharing(contact) && matches(contact.fullName, query))
    .map((contact) => ({
      contact,
      times: new Set(keysOfContact(contact).flatMap((key) => shared.get(key) ?? [])).size,
      isOfGroup: relationshipGroup(contact.relationship) === group,
    }))
    .toSorted((a, b) => b.times - a.times || Number(b.isOfGroup) - Number(a.isOfGroup))
    .map(({ contact }) => contact)
}

function keysOfContact({ fullName, email }: Candidate): string[] {
  return keysOf({ name: fullName, email })
}

/** The same person has the same name or the same address. */
function keysOf({ name, email }: Named): string[] {
  const address = (email ?? '').trim()
  return [`name ${foldText(name)}`, ...(address === '' ? [] : [`email ${addressKey(address)}`])]
}
