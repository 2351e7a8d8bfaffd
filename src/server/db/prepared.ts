import type { DbOrTx } from './connection.ts'

/**
 * A statement that is built once per connection, not once per request: building one takes about as long as running it.
 * Within a transaction it's built for that transaction, and the database still knows it by its name.
 */
export function preparedOnce<Statement>(prepare: (db: DbOrTx) => Statement): (db: DbOrTx) => Statement {
  const prepared = new WeakMap<DbOrTx, Statement>()
  return (db) => {
    const known = prepared.get(db)
    if (known !== undefined) return known
    const made = prepare(db)
    prepared.set(db, made)
    return made
  }
}
