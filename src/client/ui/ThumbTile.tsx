import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { DRAWINGS, FALLBACK_DRAWING } from '#domain/pictures/drawings.ts'
import { groundOf } from '#domain/pictures/ground.ts'
import { cx } from '../lib/class-names.ts'
import { useComesNear } from '../lib/comes-near.ts'
import { usePicture } from '../lib/picture.ts'
import styles from './ThumbTile.module.css'

interface Tile {
  /** Chooses one of eight grounds, always the same one. */
  id: number | string
  /** Where there is no such picture: an icon, or an image that the page has already. */
  glyph?: ReactNode
  /** A path below /api: a drawing, or a photo that is kept for the signed-in user. */
  picture?: string | null | undefined
  /** The address of a shop's photo, loaded from the shop itself: its rules forbid copies of it. */
  photo?: string | undefined
  alt?: string
  /** 38 px, 44 px, or as wide as its place (for cards). */
  size?: 'sm' | 'md' | 'wide'
}

/**
 * The picture of a gift on a ground with a soft hill: its photo, a scene of ours, or a glyph. A `picture` is this server's:
 * another site would learn who looks at it, and from where. A shop's `photo` is loaded without a referrer.
 * Decorative unless `alt` says what is seen.
 */
export function ThumbTile({ picture, photo, ...tile }: Tile) {
  if (photo !== undefined) return <ImageTile key={photo} address={photo} isPhoto {...tile} />
  if (picture?.startsWith(DRAWINGS)) return <ImageTile key={picture} address={picture} {...tile} />
  if (picture?.startsWith('/api/')) return <PhotoTile address={picture} {...tile} />
  return <Ground {...tile}>{tile.glyph ?? <Gift />}</Ground>
}

type Pictured = Omit<Tile, 'picture' | 'photo'> & { address: string }

/**
 * Our own drawings have no ground: they use that of the tile, whatever its shape. Of shops' photos, the page's content
 * security policy allows those of the shops that are set up; any other is a broken one, and a drawing takes its place.
 */
function ImageTile({ address, isPhoto = false, ...tile }: Pictured & { isPhoto?: boolean }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken && isPhoto) return <ImageTile address={FALLBACK_DRAWING} {...tile} />
  return (
    <Ground {...tile} isPhoto={isPhoto}>
      {isBroken ? (
        (tile.glyph ?? <Gift />)
      ) : (
        <img
          src={address}
          alt={tile.alt ?? ''}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
    </Ground>
  )
}

function PhotoTile({ address, ...tile }: Pictured) {
  const [isNear, place] = useComesNear<HTMLSpanElement>()
  const shown = usePicture(isNear ? address : undefined)
  return (
    <Ground {...tile} place={place}>
      {shown === undefined || shown === null ? (
        (tile.glyph ?? <Gift />)
      ) : (
        <img src={shown} alt={tile.alt ?? ''} decoding="async" />
      )}
    </Ground>
  )
}

function Ground({
  id,
  alt = '',
  size = 'md',
  place,
  isPhoto = false,
  children,
}: Omit<Tile, 'picture' | 'photo'> & {
  place?: RefObject<HTMLSpanElement | null>
  isPhoto?: boolean
  children: ReactNode
}) {
  return (
    <span
      ref={place}
      className={cx(styles['tile'], styles[size], isPhoto ? styles['photo'] : styles[`p${groundOf(id)}`])}
      aria-hidden={alt === '' || undefined}
    >
      {children}
    </span>
  )
}
