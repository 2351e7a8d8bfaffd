import type { ReactNode } from 'react'
import type { Preferences } from '#domain/accounts/schema.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { useForm } from '#client/lib/form.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextArea, TextInput } from '#client/ui/TextInput.tsx'
import { useSaveHowToPay } from '../mutations.ts'
import styles from './Settings.module.css'

const { howToPay: texts } = contributeTexts

/** What the pages of contributors' links say of paying: free text and a link. Part of dialogs whose own form it isn't. */
export function HowToPayFields({
  howToPay,
  onSaved,
  children,
}: {
  howToPay: Preferences['howToPay']
  onSaved?: () => void
  /** Beside the button that saves. */
  children?: ReactNode
}) {
  const save = useSaveHowToPay()
  const form = useForm({ initial: { text: howToPay.text ?? '', url: howToPay.url ?? '' } })
  const submit = () =>
    save.mutate(form.values, {
      onSuccess: ({ howToPay: saved }) => {
        form.reset({ text: saved.text ?? '', url: saved.url ?? '' })
        toastSuccess(texts.saved)
        onSaved?.()
      },
      onError: (error) => {
        if (!form.showIssues(error)) toastError(error, texts.failedToSave)
      },
    })
  return (
    <div className={styles['howToPay']}>
      <Field label={texts.text} hint={texts.textHint} error={form.errors.text}>
        <TextArea {...form.text('text')} rows={2} maxLength={500} autoComplete="off" />
      </Field>
      <Field label={texts.url} hint={texts.urlHint} error={form.errors.url}>
        <TextInput
          {...form.text('url')}
          inputMode="url"
          maxLength={2048}
          autoComplete="off"
          placeholder={texts.urlExample}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            submit()
          }}
        />
      </Field>
      <div className={styles['howToPayFoot']}>
        {children}
        <Button
          size="sm"
          variant="primary"
          pending={save.isPending}
          pendingText={texts.saving}
          disabled={!form.isDirty}
          onClick={submit}
        >
          {texts.save}
        </Button>
      </div>
    </div>
  )
}
