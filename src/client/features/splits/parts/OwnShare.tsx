import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '#domain/shared/money.ts'
import { yourShare } from '#domain/splits/shares.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { splitQueries } from '../queries.ts'
import { valuesOf } from '../split-values.ts'

/** After the price of a gift that is split: '· you $48.00'. */
export function OwnShare({ giftId }: { giftId: number }) {
  const split = useQuery(splitQueries.ofGift(giftId)).data
  const own = split ? yourShare(valuesOf(split).rows) : null
  return own === null ? null : ` ·\u00A0${splitTexts.youPay(formatMoney(own))}`
}
