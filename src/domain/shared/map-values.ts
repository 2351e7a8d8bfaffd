/** A record of the same names, each with what is made of its value. */
export function mapValues<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  valueOf: (value: From, name: Name) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(record) as [Name, From][]
  return Object.fromEntries(entries.map(([name, value]) => [name, valueOf(value, name)])) as Record<Name, To>
}
