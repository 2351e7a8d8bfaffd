import type { Present } from '#domain/presents/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { presentTexts as texts } from '#domain/texts/presents.ts'
import { todayNow } from '#client/features/profile/parts/use-today.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { toastError } from '#client/lib/toast.ts'
import { useVersionedForm } from '#client/lib/versioned-form.ts'
import { versionsOf } from '#client/lib/versions.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { VersionNotice } from '#client/ui/VersionNotice.tsx'
import styles from './EditPresentDialog.module.css'
import { useChangePresent } from './mutations.ts'

type Values = Record<'from' | 'title' | 'receivedOn' | 'thankedOn', string>

const versions = versionsOf<Values, Present>(texts.fields, (values, name) => values[name])

/** Corrects what was written down about a present. */
export function EditPresentDialog({ present, close }: DialogProps & { present: Present }) {
  const change = useChangePresent()
  const edit = useVersionedForm({
    row: present,
    toValues: valuesOf,
    versions,
    check,
    save: async ({ from, title, receivedOn, thankedOn }, { id, version }) => {
      await change.mutateAsync({
        id,
        version,
        from: from.trim(),
        title: title.trim(),
        receivedOn,
        thankedOn: thankedOn === '' ? null : thankedOn,
      })
      close()
    },
    onFailed: (error) => toastError(error, texts.failed),
  })
  const { form } = edit
  return (
    <FormDialog
      size="sm"
      title={texts.edit}
      onSubmit={edit.submit}
      isGone={edit.isGone}
      isDirty={form.isDirty}
      notice={<VersionNotice edit={edit} onKeepMine={() => edit.submit()} gone={texts.deletedWhileEditing} />}
      save={{ label: generalTexts.save, pending: edit.isSaving, pendingText: generalTexts.saving }}
    >
      <div className={styles['fields']}>
        <Field label={texts.fields.from} error={form.errors.from}>
          <TextInput {...form.text('from')} autoComplete="off" />
        </Field>
        <Field label={texts.fields.title} error={form.errors.title}>
          <TextInput {...form.text('title')} data-autofocus autoComplete="off" />
        </Field>
        <Field label={texts.fields.receivedOn} error={form.errors.receivedOn}>
          <TextInput {...form.text('receivedOn')} type="date" max={todayNow()} />
        </Field>
        <Field label={texts.fields.thankedOn} hint={texts.thankedHint} error={form.errors.thankedOn}>
          <TextInput {...form.text('thankedOn')} type="date" max={todayNow()} />
        </Field>
      </div>
    </FormDialog>
  )
}

function valuesOf({ from, title, receivedOn, thankedOn }: Present): Values {
  return { from, title, receivedOn, thankedOn: thankedOn ?? '' }
}

function check({ from, title, receivedOn, thankedOn }: Values) {
  const today = todayNow()
  return {
    from: from.trim() === '' ? texts.fromRequired : undefined,
    title: title.trim() === '' ? texts.titleRequired : undefined,
    receivedOn: receivedOn === '' || receivedOn > today ? texts.notInFuture : undefined,
    thankedOn: thankedOn > today ? texts.notInFuture : undefined,
  }
}
