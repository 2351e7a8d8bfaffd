import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { formatMoney, fromDecimal } from '#domain/shared/money.ts'
import { captureTexts } from '#domain/texts/quick-capture.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import styles from './Understood.module.css'
import type { Idea } from './understand.ts'

/** What was read in the typed text; each part can be put back into the name. */
export function Understood({ idea, onKeep }: { idea: Idea; onKeep: (words: string) => void }) {
  const parts = partsOf(idea)
  return (
    <>
      {/* There before its text, and without the name, which changes with each letter. */}
      <VisuallyHidden>
        <output>{parts.map(({ text }) => text).join('. ')}</output>
      </VisuallyHidden>
      {parts.length > 0 && (
        <div className={styles['parts']}>
          {idea.title !== '' && <span className={styles['name']}>{captureTexts.savedAs(idea.title)}</span>}
          {parts.map(({ text, words }) => (
            <span key={words} className={styles['part']}>
              <span className={styles['words']}>{text}</span>
              <button
                type="button"
                aria-label={captureTexts.keepInName(words)}
                title={captureTexts.keepInName(words)}
                onMouseDown={keepFocus}
                onClick={() => onKeep(words)}
              >
                <X />
              </button>
            </span>
          ))}
        </div>
      )}
    </>
  )
}

function partsOf({ person, read: { price, recipient } }: Idea): { text: string; words: string }[] {
  const cost = price && { text: captureTexts.costs(formatMoney(fromDecimal(price.amount))), words: price.words }
  const whom = recipient && {
    text:
      person === undefined
        ? captureTexts.whichOne(recipient.people.length, recipient.words)
        : captureTexts.isFor(person.fullName),
    words: recipient.words,
  }
  return [cost, whom].filter((part) => part !== undefined)
}

/** The text field keeps the focus, and a phone its keyboard. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
