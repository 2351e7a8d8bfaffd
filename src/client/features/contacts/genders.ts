import { contactTexts } from '#domain/texts/contacts.ts'
export const genderOptions = [
  { value: 'male', label: contactTexts.genders.male },
  { value: 'female', label: contactTexts.genders.female },
] as const

export function genderLabel(gender: string): string {
  return genderOptions.find(({ value }) => value === gender)?.label ?? gender
}
