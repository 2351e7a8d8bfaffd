import { describe, expect, test } from 'vitest'
import { goesAgainst } from './cautions.ts'
import { profileOf } from './profile.ts'
import { tactlessFor } from './tact.ts'
import { birthday, mia, mug, today } from './testing/samples.ts'

const outOfPlace = (said: string, title: string, interests: string[] = [], eventName = 'Birthday') =>
  tactlessFor(profileOf({ ...mia, dislikes: said }, { ...birthday, name: eventName }, today))({
    ...mug,
    title,
    interests,
  })

describe('tact', () => {
  test('no party for someone in mourning', () => {
    expect(outOfPlace('lost her husband in May', 'Karaoke microphone')).toBe(true)
    expect(outOfPlace('lost her husband in May', 'Charades', ['party-games'])).toBe(true)
    expect(outOfPlace('lost her husband in May', 'Wool blanket')).toBe(false)
    expect(outOfPlace('', 'Karaoke microphone')).toBe(false)
    expect(outOfPlace('lost her keys', 'Karaoke microphone')).toBe(false)
  })

  test('nothing about babies after a miscarriage, except what is meant for that', () => {
    expect(outOfPlace('had a miscarriage', "Book for a new mother's first year")).toBe(true)
    expect(outOfPlace('lost a baby in spring', 'Toy', ['baby-play'])).toBe(true)
    for (const title of [
      'Handprint dish set for a new family',
      'Nursing robe with hidden snaps',
      'Wind-up lullaby box',
    ])
      expect(outOfPlace('had a miscarriage', title)).toBe(true)
    expect(outOfPlace('had a miscarriage', 'Empathy box for a lost pregnancy, not for a baby')).toBe(false)
  })

  test('nothing strenuous in illness, which the name of the event may say', () => {
    expect(outOfPlace('', 'Workout cards', [], 'Chemo, round three')).toBe(true)
    expect(outOfPlace('in chemo', 'Race belt', ['running'])).toBe(true)
  })

  test('notes call for tact, and say nothing of tastes', () => {
    const notes = 'Lost her husband in May. Is vegan now, allergic to nuts. Loves karaoke and golf, hates candles'
    const profile = profileOf({ ...mia, notes }, birthday, today)
    const idea = { ...mug, title: 'Karaoke microphone', interests: [] }
    expect(tactlessFor(profile)(idea)).toBe(true)
    expect(goesAgainst(profile.cautions, { ...mug, interests: [], contains: ['leather'] })).toBe(true)
    expect(profile.cautions.allergens).toContain('nuts')
    expect(profile).toMatchObject({ likes: [], likedWords: [], hints: [] })
    expect(profile.cautions.interests.has('candles')).toBe(false)
  })
})
