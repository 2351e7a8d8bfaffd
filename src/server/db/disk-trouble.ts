/** disk_full, and the system's words for it: a table, the log or a file could not be extended. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** read_only_sql_transaction: a standby, or a managed PostgreSQL that stops writes before its disk is full. */
export const READ_ONLY = '25006'
/** insufficient_privilege: PostgreSQL's code for EROFS, EACCES and EPERM of a file too, not only for a missing GRANT. */
const FORBIDDEN = '42501'

/** Why the disk under the database takes no changes: this error, or what caused it (drizzle wraps). */
export function diskTrouble(error: unknown): 'diskFull' | 'diskReadOnly' | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : ''
    if (FULL.has(code)) return 'diskFull'
    if (code === READ_ONLY || code === 'EROFS') return 'diskReadOnly'
    // Its messages about files begin so: could not extend, open, write, create, fsync file … A missing GRANT is 'permission denied for …'.
    if (code === FORBIDDEN && each.message.startsWith('could not ')) return 'diskReadOnly'
  }
  return undefined
}
