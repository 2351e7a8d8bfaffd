import { describe, expect, it } from 'vitest'
import { moveFor, nameOf } from './drop.ts'
import type { ListPlace } from './drop.ts'

const general = { occasionId: null, isSaved: false }
const idea = { occasionId: 7, isSaved: false }
const assigned = { occasionId: 7, isSaved: true }

const place = (list: 'ideas' | 'assigned', eventId: number): ListPlace => ({ list, eventId, eventName: 'Birthday' })

describe('dropping a gift', () => {
  it('assigns it to the event of the list', () => {
    expect(moveFor(general, place('assigned', 7))).toEqual({ to: 'assigned', eventId: 7 })
    expect(moveFor(idea, place('assigned', 7))).toEqual({ to: 'assigned', eventId: 7 })
    expect(moveFor(assigned, place('assigned', 8))).toEqual({ to: 'assigned', eventId: 8 })
  })

  it('returns it to the ideas of its own event, or makes it one of another event', () => {
    expect(moveFor(assigned, place('ideas', 7))).toEqual({ to: 'ideas', eventId: 7 })
    expect(moveFor(assigned, place('ideas', 8))).toEqual({ to: 'ideas-of-event', eventId: 8 })
    expect(moveFor(general, place('ideas', 8))).toEqual({ to: 'ideas-of-event', eventId: 8 })
  })

  it('takes it from its event to the general list', () => {
    expect(moveFor(assigned, { list: 'general' })).toEqual({ to: 'general', eventId: null })
    expect(moveFor(idea, { list: 'general' })).toEqual({ to: 'general', eventId: null })
  })

  it('does nothing where it already is', () => {
    expect(moveFor(general, { list: 'general' })).toBeUndefined()
    expect(moveFor(idea, place('ideas', 7))).toBeUndefined()
    expect(moveFor(assigned, place('assigned', 7))).toBeUndefined()
  })
})

it('names a place in words', () => {
  expect(nameOf(place('assigned', 7))).toBe('Assigned for Birthday')
  expect(nameOf(place('ideas', 7))).toBe('Ideas for Birthday')
  expect(nameOf({ list: 'general' })).toBe('General Gift Ideas')
  expect(nameOf({ list: 'plan', state: 'bought', contactId: 1, eventId: 7, person: 'Mia' })).toBe('Mia, bought')
})
