// The database's own order depends on how its cluster was made; people expect 'Åsa' beside 'Asa'.
const names = new Intl.Collator('en-US', { numeric: true })

interface Named {
  id: number
  fullName: string
}

/** As people sort names; those of one name in the order they were added, however the database finds them. */
export function byName(a: Named, b: Named): number {
  return names.compare(a.fullName, b.fullName) || a.id - b.id
}
