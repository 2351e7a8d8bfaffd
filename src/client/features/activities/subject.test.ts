import { describe, expect, it } from 'vitest'
import { subjectOf } from './subject.ts'

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
