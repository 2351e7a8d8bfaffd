import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { Candidate } from '../candidate.ts'
import type { GiftEvent, Recipient } from '../profile.ts'

export const today: CalendarDate = '2026-11-21'

/** 36 on her birthday event; nothing is known of her tastes. */
export const mia: Recipient = {
  id: 1,
  fullName: 'Mia Berg',
  relationship: 'friend',
  birthday: '1990-05-05',
  gender: null,
  categoryIds: [],
  interests: null,
  dislikes: null,
  allergies: null,
}

export const birthday: GiftEvent = { id: 7, name: 'Birthday', type: 'birthday', date: '2026-12-12', budget: null }

/** An idea that suits nearly everyone. */
export const mug: Candidate = {
  provider: 'ribbonry',
  productKey: 'hand-thrown-mug',
  title: 'Hand-thrown stoneware mug',
  productUrl: null,
  summary: 'For the first cup of the day.',
  synonyms: [],
  itemType: 'gift',
  kind: 'gift',
  categoryId: 'home-and-kitchen.coffee-and-tea.coffee',
  extraCategoryIds: [],
  price: 30_00,
  printed: { low: 25_00, high: 40_00 },
  age: { min: 0, max: 99, idealMin: 20, idealMax: 60 },
  smallParts: false,
  adult21: false,
  intimacy: 0,
  consumable: false,
  useYears: 5,
  interests: ['coffee'],
  delight: [],
  occasions: ['birthday', 'christmas'],
  relationships: ['friend', 'colleague'],
  skill: 'any',
  avoid: { allergens: [], pets: false, religions: [] },
  contains: [],
  needs: [],
  drawbacks: [],
  circumstance: null,
  season: [],
  featured: false,
}
