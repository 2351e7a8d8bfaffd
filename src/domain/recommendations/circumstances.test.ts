import { expect, it } from 'vitest'
import { forItsTrouble, forUnmentioned } from './circumstances.ts'
import { profileOf, type GiftEvent } from './profile.ts'
import { birthday, mia, mug, today } from './testing/samples.ts'

const isForOthers = (
  circumstance: string | null,
  interests = '',
  event: GiftEvent | null = birthday,
  title = mug.title,
) => forUnmentioned(profileOf({ ...mia, interests }, event, today))({ ...mug, title, circumstance })

it('what nearly anyone can use is for everyone', () => {
  expect(isForOthers(null)).toBe(false)
})

it('what is for a circumstance is for others, unless it is mentioned', () => {
  expect(isForOthers('left-handed', 'cooking')).toBe(true)
  expect(isForOthers('left-handed', 'cooking, and she is left-handed')).toBe(false)
  expect(isForOthers('nurse', 'works as a nurse')).toBe(false)
  expect(isForOthers('hens', 'her chickens')).toBe(false)
})

it('someone who lacks an ability is in such a circumstance, by whatever words', () => {
  expect(isForOthers('low-vision', 'legally blind, jazz')).toBe(false)
  expect(isForOthers('low-vision', 'deaf, gardening')).toBe(true)
  expect(isForOthers('wheelchair', 'uses a wheelchair')).toBe(false)
})

it('a faith is known by its words and by the feast', () => {
  expect(isForOthers('muslim', 'keeps halal')).toBe(false)
  expect(isForOthers('jewish', 'baking')).toBe(true)
  const hanukkah: GiftEvent = { ...birthday, type: 'custom', name: 'Hanukkah' }
  expect(isForOthers('jewish', 'baking', hanukkah)).toBe(false)
  expect(isForOthers('child', 'baking', hanukkah, 'Menorah to paint')).toBe(false)
})

it('a loss or an illness is told by the event, the notes, or what is written', () => {
  const sympathy: GiftEvent = { ...birthday, type: 'custom', name: 'Sympathy' }
  expect(isForOthers('bereaved', 'cooking')).toBe(true)
  expect(isForOthers('bereaved', 'cooking', sympathy)).toBe(false)
  expect(isForOthers('grief', 'lost her mother, she is mourning')).toBe(false)
  const told = profileOf({ ...mia, notes: 'Her husband died in May' }, birthday, today)
  expect(forUnmentioned(told)({ ...mug, circumstance: 'loss' })).toBe(false)
})

it('an idea is for the very trouble that the event is named after, not for one that only the notes tell', () => {
  const isForIt = (name: string, circumstance: string | null) =>
    forItsTrouble(profileOf({ ...mia, notes: 'Her husband died' }, { ...birthday, type: 'custom', name }, today))({
      ...mug,
      circumstance,
    })
  expect(isForIt('Sympathy', 'bereaved')).toBe(true)
  expect(isForIt('Get well soon', 'illness')).toBe(true)
  expect(isForIt('Get well soon', 'loss')).toBe(false)
  expect(isForIt("Dad's surgery", 'hospital')).toBe(true)
  for (const name of ['Birthday', 'Memorial Day BBQ', 'Well done, Ana!', 'Operation graduation', 'Farewell to cancer'])
    for (const circumstance of ['bereaved', 'loss', 'illness', 'hospital', 'cancer'])
      expect([name, circumstance, isForIt(name, circumstance)]).toEqual([name, circumstance, false])
  expect(isForIt('Sympathy', 'left-handed')).toBe(false)
  expect(isForIt('Sympathy', null)).toBe(false)
})
