import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { paletteOf } from '../lib/palette.ts'
import styles from './ThumbTile.module.css'

/** Our own drawings bring a ground that fills the tile; photos are shown whole. */
const drawings = '/api/illustrations/'

/**
 * The picture of a gift: its photo contained on a drawn ground, or the ground with a glyph.
 * Decorative unless `alt` says what is seen.
 */
export function ThumbTile({
  id,
  glyph = <Gift />,
  imageUrl,
  alt = '',
  size = 'md',
}: {
  /** Chooses one of eight palettes, always the same one. */
  id: number | string
  glyph?: ReactNode
  imageUrl?: string | null | undefined
  alt?: string
  /** 38 px, 44 px, or as wide as its place (for cards). */
  size?: 'sm' | 'md' | 'wide'
}) {
  const [broken, setBroken] = useState<string>()
  const palette = paletteOf(id)
  const hasPhoto = imageUrl !== undefined && imageUrl !== null && imageUrl !== '' && imageUrl !== broken
  return (
    <span className={cx(styles['tile'], styles[size], styles[`p${palette}`])} aria-hidden={alt === '' || undefined}>
      {hasPhoto ? (
        <img
          src={imageUrl}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={imageUrl.startsWith(drawings) ? styles['drawing'] : undefined}
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        glyph
      )}
    </span>
  )
}
