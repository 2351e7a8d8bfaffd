import type { RawPerson } from '../describe-person.ts'
import { splitUnescaped, unescaped } from './property.ts'

/**
 * Android's dates and relations: `vnd.android.cursor.item/contact_event;1980-05-05;0;First date;;;`. The numbers are types
 * of ContactsContract.CommonDataKinds; 0 means the label is the user's own.
 */
export function readAndroidCustom(value: string, person: RawPerson) {
  const [mime = '', data = '', type = '', label = ''] = splitUnescaped(value, ';').map((part) => unescaped(part).trim())
  if (data === '') return
  if (mime === 'vnd.android.cursor.item/contact_event') {
    if (type === '3') person.birthdays.push({ text: data })
    else if (type === '1') person.anniversaries.push({ text: data })
    else person.dates.push({ label: type === '0' ? label : '', date: { text: data } })
  } else if (mime === 'vnd.android.cursor.item/relation') {
    person.related.push({ name: data, kind: relationTypes[Number(type)] ?? label })
  }
}

const relationTypes = [
  undefined,
  'assistant',
  'brother',
  'child',
  'domestic partner',
  'father',
  'friend',
  'manager',
  'mother',
  'parent',
  'partner',
  'referred by',
  'relative',
  'sister',
  'spouse',
]
