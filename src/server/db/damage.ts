/** data_corrupted and index_corrupted: a page of a table or an index is not what PostgreSQL wrote. */
const DAMAGE = new Set(['XX001', 'XX002'])

/** Whether this, or what caused it (drizzle wraps), says that the database's files are damaged. */
export function isDamage(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && DAMAGE.has(String(each.code))) return true
  return false
}
