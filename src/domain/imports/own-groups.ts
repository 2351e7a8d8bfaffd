import { foldText } from '../shared/search-text.ts'

/** Groups that address books make by themselves and that say nothing about a person. */
export function isOwnGroup(name: string): boolean {
  return OWN.has(foldText(name.slice(0, 60)).replace(/^\* ?/, ''))
}

const OWN = new Set([
  'mycontacts',
  'my contacts',
  'starred',
  'starred in android',
  'all contacts',
  'imported',
  'uncategorized',
  'contacts',
])
