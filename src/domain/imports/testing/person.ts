import { contactChoiceFields } from '../../contacts/choice-fields.ts'
import { contactTextFields } from '../../contacts/text-fields.ts'
import { mapValues } from '../../shared/map-values.ts'
import type { FoundPerson } from '../found-person.ts'

/** Somebody in a file about whom it says only this. */
export function person(fullName: string, facts: Partial<FoundPerson> = {}): FoundPerson {
  return {
    key: '1',
    fullName,
    birthday: null,
    anniversaryDate: null,
    email: null,
    ...mapValues(contactChoiceFields, () => null),
    categoryIds: [],
    ...mapValues(contactTextFields, () => null),
    events: [],
    gifts: [],
    groups: [],
    related: [],
    relationship: null,
    problems: [],
    ...facts,
  }
}
