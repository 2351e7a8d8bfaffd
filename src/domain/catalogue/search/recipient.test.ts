import { expect, test } from 'vitest'
import { recipientOf } from './recipient.ts'

const TODAY = '2026-11-21'
const contacts: Parameters<typeof recipientOf>[1] = [
  { fullName: 'Leo Quinn', birthday: '2019-03-05', gender: 'male' },
  { fullName: 'Mia Ash', birthday: '1990-03-05', gender: 'female' },
  { fullName: 'Mia Birch', birthday: null, gender: null },
  { fullName: 'Zoë Ångström', birthday: '03/05', gender: null },
  { fullName: 'Dad', birthday: '1958-03-05', gender: 'male' },
  { fullName: 'Grandma Rose', birthday: null, gender: 'female' },
  { fullName: 'Oma', birthday: null, gender: null },
]
const leo = { contact: 'Leo Quinn', age: 7, gender: 'male' }

test.each([
  ['books for Leo', { text: 'books', ...leo }],
  ['books for leo under $20', { text: 'books under $20', ...leo }],
  ['books for Leo $20', { text: 'books $20', ...leo }],
  ['for Leo Quinn', { text: '', ...leo }],
  ['books for Leo, 5 years old', { text: 'books, 5 years old', contact: 'Leo Quinn', gender: 'male' }],
  ['mug for zoe', { text: 'mug', contact: 'Zoë Ångström' }],
  ['mug for Mia', { text: 'mug' }],
  ['mug for Mia Ash', { text: 'mug', contact: 'Mia Ash', age: 36, gender: 'female' }],
  ['mug for grandma rose', { text: 'mug', contact: 'Grandma Rose', gender: 'female' }],
  ['Buch für Leo', { text: 'Buch', ...leo }],
  ['buch fuer leo', { text: 'buch', ...leo }],
  ['libros para Leo', { text: 'libros', ...leo }],
])('%j is for a contact', (text, recipient) => expect(recipientOf(text, contacts, TODAY)).toEqual(recipient))

test.each([
  'books',
  'books for beginners',
  'leo',
  'shirt for Leo Messi',
  'mug for dad',
  'mug for grandma',
  'Tasse für Oma',
  'faux fur Leo',
  'books for my sister',
])('%j is read as it is', (text) => expect(recipientOf(text, contacts, TODAY)).toBeUndefined())
