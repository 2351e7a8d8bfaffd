import { foldText } from '../shared/search-text.ts'
import { firstNameOf } from './first-name.ts'

/** What people call them: 'Aunt May' and 'Dr. Lee' rather than 'Aunt' and 'Dr.'; 'Leo' for 'Leo Park'. */
export function calledName(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const [first = '', second] = words
  if (!titles.has(plain(first)) || second === undefined) return firstNameOf(fullName)
  // 'Aunt May Parker' is Aunt May, 'Dr. Ann Lee' is Dr. Lee.
  return `${first} ${formal.has(plain(first)) ? (words.at(-1) ?? second) : second}`
}

function plain(word: string): string {
  return foldText(word).replaceAll('.', '')
}

/** Followed by the family name. */
const formal: ReadonlySet<string> = new Set(
  'mr mrs ms mx miss dr doctor prof professor rev reverend pastor rabbi imam judge senator captain sir madam herr frau senor senora don dona coach'.split(
    ' ',
  ),
)

const titles: ReadonlySet<string> = new Set([
  ...formal,
  ...'aunt auntie aunty uncle cousin grandma grandpa grandmother grandfather granny nana gran grandad granddad great father mother brother sister baby little big old boss neighbor oma opa tante onkel tia tio abuela abuelo'.split(
    ' ',
  ),
])
