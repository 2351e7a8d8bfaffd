/** 'Leo' for 'Leo Park'. */
export function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s/)[0] ?? ''
}

/** The same for a button or a title: one of 80 letters would make it wider than a phone. */
export function shortFirstNameOf(fullName: string): string {
  const name = firstNameOf(fullName)
  return name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 1)}…`
}

/** In characters: 'Bartholomew-Maximilian' is whole. */
const LONGEST = 24
