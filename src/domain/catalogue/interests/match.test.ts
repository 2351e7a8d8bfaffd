import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interests } from './interests.ts'
import { readDislikes, readInterests } from './match.ts'

describe('what people write under Other interests', () => {
  test.each([
    ['out on the lake, strong coffee', ['coffee']],
    ['BOARDGAMES and Board games', ['board-games']],
    ['Café culture', ['coffee', 'dining-out']],
    ['runs every morning, bakes sourdough', ['running', 'baking', 'bread-baking']],
    ['plays chess and piano', ['strategy-games', 'piano']],
    ["can't get enough of sci-fi; never without a book", ['science-fiction', 'reading']],
    ['not only gardening but also birds', ['gardening', 'birds']],
    ['has a dog', ['dogs']],
    ['gardening but not roses', ['gardening']],
  ])('%s', (text, liked) => {
    expect(readInterests(text).liked).toEqual(expect.arrayContaining(liked))
    expect(readInterests(text).refused).toEqual([])
  })

  test.each([
    ['no coffee, tea or wine, gardening', ['coffee', 'tea', 'wine'], ['gardening']],
    ['hates coffee, tea and wine. Loves hiking', ['coffee', 'tea', 'wine'], ['hiking']],
    ['gardening, not into cooking', ['cooking'], ['gardening']],
    ['is not really into golf but loves tennis', ['golf'], ['tennis']],
    ["isn't that keen on yoga, knitting", ['yoga'], ['knitting']],
    ['hates knitting, gardening', ['knitting'], ['gardening']],
    ['I don’t like baking; photography', ['baking'], ['photography']],
    ['loves wine, gave up wine', ['wine'], []],
    ['hates movies, loves popcorn', ['movies-and-tv'], []],
    ['loves to bake, hates to cook', ['cooking'], ['baking']],
    ['averse to tea', ['tea'], []],
  ])('%s', (text, refused, liked) => {
    const said = readInterests(text)
    expect(said.refused).toEqual(expect.arrayContaining(refused))
    expect(said.liked).toEqual(expect.arrayContaining(liked))
    for (const id of refused) expect(said.liked).not.toContain(id)
  })

  test('an allergy reaches over the whole list, and takes no hobby away', () => {
    const { refused, refusedWords } = readInterests('knitting, allergic to nuts, dairy and wool')
    expect(refused).toEqual([])
    expect(refusedWords).toEqual(['nut', 'dairy', 'wool'])
    expect(readInterests('knitting, allergic to wool').liked).toEqual(['knitting'])
  })

  test.each([
    ['loves to run', ['running']],
    ['loves to run and to swim', ['running', 'swimming']],
    ['likes to play, loves to watch, loves to build', []],
    ['loves to barbecue', ['grilling']],
    ['loves to ice skate', ['skating']],
  ])('what they do is meant, not what is called like it: %s', (text, liked) => {
    expect(readInterests(text).liked).toEqual(liked)
  })

  test('the longest phrase is what is meant', () => {
    expect(readInterests('bird watching').liked).not.toContain('birds')
    expect(readInterests('model trains').liked).toEqual(readInterests('model train').liked)
  })

  test('a part of a phrase hints at what may be meant', () => {
    expect(readInterests('building things').hinted).toContain('building-bricks')
    expect(readInterests('no building').hinted).toEqual([])
  })

  test('what is liked or refused by its name is not hinted at, too', () => {
    const hinted = ['model-building', 'pc-gaming', 'architecture']
    expect(readInterests('building bricks, building things').hinted).toEqual(hinted)
    expect(readInterests('building things, hates building bricks').hinted).toEqual(hinted)
  })

  test('interests keep the order in which they are mentioned', () => {
    const liked = ['strategy-games', 'birds-in-the-garden', 'yoga', 'table-tennis', 'knitting']
    const text = 'chess, bird watching, yoga, table tennis, knitting'
    expect(readInterests(text).liked.filter((id) => id !== 'bird-feeding')).toEqual(liked)
  })

  test('a word belongs to one name only', () => {
    const { liked } = readInterests('table tennis player')
    expect(liked).toContain('table-tennis')
    expect(liked).not.toContain('tennis')
  })

  test('a name is not found across a comma', () => {
    expect(readInterests('table tennis').liked).toEqual(['table-tennis'])
    expect(readInterests('table, tennis').liked).toEqual(['tennis'])
  })

  test('another form of a name is understood, but not a short word alone', () => {
    expect(readInterests('jogs').liked).toEqual(['running'])
    expect(readInterests('goes for a jog').liked).toEqual([])
    expect(readInterests('a jam maker').liked).toEqual(['fermenting'])
  })

  test('a verb in front of its object is no interest', () => {
    expect(readInterests('plays chess').liked).toEqual(['strategy-games'])
    expect(readInterests('plays at being a pirate').liked).toEqual(['pretend-play'])
    expect(readInterests('plays with trains').liked).toEqual(['vehicles-and-trains'])
    expect(readInterests('runs every morning').liked).toEqual(['running'])
    expect(readInterests('plays, chess').liked).toContain('theater')
    expect(readInterests('plays and chess').liked).toContain('theater')
  })

  test('words that only express a liking name nothing', () => {
    expect(readInterests('collects lighthouses, obsessed with obelisks')).toMatchObject({
      liked: [],
      likedWords: ['lighthouses', 'obelisks'],
    })
  })

  test('words the vocabulary does not know are kept for a search', () => {
    expect(readInterests('bird watching, lighthouses, no obelisks')).toMatchObject({
      hinted: [],
      likedWords: ['lighthouses'],
      refusedWords: ['obelisk'],
    })
    expect(readInterests('really loves all of her stuff').likedWords).toEqual([])
  })
})

describe('names', () => {
  test.each([
    ['Green Bay Packers', ['sports-fan', 'american-football'], ['Green Bay Packers']],
    ['a green bay packers fan', ['sports-fan', 'american-football'], ['green bay packers']],
    ['watches Suits, listens to Rush', ['movies-and-tv', 'music-listening', 'concerts'], ['Suits', 'Rush']],
    ['likes friends and suits', ['dressing-up'], []],
    ['Silver Birch Rangers, knitting', ['knitting'], ['Silver Birch Rangers']],
    ['roots for the Stars', [], ['Stars']],
    ['The Yarn Guild of Cedar Falls', [], ['Yarn Guild of Cedar Falls']],
    ['yoga on Tuesdays, swims in July', ['yoga', 'swimming'], []],
    ['Friday Night Lights every Friday', [], ['Friday Night Lights']],
    ['GARDENING AND COLD COFFEE', ['gardening', 'coffee'], []],
    ['Hiking, Board Games and Trail Running', ['hiking', 'board-games', 'running'], []],
    ['Loves Gardening', ['gardening'], []],
    ['Green Bay Packers games', ['sports-fan', 'american-football'], ['Green Bay Packers']],
  ])('%s are never split', (text, liked, words) => {
    expect(readInterests(text)).toMatchObject({ liked, likedWords: words, hinted: [] })
  })

  test('IT is a trade in capital letters, and no word of it else', () => {
    expect(readInterests('works in IT').liked).toEqual(['computers'])
    for (const text of ['tea, drinks it daily', 'puzzles. It helps her to sleep', 'They will like it'])
      expect(readInterests(text).liked).not.toContain('computers')
  })

  test('what is refused by its name is that alone', () => {
    const { refused, refusals } = readDislikes('no Harry Potter')
    expect(refused).toEqual([])
    expect(refusals.map(({ said, parts }) => [said, parts.length])).toEqual([['Harry Potter', 2]])
  })
})

describe('phrases', () => {
  test.each([
    ['cold coffee, retro sneakers', ['coffee', 'sneakers'], []],
    ['has a broken arm and back trouble', [], []],
    ['old lighthouses; very shiny obelisks', [], ['lighthouses', 'obelisks']],
    ['garden gnomes', [], ['garden gnomes']],
    ['resonator guitar', ['guitar'], ['resonator guitar']],
    ['watching the sunset', [], ['sunset']],
    ['a lighthouse enthusiast', [], ['lighthouse']],
    ['chess player, yoga classes', ['strategy-games', 'yoga'], []],
    ['anything with wheels', [], ['wheels']],
    ['all of the above', [], []],
  ])('%s', (text, liked, words) => {
    expect(readInterests(text)).toMatchObject({ liked, likedWords: words, refused: [], refusals: [] })
  })

  test('are quoted in the words of the user', () => {
    const text = 'Mostly her LONG walks, the Boston Celtics'
    expect([...readInterests(text).quotes]).toEqual([
      ['walking', 'LONG walks'],
      ['sports-fan', 'Boston Celtics'],
      ['basketball', 'Boston Celtics'],
    ])
  })
})

describe('a refusal', () => {
  const refusalsOf = (text: string) =>
    readDislikes(text).refusals.map(({ parts }) => parts.map(({ stem, ids }) => [stem, ...ids].join('=')))

  test.each([
    ['no gold jewelry', [['jewelry=jewelry', 'gold']]],
    [
      'no loud toys or brass lamps',
      [
        ['loud', 'toy'],
        ['lamp=lighting', 'brass'],
      ],
    ],
    ['no books about war', [['book=reading', 'war']]],
    ['nothing poisonous to cats', [['cat=cats', 'poisonous']]],
    ['no books about Rome', [['book=reading', 'rom']]],
    ['no books by Stephen King', [['book=reading', 'stephen', 'king']]],
    ['no Star Wars toys', [['star', 'war', 'toy']]],
    ['no books about Star Wars toys', [['book=reading', 'star', 'war', 'toy']]],
    ['no books on politics', [['book=reading', 'politic']]],
    ['no candles with strong smells', [['candl=candles', 'strong']]],
    ['no bags made from leather', [['bag=handbags', 'leather']]],
    ['toys that make noise', [['toy', 'nois']]],
    ['toys which need a battery', [['toy', 'battery']]],
    ['dark chocolate', [['dark', 'chocolat']]],
    ['no big presents', []],
  ])('is a noun phrase: %s', (text, refusals) => {
    expect(refusalsOf(text)).toEqual(refusals)
    expect(readDislikes(text).refused).toEqual([])
  })
})

test.each([
  ['no sugar in his coffee', ['sugar', 'coffee']],
  ['no toys with a lot of parts', ['toys', 'lot of parts']],
  ['no books about war, about peace', ['books about war', 'peace']],
  ['no books about war and peace', ['books about war', 'peace']],
  ['no toys that glow', ['toys', 'glow']],
  ['no toys that make noise boxes', ['toys', 'noise boxes']],
  ['no toys, that make noise', ['toys', 'noise']],
  ['no mugs about, Rome', ['mugs', 'Rome']],
  ['Star Wars, toys', ['Star Wars', 'toys']],
  ['loves Star Wars but no toys', ['toys']],
  ['loves books about war, no toys', ['toys']],
])('two things are refused apart: %s', (text, refusals) => {
  expect(readDislikes(text).refusals.map(({ said }) => said)).toEqual(refusals)
})

describe('what people write under Please no', () => {
  test.each([
    ['candles, perfume; wine is fine', ['candles', 'fragrance'], ['wine']],
    ["Doesn't like coffee, prefers tea", ['coffee'], ['tea']],
    ['gadgets', ['gadgets'], []],
  ])('%s', (text, refused, liked) => {
    const said = readDislikes(text)
    expect(said.refused).toEqual(expect.arrayContaining(refused))
    expect(said.liked).toEqual(liked)
  })

  test('a fact is no refusal', () => {
    expect(readDislikes('vegan, has a cat')).toMatchObject({ liked: [], refused: [], likedWords: [], refusedWords: [] })
    expect(readDislikes('no vegan food').refusedWords).toEqual(['vegan', 'food'])
  })
})

const synonym = fc.constantFrom(...interests.flatMap(({ id, synonyms }) => synonyms.map((word) => ({ id, word }))))

test.each(interests)('every word of the vocabulary is understood, in any case: $id', ({ id, synonyms }) => {
  const isMissed = (word: string) =>
    ![word.toUpperCase(), ` ${word}! `].every((text) => readInterests(text).liked.includes(id))
  expect(synonyms.filter(isMissed)).toEqual([])
})

test('what is refused in so many words is never liked', () => {
  const refusal = fc.constantFrom(
    'no',
    'hates',
    "doesn't like",
    'not into',
    'allergic to',
    'is not a fan of',
    "can't stand",
  )
  fc.assert(
    fc.property(synonym, refusal, ({ word }, cue) => {
      expect(readInterests(`${cue} ${word}`).liked).toEqual([])
    }),
  )
})

test('what is refused is refused under all its names, except those of some of a kind or a material', () => {
  const missed = interests.flatMap(({ id, label, synonyms }) =>
    [label, ...synonyms].filter((word) => !readInterests(`hates ${word}`).refused.includes(id)),
  )
  expect(missed).toEqual(expect.arrayContaining(['wool', 'gold', 'dark chocolate', 'trail running']))
  for (const kind of ['chocolate', 'football', 'dogs', 'dog lover', 'chess', 'vegetables'])
    expect(missed).not.toContain(kind)
  expect(missed.filter((word) => readInterests(`hates ${word}`).refusals.length === 0)).toEqual([])
})

test('any text can be read, and nothing is liked and refused at once', () => {
  const known = new Set(interests.map(({ id }) => id))
  const bits = fc.constantFrom(
    'no',
    'loves',
    'or',
    'and',
    ',',
    '.',
    'tea',
    'wine',
    'golf',
    'but',
    'allergic to',
    'not',
    'é',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(bits).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (words) => {
      for (const said of [readInterests(words), readDislikes(words)]) {
        for (const id of [...said.liked, ...said.refused]) expect(known).toContain(id)
        expect(said.liked.filter((id) => said.refused.includes(id))).toEqual([])
      }
    }),
  )
})

describe('under Please no', () => {
  const refused = (text: string) => readDislikes(text).refusals.map(({ said }) => said)

  test.each([
    ['no plants, she kills them', ['plants']],
    ['no chocolate, the dog gets into it', ['chocolate']],
    ['clowns freak him out', ['clowns']],
    ['already has tons of books', ['books']],
  ])('%s: what only says why refuses nothing', (text, expected) => {
    expect(refused(text)).toEqual(expected)
  })

  test.each([
    ["no chocolate unless it's dark", ['chocolate']],
    ["no chocolate, unless it's dark", ['chocolate']],
    ['no toys except wooden ones', ['toys']],
    ['only wears gold, no silver', ['silver']],
    ['no mugs, experiences only', ['mugs']],
  ])('%s: an exception is welcome', (text, expected) => {
    expect(refused(text)).toEqual(expected)
  })

  test.each([
    ['he thinks golf is dumb', 'golf'],
    ["she's got enough mugs", 'mugs'],
    ['I already gave her a scarf', 'scarf'],
    ['no candles, the dog toys', 'dog toys'],
    ['no dogs, she thinks cats hate her', 'cats'],
    ['no mugs, she already bought candles for her', 'candles'],
    ["no candles, everything's fine except wool", 'wool'],
    ['no mugs, I think candles are boring', 'candles'],
    ['chocolate only', 'chocolate'],
  ])('%s: a sentence may refuse, too', (text, expected) => {
    const { refusals, refusedWords } = readDislikes(text)
    expect([...refusals.map(({ said }) => said), ...refusedWords].join(' ')).toContain(expected.split(' ').at(-1))
  })

  test.each([
    ['no slippers', 'slipper'],
    ['no hats', 'hat'],
  ])('%s: the thing, not what shares its stem', (text, stem) => {
    expect(readDislikes(text).refusals.flatMap(({ parts }) => parts)).toEqual([{ stem, ids: [] }])
  })

  test('what is watched or learned is refused with that', () => {
    expect(readDislikes('hates watching football').refused).toEqual(['american-football'])
    expect(readDislikes('learning languages').refused).toEqual(['languages'])
  })

  test('one thing of an interest leaves the others', () => {
    expect(readDislikes('no ties, no picture frames').refused).toEqual([])
    expect(readDislikes('quit smoking').refused).toEqual([])
  })
})

test.each(['planes', 'careers', 'winners', 'tables', 'monsters', 'peppers', 'boxes', 'ringing', 'plates'])(
  '%s mean nothing that is only spelled alike',
  (text) => {
    const unlike = [
      'planning',
      'cars',
      'wine',
      'tablets',
      'houseplants',
      'first-aid',
      'martial-arts',
      'jewelry',
      'pilates',
    ]
    const { liked } = readInterests(text)
    expect(liked.filter((id) => unlike.includes(id))).toEqual([])
  },
)
