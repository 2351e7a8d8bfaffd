import { keyTexts } from '#domain/texts/keys.ts'
import { paletteTexts } from '#domain/texts/search.ts'
import { Kbd } from './Kbd.tsx'
import styles from './PaletteFoot.module.css'

const { hints } = paletteTexts

/** Which keys do what, where there are keys. */
export function PaletteFoot({ isPicking }: { isPicking: boolean }) {
  return (
    <p className={styles['foot']} aria-hidden>
      <span>
        <Kbd keys={['↑']} /> <Kbd keys={['↓']} /> {hints.move}
      </span>
      <span>
        <Kbd keys={[keyTexts.enter]} /> {isPicking ? hints.pick : hints.choose}
      </span>
      <span>
        <Kbd keys={[keyTexts.escape]} /> {isPicking ? hints.back : hints.close}
      </span>
    </p>
  )
}
