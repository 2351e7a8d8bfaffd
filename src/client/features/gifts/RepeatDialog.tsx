import type { Repeat } from '#domain/gifts/repeat.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import styles from './RepeatDialog.module.css'

const texts = giftTexts.repeatWarning

/** How many earlier gifts are named; few people read more. */
const NAMED = 5

/** Warns before giving the same thing again: 'You gave this to Mia at Christmas 2024'. */
export function RepeatDialog({
  sentence,
  repeats,
  close,
}: DialogProps<boolean> & { /** Said where the list did not come along. */ sentence: string; repeats: Repeat[] }) {
  const isGiven = repeats.length === 0 || repeats.some(({ kind }) => kind === 'given')
  const rest = repeats.length - NAMED
  return (
    <AppModal
      alert
      size="sm"
      title={isGiven ? texts.given : texts.assigned}
      actions={
        <>
          <Button data-autofocus onClick={() => close(false)}>
            {generalTexts.cancel}
          </Button>
          <Button variant="primary" onClick={() => close(true)}>
            {texts.goAhead}
          </Button>
        </>
      }
    >
      <div className={styles['warning']}>
        {repeats.length === 0 ? (
          <p>{sentence}</p>
        ) : (
          <ul>
            {repeats.slice(0, NAMED).map(({ giftId, message, title }) => (
              <li key={giftId}>
                <strong>{message}</strong>
                <span>{title}</span>
              </li>
            ))}
            {rest > 0 && <li>{texts.andMore(rest)}</li>}
          </ul>
        )}
        <p>{texts.question}</p>
      </div>
    </AppModal>
  )
}
