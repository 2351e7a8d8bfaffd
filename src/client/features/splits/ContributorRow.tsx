import { CircleCheck, Clock3, X } from 'lucide-react'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { Cents } from '#domain/shared/money.ts'
import { stateOf } from '#domain/splits/reply.ts'
import type { DraftShare } from '#domain/splits/rows.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Field } from '#client/ui/Field.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { AmountInput } from './AmountInput.tsx'
import { ReplyWords } from './ReplyBadge.tsx'
import styles from './SplitGiftDialog.module.css'

/** Somebody who shares the cost: how much, and whether that is settled. */
export function ContributorRow({
  row,
  contributedAt,
  isEqual,
  error,
  onAmount,
  onConfirm,
  onRemove,
}: {
  row: DraftShare
  contributedAt: string | null
  /** The amount is computed. */
  isEqual: boolean
  error: string | undefined
  onAmount: (cents: Cents) => void
  onConfirm: (confirmed: boolean) => void
  onRemove: () => void
}) {
  const { name, email, confirmed, reply } = row
  const since = confirmed && contributedAt !== null ? dateText(contributedAt) : undefined
  return (
    <li className={styles['row']}>
      <span className={styles['who']}>
        <Avatar name={name} size="sm" tone={confirmed ? 'friend' : 'other'} />
        <span className={styles['words']}>
          <span className={styles['name']} title={name}>
            {name}
          </span>
          {email !== '' && (
            <span className={styles['email']} title={email}>
              {email}
            </span>
          )}
        </span>
      </span>
      <span className={styles['amount']}>
        <Field label={<VisuallyHidden>{splitTexts.amountOf(name)}</VisuallyHidden>} error={error}>
          <AmountInput cents={row.amountCents} disabled={isEqual} onChange={onAmount} />
        </Field>
      </span>
      <button
        type="button"
        className={styles['state']}
        aria-label={confirmed ? splitTexts.markPending(name) : splitTexts.markConfirmed(name)}
        title={since === undefined ? undefined : splitTexts.paidOn(since)}
        onClick={() => onConfirm(!confirmed)}
      >
        <Badge tone={confirmed ? 'friend' : 'special'} icon={confirmed ? <CircleCheck /> : <Clock3 />}>
          {confirmed ? splitTexts.confirmed : splitTexts.pending}
        </Badge>
      </button>
      <IconButton size="sm" label={splitTexts.remove(name)} icon={<X />} onClick={onRemove} />
      {reply && (reply.note !== null || (stateOf(row) ?? 'paid') !== 'paid') && (
        <p className={styles['reply']}>
          <ReplyWords row={row} />
          {reply.note !== null && (
            <q aria-label={contributeTexts.reply.note(name)} dir="auto">
              {reply.note}
            </q>
          )}
        </p>
      )}
    </li>
  )
}

/** In the browser's own zone. */
function dateText(instant: string): string {
  return formatMediumDate(todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(instant)))
}
