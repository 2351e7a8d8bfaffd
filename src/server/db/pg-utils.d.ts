/** The part of pg that `db/statement.ts` uses; its types leave it out. */
declare module 'pg/lib/utils.js' {
  /** A value as the database takes it: null, text or bytes. */
  export function prepareValue(value: unknown): string | Buffer | null
}
