import { describe, expect, it } from 'vitest'
import { recipientOf, subjectOf } from './subject.ts'

describe('the subject of a description', () => {
  it('is the gift before the event and the person', () => {
    const metadata = { giftTitle: 'Pocket telescope', occasionName: 'Birthday', contactName: 'Maya' }
    expect(subjectOf({ description: 'Purchased: Pocket telescope', metadata })).toEqual([
      'Purchased: ',
      'Pocket telescope',
      '',
    ])
  })

  it('may be anywhere in the sentence', () => {
    const metadata = { occasionName: 'Housewarming', contactName: 'Tom' }
    expect(subjectOf({ description: 'Created event: Housewarming for Tom', metadata })).toEqual([
      'Created event: ',
      'Housewarming',
      ' for Tom',
    ])
  })

  it('is nothing where the sentence names none of them', () => {
    expect(subjectOf({ description: 'Profile updated', metadata: {} })).toEqual(['Profile updated', '', ''])
    expect(
      subjectOf({ description: 'Updated event: A very lo', metadata: { occasionName: 'A very long name' } }),
    ).toEqual(['Updated event: A very lo', '', ''])
  })
})

describe('the recipient', () => {
  const metadata = { giftTitle: 'Pocket telescope', contactName: 'Maya' }

  it('is named after a description that leaves them out', () => {
    expect(recipientOf({ description: 'Purchased: Pocket telescope', metadata })).toBe('Maya')
  })

  it('is not named twice, and not where nobody knows', () => {
    expect(recipientOf({ description: 'Created event: Party for Maya', metadata })).toBeUndefined()
    expect(recipientOf({ description: 'Profile updated', metadata: {} })).toBeUndefined()
    expect(recipientOf({ description: 'Profile updated', metadata: { contactName: '' } })).toBeUndefined()
  })
})
