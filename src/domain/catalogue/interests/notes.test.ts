import { describe, expect, test } from 'vitest'
import { readAllergies, readAllergyTold, readDislikes, readInterests } from './match.ts'

const narrowedBy = (text: string) => Object.fromEntries(readInterests(text).narrowed)

describe('what is liked in a note', () => {
  test.each([
    ['garden gnomes, gardening', ['gardening'], ['garden gnomes'], []],
    ['gnome garden', ['gardening'], ['gnome garden'], []],
    ['blue garden gnome lover', [], ['garden gnome'], ['gardening']],
    ['likes books about obelisks', ['reading'], ['obelisks'], []],
    ['books, obelisks about war', ['reading'], ['obelisks', 'war'], []],
    ['knitting until spring', ['knitting'], [], []],
    ['knitting until, spring', ['knitting'], ['spring'], ['spa-days']],
    ['toys', [], ['toys'], []],
    ['toy enthusiast', [], ['toy enthusiast'], []],
    ['an enthusiast', [], ['enthusiast'], []],
    ['Packers enthusiast', ['sports-fan', 'american-football'], ['Packers'], []],
    ['Packers, enthusiast', ['sports-fan', 'american-football'], ['Packers', 'enthusiast'], []],
    ['trains for a marathon', ['running'], ['trains'], ['vehicles-and-trains', 'day-trips', 'sneakers']],
    ['hates cooking, loves good food', ['gourmet-food'], [], []],
    ['loves gardening but not roses', ['gardening'], [], []],
    ['Goes for long walks (with dogs) or golf', ['walking', 'dogs', 'golf'], [], []],
    ['knitting • golf | tea', ['knitting', 'golf', 'tea'], [], []],
    ['love letters and tea', ['letter-writing', 'tea'], [], []],
    ['sick of winter; into golf', ['golf'], [], []],
    ["loves his dog's toys", ['dogs'], [], []],
    ['a planted tank', [], ['planted tank'], ['aquariums']],
    ['cooked meals', [], ['cooked meals'], ['healthy-eating']],
    ['clean lines', [], ['lines'], ['adventure-outings']],
    ['vintage and cars', ['vintage-style', 'cars'], [], []],
    ['vintage, cars', ['vintage-style', 'cars'], [], []],
    ['retro sneakers', ['sneakers'], [], []],
    ['retro stuff', ['vintage-style'], [], []],
    ['retro, sneakers', ['vintage-style', 'sneakers'], [], []],
    ['had a dream', [], ['dream'], []],
    ['hada', ['magical-creatures'], [], []],
    ['reads mysteries', ['mysteries'], ['reads mysteries'], []],
    ['reads a lot', ['reading'], [], []],
    ['trained dogs', ['dogs'], [], []],
    ['bed, bee', ['wildlife'], ['bed'], ['bedding', 'vegetable-garden']],
    ['gardening gear', ['gardening', 'gadgets'], [], []],
    ['watching old stuff', [], [], []],
    ['a broken arm, cold', [], [], []],
    ['bread-making & butter', ['bread-baking'], ['butter'], []],
    ['watches and rings', ['watches', 'jewelry'], [], []],
    ['plays, trains', ['theater', 'literature', 'vehicles-and-trains'], [], []],
    ['makes pottery', ['pottery'], [], []],
    ['his wife loves old wine', [], [], []],
  ])('%s', (text, liked, likedWords, hinted) => {
    expect(readInterests(text)).toMatchObject({ liked, likedWords, hinted })
  })

  test.each([
    ['westerns, sitcoms', { 'movies-and-tv': ['westerns', 'sitcoms'] }],
    ['films, westerns', {}],
    ['westerns, films, sitcoms', {}],
    ['loves westerns, hates films', {}],
    ['coffee at the diner', { 'dining-out': ['diner'] }],
    ['love stories', { 'romance-novels': ['love stories'] }],
  ])('is all of an interest or some things of it: %s', (text, narrowed) => {
    expect(narrowedBy(text)).toEqual(narrowed)
  })

  test('is quoted as it was first named', () => {
    expect([...readInterests('Films, film night').quotes]).toEqual([['movies-and-tv', 'Films']])
    expect(readInterests('a café´s Cake!').quotes.get('coffee')).toBe("café's")
  })
})

describe('the words of a taste', () => {
  test.each([
    ['loves to paint, wants to paint', ['to painting', 'want to paint']],
    ['loves to run, and to bake', ['to running', 'to bake']],
    ['to paint', ['to paint']],
    ['tea, tea and the same tea', ['tea', 'tea', 'the same tea']],
    ['running in the park with Rover', ['running in the park with rover']],
    ['old trains; no cars, boats', ['old train', 'boat']],
    ['Kochen und Backen oder Wandern', ['kochen', 'backen', 'wandern']],
    ['le gusta leer y bailar o cantar', ['le gusta leer', 'bailar', 'cantar']],
    ['coffee at the diner', ['coffee at the diner']],
    ['has a dog and two cats', ['a dog', 'two cat']],
    ['his wife loves old wine', []],
  ])('%s', (text, words) => {
    expect(readInterests(text).tastes.map((taste) => taste.words)).toEqual(words)
  })

  test('come with the interests that they name', () => {
    expect(readInterests('coffee at the diner, obelisks').tastes.map(({ ids }) => ids)).toEqual([
      ['coffee', 'dining-out'],
      [],
    ])
  })

  test.each([
    ['roman history and long walks', ['roman history', 'walk'], ['roman', 'history', 'walk']],
    ['tea, tea with the same tea', ['tea'], ['tea']],
    ['old books about Rome, hates old cars', ['book'], ['book']],
    ['likes her', [], []],
  ])('that tell something belong together: %s', (text, phrases, words) => {
    expect(readInterests(text)).toMatchObject({ ownPhrases: phrases, ownWords: words })
  })
})

const refusalsOf = (text: string) =>
  readDislikes(text).refusals.map(
    ({ said, head, parts }) => `${said} (${head}): ${parts.map(({ stem }) => stem).join(' ')}`,
  )

describe('what is refused in a note', () => {
  test.each([
    ['no gift card', ['gift card (card): giftcard']],
    ['gift certificate', ['gift certificate (certificate): giftcard']],
    ['gift vouchers for massage', ['gift vouchers for massage (massage): giftcard']],
    ['giftcards', ['giftcards (giftcard): giftcard']],
    ['no gift wrap', ['gift wrap (wrap): wrap']],
    ['no gift cardigans', ['gift cardigans (cardigan): cardigan']],
    ['no plastic giftcards', ['plastic giftcards (giftcard): giftcard']],
    ['no birthday cards', ['birthday cards (card): birthday card']],
    ['no gift postcards', ['gift postcards (postcard): postcard']],
    ['no books about the war', ['books about the war (war): book war']],
    ['no arts and crafts', ['arts and crafts (craft): art craft']],
    ['no catering', ['catering (catering): cater']],
    ['no Star Trek', ['Star Trek (): star trek']],
    ['gift, card', ['card (card): card']],
    ['household smell', []],
    ['no wool socks', ['wool socks (sock): wool sock']],
    ['oil paintings', ['oil paintings (painting): oil painting']],
    ['no mixers, flies', ['mixers (mixer): mixer', 'flies (fly): fly']],
    ['watching football games', ['watching football games (game): football gam']],
    ['no old football jerseys', ['old football jerseys (jersey): football jersey']],
    ['hates crowded rooms', ['crowded rooms (room): crowd']],
    ['no trail running', ['trail running (trail): trail run']],
  ])('%s', (text, refusals) => {
    expect(refusalsOf(text)).toEqual(refusals)
  })

  test.each([
    ['no chess sets or board games', ['strategy-games', 'board-games']],
    ['kitchen equipment', ['cooking']],
    ['no live music', ['concerts']],
    ['no vintage style', ['vintage-style']],
    ['no silver jewelry, milk chocolate', []],
    ['no card tricks', ['magic-tricks']],
    ['watching football games', ['american-football']],
    ['no bath or candles', ['candles']],
    ['dark candles', []],
    ['no wool, yarn or fabric', []],
    ['paintings, drawings', []],
    ['vintage', []],
    ['no vintage toys', []],
    ['no old football jerseys', []],
    ['wool sweaters, wooden toys', []],
  ])('is a whole interest only if nothing else is said of it: %s', (text, refused) => {
    expect(readDislikes(text).refused).toEqual(refused)
  })

  test.each([
    ['no plants, the cat eats them', ['plants']],
    ['no plants, the cat eats them, candles', ['plants', 'candles']],
    ['no plants, her cat eats those', ['plants']],
    ['no plants, it makes him sneeze', ['plants']],
    ['plants, she is always killing them, candles', ['plants', 'candles']],
    ['no mugs, books only', ['mugs']],
    ['no wine, my husband drinks it. No beer', ['wine', 'beer']],
    ['no plants, the cat', ['plants', 'cat']],
    ['no plants, cat eats them, candles', ['plants', 'cat', 'candles']],
    ['no plants. The cat eats them', ['plants', 'cat']],
    ['no books, she reads for me', ['books', 'reads']],
    ['mugs, only books', ['mugs']],
    ['mugs, only', ['mugs']],
    ['no mugs, the dog breaks them', ['mugs']],
    ['no mugs, she breaks those, candles', ['mugs', 'candles']],
    ['no mugs, the dog always breaks candles', ['mugs', 'dog', 'breaks candles']],
    ['no plants, the candles need them', ['plants', 'candles']],
    ['no plants, she keeps candles for them', ['plants']],
    ['no plants, she knits for them', ['plants', 'knits']],
  ])('is not what only says why: %s', (text, refusals) => {
    expect(readDislikes(text).refusals.map(({ said }) => said)).toEqual(refusals)
  })

  test.each([
    ['halal, no pork', ['pork']],
    ['vegan cheese, wine', ['cheese', 'wine']],
    ['is vegan', []],
    ['we have a dog', []],
    ['prefers tea, coffee', ['coffee']],
    ['wine is fine but no beer', ['beer']],
  ])('is not what they are, have or like: %s', (text, words) => {
    expect(readDislikes(text).refusedWords).toEqual(words)
  })
})

describe('an allergy', () => {
  test('refuses whatever is mentioned', () => {
    expect(readAllergies('nuts, she likes chocolate')).toMatchObject({
      liked: [],
      refused: ['chocolate'],
      refusedWords: ['nut', 'chocolate'],
    })
    expect(readAllergies('dogs and cats; loves tea').refused).toEqual(['dogs', 'cats', 'tea'])
  })

  test('that is told elsewhere refuses all but what is liked', () => {
    expect(readAllergyTold('has a peanut allergy').refusedWords).toEqual(['peanut'])
    expect(readAllergyTold('is allergic to dust mites and loves dogs')).toMatchObject({
      liked: ['dogs'],
      refusedWords: ['dust', 'mite'],
    })
  })
})
