import type { FeedMapping, FeedSchedule } from '#domain/catalogue/sources/fields.ts'
import type { ChangedSource, FeedDepartment, SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { isNew } from '../queries.ts'

/** What the administrator has changed, and not saved yet; undefined is as it was. */
export type Changes = {
  name?: string
  url?: string
  schedule?: FeedSchedule | undefined
  mapping?: FeedMapping
  departments?: Record<string, string | null>
}

/** A feed at an address is fetched daily, unless its administrator chooses something else before the first import. */
export function scheduleOf({ feed, ...source }: SourceDetails): FeedSchedule {
  if (feed === undefined) return 'off'
  return isNew({ feed, ...source }) && feed.url !== null ? 'daily' : feed.schedule
}

/** Only what differs from what is saved. */
export function toSend(
  source: SourceDetails,
  { name, url, schedule, mapping, departments = {} }: Changes,
): ChangedSource {
  const chosen = Object.entries(departments).map(([department, categoryId]) => ({ name: department, categoryId }))
  return {
    ...(name !== undefined && name !== source.name && { name }),
    ...(url !== undefined && url.trim() !== '' && { url }),
    ...(schedule !== undefined && schedule !== scheduleOf(source) && { schedule }),
    ...(mapping !== undefined && { mapping }),
    ...(chosen.length > 0 && { departments: chosen }),
  }
}

/** Those of the last import; before the first, of the file's beginning. */
export function departmentsOf(
  source: SourceDetails,
  previewed: readonly FeedDepartment[] = [],
  chosen: Record<string, string | null> = {},
): FeedDepartment[] {
  const known = isNew(source) ? previewed : source.departments
  return known.map((one) =>
    Object.hasOwn(chosen, one.name) ? { ...one, categoryId: chosen[one.name] ?? null, isGuessed: false } : one,
  )
}
