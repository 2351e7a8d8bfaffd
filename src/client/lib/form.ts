import { useState } from 'react'
import type { ChangeEvent, SubmitEvent } from 'react'
import { ApiError } from './api-error.ts'
import { isInReach } from './focus.ts'

export type FormErrors<Values> = { [Name in keyof Values]?: string | undefined }

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string
type SwitchName<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] & string

/**
 * State of one form: values, messages at the fields, whether anything was changed.
 * `check` names what is wrong; it runs on submit, and while typing once a message is shown.
 */
export function useForm<Values extends object>({
  initial,
  check = () => ({}),
  isSame = looksSame,
}: {
  initial: Values
  check?: (values: Values) => FormErrors<Values>
  isSame?: (one: Values, other: Values) => boolean
}) {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FormErrors<Values>>({})

  function change(patch: Partial<Values>) {
    setValues((now) => ({ ...now, ...patch }))
    const wrong = check({ ...values, ...patch })
    setErrors((shown) => keep(shown, (name) => (name in patch ? wrong[name] : shown[name])))
  }

  return {
    values,
    errors,
    isDirty: values !== start && !isSame(values, start),
    change,
    /** Starts over from these values (after loading or saving). */
    reset(next: Values = start) {
      setStart(next)
      setValues(next)
      setErrors({})
    },
    /** Spread on TextInput, PasswordInput, TextArea, NativeSelect. */
    text: (name: TextName<Values>) => ({
      name,
      value: values[name] as string,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        change({ [name]: event.target.value } as Partial<Values>),
    }),
    /** Spread on Checkbox and Switch. */
    toggle: (name: SwitchName<Values>) => ({
      name,
      checked: values[name] as boolean,
      onChange: (checked: boolean) => change({ [name]: checked } as Partial<Values>),
    }),
    /** For `<form onSubmit>`: checks, shows messages and puts the focus on the first wrong field, else saves. */
    submit: (save: (values: Values) => void) => (event?: SubmitEvent<HTMLFormElement>) => {
      event?.preventDefault()
      const wrong = check(values)
      setErrors(wrong)
      if (Object.values(wrong).every((message) => message === undefined)) save(values)
      else focusFirstInvalid(event?.currentTarget)
    },
    setErrors,
    /** Puts the server's issues at their fields. False when none of them has a field here: then say it in a toast. */
    showIssues(error: unknown): boolean {
      if (!(error instanceof ApiError)) return false
      const here = error.issues.filter((issue) => issue.path in values)
      if (here.length === 0) return false
      setErrors(Object.fromEntries(here.map((issue) => [issue.path, issue.message])) as FormErrors<Values>)
      focusFirstInvalid(undefined)
      return true
    },
  }
}

function looksSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function keep<Values>(shown: FormErrors<Values>, message: (name: keyof Values) => string | undefined) {
  const next: FormErrors<Values> = {}
  for (const name of Object.keys(shown) as (keyof Values)[]) next[name] = message(name)
  return next
}

function focusFirstInvalid(form: HTMLElement | undefined) {
  // aria-invalid is on the page only after React has drawn the messages.
  requestAnimationFrame(() => {
    const invalid = (form ?? document).querySelectorAll<HTMLElement>('[aria-invalid="true"]')
    for (const field of invalid) {
      if (!isInReach(field)) continue
      field.focus()
      return
    }
  })
}
