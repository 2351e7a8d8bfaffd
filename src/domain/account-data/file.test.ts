import { describe, expect, it } from 'vitest'
import { previewFile, type FileContent } from './file.ts'

const file = (parts: object): FileContent => ({ format: 'ribbonry-account', version: 1, ...parts })

describe('the preview of a file', () => {
  it('counts the entries of each list, and takes what is not a list for an empty one', () => {
    const { counts } = previewFile(file({ contacts: [{}, {}], occasions: [{}], giftIdeas: 'none', reminders: null }))
    expect(counts).toEqual({
      contacts: 2,
      occasions: 1,
      occasionSkips: 0,
      productDismissals: 0,
      giftIdeas: 0,
      giftSplits: 0,
      budgetEnvelopes: 0,
      plans: 0,
      planOccurrences: 0,
      askAnswers: 0,
      presentsReceived: 0,
      contactPictures: 0,
      giftPictures: 0,
      reminders: 0,
      emailReminders: 0,
      activities: 0,
      feedback: 0,
      modelRequests: 0,
    })
  })

  it.each([
    [{ name: 'Ada', email: 'ada@example.com' }, 'Ada'],
    [{ name: '', email: 'ada@example.com' }, 'ada@example.com'],
    [{ name: 7, email: 'ada@example.com' }, 'ada@example.com'],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
    ['Ada', undefined],
    [['Ada'], undefined],
  ])('names the account %j as %j', (account, from) => {
    expect(previewFile(file({ account })).from).toBe(from)
  })

  it('says when it was exported, if the file does', () => {
    expect(previewFile(file({ exportedAt: '2026-11-21T15:00:00.000Z' })).exportedAt).toBe('2026-11-21T15:00:00.000Z')
    expect(previewFile(file({ exportedAt: '' })).exportedAt).toBeUndefined()
    expect(previewFile(file({ exportedAt: 0 })).exportedAt).toBeUndefined()
  })
})
