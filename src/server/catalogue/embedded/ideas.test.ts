import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCategory, flattenCategories } from '#domain/catalogue/category-tree.ts'
import { dealCategories } from '#domain/catalogue/deal-categories.ts'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { findInterest, interests } from '#domain/catalogue/interests/interests.ts'
import { readInterests } from '#domain/catalogue/interests/match.ts'
import { valueBadge } from '#domain/catalogue/value-pick.ts'
import { relationships } from '#domain/contacts/relationships.ts'
import { offeredOccasionTypes } from '#domain/occasions/types.ts'
import { presentProduct } from '#server/catalogue/present-product.ts'
import { canBeShown } from '#server/catalogue/remote/accept.ts'
import { windowOf } from './featured.ts'
import { embeddedIdeas, ideaFiles, parseIdea } from './ideas.ts'
import { productOf } from './product.ts'
import { departmentOf, productRow } from './product-row.ts'
import {
  agesSaid,
  allergensSaid,
  contentsSaid,
  dishesSaid,
  drawbacksSaid,
  exceptionIds,
  holidays,
  isAboutFood,
  needsOfLeaf,
  needsSaid,
  saysOtherwise,
} from './testing/content-checks.ts'
import { alikePairs, brandsIn, doubledWords, misspelt, readingGrade } from './testing/text-checks.ts'

// What makes 4,000 gift ideas a catalog worth searching. Every list that a test compares with [] names the ideas to fix.

const ideas = embeddedIdeas()
const leaves = flattenCategories()
  .map(({ id }) => id)
  .filter((id) => findCategory(id)?.children === undefined)

const idsWhere = (isWrong: (idea: CatalogueIdea) => boolean) => ideas.filter(isWrong).map(({ id }) => id)
const countWhere = (fits: (idea: CatalogueIdea) => boolean) => ideas.filter(fits).length
const shownOf = ({ title, summary, description }: CatalogueIdea) => [title, summary, description].join('\n')
/** Among synonyms 'coloured' and 'tyre' are welcome: some people type them. */
const textOf = ({ title, summary, description, searchTerms, tags }: CatalogueIdea) =>
  [title, summary, description, searchTerms, ...tags.synonyms, ...tastesOf({ tags })].join('\n')
const tastesOf = ({ tags }: Pick<CatalogueIdea, 'tags'>) => [...tags.rightFor, ...tags.goesWith]

describe('the lines of the embedded catalogue', () => {
  it('are ideas, each of them', () => {
    const wrong = ideaFiles().flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const { error } = line === '' ? {} : parseIdea(line)
          return error ? [`${path.basename(file)}:${index + 1} ${error.message}`] : []
        }),
    )
    expect(wrong).toEqual([])
  })

  it('say of every gift how good a present it is for each of its interests', () => {
    const judged = ({ kind, tags: { interests: all, delight = [] } }: CatalogueIdea) =>
      kind === 'card' ? delight.length === 0 : delight.length === all.length
    expect(idsWhere((idea) => !judged(idea))).toEqual([])
  })

  it('say of every gift for which tastes it is right, each taste once', () => {
    const isJudged = ({ kind, tags }: CatalogueIdea) => kind === 'card' || tags.rightFor.length > 0
    expect(idsWhere((idea) => !isJudged(idea))).toEqual([])
    expect(idsWhere((idea) => new Set(tastesOf(idea)).size < tastesOf(idea).length)).toEqual([])
    const isRefusal = (taste: string) => readInterests(taste).refusals.length > 0
    expect([...new Set(ideas.flatMap(tastesOf))].filter(isRefusal)).toEqual([])
  })

  it('stand once each, at least 4,000 of them', () => {
    const lines = ideaFiles().flatMap((file) => fs.readFileSync(file, 'utf8').split('\n').filter(Boolean))
    expect(lines.length).toBe(ideas.length)
    expect(ideas.length).toBeGreaterThanOrEqual(4_000)
  })

  it('were each read by another than their author', () => {
    expect(idsWhere(({ authoredBy, reviewedBy }) => authoredBy === reviewedBy)).toEqual([])
  })
})

describe('every leaf of the category tree', () => {
  const under = (leaf: string) => ideas.filter(({ categoryId }) => categoryId === leaf)

  it('is where ideas stand', () => {
    const known = new Set(leaves)
    const isElsewhere = (id: string) => !known.has(id)
    expect(idsWhere(({ categoryId, extraCategoryIds }) => [categoryId, ...extraCategoryIds].some(isElsewhere))).toEqual(
      [],
    )
  })

  it('has 25 ideas or more', () => {
    expect(leaves.filter((leaf) => under(leaf).length < 25)).toEqual([])
  })

  it('has something in three of the four price bands', () => {
    const bandOf = ({ typicalPrice: { typical } }: CatalogueIdea) =>
      [25, 50, 100].filter((edge) => typical >= edge).length
    expect(leaves.filter((leaf) => new Set(under(leaf).map(bandOf)).size < 3)).toEqual([])
  })
})

describe('there is enough', () => {
  it.each(relationships.map(({ value }) => value).filter((value) => value !== 'other'))('for %s', (relationship) => {
    expect(countWhere(({ tags }) => tags.relationships.includes(relationship))).toBeGreaterThanOrEqual(80)
  })

  it.each(offeredOccasionTypes.map(({ value }) => value).filter((value) => value !== 'custom'))(
    'for %s',
    (occasion) => {
      expect(countWhere(({ tags }) => tags.occasions.includes(occasion))).toBeGreaterThanOrEqual(40)
    },
  )

  it.each([
    [0, 2, 40],
    [3, 5, 60],
    [6, 8, 60],
    [9, 12, 60],
    [13, 17, 80],
    [65, 120, 80],
  ])('for ages %i to %i, meant for them', (from, to, least) => {
    const isMeantFor = ({ age: { min, max, idealMin = min, idealMax = max } }: CatalogueIdea) =>
      idealMin <= to && idealMax >= from
    expect(countWhere(isMeantFor)).toBeGreaterThanOrEqual(least)
  })

  it('to do and to make oneself', () => {
    expect(countWhere(({ kind }) => kind === 'experience') / ideas.length).toBeGreaterThanOrEqual(0.05)
    expect(countWhere(({ kind }) => kind === 'diy') / ideas.length).toBeGreaterThanOrEqual(0.03)
  })

  it('for the landing page: 25, of which no two neighbors have the same color', () => {
    const vocabulary = new Map(interests.map((interest) => [interest.id, interest]))
    const featured = ideas.filter((idea) => idea.featured).map((idea, at) => productRow(idea, at, vocabulary))
    const window = windowOf(
      featured.map(({ productKey, categoryId, facts = {} }) => ({ productKey, categoryId, facts })),
      25,
    )
    expect(window).toHaveLength(25)
  })

  it.each(dealCategories.slice(1))('among the value picks of $name, whatever the month', ({ searchIndex }) => {
    const picks = ideas.filter(({ kind, typicalPrice, useYears, adult21, categoryId, searchIndex: own }) => {
      const isThere = (own ?? departmentOf(categoryId)) === searchIndex && !adult21
      const { low, typical, high } = typicalPrice
      const printed = { low: low * 100, high: high * 100 }
      return isThere && valueBadge({ kind, typicalCents: typical * 100, printed, useYears, season: [] }, 1)
    })
    expect(picks.length).toBeGreaterThanOrEqual(21)
  })
})

it('only homemade things and cards may cost nothing: a value pick would say "From $0"', () => {
  const mayBeFree = new Set(['diy', 'card'])
  expect(idsWhere(({ kind, typicalPrice }) => typicalPrice.low === 0 && !mayBeFree.has(kind))).toEqual([])
})

describe('the greeting cards', () => {
  const cards = ideas.filter(({ kind }) => kind === 'card')

  it('are 170 or more', () => {
    expect(cards.length).toBeGreaterThanOrEqual(170)
  })

  it.each(offeredOccasionTypes)('are two or more for $label', ({ value }) => {
    expect(cards.filter(({ tags }) => tags.occasions.includes(value)).length).toBeGreaterThanOrEqual(2)
  })

  it.each([
    /diwali/i,
    /\beid\b/i,
    /kwanzaa/i,
    /lunar new year/i,
    /passover/i,
    /purim/i,
    /rosh hashanah/i,
    /nowruz/i,
    /\bholi\b/i,
    /juneteenth/i,
    /three kings/i,
    /st\. patrick/i,
    /baptism/i,
    /first communion/i,
    /confirmation/i,
    /ba[rt] mitzvah/i,
    /\bbris\b/i,
    /quinceañera/i,
    /naturalization/i,
    /veterans day/i,
    /grandparents day/i,
    /thinking-of-you/i,
    /sympathy/i,
    /get-well/i,
    /thank-you/i,
    /apology/i,
    /good-luck/i,
    /farewell/i,
    /adoption/i,
    /deployment/i,
    /sobriety/i,
    /first-birthday/i,
    /first-day-of-school/i,
    /blank/i,
  ])('say %s on the front', (words) => {
    expect(cards.filter(({ title }) => words.test(title)).length).toBeGreaterThan(0)
  })

  it.each([
    /birthday/i,
    /anniversary/i,
    /christmas/i,
    /valentine/i,
    /mother/i,
    /father/i,
    /wedding/i,
    /graduation/i,
    /thank you/i,
    /sympathy|condolence/i,
    /new year/i,
    /easter/i,
    /thanksgiving/i,
    /hanukkah/i,
    /get[ -]well/i,
    /congratulations/i,
    /card/i,
  ])('say %s', (phrase) => {
    expect(cards.filter((card) => phrase.test(textOf(card))).length).toBeGreaterThan(0)
  })
})

describe('the ideas are safe', () => {
  it('for children under three: no small parts', () => {
    expect(idsWhere(({ age, smallParts }) => age.min < 3 && smallParts)).toEqual([])
  })

  it('to drink only from 21', () => {
    expect(idsWhere(({ age, adult21 }) => adult21 && age.min < 21)).toEqual([])
    const bar = 'home-and-kitchen.bar-and-wine'
    expect(idsWhere(({ categoryId, adult21 }) => categoryId === bar && !adult21)).toEqual([])
    const holdsAlcohol =
      /\b(?:whiske?y|bourbon|vodka|tequila|mezcal|champagne|brandy|cognac|liqueurs?) (?:tasting|sampler|miniatures|set|flight|truffles|chocolates)\b|\b(?:wine|beer|cider|mead|sake) (?:tasting|flight|brewing|making)\b|\bhome ?brew/i
    expect(idsWhere((idea) => !idea.adult21 && holdsAlcohol.test(`${idea.title} ${idea.searchTerms}`))).toEqual([])
  })

  it('alcohol says which faiths it would not suit', () => {
    const hasNoFaith = idsWhere(({ adult21, avoid }) => adult21 && !avoid.religions.includes('islam'))
    expect(hasNoFaith).toEqual([])
  })
})

describe('what ideas contain and need', () => {
  it('is what their texts say', () => {
    const missing = ideas.flatMap((idea) =>
      contentsSaid(shownOf(idea), idea.consumable)
        .filter((what) => !idea.contains.includes(what) && !saysOtherwise(idea.id, what))
        .map((what) => `${idea.id}: ${what}`),
    )
    expect(missing).toEqual([])
  })

  it('is what the dishes of cookbooks, cooking classes and restaurants are made of', () => {
    const missing = ideas.filter(isAboutFood).flatMap((idea) =>
      dishesSaid(shownOf(idea))
        .filter((what) => ![...idea.contains, ...idea.avoid.allergens].includes(what) && !saysOtherwise(idea.id, what))
        .map((what) => `${idea.id}: ${what}`),
    )
    expect(missing).toEqual([])
  })

  it('is nothing of an animal in what is called vegan', () => {
    const ofPlants = new Set(['alcohol', 'caffeine', 'sugar'])
    const isVegan = ({ title }: CatalogueIdea) => /\b(?:vegan|plant-based)\b/i.test(title)
    const holdsAnimal = ({ contains, avoid }: CatalogueIdea) =>
      contains.some((what) => !ofPlants.has(what)) || avoid.allergens.some((what) => what === 'dairy' || what === 'egg')
    expect(idsWhere((idea) => isVegan(idea) && holdsAnimal(idea))).toEqual([])
  })

  it('is what somebody may be allergic to', () => {
    const missing = ideas.flatMap((idea) =>
      allergensSaid(shownOf(idea), idea.consumable)
        .filter((what) => !idea.avoid.allergens.includes(what) && !saysOtherwise(idea.id, what))
        .map((what) => `${idea.id}: ${what}`),
    )
    expect(missing).toEqual([])
  })

  it('has no pork without meat and no alcohol for children', () => {
    expect(idsWhere(({ contains }) => contains.includes('pork') && !contains.includes('meat'))).toEqual([])
    expect(idsWhere(({ contains, adult21 }) => contains.includes('alcohol') && !adult21)).toEqual([])
  })

  it('is what some refuse a thing for, and titles say', () => {
    const things = ideas.filter(({ kind, categoryId }) => kind === 'gift' && !categoryId.startsWith('books'))
    const missing = things.flatMap((idea) =>
      drawbacksSaid(idea.title)
        .filter((what) => !idea.drawbacks.includes(what) && !saysOtherwise(idea.id, what))
        .map((what) => `${idea.id}: ${what}`),
    )
    expect(missing).toEqual([])
  })

  it('is nothing of the kind for a card, and nothing twice', () => {
    expect(idsWhere(({ kind, drawbacks }) => kind === 'card' && drawbacks.length > 0)).toEqual([])
    expect(idsWhere(({ drawbacks }) => new Set(drawbacks).size < drawbacks.length)).toEqual([])
  })

  it('follows from where they belong, and from their titles', () => {
    const missing = ideas.flatMap((idea) =>
      [...needsOfLeaf(idea.categoryId), ...needsSaid(idea.title)]
        .filter((need) => !idea.needs.includes(need) && !saysOtherwise(idea.id, need))
        .map((need) => `${idea.id}: ${need}`),
    )
    expect(missing).toEqual([])
  })
})

it('an age in a title or a summary is one that the idea is for', () => {
  const others = ideas.flatMap(({ id, title, summary, age }) =>
    agesSaid(`${title} ${summary}`)
      .filter((years) => years < age.min || years > age.max)
      .map((years) => `${id}: ${years}`),
  )
  expect(others).toEqual([])
})

describe('for a holiday', () => {
  const entries = Object.entries(holidays) as [keyof typeof holidays, (typeof holidays)[keyof typeof holidays]][]

  it.each(entries)('%s, when the title names it', (holiday, { named }) => {
    expect(idsWhere(({ title, tags }) => named.test(title) && !tags.occasions.includes(holiday))).toEqual([])
  })

  it.each(entries)('%s, only in its season', (holiday, { months }) => {
    const isLate = ({ season, tags }: CatalogueIdea) =>
      tags.occasions.includes(holiday) && season !== undefined && !months.some((month) => season.includes(month))
    expect(idsWhere(isLate)).toEqual([])
  })
})

it('every exception is for an idea that exists', () => {
  const known = new Set(ideas.map(({ id }) => id))
  expect(exceptionIds.filter((id) => !known.has(id))).toEqual([])
})

describe('the vocabulary', () => {
  it('holds every interest that an idea names, with three words for it or more', () => {
    expect(idsWhere(({ tags }) => tags.interests.some((interest) => !findInterest(interest)))).toEqual([])
    expect(interests.filter(({ synonyms }) => synonyms.length < 3).map(({ id }) => id)).toEqual([])
  })
})

describe('the texts', () => {
  it('name no brands', () => {
    expect(ideas.flatMap((idea) => brandsIn(textOf(idea)).map((brand) => `${idea.id}: ${brand}`))).toEqual([])
  })

  it('are spelt as in American English, without doubled words and leftovers', () => {
    const wrong = ideas.flatMap((idea) =>
      [...misspelt(shownOf(idea)), ...doubledWords(shownOf(idea))].map((what) => `${idea.id}: ${what}`),
    )
    expect(wrong).toEqual([])
    const leftover = / {2}| [,.;:!?](?!\.)|\b(?:TODO|FIXME|lorem|undefined|null|NaN)\b|[{}<>]|\?\?|,,|\.\.(?!\.)/
    expect(idsWhere((idea) => leftover.test(textOf(idea)))).toEqual([])
  })

  it('say enough: what to look for, or whom it suits', () => {
    expect(idsWhere(({ description }) => description.length < 90)).toEqual([])
  })

  it('are easy to read', () => {
    const grades = ideas.map(({ summary, description }) => readingGrade(`${summary} ${description}`))
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThanOrEqual(10)
    expect(ideas.filter((_, index) => (grades[index] ?? 0) > 14).map(({ id }) => id)).toEqual([])
  })

  it.each(['title', 'summary', 'description', 'searchTerms'] as const)('are no two alike in their %s', (field) => {
    const seen = new Set<string>()
    const again = ideas.filter((idea) => seen.size === seen.add(idea[field].toLowerCase()).size)
    expect(again.map(({ id }) => id)).toEqual([])
  })

  it('have titles of which none is nearly another', () => {
    const near = alikePairs(ideas, 0.8).map(([one, other]) => `${one.id} ~ ${other.id}`)
    expect(near).toEqual([])
  })

  it('have titles that come from no pattern: no beginning, end or frame with one gap makes up more than 1 %', () => {
    const framesOf = ({ title }: CatalogueIdea) => {
      const words = title.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
      const frames = words.map((_, gap) => words.map((word, at) => (at === gap ? '…' : word)).join(' '))
      const ends = [`${words.slice(0, 2).join(' ')} …`, `… ${words.slice(-2).join(' ')}`]
      return new Set([...frames, ...ends])
    }
    const counts = new Map<string, number>()
    for (const idea of ideas) for (const frame of framesOf(idea)) counts.set(frame, (counts.get(frame) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > ideas.length / 100)).toEqual([])
  })
})

it('every idea can be shown: it has a title, a price, a picture and a link that a search result needs', () => {
  const vocabulary = new Map(interests.map((interest) => [interest.id, interest]))
  const shown = ideas.map((idea, position) => {
    const row = productRow(idea, position, vocabulary)
    return productOf(
      {
        ...row,
        features: row.features ?? [],
        kind: idea.kind,
        itemType: row.itemType ?? 'gift',
        summary: idea.summary,
        description: idea.description,
        imageUrl: row.imageUrl ?? null,
        productUrl: null,
        searchTerms: idea.searchTerms,
        brand: null,
        gtin: null,
        inStock: true,
        originalPriceCents: null,
        priceLowCents: row.priceLowCents ?? null,
        priceTypicalCents: row.priceTypicalCents ?? null,
        priceHighCents: row.priceHighCents ?? null,
      },
      { affiliateTag: 'ribbonry-20' },
    )
  })
  expect(shown.filter((product) => !canBeShown(product)).map(({ id }) => id)).toEqual([])
  const unpriced = shown.map(presentProduct).filter(({ price, category }) => price === '' || category === '')
  expect(unpriced.map(({ id }) => id)).toEqual([])
})
