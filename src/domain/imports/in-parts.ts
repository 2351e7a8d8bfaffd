import { foldDuplicates } from './fold-duplicates.ts'
import type { PeopleFile, ReadFile, UnmappedFile } from './found-person.ts'

/**
 * A file on its way from the thread that reads it to the database: each person once, as JSON, some at a time. Texts pass
 * without the work of cloning ten thousand people, which other requests would wait for.
 */
export type FileInParts = UnmappedFile | (Omit<PeopleFile, 'people'> & { total: number; parts: string[] })

/** Written at once: a statement of a few milliseconds. */
export const PEOPLE_PER_PART = 250

export function inParts(read: ReadFile): FileInParts {
  if (read.state === 'mapping') return read
  const { people, ...file } = read
  const folded = foldDuplicates(people)
  const parts: string[] = []
  for (let start = 0; start < folded.length; start += PEOPLE_PER_PART)
    parts.push(JSON.stringify(folded.slice(start, start + PEOPLE_PER_PART)))
  return { ...file, total: folded.length, parts }
}
