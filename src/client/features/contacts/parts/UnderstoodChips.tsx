import { X } from 'lucide-react'
import type { Contact } from '#domain/contacts/schema.ts'
import { understoodOf, type Understood } from '#domain/recommendations/understood.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { understoodTexts } from '#domain/texts/understood.ts'
import { cx } from '#client/lib/class-names.ts'
import { toastError } from '#client/lib/toast.ts'
import { useChangeContact } from '../mutations.ts'
import styles from './UnderstoodChips.module.css'

/** What recommendations read in the user's words. Each can be taken out for good; the contact's form has it under 'Not meant'. */
export function UnderstoodChips({
  contact,
  said = contact,
}: {
  contact: Contact
  /** What one search says instead. */
  said?: Pick<Contact, 'interests' | 'dislikes' | 'allergies'>
}) {
  const change = useChangeContact()
  const { id, version, notMeant } = contact
  const understood = understoodOf({ ...said, notMeant })
  if (understood.length === 0) return null
  const takeOut = ({ label }: Understood) => {
    if (change.isPending) return
    change.mutate(
      { id, version, body: { notMeant: notMeant === null ? label : `${notMeant}, ${label}` } },
      { onError: (error) => toastError(error, contactTexts.failedToUpdate) },
    )
  }
  return (
    <ul className={styles['chips']} aria-label={understoodTexts.list}>
      {understood.map((one) => (
        <li key={`${one.kind} ${one.label}`} className={cx(one.kind === 'leavesOut' && styles['without'])}>
          <span title={one.said && understoodTexts.from(one.said)}>
            {one.kind === 'likes' ? one.label : understoodTexts.leavesOut(one.label)}
          </span>
          <button type="button" aria-label={understoodTexts.takeOut(one.label)} onClick={() => takeOut(one)}>
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
