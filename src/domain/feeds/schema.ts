import { z } from 'zod'
import { instantOut } from '../shared/wire.ts'
import { feedTexts } from '../texts/feeds.ts'

/** 'dates' is for everyone who may see the calendar, 'private' for the user alone. */
export const feedKinds = ['dates', 'private'] as const
export type FeedKind = (typeof feedKinds)[number]

/** Addresses one account can have. */
export const MAX_FEEDS = 20

export const newFeedSchema = z.object({ kind: z.enum(feedKinds, feedTexts.kindUnknown) })

export const feedSchema = z.object({
  id: z.number().int(),
  kind: z.enum(feedKinds),
  createdAt: instantOut,
  /** When a calendar last asked, to the hour. */
  lastReadAt: instantOut.nullable(),
})
export type Feed = z.infer<typeof feedSchema>

export const createdFeedSchema = z.object({
  id: z.number().int(),
  kind: z.enum(feedKinds),
  /** Shown this once: only its hash is kept. */
  url: z.string(),
})
export type CreatedFeed = z.infer<typeof createdFeedSchema>
