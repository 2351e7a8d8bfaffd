import { describe, expect, it } from 'vitest'
import { contactErrors, specialEventErrors } from './contact-errors.ts'
import { emptyContact, valuesToBody, withRelationship } from './contact-form.ts'
import { isBlank } from './special-events.ts'

const today = '2026-11-21'
const maya = { ...emptyContact, fullName: 'Maya', relationship: 'sibling' }

const messages = (values: typeof maya) =>
  Object.values(contactErrors(values, today)).filter((message) => message !== undefined)

describe('the contact form', () => {
  it('wants a name and a relationship', () => {
    expect(messages({ ...emptyContact, fullName: '  ' })).toEqual(['Full name is required', 'Relationship is required'])
    expect(messages(maya)).toEqual([])
  })

  it.each(['maya', 'maya@', '@example.com', 'maya@example', 'a b@example.com'])('refuses the e-mail %s', (email) => {
    expect(messages({ ...maya, email })).toEqual(['Valid email is required'])
  })

  it('takes an e-mail with blanks around it, and none', () => {
    expect(messages({ ...maya, email: ' maya@example.com ' })).toEqual([])
  })

  it.each(['11', '11/21', '2026-11-21', '02/29'])('takes the birthday %s', (birthday) => {
    expect(messages({ ...maya, birthday })).toEqual([])
  })

  it('refuses a birthday in the future', () => {
    expect(messages({ ...maya, birthday: '2026-11-22' })).toEqual(["The birthday can't be in the future"])
  })

  it('clears the anniversary when the relationship leaves spouse and partner', () => {
    expect(withRelationship('friend')).toEqual({ relationship: 'friend', anniversaryDate: '' })
    expect(withRelationship('partner')).toEqual({ relationship: 'partner' })
  })

  it('does not send an anniversary that is not on the screen', () => {
    expect(valuesToBody({ ...maya, anniversaryDate: '2014-12-14' }).anniversaryDate).toBeNull()
    expect(valuesToBody({ ...maya, relationship: 'spouse', anniversaryDate: '2014-12-14' }).anniversaryDate).toBe(
      '2014-12-14',
    )
  })
})

describe('a special event of a new contact', () => {
  const event = { row: 1, name: 'Name day', date: '2026-12-01', isRecurring: true }

  it('needs a name and a real date', () => {
    expect(specialEventErrors(event)).toEqual({})
    expect(specialEventErrors({ ...event, name: ' ', date: '' })).toEqual({
      name: 'Event name is required',
      date: 'Date is required',
    })
    expect(specialEventErrors({ ...event, date: '2026-02-30' }).date).toBe('Enter a real date (YYYY-MM-DD)')
  })

  it('is none while nothing was entered', () => {
    expect(isBlank({ ...event, name: ' ', date: '' })).toBe(true)
    expect(isBlank({ ...event, name: '' })).toBe(false)
  })
})
