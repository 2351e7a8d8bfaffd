import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock3, UsersRound } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { openSplitGift } from '../dialogs.ts'
import { Funding } from '../Funding.tsx'
import { ReplyWords } from '../ReplyBadge.tsx'
import { splitQueries } from '../queries.ts'
import { totalOf, valuesOf } from '../split-values.ts'
import styles from './SplitState.module.css'

/** Who pays what of a gift, and how many have confirmed; leads to 'Split Gift'. */
export function SplitState({ gift }: { gift: Pick<Gift, 'id' | 'hasSplit'> }) {
  const query = useQuery({ ...splitQueries.ofGift(gift.id), enabled: gift.hasSplit })
  const isLoading = gift.hasSplit && query.data === undefined && !query.isError
  const values = gift.hasSplit && query.data ? valuesOf(query.data) : undefined
  return (
    <section aria-label={splitTexts.section} className={styles['card']}>
      <div className={styles['head']}>
        <h3>{splitTexts.section}</h3>
        <Button size="sm" variant="tint" icon={<UsersRound />} onClick={() => void openSplitGift(gift.id)}>
          {splitTexts.splitCost}
        </Button>
      </div>
      {isLoading ? (
        <Skeleton height={40} radius={12} />
      ) : values === undefined ? (
        <p className={styles['quiet']}>{query.isError ? splitTexts.failedToFetch : splitTexts.nobodySharesYet}</p>
      ) : (
        <>
          <Funding rows={values.rows} total={totalOf(values)} />
          <ul className={styles['people']}>
            {values.rows.map((row) => {
              const { id, name, amountCents, confirmed } = row
              return (
                <li key={id}>
                  <Avatar name={name} size="sm" tone={confirmed ? 'friend' : 'other'} />
                  <span className={styles['name']} title={name}>
                    {name}
                  </span>
                  <span className={styles['amount']}>{formatMoney(amountCents)}</span>
                  <span className={styles['state']} data-confirmed={confirmed}>
                    {confirmed ? <CircleCheck aria-hidden /> : <Clock3 aria-hidden />}
                    {confirmed ? splitTexts.confirmed : splitTexts.pending}
                  </span>
                  <ReplyWords row={row} />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
