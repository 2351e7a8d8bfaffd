import { Info } from 'lucide-react'
import type { Product } from '#domain/catalogue/product-schema.ts'
import { shopTexts } from '#domain/texts/shops.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { clockTimeOf } from '#client/lib/time-of.ts'
import { Popover } from '#client/ui/Popover.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import styles from './PriceOrigin.module.css'

/** 'From Amazon · as of 14:11': where a price comes from and when it was true; the time opens what that means. */
export function PriceOrigin({
  product: { title, source, alsoAt = [], asOf },
}: {
  product: Pick<Product, 'title' | 'source' | 'asOf'> & { alsoAt?: readonly string[] | undefined }
}) {
  return (
    <div className={styles['origin']}>
      <span>
        {shopTexts.from(source)}
        {alsoAt.length > 0 && `, ${shopTexts.alsoAt(alsoAt)}`}
      </span>
      {asOf !== null && (
        <Popover
          label={shopTexts.details}
          align="start"
          trigger={
            <button type="button" className={styles['as-of']}>
              {shopTexts.asOf(clockTimeOf(asOf, presentInstant()))}
              <Info aria-hidden />
              <VisuallyHidden>, {shopTexts.detailsOf(title)}</VisuallyHidden>
            </button>
          }
        >
          {() => (
            <div className={styles['details']}>
              <p>{shopTexts.askedAt(source, clockTimeOf(asOf))}</p>
              <p>{shopTexts.accurateAsOf(source)}</p>
            </div>
          )}
        </Popover>
      )}
    </div>
  )
}
