import { READ_ONLY } from '../disk-trouble.ts'

/** Why the embedded database can't go on, with the SQLSTATE that a server would give for it. */
export type FailureCode = typeof DISK_FULL | typeof READ_ONLY | typeof AWAY | typeof DAMAGED

export const DISK_FULL = '53100'
/** As from a server that crashed or isn't up: a later query may succeed. */
export const AWAY = '57P02'
/** Its files are not what PostgreSQL wrote: only a backup helps. */
export const DAMAGED = 'XX001'

/** A sentence for the operator, and what programs should do. */
export class EmbeddedFailure extends Error {
  readonly code: FailureCode

  constructor(message: string, code: FailureCode = AWAY) {
    super(message)
    this.name = 'EmbeddedFailure'
    this.code = code
  }
}

/**
 * PostgreSQL's last words. PGlite throws only that something failed; the reason is a line of PostgreSQL's log.
 * @param onPanic called when PostgreSQL gives up in the middle of its work
 */
export function listenForReason(onPanic: (reason: string) => void = () => undefined) {
  let reason: string | undefined
  return {
    reason: () => reason,
    hear(line: string) {
      const [, level, words] = / (FATAL|PANIC): {2}(.+)/.exec(line) ?? []
      if (words === undefined) return
      reason = words
      if (level === 'PANIC') onPanic(words)
    },
  }
}

/** Why PostgreSQL can't open its files, in a sentence for the operator. @param reason in PostgreSQL's words */
export function cannotOpen(directory: string, reason: string): EmbeddedFailure {
  if (/memory|too many open files|file descriptors/i.test(reason))
    return new EmbeddedFailure(`The database in ${directory} cannot be opened now (${reason}).`)
  return (
    cannotWrite(directory, reason) ??
    new EmbeddedFailure(
      `The database in ${directory} is damaged and cannot be opened (${reason}). Restore a backup: ` +
        '"npm run restore -- FILE --replace" moves the damaged folder aside and deletes nothing of it.',
      DAMAGED,
    )
  )
}

/** Undefined for any other reason. @param reason in PostgreSQL's words, or Node's */
export function cannotWrite(directory: string, reason: string): EmbeddedFailure | undefined {
  if (/no space left|quota|ENOSPC|EDQUOT/i.test(reason)) {
    return new EmbeddedFailure(
      `The disk that holds ${directory} is full (${reason}). Free some space; nothing that was saved is lost.`,
      DISK_FULL,
    )
  }
  if (/read-only|permission denied|not permitted|EROFS|EACCES|EPERM/i.test(reason)) {
    return new EmbeddedFailure(
      `${directory} cannot be written (${reason}). Make it writable for this user, or set DATA_DIR to another folder.`,
      READ_ONLY,
    )
  }
  return undefined
}
