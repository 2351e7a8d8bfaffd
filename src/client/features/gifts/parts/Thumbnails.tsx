import { giftSummaryTexts } from '#domain/texts/gift-summary.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { openGiftDetails } from '../dialogs.ts'
import { giftGlyph } from '../glyph.tsx'
import styles from './Thumbnails.module.css'

type Bought = {
  id: number
  title: string
  picture: string | null
  productUrl: string | null
  itemType: 'gift' | 'card'
}

/** How many are shown before '+N'. */
const SHOWN = 3

/** The pictures of what was bought: gifts and cards. Each opens its product page, without a link its details. */
export function Thumbnails({ gifts }: { gifts: readonly Bought[] }) {
  if (gifts.length === 0) return null
  const rest = gifts.slice(SHOWN)
  return (
    <ul className={styles['thumbs']} aria-label={giftSummaryTexts.purchased}>
      {gifts.slice(0, SHOWN).map((gift) => (
        <li key={gift.id}>
          <Thumb gift={gift} />
        </li>
      ))}
      {rest.length > 0 && (
        <li className={styles['rest']} title={rest.map(({ title }) => title).join(', ')}>
          +{rest.length}
          <VisuallyHidden>: {rest.map(({ title }) => title).join(', ')}</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}

function Thumb({ gift }: { gift: Bought }) {
  const { id, title, productUrl } = gift
  const kind = giftSummaryTexts.boughtKinds[gift.itemType]
  const tile = <ThumbTile id={id} picture={gift.picture} glyph={giftGlyph(gift)} size="sm" />
  if (productUrl === null) {
    return (
      <button
        type="button"
        className={styles['thumb']}
        title={`${kind}: ${title}`}
        aria-label={`${kind}: ${title}`}
        onClick={() => void openGiftDetails(id)}
      >
        {tile}
      </button>
    )
  }
  return (
    <a
      href={productUrl}
      target="_blank"
      rel="sponsored noopener"
      className={styles['thumb']}
      title={`${kind}: ${title}`}
      aria-label={`${kind}: ${title} ${generalTexts.opensShop}`}
    >
      {tile}
    </a>
  )
}
