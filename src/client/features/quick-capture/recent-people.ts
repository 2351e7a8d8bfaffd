import { recentPeopleItem } from '#client/lib/storage.ts'

const KEPT = 6

/** Whom ideas were saved for lately, the last one first. */
export function recentPeople(): number[] {
  const text = recentPeopleItem.read() ?? ''
  return text
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
}

export function rememberPerson(id: number) {
  const others = recentPeople().filter((other) => other !== id)
  recentPeopleItem.write([id, ...others].slice(0, KEPT).join(','))
}
