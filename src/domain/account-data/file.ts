// The file of Export my data: its name and content. Without zod, for the page that shows it.

import { FIRST_YEAR, LAST_YEAR } from '../budget/years.ts'
import { MAX_PLAN_PEOPLE, MAX_PLANS } from '../plans/limits.ts'
import { accountDataTexts } from '../texts/account-data.ts'

/** How the file identifies itself. */
export const FILE_FORMAT = 'ribbonry-account'
/** Increment when an older file can no longer be read as it is. */
export const FILE_VERSION = 1

/** An account of 5,000 contacts and 20,000 events makes about 15 MB (docs/your-data.md). */
export const MAX_FILE_MB = 48
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024
/** Entries of all lists together. */
export const MAX_FILE_ENTRIES = 250_000
/** Objects and lists in a file, counted in its text before parsing: one of our entries holds a handful at most. */
export const MAX_FILE_BRACKETS = 3_000_000

/** The lists of the file in the order in which they're read: referenced entries come before those that refer to them. */
export const fileLists = [
  'contacts',
  'occasions',
  'occasionSkips',
  'productDismissals',
  'giftIdeas',
  'giftSplits',
  'budgetEnvelopes',
  'plans',
  'planOccurrences',
  'askAnswers',
  'presentsReceived',
  'contactPictures',
  'giftPictures',
  'reminders',
  'emailReminders',
  'activities',
  'feedback',
  'modelRequests',
] as const
export type FileList = (typeof fileLists)[number]

/**
 * What an account may have after an import, where no other limit applies. Feedback is read by people; the others
 * accumulate over years: 20,000 events with ten of each, and a hundred thousand activities, of which the newest are
 * imported. Of pictures, more than fit into the bytes that an account has for them (domain/pictures/limits.ts).
 */
export const mostOf = {
  occasionSkips: 200_000,
  productDismissals: 200_000,
  reminders: 200_000,
  emailReminders: 200_000,
  activities: 100_000,
  feedback: 1_000,
  modelRequests: 1_000,
  contactPictures: 5_000,
  budgetEnvelopes: LAST_YEAR - FIRST_YEAR + 1,
  askAnswers: 5_000,
  presentsReceived: 5_000,
  giftPictures: 5_000,
  plans: MAX_PLANS,
  planOccurrences: MAX_PLANS * MAX_PLAN_PEOPLE,
} satisfies Partial<Record<FileList, number>>

/** What one entry of each list is called on the screen and in error messages. */
export const entryNames: Record<FileList, string> = accountDataTexts.entries

export interface FilePreview {
  /** ISO instant from the file; undefined if it has none. */
  exportedAt: string | undefined
  /** The name or address of the account it comes from. */
  from: string | undefined
  counts: Record<FileList, number>
}

export type NoExport = 'not-an-export' | 'newer-version'

export type FileContent = Record<string, unknown> & { format: string; version: number }

/** A file's content before it's validated in depth. */
export function previewFile(content: FileContent): FilePreview {
  const account = isObject(content['account']) ? content['account'] : {}
  const counts = Object.fromEntries(fileLists.map((list) => [list, lengthOf(content[list])])) as FilePreview['counts']
  return {
    exportedAt: textOf(content['exportedAt']),
    from: textOf(account['name']) ?? textOf(account['email']),
    counts,
  }
}

/** The file as an object, if it is ours and not from a newer version. */
export function kindOfFile(content: unknown): FileContent | NoExport {
  if (!isObject(content) || !isExport(content)) return 'not-an-export'
  return content.version > FILE_VERSION ? 'newer-version' : content
}

function isExport(content: Record<string, unknown>): content is FileContent {
  const { format, version } = content
  return format === FILE_FORMAT && typeof version === 'number' && Number.isInteger(version) && version >= 1
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
