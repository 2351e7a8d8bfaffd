import { contactTexts } from '#domain/texts/contacts.ts'
import type { LetterPlace } from './contact-list.ts'
import styles from './LetterBar.module.css'

/** The letters that names begin with; each leads to its first contact. Stays at the upper edge while the list scrolls. */
export function LetterBar({ letters, onJump }: { letters: readonly LetterPlace[]; onJump: (place: number) => void }) {
  return (
    <nav aria-label={contactTexts.letters} className={styles['bar']}>
      {letters.map(({ letter, place }) => (
        <button
          key={letter}
          type="button"
          aria-label={contactTexts.jumpTo(letter)}
          className={styles['letter']}
          onClick={() => onJump(place)}
        >
          {letter}
        </button>
      ))}
    </nav>
  )
}
