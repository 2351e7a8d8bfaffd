import { describe, expect, it } from 'vitest'
import { cautionsOf, goesAgainst } from './cautions.ts'
import { mug } from './testing/samples.ts'

describe('what is read out of Please no', () => {
  it.each([
    ['nut allergy', ['nuts']],
    ['lactose intolerant', ['dairy']],
    ['allergisch gegen Nüsse', ['nuts']],
    ['alérgica a la leche y al huevo', ['dairy', 'egg']],
    ['vegan', ['dairy', 'egg', 'wool']],
    ['celiac', ['gluten']],
    ['has very sensitive skin', ['fragrance']],
    ['no coffee', []],
  ])('%s: contents that must not be in it', (dislikes, allergens) => {
    expect([...cautionsOf('', dislikes).allergens].toSorted()).toEqual(allergens)
    expect([...cautionsOf(dislikes, '').allergens].toSorted()).toEqual(allergens)
  })

  it.each([
    ['Erdnüsse und Milch', ['dairy', 'nuts']],
    ['Nussallergie, Zöliakie', ['gluten', 'nuts']],
    ['frutos secos, maní y soja', ['nuts', 'soy']],
    ['Peanuts and Milk', ['dairy', 'nuts']],
  ])('%s under Allergies: contents that must not be in it', (allergies, allergens) => {
    expect([...cautionsOf('', '', allergies).allergens].toSorted()).toEqual(allergens)
  })

  it.each([
    ["doesn't drink", true],
    ['no booze', true],
    ['no alcohol', true],
    ['sober since May', true],
    ['Muslim', true],
    ['hates alcohol', true],
    ['no wine and no booze', true],
    ['no beer or booze', true],
    ["doesn't drink coffee", false],
    ['no candles', false],
  ])('%s: whether alcohol must not be in it', (dislikes, alcohol) => {
    expect(cautionsOf('', dislikes).alcohol).toBe(alcohol)
  })

  it.each([
    ['has two cats', true],
    ['the old dog comes along', true],
    ['dogs and hiking', true],
    ['kittens', true],
    ['guinea pigs', true],
    ['no pets', false],
    ['allergic to cats', false],
    ['her mother hates her cats', false],
    ['birds', false],
    ['', false],
  ])('%s: whether animals live there', (said, pets) => {
    expect(cautionsOf(said, '').pets).toBe(pets)
  })

  it.each([
    'nothing that harms the dog',
    'has a cat',
    'lives with a playful puppy',
    'they have an old cat',
    'nothing toxic for his kitten',
    'keeps a rabbit',
    'nothing toxic for their parrot',
    'chews everything: the hamster',
    'has a guinea pig',
    'nothing toxic for our pet',
    'keeps a ferret',
    'has a dog, allergic to cats',
    'no cats, but two dogs. No dog toys',
  ])('%s: animals live there, though it is said under Please no', (dislikes) => {
    expect(cautionsOf('', dislikes).pets).toBe(true)
  })

  it.each([
    'hates the cat',
    'I hate her dog',
    'dislikes their pets',
    'they dislike the cat of the neighbors',
    'has no cat',
    'has no dog',
    'has no pet',
    'has no animal because of her cat allergy',
    'scared of the big dog',
  ])('%s: that does not make it a home of animals', (dislikes) => {
    expect(cautionsOf('', dislikes).pets).toBe(false)
  })

  it('words that fit everything refuse nothing', () => {
    const { refusals } = cautionsOf('', 'no more room things, no mugs')
    expect(refusals.map(({ said }) => said)).toEqual(['mugs'])
  })

  it('of what is liked elsewhere only the part that is named is refused', () => {
    const golfer = (dislikes: string) => cautionsOf('golf', dislikes)
    expect([...golfer('no novelty golf junk').interests]).toEqual([])
    expect(golfer('no novelty golf junk').refusals.map(({ said }) => said)).toEqual(['novelty golf junk'])
    expect([...golfer('no golf').interests]).toContain('golf')
  })

  it.each([
    ['knitting', 'no yarn please'],
    ['sewing', 'not fabric'],
    ['watercolor', 'no paintings'],
  ])('who likes %s and says %s wants nothing called so, and still likes it', (interests, dislikes) => {
    const { refusals, interests: refused } = cautionsOf(interests, dislikes)
    expect([...refused]).toEqual([])
    expect(refusals).toHaveLength(1)
  })

  it.each([
    ['golf', 'no golf/tennis', 'golf'],
    ['kittens', 'no kitties', 'cats'],
    ['growing vegetables', 'no vegetable garden', 'vegetable-garden'],
  ])('who likes %s and says %s, by whatever name, refuses all of it', (interests, dislikes, id) => {
    expect([...cautionsOf(interests, dislikes).interests]).toContain(id)
  })
})

describe('an idea goes against it', () => {
  const against = (dislikes: string, idea: Partial<typeof mug> = {}) =>
    goesAgainst(cautionsOf('', dislikes), { ...mug, interests: [], ...idea })

  it('by a word of its title, its synonyms or its category', () => {
    expect(against('no mugs')).toBe(true)
    expect(against('no lighthouses', { synonyms: ['cup with a lighthouse'] })).toBe(true)
    expect(against('no lighthouses')).toBe(false)
    expect(against('no coffee')).toBe(true)
    const forHamsters = { categoryId: 'pet-supplies.small-animals' }
    expect(against('no animals', forHamsters)).toBe(true)
    expect(against('no supplies', forHamsters)).toBe(false)
  })

  it('not by a category of two kinds, of which it may be the other', () => {
    const tongs = { title: 'Grill tongs', categoryId: 'home-and-kitchen.cooking.knives-and-tools' }
    expect(against('no knives', tongs)).toBe(false)
    expect(against('no knives', { ...tongs, title: 'Paring knife' })).toBe(true)
  })

  it('paintings are things, so what is to be painted stays', () => {
    expect(against('no paintings', { title: 'Watercolor postcards, ready to paint' })).toBe(false)
    expect(against('no paintings', { title: 'Small paintings of birds' })).toBe(true)
  })

  it('by all the words of a refusal, never by one of them', () => {
    const necklace = { title: 'Silver necklace', interests: ['jewelry'] }
    expect(against('no gold jewelry', necklace)).toBe(false)
    expect(against('no gold jewelry', { ...necklace, title: 'Gold necklace' })).toBe(true)
    expect(against('no loud electronic toys', { title: 'Wooden toy train' })).toBe(false)
    expect(against('no leather-scented candles', { title: 'Wallet', contains: ['leather'] })).toBe(false)
    expect(against('no leather', { title: 'Wallet', contains: ['leather'] })).toBe(true)
  })

  it('by any word of what harms', () => {
    const brush = { title: 'Grooming brush', interests: ['cats'] }
    expect(goesAgainst(cautionsOf('', '', 'cat hair'), { ...mug, ...brush })).toBe(true)
    expect(against('allergic to cat hair', brush)).toBe(true)
    expect([...cautionsOf('', 'allergic to peanut butter').allergens]).toEqual(['nuts'])
    expect([...cautionsOf('', 'no peanut-shaped cushions').allergens]).toEqual([])
  })

  it('by alcohol in it or around it', () => {
    expect(against("doesn't drink", { adult21: true })).toBe(true)
    expect(against("doesn't drink", { interests: ['tea', 'wine'] })).toBe(true)
    expect(against("doesn't drink", { interests: ['tea'] })).toBe(false)
    expect(against('no candles', { adult21: true })).toBe(false)
  })

  it('by what harms the animals of the home', () => {
    const toxic = { avoid: { allergens: [], pets: true, religions: [] } }
    expect(against('has two cats', toxic)).toBe(true)
    expect(against('no candles', toxic)).toBe(false)
    expect(against('has two cats')).toBe(false)
  })
})

describe('what harms is kept away however it is put', () => {
  it.each([
    ['nuts only', 'nuts'],
    ["it's nuts", 'nuts'],
    ['she gets hives from wool', 'wool'],
    ['They get sick from dairy', 'dairy'],
    ['cream', 'dairy'],
    ['nuts unless roasted, latex and wool', 'wool'],
    ['none except nuts', 'nuts'],
    ['no allergies other than wool', 'wool'],
    ['mostly nuts', 'nuts'],
  ] as const)('%s, under Allergies', (text, allergen) => {
    expect([...cautionsOf('', '', text).allergens]).toContain(allergen)
  })

  it.each(['no candles, she gets hives from wool', 'allergic to nuts unless roasted, latex and wool'])(
    '%s, elsewhere',
    (text) => {
      expect([...cautionsOf('', text).allergens]).toContain('wool')
      expect([...cautionsOf(text, '').allergens]).toContain('wool')
    },
  )

  it.each(['no milk unless baked, eggs or nuts', 'no allergies except nuts'])('%s, under Please no', (text) => {
    expect([...cautionsOf('', text).allergens]).toContain('nuts')
  })

  it.each([
    ['keeps bees, two hives', 'beekeeping'],
    ['swimming helps her asthma', 'swimming'],
    ['surfing the big swells', 'surfing'],
  ])('%s: and what they love stays', (interests, id) => {
    expect([...cautionsOf(interests, '').interests]).not.toContain(id)
  })
})
