import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { foldText } from '#domain/shared/search-text.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { presentTexts as texts } from '#domain/texts/presents.ts'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { todayNow, useToday } from '#client/features/profile/parts/use-today.ts'
import { useForm } from '#client/lib/form.ts'
import { toastError } from '#client/lib/toast.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { Button } from '#client/ui/Button.tsx'
import { Combobox } from '#client/ui/Combobox.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import styles from './AddPresent.module.css'
import { useAddPresent } from './mutations.ts'

/** Names below the field: enough to see that it knows them, few enough to choose from. */
const CHOICES = 6

/** One line: who, what, when. From anybody, or in a contact's details from them. */
export function AddPresent({
  from,
  onDone,
}: {
  from?: Pick<Contact, 'id' | 'fullName'>
  /** After it's saved or given up; without it, the line stays. */
  onDone?: () => void
}) {
  const add = useAddPresent()
  const today = useToday()
  const what = useRef<HTMLInputElement>(null)
  const who = useRef<HTMLInputElement>(null)
  const initial = { from: from?.fullName ?? '', title: '', receivedOn: today as string }
  const form = useForm({
    initial,
    check: ({ from: name, title, receivedOn }) => ({
      from: name.trim() === '' ? texts.fromRequired : undefined,
      title: title.trim() === '' ? texts.titleRequired : undefined,
      receivedOn: receivedOn === '' || receivedOn > todayNow() ? texts.notInFuture : undefined,
    }),
  })
  useUnsaved(form.isDirty)
  const people = useQuery({ ...contactQueries.all(), enabled: from === undefined }).data
  const { values } = form
  const choices = useMemo(() => {
    const asked = foldText(values.from.trim())
    if (asked === '' || people === undefined) return []
    const found = people.filter(({ fullName }) => foldText(fullName).includes(asked)).slice(0, CHOICES)
    return found.some(({ fullName }) => fullName === values.from)
      ? []
      : found.map(({ id, fullName }) => ({ value: String(id), label: fullName }))
  }, [people, values.from])
  const save = async () => {
    const name = values.from.trim()
    // A name that several contacts have says nothing about which one it is.
    const named = people?.filter(({ fullName }) => foldText(fullName) === foldText(name)) ?? []
    const contactId = from?.id ?? (named.length === 1 ? named[0]?.id : undefined)
    try {
      await add.mutateAsync({
        from: name,
        title: values.title.trim(),
        receivedOn: values.receivedOn,
        ...(contactId !== undefined && { contactId }),
      })
    } catch (error) {
      if (!form.showIssues(error)) toastError(error, texts.failed)
      return
    }
    form.reset({ ...initial, receivedOn: values.receivedOn })
    if (onDone === undefined) who.current?.focus()
    else onDone()
  }
  return (
    <form
      className={styles['line']}
      aria-label={texts.add}
      noValidate
      onSubmit={(event) => form.submit(() => void save())(event)}
    >
      {from === undefined && (
        <Field label={texts.fields.from} error={form.errors.from}>
          <Combobox
            {...form.text('from')}
            ref={who}
            listLabel={texts.people}
            placeholder={texts.fromExample}
            autoComplete="off"
            choices={choices}
            onChoose={(id) => {
              const person = people?.find((one) => String(one.id) === id)
              if (person !== undefined) form.change({ from: person.fullName })
              what.current?.focus()
            }}
          />
        </Field>
      )}
      <Field label={texts.fields.title} error={form.errors.title}>
        <TextInput
          {...form.text('title')}
          ref={what}
          placeholder={texts.titleExample}
          autoComplete="off"
          data-autofocus={from !== undefined || undefined}
        />
      </Field>
      <Field label={texts.fields.receivedOn} error={form.errors.receivedOn}>
        <TextInput {...form.text('receivedOn')} type="date" max={today} />
      </Field>
      <div className={styles['actions']}>
        {onDone !== undefined && (
          <Button variant="ghost" onClick={onDone}>
            {generalTexts.cancel}
          </Button>
        )}
        <Button variant="primary" type="submit" pending={add.isPending}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}
