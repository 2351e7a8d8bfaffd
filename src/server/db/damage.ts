/** data_corrupted and index_corrupted: a page of a table or an index is not what PostgreSQL wrote. */
const DAMAGE = new Set(['XX001', 'XX002'])

/** The error that says that the database's files are damaged: this one, or what caused it (drizzle wraps). */
export function damageIn(error: unknown): Error | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && DAMAGE.has(String(each.code))) return each
  return undefined
}

export const isDamage = (error: unknown) => damageIn(error) !== undefined
