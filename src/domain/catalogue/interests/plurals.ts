import { foldText } from '#domain/shared/search-text.ts'

type Names = Readonly<Record<string, string>>

/** The names of interests by id, with their plurals, unless those are listed as something else: 'Kuchen' aren't kitchens. */
export function withPlurals(listed: Names, pluralsOf: (name: string) => string[]): Record<string, string[]> {
  const names = Object.entries(listed).map(([id, some]): [string, string[]] => [id, some.split(', ')])
  const taken = new Set(names.flatMap(([, some]) => some.map(foldText)))
  const formsOf = (name: string) => {
    const plurals = /^\p{L}{4,}$/u.test(name) ? pluralsOf(name) : []
    return [name, ...plurals.filter((plural) => !taken.has(foldText(plural)))]
  }
  return Object.fromEntries(names.map(([id, some]) => [id, some.flatMap(formsOf)]))
}

/** Those that change a vowel are listed themselves, or are the same without their dots. */
export function germanPlurals(name: string): string[] {
  return name.endsWith('e') ? [`${name}n`] : [`${name}e`, `${name}en`]
}

/** After a vowel it's an 's', which English knows too. */
export function spanishPlurals(name: string): string[] {
  return /[aeiouáéíóú]s?$/.test(name) ? [] : [`${name}es`]
}
