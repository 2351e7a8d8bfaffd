import { mappedFields, type ColumnMapping, type MappedField } from '#domain/imports/found-person.ts'

/** What each column is, in the order of the columns; '' is left out. */
export type Meanings = readonly (MappedField | '')[]

export function meaningsOf(columns: readonly { name: string }[], guess: ColumnMapping): Meanings {
  return columns.map(({ name }) => mappedFields.find((field) => guess[field] === name) ?? '')
}

/** A column's meaning; another column that had it before is left out. */
export function withMeaning(meanings: Meanings, place: number, meaning: MappedField | ''): Meanings {
  return meanings.map((other, at) => (at === place ? meaning : other === meaning ? '' : other))
}

export function mappingOf(columns: readonly { name: string }[], meanings: Meanings): ColumnMapping {
  const entries = columns.flatMap(({ name }, place) => {
    const meaning = meanings[place]
    return meaning === undefined || meaning === '' ? [] : [[meaning, name] as const]
  })
  return Object.fromEntries(entries)
}

/** Nobody is imported without a name. */
export function hasName(meanings: Meanings): boolean {
  return (['fullName', 'firstName', 'lastName'] as const).some((name) => meanings.includes(name))
}
