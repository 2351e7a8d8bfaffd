import { expect, it } from 'vitest'
import { categoryPath, flattenCategories } from '../catalogue/category-tree.ts'
import { mapValues } from '../shared/map-values.ts'
import { contactsCsv } from './csv.ts'
import type { ExportedContact } from './export-row.ts'
import { contactTextFields } from './text-fields.ts'

const [, category = { id: '' }] = flattenCategories()
const nobody: ExportedContact = {
  ...mapValues(contactTextFields, () => null),
  uid: 'one',
  fullName: 'Maya Okafor',
  relationship: 'aunt-uncle',
  birthday: null,
  anniversaryDate: null,
  email: null,
  gender: null,
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
    gender: 'female',
    categoryIds: [category.id, 'gone'],
  }
  const [head, ...rows] = contactsCsv([nobody, known]).replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(head).toMatch(/^Full name,Relationship,Birthday,.*,Phone number,/)
  expect(head?.split(',')).toHaveLength(16)
  expect(rows).toEqual([
    `Maya Okafor,Aunt/Uncle${','.repeat(14)}`,
    [
      'Maya Okafor,Piano teacher,05/17,2014-06-21,maya@example.test,female',
      `"${categoryPath(category.id)}; gone"`,
      ...Object.keys(contactTextFields),
    ].join(','),
  ])
})
