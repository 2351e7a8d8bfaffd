import { expect, it } from 'vitest'
import { categoryPath, flattenCategories } from '../catalogue/category-tree.ts'
import { mapValues } from '../shared/map-values.ts'
import { contactsCsv } from './csv.ts'
import type { ExportedContact } from './export-row.ts'
import { contactChoiceFields, contactChoiceNames, optionLabel } from './choice-fields.ts'
import { firstOptions } from './testing/first-options.ts'
import { contactTextFields, contactTextNames } from './text-fields.ts'

const [, category = { id: '' }] = flattenCategories()
const nobody: ExportedContact = {
  ...mapValues(contactTextFields, () => null),
  uid: 'one',
  fullName: 'Maya Okafor',
  relationship: 'aunt-uncle',
  birthday: null,
  anniversaryDate: null,
  email: null,
  ...mapValues(contactChoiceFields, () => null),
  categoryIds: [],
}

it('has a row for each contact, with relationships and categories as the app calls them', () => {
  const known: ExportedContact = {
    ...nobody,
    ...mapValues(contactTextFields, (_, name) => name),
    relationship: 'Piano teacher',
    birthday: '05/17',
    anniversaryDate: '2014-06-21',
    email: 'maya@example.test',
    ...firstOptions,
    categoryIds: [category.id, 'gone'],
  }
  const [head, ...rows] = contactsCsv([nobody, known]).replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(head).toMatch(/^Full name,Relationship,Birthday,.*,Phone number,/)
  const fields = [...contactChoiceNames, ...contactTextNames]
  expect(head?.split(',')).toHaveLength(6 + fields.length)
  expect(rows).toEqual([
    `Maya Okafor,Aunt/Uncle${','.repeat(4 + fields.length)}`,
    [
      'Maya Okafor,Piano teacher,05/17,2014-06-21,maya@example.test',
      ...contactChoiceNames.map((name) => optionLabel(name, firstOptions[name])),
      `"${categoryPath(category.id)}; gone"`,
      ...contactTextNames,
    ].join(','),
  ])
})
