import { Link2, RotateCcw, Undo2, X } from 'lucide-react'
import { previewPicture } from '#domain/pictures/picture.ts'
import { parseAmount, formatMoney } from '#domain/shared/money.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { productLinkTexts } from '#domain/texts/quick-capture.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import styles from './LinkCard.module.css'
import { hostOf } from './pasted.ts'
import type { ProductLink } from './use-product-link.ts'

/** A product link that is being read or was read: picture, price, filled-in fields, and undo. */
export function LinkCard({ product, onRemove }: { product: ProductLink; onRemove?: () => void }) {
  const { link, isReading, preview, filled, failure } = product
  const isUsed = filled !== undefined
  const cents = preview?.price === null || preview === undefined ? undefined : parseAmount(preview.price)
  return (
    <div className={styles['card']}>
      <ThumbTile
        id={hostOf(link)}
        size="md"
        glyph={isReading ? <Spinner size={18} /> : <Link2 />}
        picture={isUsed && preview?.imageUrl ? previewPicture(preview.imageUrl) : undefined}
      />
      <div className={styles['words']}>
        <p className={styles['site']} title={link}>
          <span>{preview?.siteName ?? hostOf(link)}</span>
          {isUsed && cents !== undefined && <strong>{formatMoney(cents)}</strong>}
        </p>
        <output className={styles['status']}>{saidOf(product)}</output>
      </div>
      <div className={styles['tools']}>
        {failure !== undefined && (
          <Button size="sm" icon={<RotateCcw />} onClick={() => product.read(link)}>
            {generalTexts.tryAgain}
          </Button>
        )}
        {preview !== undefined && hasAnything(product) && isUsed && (
          <Button size="sm" variant="ghost" icon={<Undo2 />} onClick={product.undo}>
            {generalTexts.undo}
          </Button>
        )}
        {preview !== undefined && hasAnything(product) && !isUsed && (
          <Button size="sm" variant="ghost" onClick={product.fillAgain}>
            {productLinkTexts.fillAgain}
          </Button>
        )}
        {onRemove !== undefined && (
          <IconButton size="sm" label={productLinkTexts.remove} icon={<X />} onClick={onRemove} />
        )}
      </div>
    </div>
  )
}

function hasAnything({ preview }: ProductLink): boolean {
  if (preview === undefined) return false
  return preview.title !== null || preview.price !== null || preview.imageUrl !== null
}

function saidOf(product: ProductLink): string {
  const { isReading, failure, preview, filled } = product
  if (isReading) return productLinkTexts.reading
  if (failure !== undefined) return failure
  if (preview === undefined) return ''
  if (!hasAnything(product)) return preview.message ?? productLinkTexts.foundNothing
  if (filled === undefined) return productLinkTexts.takenBack
  const { title, price, picture } = productLinkTexts.parts
  const what = [
    ...(filled.title === undefined ? [] : [title]),
    ...(preview.imageUrl === null ? [] : [picture]),
    ...(filled.price === undefined ? [] : [price]),
  ]
  const done = what.length === 0 ? productLinkTexts.nothingNew : productLinkTexts.filledIn(what)
  return preview.message ?? done
}
