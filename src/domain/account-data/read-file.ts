import type { z } from 'zod'
import { AppError } from '../shared/errors.ts'
import { accountDataTexts as texts } from '../texts/account-data.ts'
import { entrySchemas, settingSchemas, type AccountLists, type AccountSettings } from './entries.ts'
import { entryNames, fileLists, kindOfFile, MAX_FILE_ENTRIES, type FileList } from './file.ts'
import { createLinkCheck } from './links.ts'

export interface AccountFile extends AccountSettings {
  lists: AccountLists
}

/** Entries after which the caller may yield: a few milliseconds of work. */
const AT_ONCE = 500

/**
 * Reads a file that claims to be from Export my data. Rejects anything that the tables wouldn't accept, or that refers to
 * something outside the file. Yields now and then, because a large file takes a second or two.
 * @param content its lists are moved into the result, entry by entry, so that a large file is never in memory twice
 * @throws {AppError} INVALID or TOO_LARGE with a sentence that names the first problem
 */
export function* readAccountFile(content: unknown): Generator<undefined, AccountFile> {
  const parts = kindOfFile(content)
  if (parts === 'not-an-export') throw new AppError('INVALID', texts.notAnExport)
  if (parts === 'newer-version') throw new AppError('INVALID', texts.newerVersion)
  refuseUnknownParts(parts)
  const lists = listsOf(parts)
  const settings = {
    account: readOne(settingSchemas.account, parts['account'], 'account'),
    profile: readOne(settingSchemas.profile, parts['profile'], 'profile'),
    preferences: readOne(settingSchemas.preferences, parts['preferences'], 'preferences'),
  }
  const links = createLinkCheck()
  let read = 0
  for (const list of fileLists) {
    for (const [index, entry] of lists[list].entries()) {
      const where = `${list}.${index}`
      const label = `${entryNames[list]} ${index + 1}`
      const parsed = entrySchemas[list].safeParse(entry)
      if (!parsed.success) throw wrong(where, label, parsed.error.issues[0])
      const problem = links.check(list, parsed.data)
      if (problem !== undefined) throw refused(where, label, problem)
      lists[list][index] = parsed.data
      read += 1
      if (read % AT_ONCE === 0) yield
    }
  }
  return { ...settings, lists: lists as AccountLists }
}

const known = new Set<string>([...fileLists, ...Object.keys(settingSchemas), 'format', 'version', 'exportedAt', 'app'])

function refuseUnknownParts(parts: Record<string, unknown>): void {
  const unknown = Object.keys(parts).find((name) => !known.has(name))
  if (unknown !== undefined) throw new AppError('INVALID', texts.unknownPart(shortened(unknown)))
}

/** A missing list counts as empty. */
function listsOf(parts: Record<string, unknown>): Record<FileList, unknown[]> {
  const lists = {} as Record<FileList, unknown[]>
  let entries = 0
  for (const name of fileLists) {
    const list = parts[name] ?? []
    if (!Array.isArray(list)) throw new AppError('INVALID', texts.notAList(name))
    lists[name] = list
    entries += list.length
  }
  if (entries > MAX_FILE_ENTRIES) throw new AppError('TOO_LARGE', texts.tooManyEntries(MAX_FILE_ENTRIES))
  return lists
}

function readOne<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.output<Schema> {
  const parsed = schema.safeParse(value ?? null)
  if (!parsed.success) throw wrong(name, texts.inFile(name), parsed.error.issues[0])
  return parsed.data
}

function wrong(where: string, label: string, issue: z.core.$ZodIssue | undefined): AppError {
  if (!issue || (issue.path.length === 0 && issue.code !== 'unrecognized_keys'))
    return refused(where, label, texts.notAnEntry)
  const path = [where, ...issue.path].join('.')
  if (issue.code === 'unrecognized_keys') return refused(path, label, texts.unknownField(shortened(issue.keys[0])))
  const field = texts.quoted(shortened(issue.path.findLast((part) => typeof part === 'string')))
  // A schema's message may be half a sentence: "'price' is too large an amount".
  if (/^(?:is|has) /.test(issue.message)) return refused(path, label, `${field} ${issue.message}`)
  return issue.message.includes(field)
    ? refused(path, label, issue.message)
    : refused(path, `${label}, ${field}`, issue.message)
}

/** Names in the file may be of any length. */
function shortened(name: PropertyKey | undefined): string {
  return String(name ?? '').slice(0, 60)
}

function refused(path: string, label: string, what: string): AppError {
  const message = texts.wrongEntry(label, what)
  return new AppError('INVALID', message, { issues: [{ path, message }] })
}
