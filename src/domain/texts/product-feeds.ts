import type { FeedField } from '../catalogue/sources/fields.ts'

/** What is read of an item. */
const fieldNames = {
  id: 'Id',
  title: 'Title',
  description: 'Description',
  link: 'Link',
  imageLink: 'Picture',
  price: 'Price',
  salePrice: 'Sale price',
  salePriceDates: 'Dates of the sale',
  listPrice: 'Price before',
  currency: 'Currency',
  availability: 'In stock',
  brand: 'Brand',
  gtin: 'GTIN',
  department: 'Department',
  ageGroup: 'Age group',
  gender: 'Gender',
  adult: 'For adults only',
} as const satisfies Record<FeedField, string>

/** Where products come from, for administrators: what the server says. */
export const productFeedTexts = {
  name: 'Name',
  fields: fieldNames,
  categoryUnknown: "There's no such category",
  builtIn: 'Built-in ideas',
  tooManyFeeds: (most: number) => `There are ${most} feeds already. Remove one first.`,
  fileOrAddress: 'This feed comes from an address. For a file, add another feed.',
  addressOrFile: 'This feed is an uploaded file. To fetch it from an address, add another feed.',
  notImported: 'Not imported yet',
  waitsForFile: 'Waits for its file',
  importing: 'Being imported',

  /** What was found instead of a feed. */
  webPage: "it's a web page",
  json: "it's JSON",
  deep: 'its elements are nested too deep',
  longLines: 'its lines are too long',
  fewColumns: 'its first line has no columns',
  manyColumns: (columns: number) => `it has ${columns} columns`,
  emptyArchive: 'the archive has no CSV, TSV or XML file',
  missingColumns: (fields: readonly FeedField[]) =>
    `no column was found for ${fields.map((field) => fieldNames[field].toLowerCase()).join(', ')}`,
  items: (items: number) => `${items.toLocaleString('en-US')} items`,
  share: (share: number) => `${Math.round(share * 100)} %`,
  change: (before: number, after: number) =>
    `${before.toLocaleString('en-US')} before, ${after.toLocaleString('en-US')} now`,
  memory: 'what it takes to read it in memory',
  emptyFile: 'The file is empty',
  uploadTooLarge: 'A file may have 256 MB at most. Put a larger one at an address, and add a feed for it.',
  isRunning: 'This feed is being imported already',
  noRejects: 'The last import left nothing out',
  rejectColumns: { line: 'Line', reason: 'Reason', id: 'Id', title: 'Title' },
  sendFile: 'Send the file with its name in X-Filename',
  column: (position: number) => `Column ${position}`,
  gigabytes: (bytes: number) => `${Math.round(bytes / 1024 ** 3)} GB`,

  /** After a problem, where there is something. */
  kept: 'What was imported before is kept.',

  /** Why an import brought nothing. */
  problems: {
    unreachable: (why: string) => `The address didn't answer${why && ` (${why})`}.`,
    blocked: () => 'The address leads into a private network, which Ribbonry never asks.',
    notFound: (status: string) => `There's nothing at the address any longer (${status}).`,
    forbidden: (status: string) => `The address refused us (${status}). Check the key in it.`,
    notAFeed: (found: string) => `This isn't a product feed${found && `: ${found}`}.`,
    noFile: () => 'No file was uploaded yet.',
    truncated: () => 'The file ends in the middle, so nothing of it was imported.',
    empty: () => 'There are no items in the file.',
    wrongEncoding: () => "The file isn't valid text in UTF-8, UTF-16 or Latin-1.",
    tooLarge: (limit: string) => `The file is larger than ${limit}, so nothing of it was imported.`,
    tooManyRejects: (share: string) =>
      `${share} of the items can't be used, so nothing was imported. Check the columns and the rejected items.`,
    shrunk: (change: string) =>
      `The file has far fewer items than before (${change}). If that's right, import it anyway.`,
    grown: (change: string) =>
      `The file has far more items than before (${change}). If that's right, import it anyway.`,
    timedOut: () => 'The file took too long to arrive.',
    interrupted: () => 'The import was interrupted several times.',
  },
} as const
