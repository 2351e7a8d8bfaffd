// The file of Export my data: its name and content. Without zod, for the page that shows it.

import { accountDataTexts } from '../texts/account-data.ts'

/** What the file says it is. */
export const FILE_FORMAT = 'ribbonry-account'
/** Counted up when a file of before could not be read any more as it is. */
export const FILE_VERSION = 1

/** An account of 5,000 contacts and 20,000 events makes about 15 MB (docs/your-data.md). */
export const MAX_FILE_MB = 48
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024
/** Entries of all lists together. */
export const MAX_FILE_ENTRIES = 250_000
/** Objects and lists of a file, counted in its text before it is parsed: an entry of ours holds a handful at the most. */
export const MAX_FILE_BRACKETS = 3_000_000

/** The lists of the file in the order in which they are read: what is referred to comes before what refers to it. */
export const fileLists = [
  'contacts',
  'occasions',
  'occasionSkips',
  'productDismissals',
  'giftIdeas',
  'giftSplits',
  'reminders',
  'emailReminders',
  'activities',
  'feedback',
] as const
export type FileList = (typeof fileLists)[number]

/**
 * What one account may have after an import of what no other limit counts. Feedback is read by people; the others are the
 * tracks of years: 20,000 events with ten of each, a hundred thousand things done, of which the newest are taken.
 */
export const mostOf = {
  occasionSkips: 200_000,
  productDismissals: 200_000,
  reminders: 200_000,
  emailReminders: 200_000,
  activities: 100_000,
  feedback: 1_000,
} satisfies Partial<Record<FileList, number>>

/** What one entry of each list is called on the screen and in refusals. */
export const entryNames: Record<FileList, string> = accountDataTexts.entries

export interface FilePreview {
  /** ISO instant, as the file says it; undefined when it does not. */
  exportedAt: string | undefined
  /** The name or address of the account it comes from. */
  from: string | undefined
  counts: Record<FileList, number>
}

export type NoExport = 'not-an-export' | 'newer-version'

/** What is in a file, before anything of it is checked in depth. */
export function previewFile(content: unknown): FilePreview | NoExport {
  const kind = kindOfFile(content)
  if (typeof kind === 'string') return kind
  const account = isObject(kind['account']) ? kind['account'] : {}
  const counts = Object.fromEntries(fileLists.map((list) => [list, lengthOf(kind[list])])) as FilePreview['counts']
  return { exportedAt: textOf(kind['exportedAt']), from: textOf(account['name']) ?? textOf(account['email']), counts }
}

/** The file as an object, when it is one of ours and not of a newer version. */
export function kindOfFile(content: unknown): Record<string, unknown> | NoExport {
  if (!isObject(content) || content['format'] !== FILE_FORMAT) return 'not-an-export'
  const version = content['version']
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return 'not-an-export'
  return version > FILE_VERSION ? 'newer-version' : content
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
