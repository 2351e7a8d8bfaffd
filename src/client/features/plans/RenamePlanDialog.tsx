import { fieldTexts } from '#domain/texts/fields.ts'
import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import { planChangeSchema, type Plan } from '#domain/plans/schema.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { Field } from '#client/ui/Field.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { useChangePlan } from './mutations.ts'

const texts = planScreenTexts.rename

/** Gives a plan another name; its events keep theirs. */
export function RenamePlanDialog({ plan, close }: DialogProps & { plan: Plan }) {
  const change = useChangePlan(plan.id)
  const form = useForm({
    initial: { name: plan.name },
    check: (values) => schemaErrors(planChangeSchema, values, { name: values.name.trim() }),
  })
  const save = form.submit(({ name }) =>
    change.mutate({ body: { name: name.trim() }, done: texts.done }, { onSuccess: () => close() }),
  )
  return (
    <FormDialog
      size="sm"
      title={texts.title}
      onSubmit={save}
      isDirty={form.isDirty}
      save={{ label: texts.save, pending: change.isPending }}
    >
      <Field label={fieldTexts.planName} required error={form.errors.name}>
        <TextInput {...form.text('name')} maxLength={200} data-autofocus autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
