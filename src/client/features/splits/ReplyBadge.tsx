import { Ban, CircleCheck, Clock3, HandHeart } from 'lucide-react'
import { formatMoney } from '#domain/shared/money.ts'
import { stateOf, type AnsweredShare } from '#domain/splits/reply.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { Badge } from '#client/ui/Badge.tsx'
import styles from './ReplyBadge.module.css'

const { reply: texts } = contributeTexts

type Answered = Pick<AnsweredShare, 'amountCents' | 'confirmed' | 'reply'>

/** Whether a share is confirmed, and what the contributor answered by their link. */
export function ReplyBadge({ row }: { row: Answered }) {
  return (
    <span className={styles['state']}>
      <Badge tone={row.confirmed ? 'friend' : 'special'} icon={row.confirmed ? <CircleCheck /> : <Clock3 />}>
        {row.confirmed ? splitTexts.confirmed : splitTexts.pending}
      </Badge>
      <ReplyWords row={row} />
    </span>
  )
}

/** 'promised', or that they can't; nothing for a share that is paid, or without an answer. */
export function ReplyWords({ row }: { row: Answered }) {
  const { amountCents, reply } = row
  const state = stateOf(row)
  if (state === null || state === 'paid' || !reply) return null
  const agreed = reply.amountCents
  return (
    <span className={styles['reply']} data-state={state}>
      {state === 'out' ? <Ban aria-hidden /> : <HandHeart aria-hidden />}
      {state === 'out' ? texts.out : agreed === amountCents ? texts.promised : texts.promisedOf(formatMoney(agreed))}
    </span>
  )
}
