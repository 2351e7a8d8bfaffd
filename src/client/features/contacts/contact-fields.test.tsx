import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contactChoiceFields } from '#domain/contacts/choice-fields.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { useForm } from '#client/lib/form.ts'
import { emptyContact, type ContactForm } from './contact-form.ts'
import {
  InterestFields,
  LaterFields,
  PersonFields,
  reachFields,
  ReachFields,
  tasteFields,
  TasteFields,
} from './ContactFields.tsx'
import { contactVersions } from './details/contact-versions.ts'

type Group = ComponentType<{ form: ContactForm }>
const allGroups: Group[] = [
  ({ form }) => <PersonFields form={form} face={null} />,
  InterestFields,
  TasteFields,
  ReachFields,
  LaterFields,
]

function Fields({ groups }: { groups: Group[] }) {
  const form = useForm({ initial: emptyContact })
  return groups.map((Fieldset) => <Fieldset key={Fieldset.name} form={form} />)
}

const page = renderToStaticMarkup(<Fields groups={allGroups} />)

it.each(Object.entries(contactTextFields))('%s has its place in the form, with its label', (name, { label, max }) => {
  const [field] = new RegExp(`<(input|textarea)[^>]* name="${name}"[^>]*>`).exec(page) ?? []
  expect(field, `give ‘${name}’ a ContactTextField in ContactFields.tsx`).toBeDefined()
  expect(field).toContain(`maxLength="${max}"`)
  expect(labelOf(field)).toBe(label)
})

it.each(Object.entries(contactChoiceFields))(
  '%s has its place in the form, with its label and options',
  (name, { label, options }) => {
    const [field, listed] = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`).exec(page) ?? []
    expect(field, `give ‘${name}’ a ContactChoiceField in ContactFields.tsx`).toBeDefined()
    expect(labelOf(field)).toBe(label)
    expect([...(listed ?? '').matchAll(/value="(\w+)">([^<]+)</g)].map(([, ...option]) => option)).toEqual(
      Object.entries(options),
    )
  },
)

it.each([
  { names: tasteFields, FoldedFields: TasteFields },
  { names: reachFields, FoldedFields: ReachFields },
])('$FoldedFields.name unfold for a message on any of their fields', ({ names, FoldedFields }) => {
  const folded = renderToStaticMarkup(<Fields groups={[FoldedFields]} />)
  expect([...folded.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(names)
})

it('every choice and text on which two versions differ is named and shown, and merged when only the other has it', () => {
  const chosen = mapValues(contactChoiceFields, ({ options }) => Object.keys(options)[0] ?? '')
  const texts = mapValues(contactTextFields, (_, name) => `Their ${name}`)
  const shown = [
    ...Object.values(contactChoiceFields).map(({ label, options }) => ({ label, theirs: Object.values(options)[0] })),
    ...Object.entries(contactTextFields).map(([name, { label }]) => ({ label, theirs: `Their ${name}` })),
  ]
  const theirs = { ...emptyContact, ...chosen, ...texts }
  const { differences, merge } = contactVersions
  expect(merge(theirs, emptyContact, emptyContact)).toEqual({
    values: theirs,
    takenOver: shown.map(({ label }) => label),
  })
  expect(differences(emptyContact, theirs, null)).toEqual(shown.map((field) => ({ ...field, mine: '' })))
})

/** Of a field of the form, by the id that its label names. */
function labelOf(field = ''): string | undefined {
  const [, id] = /\bid="([^"]+)"/.exec(field) ?? []
  return new RegExp(`for="${id}">([^<]+)`).exec(page)?.[1]
}
