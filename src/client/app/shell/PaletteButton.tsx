import { Search } from 'lucide-react'
import { shellTexts } from '#domain/texts/shell.ts'
import { openPalette, preparePalette } from '#client/features/search/dialogs.ts'
import type { AppActions } from '#client/features/search/dialogs.ts'
import { ariaPaletteKeys, paletteKeys } from '#client/features/search/keys.ts'
import styles from './PaletteButton.module.css'

/** Opens the palette by pointer and touch, and shows its shortcut. */
export function PaletteButton({ app }: { app: AppActions }) {
  return (
    <button
      type="button"
      className={styles['search']}
      aria-label={shellTexts.searchEverything}
      aria-keyshortcuts={ariaPaletteKeys}
      aria-haspopup="dialog"
      title={`${shellTexts.searchEverything} (${paletteKeys.join(' ')})`}
      onPointerEnter={preparePalette}
      onClick={() => void openPalette(app)}
    >
      <Search aria-hidden />
      <span className={styles['words']}>{shellTexts.search}</span>
      <kbd className={styles['keys']}>{paletteKeys.join(' ')}</kbd>
    </button>
  )
}
