import { Search } from 'lucide-react'
import { openPalette, preparePalette } from '#client/features/palette/dialogs.ts'
import type { AppActions } from '#client/features/palette/dialogs.ts'
import { ariaPaletteKeys, paletteKeys } from '#client/features/palette/keys.ts'
import styles from './PaletteButton.module.css'

/** Opens the palette by pointer and touch, and tells of its keys. */
export function PaletteButton({ app }: { app: AppActions }) {
  return (
    <button
      type="button"
      className={styles['search']}
      aria-label="Search everything"
      aria-keyshortcuts={ariaPaletteKeys}
      aria-haspopup="dialog"
      title={`Search everything (${paletteKeys.join(' ')})`}
      onPointerEnter={preparePalette}
      onClick={() => void openPalette(app)}
    >
      <Search aria-hidden />
      <span className={styles['words']}>Search</span>
      <kbd className={styles['keys']}>{paletteKeys.join(' ')}</kbd>
    </button>
  )
}
