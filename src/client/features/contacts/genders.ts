export const genderOptions = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const

export function genderLabel(gender: string): string {
  return genderOptions.find(({ value }) => value === gender)?.label ?? gender
}
