import { categoryPath } from '#domain/catalogue/category-tree.ts'
import { describeBirthday, parseBirthday } from '#domain/contacts/birthday.ts'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import { onTopOf } from '../../lib/versions.ts'
import type { Difference } from '../../ui/StaleNotice.tsx'
import type { ContactValues } from './contact-form.ts'
import { genderLabel } from './genders.ts'

const labels: Record<keyof ContactValues, string> = {
  fullName: 'Full name',
  relationship: 'Relationship',
  gender: 'Gender',
  email: 'E-mail',
  phoneNumber: 'Phone',
  mailingAddress: 'Mailing address',
  anniversaryDate: 'Anniversary date',
  birthday: 'Date of birth',
  categoryIds: 'Interests',
  interests: 'Other interests',
  notes: 'Notes',
  dislikes: 'Please no …',
  remindersPaused: 'Pause reminders',
}

/** As onTopOf has it, with the fields by their labels. */
export function contactOnTopOf(theirs: ContactValues, mine: ContactValues, base: ContactValues) {
  const { values, takenOver } = onTopOf(theirs, mine, base)
  return { values, takenOver: takenOver.map((name) => labels[name]) }
}

/** Where two versions of a contact are not the same, in words. */
export function differences(mine: ContactValues, theirs: ContactValues): Difference[] {
  return (Object.keys(labels) as (keyof ContactValues)[])
    .map((name) => ({ label: labels[name], mine: inWords(mine, name), theirs: inWords(theirs, name) }))
    .filter((difference) => difference.mine !== difference.theirs)
}

const words: { [Name in keyof ContactValues]?: (values: ContactValues) => string } = {
  relationship: ({ relationship }) => relationshipLabel(relationship),
  gender: ({ gender }) => genderLabel(gender),
  birthday: ({ birthday }) => {
    const known = parseBirthday(birthday)
    return known === undefined ? '' : describeBirthday(known)
  },
  categoryIds: ({ categoryIds }) => categoryIds.map((id) => categoryPath(id) ?? id).join(', '),
  remindersPaused: ({ remindersPaused }) => (remindersPaused ? 'On' : 'Off'),
}

function inWords(values: ContactValues, name: keyof ContactValues): string {
  return words[name]?.(values) ?? String(values[name])
}
