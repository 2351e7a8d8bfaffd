import { z } from 'zod'
import { relationships } from '../contacts/relationships.ts'
import { offeredOccasionTypes } from '../occasions/types.ts'

/** What an idea is: a thing, a card, an outing or lesson, something homemade, or a gift card. */
export const ideaKinds = ['gift', 'card', 'experience', 'diy', 'giftcard'] as const

export const vibes = ['practical', 'sentimental', 'luxury', 'fun', 'eco'] as const

/** Food and materials that someone may be allergic to. */
export const allergens = ['nuts', 'gluten', 'dairy', 'egg', 'soy', 'fragrance', 'latex', 'nickel', 'wool'] as const

/** Faiths for which a gift would be a blunder. */
export const faiths = ['islam', 'judaism', 'hinduism', 'buddhism', 'christianity'] as const

/**
 * Materials and ingredients that diets, faiths and convictions ask about, besides the allergens. `meat` includes
 * `pork`, which is named as well; `honey` includes beeswax; `feathers` includes down; `fur` includes sheepskin.
 */
export const contents = [
  'meat',
  'pork',
  'fish',
  'shellfish',
  'honey',
  'gelatin',
  'alcohol',
  'caffeine',
  'sugar',
  'leather',
  'silk',
  'feathers',
  'fur',
] as const

/** What people must be able to do to enjoy an idea; 'fine-hands' is a steady, nimble grip. */
export const abilities = ['sight', 'hearing', 'fine-hands', 'walking', 'strength', 'smell'] as const

/**
 * What people refuse a present for, whatever it is: 'no batteries', 'nothing breakable'. `plug` also is what has to be charged,
 * `online` no use without an app, an account or a network, `ornament` only there to be looked at, `silly` a gag.
 */
export const drawbacks = [
  'plug',
  'battery',
  'screen',
  'online',
  'noise',
  'breakable',
  'bulky',
  'assembly',
  'mess',
  'ornament',
  'sharp',
  'flame',
  'weapon',
  'scary',
  'personalized',
  'plastic',
  'appliance',
  'subscription',
  'silly',
] as const

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const dollars = z.number().int().min(0).max(10_000)
const taste = z
  .string()
  .trim()
  .min(2)
  .max(40)
  .regex(/^[^A-Z]+$/)
const years = z.number().int().min(0).max(120)
const occasionTypes = offeredOccasionTypes.map(({ value }) => value)
const relationshipValues = relationships.map(({ value }) => value)

/**
 * One line of the embedded catalog, as its authors write it. Prices are what such a thing typically costs in whole US
 * dollars as of `asOf`, never a shop's price.
 */
export const ideaSchema = z.strictObject({
  /** Lower-case words joined by hyphens. Permanent: saved gifts refer to it. */
  id: slug.max(80),
  v: z.literal(1).default(1),
  /** Specific enough to picture the thing: 'Folding walnut chess set'. No brands. */
  title: z.string().trim().min(3).max(70),
  /** The text on the card. */
  summary: z.string().trim().min(20).max(160),
  /** What it is, why it makes a good present, and for whom; says what to look for when buying. */
  description: z.string().trim().min(60).max(600),
  kind: z.enum(ideaKinds).default('gift'),
  /** A leaf of the category tree. */
  categoryId: z.string(),
  extraCategoryIds: z.array(z.string()).max(3).default([]),
  /** low ≤ typical ≤ high */
  typicalPrice: z
    .strictObject({
      low: dollars,
      typical: dollars,
      high: dollars,
      currency: z.literal('USD').default('USD'),
      asOf: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .default('2026-11'),
    })
    .refine(({ low, typical, high }) => low <= typical && typical <= high),
  /** Whom it suits, in whole years, both ends included; `ideal` is the middle of the target. */
  age: z
    .strictObject({ min: years, max: years, idealMin: years.optional(), idealMax: years.optional() })
    .refine(
      ({ min, max, idealMin = min, idealMax = max }) => min <= idealMin && idealMin <= idealMax && idealMax <= max,
    ),
  /** Parts that a child under three could swallow (16 CFR 1501). */
  smallParts: z.boolean().default(false),
  /** Alcohol and the like: only for people known to be 21 or older. */
  adult21: z.boolean().default(false),
  tags: z.strictObject({
    /** Ids of the vocabulary in interests.ts. */
    interests: z.array(slug).min(1).max(5),
    /**
     * For each of these, how good a present it is for someone who loves exactly that: 3 is the heart of it, and special, 2 good,
     * 1 a side issue, generic or a joke. An editor's judgment of the idea's text alone.
     */
    delight: z.array(z.union([z.literal(1), z.literal(2), z.literal(3)])).optional(),
    /** Tastes as people type them ('fly fishing'), for which it's right on the mark, the best first. An editor's judgment of its text. */
    rightFor: z.array(taste).max(6).default([]),
    /** Those it goes well with, without being the heart of them. */
    goesWith: z.array(taste).max(7).default([]),
    /** Other words people use for this thing. */
    synonyms: z.array(z.string().trim().min(2).max(40)).max(8).default([]),
    /** Event types it suits especially; empty when it suits any. */
    occasions: z.array(z.enum(occasionTypes)).max(20).default([]),
    /** Whom it suits especially. */
    relationships: z.array(z.enum(relationshipValues)).min(1),
    vibes: z.array(z.enum(vibes)).min(1).max(3),
    skill: z.enum(['beginner', 'any', 'keen']).default('any'),
  }),
  /** How close the giver has to be: 0 for anyone, 1 friends, 2 close people, 3 only a partner. */
  intimacy: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Eaten, burned or used up. */
  consumable: z.boolean().default(false),
  /** For how many years it typically stays in use; 0 for an evening or a box of chocolates. */
  useYears: z.number().min(0).max(50),
  avoid: z
    .strictObject({
      allergens: z.array(z.enum(allergens)).default([]),
      /** Not in a home with animals (a toxic plant, an oil burner). */
      pets: z.boolean().default(false),
      religions: z.array(z.enum(faiths)).default([]),
    })
    .default({ allergens: [], pets: false, religions: [] }),
  /** What is in it or what it's made of. */
  contains: z.array(z.enum(contents)).default([]),
  /** What it's no use without. */
  needs: z.array(z.enum(abilities)).default([]),
  drawbacks: z.array(z.enum(drawbacks)).default([]),
  /** Whom alone it makes sense for, if liking its interests doesn't imply it: 'left-handed', 'wheelchair', 'nurse'. */
  circumstance: slug.optional(),
  /** What to type into a shop's search to find exactly this; no brands. */
  searchTerms: z
    .string()
    .trim()
    .min(3)
    .max(90)
    .regex(/^[^#]*$/),
  /** The retailer's department, when it is another than the category's. */
  searchIndex: z.string().optional(),
  /** A Lucide icon instead of the leaf's own, and a palette (0–7) instead of the id's. */
  illustration: z
    .strictObject({ glyph: slug.optional(), palette: z.number().int().min(0).max(7).optional() })
    .default({}),
  featured: z.boolean().default(false),
  /** Months (1–12) in which it is at its best; absent when it suits the whole year. */
  season: z.array(z.number().int().min(1).max(12)).optional(),
  authoredBy: slug,
  reviewedBy: slug,
})

export type CatalogueIdea = z.infer<typeof ideaSchema>
