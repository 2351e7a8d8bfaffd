import { useRef } from 'react'
import { LinkCard } from '#client/features/link-preview/parts/LinkCard.tsx'
import { captureTexts } from '#domain/texts/quick-capture.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useCloseGuard } from '#client/lib/dialogs.tsx'
import type { EarlyKeys } from '#client/lib/early-keys.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { EventField } from './EventField.tsx'
import styles from './QuickCaptureDialog.module.css'
import { useQuickIdea } from './use-quick-idea.ts'
import { WhoField } from './WhoField.tsx'

/** An idea in passing: what, or a link to it, and for whom. Everything else can come later. */
export function QuickCaptureDialog({
  takeEarlyKeys,
  close,
}: DialogProps & { /** What was typed before this was on the screen. */ takeEarlyKeys: () => EarlyKeys }) {
  const what = useRef<HTMLInputElement>(null)
  const idea = useQuickIdea({ onSaved: () => close(), onNext: () => what.current?.focus() })
  const { values, errors, product, failure } = idea
  useCloseGuard(idea.isDirty)
  const takeOver = () => {
    const { text, isHasty } = takeEarlyKeys()
    if (text !== '') idea.takeUp(values.title + text, isHasty)
  }
  return (
    <AppModal
      title={captureTexts.title}
      onSubmit={(event) => {
        event.preventDefault()
        idea.save('close')
      }}
      actions={
        <>
          <Button data-start pending={idea.pending === 'next'} onClick={() => idea.save('next')}>
            {captureTexts.saveAndAnother}
          </Button>
          <Button
            variant="primary"
            type="submit"
            pending={idea.pending === 'close'}
            pendingText={idea.isWaiting ? captureTexts.readingFirst : generalTexts.saving}
          >
            {failure === undefined ? captureTexts.save : generalTexts.tryAgain}
          </Button>
        </>
      }
    >
      <div className={styles['fields']} data-quick-idea>
        <Field label={captureTexts.what} required error={errors.title}>
          <TextInput
            ref={what}
            name="title"
            value={values.title}
            onChange={({ target }) => idea.write(target.value)}
            placeholder={captureTexts.whatPlaceholder}
            autoComplete="off"
            enterKeyHint="done"
            data-autofocus
            onFocus={takeOver}
          />
        </Field>
        {values.link !== '' && <LinkCard product={product} onRemove={idea.removeLink} />}
        <WhoField chosen={values.person} error={errors.person} onChoose={idea.choose} />
        {values.person !== undefined && (
          <EventField person={values.person} value={values.eventId} onChange={idea.chooseEvent} />
        )}
        {failure !== undefined && (
          <p role="alert" className={styles['failure']}>
            {failure}
          </p>
        )}
      </div>
    </AppModal>
  )
}
