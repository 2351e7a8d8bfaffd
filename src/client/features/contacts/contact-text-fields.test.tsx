import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { mapValues } from '#domain/shared/map-values.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { useForm } from '#client/lib/form.ts'
import { emptyContact } from './contact-form.ts'
import { InterestFields, LaterFields, PersonFields, ReachFields, TasteFields } from './ContactFields.tsx'
import { contactVersions } from './details/contact-versions.ts'

function EditedFields() {
  const form = useForm({ initial: emptyContact })
  return (
    <>
      <PersonFields form={form} face={null} />
      <InterestFields form={form} />
      <TasteFields form={form} />
      <ReachFields form={form} />
      <LaterFields form={form} />
    </>
  )
}

const page = renderToStaticMarkup(<EditedFields />)

it.each(Object.entries(contactTextFields))('%s has its place in the form, with its label', (name, { label, max }) => {
  const [field] = new RegExp(`<(input|textarea)[^>]* name="${name}"[^>]*>`).exec(page) ?? []
  expect(field, `give ‘${name}’ a ContactTextField in ContactFields.tsx`).toBeDefined()
  expect(field).toContain(`maxLength="${max}"`)
  const [, id] = /\bid="([^"]+)"/.exec(field ?? '') ?? []
  expect(page).toContain(`for="${id}">${label}`)
})

it('every text on which two versions differ is named and shown, and merged when only the other has it', () => {
  const theirs = { ...emptyContact, ...mapValues(contactTextFields, (_, name) => `Their ${name}`) }
  const { differences, merge } = contactVersions
  expect(merge(theirs, emptyContact, emptyContact)).toEqual({
    values: theirs,
    takenOver: Object.values(contactTextFields).map(({ label }) => label),
  })
  expect(differences(emptyContact, theirs, null)).toEqual(
    Object.entries(contactTextFields).map(([name, { label }]) => ({ label, mine: '', theirs: `Their ${name}` })),
  )
})
