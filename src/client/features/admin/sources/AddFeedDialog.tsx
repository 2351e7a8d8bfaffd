import { useState } from 'react'
import { newSourceSchema } from '#domain/catalogue/sources/schema.ts'
import { sourceScreenTexts } from '#domain/texts/source-screens.ts'
import { errorText } from '#client/lib/api-error.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useForm, type FormErrors } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { Field } from '#client/ui/Field.tsx'
import { FieldGroup } from '#client/ui/FieldGroup.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import styles from './AddFeedDialog.module.css'
import { acceptedFeedFiles, refusalOf } from './feed-file.ts'
import { useAddFeed } from './mutations.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useUploadNew, wasStopped } from './use-upload.ts'

const { adding: texts } = sourceScreenTexts

type Values = { name: string; from: 'url' | 'file'; url: string; file: File | null }

const places = [
  { value: 'url', label: texts.fromUrl },
  { value: 'file', label: texts.fromFile },
] as const

/** A name, and an address or a file. Closes with the id of the new source, of which nothing is imported yet. */
export function AddFeedDialog({ close }: DialogProps<string>) {
  const form = useForm<Values>({ initial: { name: '', from: 'url', url: '', file: null }, check, isSame })
  const add = useAddFeed()
  const upload = useUploadNew()
  const [failure, setFailure] = useState<string>()
  const isPending = add.isPending || upload.isPending

  const after = {
    onSuccess: ({ id }: { id: string }) => close(id),
    onError: (error: Error) => {
      if (!wasStopped(error) && !form.showIssues(error)) setFailure(errorText(error, texts.failed))
    },
  }
  const submit = form.submit(({ name, from, url, file }) => {
    if (isPending) return
    setFailure(undefined)
    if (from === 'url') add.mutate({ kind: 'feed', name, url }, after)
    else if (file !== null) upload.mutate({ name, file }, after)
  })
  return (
    <FormDialog
      title={texts.title}
      onSubmit={submit}
      isDirty={form.isDirty}
      save={{ label: texts.continue, pending: isPending, pendingText: texts.continuing }}
    >
      <div className={styles['fields']}>
        <Field label={texts.name} hint={texts.nameHint} error={form.errors.name} required>
          <TextInput {...form.text('name')} maxLength={80} autoComplete="off" data-autofocus />
        </Field>
        <FieldGroup label={texts.from}>
          <SegmentedControl
            label={texts.from}
            options={places}
            value={form.values.from}
            full
            onChange={(from) => form.change({ from, file: null })}
          />
        </FieldGroup>
        {form.values.from === 'url' ? (
          <Field key="url" label={texts.url} hint={texts.urlHint} error={form.errors.url} required>
            <TextInput {...form.text('url')} type="url" inputMode="url" autoComplete="off" maxLength={2048} />
          </Field>
        ) : (
          <Field key="file" label={texts.file} hint={texts.fileHint} error={form.errors.file} required>
            <TextInput
              type="file"
              className={styles['file']}
              accept={acceptedFeedFiles}
              onChange={({ target }) => form.change({ file: target.files?.[0] ?? null })}
            />
          </Field>
        )}
        {upload.isPending && <UploadProgress part={upload.part} onStop={upload.stop} />}
        {failure !== undefined && (
          <p role="alert" className={styles['failure']}>
            {failure}
          </p>
        )}
        <p className={styles['next']}>{texts.next}</p>
      </div>
    </FormDialog>
  )
}

function check(values: Values): FormErrors<Values> {
  const { name, from, url, file } = values
  const wrong = schemaErrors(newSourceSchema, values, { kind: 'feed', name, ...(from === 'url' && { url }) })
  if (from === 'file') return { ...wrong, file: file === null ? texts.fileMissing : refusalOf(file) }
  return url.trim() === '' ? { ...wrong, url: texts.urlMissing } : wrong
}

/** A file has no words to compare. */
function isSame(one: Values, other: Values): boolean {
  return one.name === other.name && one.url === other.url && one.file === other.file
}
