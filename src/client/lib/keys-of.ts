/** The names in a record of which all are known: TypeScript calls them plain texts, since an object may have more. */
export function keysOf<Name extends PropertyKey>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[]
}
