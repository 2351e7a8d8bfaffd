import { expect, it } from 'vitest'
import { contactTextFields } from '../contacts/text-fields.ts'
import { contactTexts } from '../texts/contacts.ts'
import { askedLabel } from './fields.ts'

it('an answer is called what the contact form calls the field', () => {
  expect(askedLabel('birthday')).toBe(contactTexts.fields.birthday)
  expect(askedLabel('mailingAddress')).toBe(contactTextFields.mailingAddress.label)
})
