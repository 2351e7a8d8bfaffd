import { categoryPath } from '#domain/catalogue/category-tree.ts'
import { describeBirthday, parseBirthday } from '#domain/contacts/birthday.ts'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { onTopOf } from '#client/lib/versions.ts'
import type { Difference } from '#client/ui/StaleNotice.tsx'
import type { ContactValues } from '../contact-form.ts'
import { genderLabel } from '../genders.ts'

const labels: Record<keyof ContactValues, string> = {
  fullName: contactTexts.fields.fullName,
  relationship: contactTexts.fields.relationship,
  gender: contactTexts.fields.gender,
  email: contactTexts.fields.email,
  phoneNumber: contactTexts.fields.phone,
  mailingAddress: contactTexts.fields.mailingAddress,
  anniversaryDate: contactTexts.fields.anniversaryDate,
  birthday: contactTexts.fields.birthday,
  categoryIds: contactTexts.fields.interests,
  interests: contactTexts.fields.otherInterests,
  notes: contactTexts.fields.notes,
  dislikes: contactTexts.fields.dislikes,
  remindersPaused: contactTexts.fields.pauseReminders,
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
  remindersPaused: ({ remindersPaused }) => (remindersPaused ? generalTexts.on : generalTexts.off),
}

function inWords(values: ContactValues, name: keyof ContactValues): string {
  return words[name]?.(values) ?? String(values[name])
}
