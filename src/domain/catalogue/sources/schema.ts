import { z } from 'zod'
import { instantOut, linkSchema, plainText, requiredText } from '../../shared/wire.ts'
import { productFeedTexts } from '../../texts/product-feeds.ts'
import { isKnownCategory } from '../category-tree.ts'
import { feedFields, feedFormats, feedOutcomes, feedProblems, feedSchedules } from './fields.ts'
import { MAX_COLUMN_NAME, MAX_DEPARTMENT, MAX_DEPARTMENTS } from './limits.ts'

// Where products come from, as administrators see it: the built-in ideas, shops, and feeds.

const count = z.number().int().min(0)

/** Each field's column, by the name in the file. */
const mappingSchema = z.partialRecord(z.enum(feedFields), z.string())

/** A department of a feed, as its items name it. */
export const feedDepartmentSchema = z.object({
  name: z.string(),
  products: count,
  /** Null: in no category, so only its words find it. */
  categoryId: z.string().nullable(),
  /** Nobody has chosen it. */
  isGuessed: z.boolean(),
})
export type FeedDepartment = z.infer<typeof feedDepartmentSchema>

export const feedImportSchema = z.object({
  startedAt: instantOut,
  endedAt: instantOut,
  outcome: z.enum(feedOutcomes),
  reason: z.enum(feedProblems).nullable(),
  /** The reason in a sentence. */
  text: z.string().nullable(),
  /** Items in the file. */
  read: count,
  added: count,
  changed: count,
  /** Missing in the file: marked as out of stock now, and removed by the next refresh. */
  missing: count,
  removed: count,
  rejected: count,
  /** It may be imported nevertheless: refresh it with `confirm`. */
  canConfirm: z.boolean(),
})
export type FeedImport = z.infer<typeof feedImportSchema>

export const feedProgressSchema = z.object({
  phase: z.enum(['waiting', 'reading', 'indexing', 'publishing']),
  /** Bytes of the file, as it's sent or stored. */
  done: count,
  total: count.nullable(),
  /** Items read so far. */
  items: count,
})
export type FeedProgress = z.infer<typeof feedProgressSchema>

const feedOfSourceSchema = z.object({
  /** Without what may be a key; null if it is an uploaded file. */
  url: z.string().nullable(),
  fileName: z.string().nullable(),
  schedule: z.enum(feedSchedules),
  nextRunAt: instantOut.nullable(),
  /** Null until it was read for the first time. */
  format: z.enum(feedFormats).nullable(),
  mapping: mappingSchema,
  lastImport: feedImportSchema.nullable(),
  /** Null while nothing is being imported. */
  progress: feedProgressSchema.nullable(),
})

export const sourceSchema = z.object({
  /** That of its products' provider: 'ribbonry' for the built-in ideas, a shop's ('amazon'), or a feed's ('feed:3'). */
  id: z.string(),
  kind: z.enum(['embedded', 'shop', 'feed']),
  name: z.string(),
  state: z.enum(['ok', 'degraded', 'failing', 'off', 'importing']),
  /** What is the matter, or what it waits for, in a sentence. */
  note: z.string().nullable(),
  /** Products that people can find; null where a shop keeps them. */
  products: count.nullable(),
  callsToday: count,
  /** Null: no limit. */
  dailyBudget: count.nullable(),
  /** Of the last 24 hours. */
  recentFailures: count,
  lastSuccessAt: instantOut.nullable(),
  lastFailure: z.object({ at: instantOut, text: z.string() }).nullable(),
  /** Not asked before then. */
  pausedUntil: instantOut.nullable(),
  feed: feedOfSourceSchema.optional(),
})
export type Source = z.infer<typeof sourceSchema>

/** One source with everything about it. */
export const sourceDetailsSchema = sourceSchema.extend({
  /** A feed's, those with the most items first. */
  departments: z.array(feedDepartmentSchema),
})
export type SourceDetails = z.infer<typeof sourceDetailsSchema>

const nameSchema = requiredText(80, productFeedTexts.name)

export const newSourceSchema = z.object({
  kind: z.literal('feed'),
  name: nameSchema,
  /** Absent: a file follows (PUT /admin/sources/{id}/file). */
  url: linkSchema().optional(),
  schedule: z.enum(feedSchedules).optional(),
})
export type NewSource = z.infer<typeof newSourceSchema>

const mappingInSchema = z.partialRecord(z.enum(feedFields), plainText(MAX_COLUMN_NAME))
const departmentsInSchema = z
  .array(
    z.object({
      name: plainText(MAX_DEPARTMENT),
      categoryId: z.string().refine(isKnownCategory, productFeedTexts.categoryUnknown).nullable(),
    }),
  )
  .max(MAX_DEPARTMENTS)

export const changedSourceSchema = z.object({
  name: nameSchema.optional(),
  url: linkSchema().optional(),
  schedule: z.enum(feedSchedules).optional(),
  /** Replaces the whole mapping. */
  mapping: mappingInSchema.optional(),
  /** Only those that are named change; null takes them out of every category. */
  departments: departmentsInSchema.optional(),
})
export type ChangedSource = z.infer<typeof changedSourceSchema>

export const previewQuerySchema = z.object({
  /** Read with these columns, without storing them. */
  mapping: mappingInSchema.optional(),
})

export const feedPreviewSchema = z.object({
  format: z.enum(feedFormats),
  encoding: z.enum(['UTF-8', 'UTF-16', 'Windows-1252']),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** The one that was read with: stored, sent or guessed. */
  mapping: mappingSchema,
  /** The first twenty. */
  rows: z.array(
    z.object({
      line: count,
      product: z
        .object({
          id: z.string(),
          title: z.string(),
          price: z.string(),
          originalPrice: z.string().nullable(),
          imageUrl: z.string(),
          productUrl: z.string(),
          brand: z.string().nullable(),
          gtin: z.string().nullable(),
          department: z.string(),
          categoryId: z.string().nullable(),
          inStock: z.boolean(),
        })
        .nullable(),
      /** Why it would be rejected. */
      problem: z.string().nullable(),
    }),
  ),
  /** Of the first thousands of items. */
  departments: z.array(feedDepartmentSchema),
  /** What is wrong with the file or the mapping as a whole. */
  problems: z.array(z.string()),
})
export type FeedPreview = z.infer<typeof feedPreviewSchema>

export const refreshSchema = z.object({
  /** Although the last file was refused because it's much smaller or larger than usual. */
  confirm: z.boolean().optional(),
})
