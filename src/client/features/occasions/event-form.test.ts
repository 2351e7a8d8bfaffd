import { describe, expect, it } from 'vitest'
import { offeredOccasionTypes } from '#domain/occasions/types.ts'
import { eventErrors } from './event-errors.ts'
import { budgetHint, hasOwnName, newEvent, valuesToInput, withType } from './event-form.ts'
import { filledDate } from './known-date.ts'

const today = '2026-11-21'

/** Chooses one type after the other, as the form does, with a day of one's own or none. */
function choose(types: string[], before = newEvent, contact?: Parameters<typeof filledDate>[2]) {
  const filled = (type: string) => filledDate(type, today, contact)
  return types.reduce((values, type) => ({ ...values, ...withType(type, values, filled, before.date) }), before)
}

describe('choosing the type of an event', () => {
  it('fills the name, the recurring flag and a holiday’s next day', () => {
    expect(choose(['christmas'])).toMatchObject({
      type: 'christmas',
      name: 'Christmas',
      isRecurring: true,
      date: '2026-12-25',
    })
    expect(choose(['halloween']).date).toBe('2027-10-31')
  })

  it('leaves the date alone where the type has none', () => {
    const chosen = { ...newEvent, date: '2027-06-01' }
    expect(choose(['graduation'], chosen)).toMatchObject({ date: '2027-06-01', isRecurring: false })
  })

  it('takes back the day of the type before, and keeps one’s own', () => {
    expect(choose(['thanksgiving', 'birthday']).date).toBe('')
    expect(choose(['thanksgiving', 'christmas']).date).toBe('2026-12-25')
    expect(choose(['thanksgiving', 'graduation'], { ...newEvent, date: '2027-06-01' }).date).toBe('2027-06-01')
  })

  it.each([
    ['1992-03-04', '1992-03-04'],
    ['03/04', '2027-03-04'],
    ['02/29', '2024-02-29'],
    ['03', ''],
    [null, ''],
  ])('offers the birthday %j of the contact as %j', (birthday, date) => {
    const contact = { birthday, anniversaryDate: '2015-06-20' } as const
    expect(choose(['birthday'], newEvent, contact).date).toBe(date)
    expect(choose(['birthday', 'wedding-anniversary'], newEvent, contact).date).toBe('2015-06-20')
    expect(choose(['birthday', 'graduation'], newEvent, contact).date).toBe('')
  })

  it('asks for a name of one’s own again on the way back to a custom event', () => {
    const graduation = choose(['graduation'])
    expect(choose(['custom'], graduation).name).toBe('')
  })

  it('keeps the name that was given to a preset', () => {
    const party = { ...choose(['graduation']), name: 'Maya’s big day' }
    expect(choose(['custom'], party).name).toBe('Maya’s big day')
  })

  it('makes a custom event of an annual one that no longer comes back', () => {
    const annual = { ...newEvent, type: 'annual', isRecurring: true }
    expect(valuesToInput(annual).type).toBe('annual')
    expect(valuesToInput({ ...annual, isRecurring: false }).type).toBe('custom')
  })

  it('keeps a name of one’s own', () => {
    expect(choose(['custom'], { ...newEvent, type: 'annual', name: 'First date' }).name).toBe('First date')
  })

  it.each(offeredOccasionTypes.map(({ value }) => value).filter((type) => !hasOwnName(type)))(
    'leaves nothing to enter but the day for %s',
    (type) => {
      const values = choose([type])
      expect(eventErrors({ ...values, date: values.date || '2027-01-01' })).toEqual({})
    },
  )
})

describe('the event form', () => {
  const event = { ...newEvent, name: ' First date ', date: '2027-02-01' }

  it('sends what is on the screen, an empty budget as null', () => {
    expect(valuesToInput(event)).toMatchObject({ name: 'First date', budget: null, reminderDays: 7 })
  })

  it.each([
    ['', 7],
    ['soon', 7],
    ['14', 14],
    ['365', 365],
  ])('counts reminder days %j as %i', (text, days) => {
    expect(valuesToInput({ ...event, reminderDays: text }).reminderDays).toBe(days)
  })

  it.each([
    ['80', 'Look for gifts from $40 to $80.'],
    ['75.50', 'Look for gifts from $38 to $75.50.'],
    ['', undefined],
    ['0', undefined],
    ['much', undefined],
  ])('for a budget of %j hints %j', (budget, hint) => {
    expect(budgetHint(budget)).toBe(hint)
  })

  it('says what is wrong', () => {
    const wrong = eventErrors({ ...newEvent, reminderDays: '366', budget: '-1' })
    expect(wrong).toEqual({
      name: 'Event name is required',
      date: 'Date is required',
      reminderDays: 'Enter a number of days from 1 to 365',
      budget: 'Budget must be 0 or more',
    })
  })

  it('asks nothing about the days of a reminder that is off', () => {
    expect(eventErrors({ ...event, reminderMethod: '', reminderDays: '0' }).reminderDays).toBeUndefined()
  })
})
