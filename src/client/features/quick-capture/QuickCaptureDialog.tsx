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
import { sharedIdea } from './shared-idea.ts'
import { Understood } from './Understood.tsx'
import { useQuickIdea } from './use-quick-idea.ts'
import { WhoField } from './WhoField.tsx'

/** An idea in passing: what, or a link to it, and for whom. Everything else can come later. */
export function QuickCaptureDialog({
  takeEarlyKeys,
  shared,
  close,
}: DialogProps & {
  /** What was typed before this was on the screen. */
  takeEarlyKeys: () => EarlyKeys
  /** Shared with the installed app. */
  shared: URLSearchParams | undefined
}) {
  const what = useRef<HTMLInputElement>(null)
  const given = useRef(shared === undefined ? '' : sharedIdea(shared))
  const form = useQuickIdea({ onSaved: () => close(), onNext: () => what.current?.focus() })
  const { values, idea, errors, product, failure } = form
  useCloseGuard(form.isDirty)
  const takeOver = () => {
    const early = takeEarlyKeys()
    const text = given.current + early.text
    given.current = ''
    if (text !== '') form.takeUp(values.title + text, early.isHasty)
  }
  return (
    <AppModal
      title={captureTexts.title}
      onSubmit={(event) => {
        event.preventDefault()
        form.save('close')
      }}
      actions={
        <>
          <Button data-start pending={form.pending === 'next'} onClick={() => form.save('next')}>
            {captureTexts.saveAndAnother}
          </Button>
          <Button
            variant="primary"
            type="submit"
            pending={form.pending === 'close'}
            pendingText={form.isWaiting ? captureTexts.readingFirst : generalTexts.saving}
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
            onChange={({ target }) => form.write(target.value)}
            placeholder={captureTexts.whatPlaceholder}
            autoComplete="off"
            enterKeyHint="done"
            data-autofocus
            onFocus={takeOver}
          />
        </Field>
        <Understood idea={idea} onKeep={form.keepInName} />
        {values.link !== '' && <LinkCard product={product} onRemove={form.removeLink} />}
        <WhoField
          chosen={idea.person}
          candidates={idea.read.recipient?.people}
          error={errors.person}
          onChoose={form.choose}
        />
        {idea.person !== undefined && (
          <EventField person={idea.person} value={idea.eventId} onChange={form.chooseEvent} />
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
