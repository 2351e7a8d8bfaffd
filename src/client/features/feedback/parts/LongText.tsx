import { useState } from 'react'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './LongText.module.css'

/** About what four lines hold on a phone. */
const SHORT = { characters: 240, lines: 4 }

/** A user's text with its line breaks; a long one is collapsed. */
export function LongText({ text, of }: { text: string; of: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > SHORT.characters || text.split('\n').length > SHORT.lines
  return (
    <>
      <p className={cx(styles['text'], isLong && !isOpen && styles['cut'])}>{text}</p>
      {isLong && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? feedbackTexts.inbox.showLess : feedbackTexts.inbox.showMore}: ${of}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? feedbackTexts.inbox.showLess : feedbackTexts.inbox.showMore}
        </button>
      )}
    </>
  )
}
