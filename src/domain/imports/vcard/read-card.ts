import { contactChoiceNames } from '../../contacts/choice-fields.ts'
import { contactTextNames } from '../../contacts/text-fields.ts'
import { emptyPerson, type RawPerson } from '../describe-person.ts'
import type { RawDate } from '../file-date.ts'
import { isOwnGroup } from '../own-groups.ts'
import { composeAddress } from '../postal-address.ts'
import { readAndroidCustom } from './android-custom.ts'
import { decodeQuotedPrintable, type DecodeBytes } from './quoted-printable.ts'
import { hasType, isBinary, isQuotedPrintable, splitUnescaped, unescaped, type Property } from './property.ts'

/** A card as its person, with what ties it to other cards of the file. */
export interface CardContents {
  person: RawPerson
  uid: string
  /** A card that names a group of others. */
  isGroup: boolean
  /** UIDs of a group's members, or of relatives. */
  members: { uid: string; kind: string }[]
}

export function readCard(properties: Property[], decode: DecodeBytes): CardContents {
  const card = properties.filter((property) => !isBinary(property)).map((property) => decoded(property, decode))
  const labels = new Map(
    card
      .filter(({ name, group }) => name === 'X-ABLABEL' && group !== '')
      .map(({ group, value }): [string, string] => [group, appleLabel(unescaped(value))]),
  )
  const contents: CardContents = { person: emptyPerson(), uid: '', isGroup: false, members: [] }
  for (const property of card) readProperty(property, labels.get(property.group) ?? '', contents)
  const { person } = contents
  person.emails = inOrder(card, 'EMAIL', emailRank).map(({ value }) => unescaped(value))
  person.phones = inOrder(card, 'TEL', phoneRank).map(({ value }) => phoneText(unescaped(value)))
  person.addresses = [
    ...inOrder(card, 'ADR', preference).map(addressText),
    ...inOrder(card, 'LABEL', preference).map(({ value }) => unescaped(value)),
  ]
  person.names = namesOf(card, person)
  return contents
}

function decoded(property: Property, decode: DecodeBytes): Property {
  if (!isQuotedPrintable(property)) return property
  const charset = property.params.get('CHARSET')?.[0] ?? 'utf-8'
  return { ...property, value: decodeQuotedPrintable(property.value, charset, decode) }
}

function readProperty(property: Property, label: string, contents: CardContents) {
  const { person } = contents
  const { name, value } = property
  const text = unescaped(value).trim()
  switch (name) {
    case 'BDAY':
      person.birthdays.push(dateOf(property))
      break
    case 'ANNIVERSARY':
    case 'X-ANNIVERSARY':
    case 'X-EVOLUTION-ANNIVERSARY':
    case 'X-KADDRESSBOOK-X-ANNIVERSARY':
    case 'X-MS-ANNIVERSARY':
    case 'X-WAB-WEDDING_ANNIVERSARY':
      person.anniversaries.push(dateOf(property))
      break
    case 'X-ABDATE':
      person.dates.push({ label, date: dateOf(property) })
      break
    case 'RELATED':
      readRelated(property, contents)
      break
    case 'X-ABRELATEDNAMES':
      person.related.push({ name: text, kind: label })
      break
    case 'SPOUSE':
    case 'X-SPOUSE':
    case 'X-EVOLUTION-SPOUSE':
    case 'X-KADDRESSBOOK-X-SPOUSESNAME':
    case 'X-MS-SPOUSE':
      person.related.push({ name: text, kind: 'spouse' })
      break
    case 'X-MS-CHILD':
      person.related.push({ name: text, kind: 'child' })
      break
    case 'X-ANDROID-CUSTOM':
      readAndroidCustom(value, person)
      break
    case 'CATEGORIES':
      person.groups.push(
        ...splitUnescaped(value, ',')
          .map(unescaped)
          .filter((group) => !isOwnGroup(group)),
      )
      break
    case 'NOTE':
      person.notes.push(unescaped(value))
      break
    case 'HOBBY':
    case 'INTEREST':
      person.interests.push(text)
      break
    case 'GENDER':
    case 'X-GENDER':
      person.choices.gender ||= splitUnescaped(value, ';')[0] ?? ''
      break
    case 'UID':
      contents.uid = uidOf(text)
      break
    case 'KIND':
    case 'X-ADDRESSBOOKSERVER-KIND':
      contents.isGroup ||= text.toLowerCase() === 'group'
      break
    case 'MEMBER':
    case 'X-ADDRESSBOOKSERVER-MEMBER':
      contents.members.push({ uid: uidOf(text), kind: 'member' })
      break
    default:
      if (name.startsWith(OWN_PREFIX)) readOwn(name.slice(OWN_PREFIX.length), value, person)
  }
}

/** What our own export writes where vCard has no property. */
const OWN_PREFIX = 'X-RIBBONRY-'

function readOwn(name: string, value: string, person: RawPerson) {
  const text = unescaped(value)
  if (name === 'RELATIONSHIP') person.relationship = text
  else if (name === 'BIRTHDAY') person.birthdays.push({ text: `--${text}` })
  else if (name === 'CATEGORIES') person.categoryIds.push(...splitUnescaped(value, ',').map(unescaped))
  else {
    const choice = contactChoiceNames.find((known) => known.toUpperCase() === name)
    const field = contactTextNames.find((known) => known.toUpperCase() === name)
    if (choice) person.choices[choice] = text
    else if (field === 'interests') person.interests.push(text)
    else if (field) person.ownTexts[field] = text
  }
}

function dateOf({ value, params }: Property): RawDate {
  const omitYear = Number(params.get('X-APPLE-OMIT-YEAR')?.[0])
  return { text: unescaped(value).trim(), ...(omitYear > 0 && { omitYear }) }
}

function readRelated({ value, params }: Property, { person, members }: CardContents) {
  const text = unescaped(value).trim()
  const kind = params.get('TYPE')?.[0] ?? ''
  if (/^urn:uuid:/i.test(text)) members.push({ uid: uidOf(text), kind })
  else if (!/^[a-z][a-z0-9+.-]*:\S*$/i.test(text)) person.related.push({ name: text, kind })
}

function uidOf(text: string): string {
  return text.replace(/^urn:uuid:/i, '').toLowerCase()
}

/** Apple writes its own labels as '_$!<Spouse>!$_'. */
function appleLabel(text: string): string {
  return /^\s*_\$!<(.*)>!\$_\s*$/s.exec(text)?.[1] ?? text.trim()
}

function namesOf(card: Property[], { emails }: RawPerson): string[] {
  const values = (wanted: string) => card.filter(({ name }) => name === wanted).map(({ value }) => value)
  return [
    ...values('FN').map(unescaped),
    ...values('N').map(composeName),
    ...values('NICKNAME').map(unescaped),
    ...values('ORG').map((value) => unescaped(splitUnescaped(value, ';')[0] ?? '')),
    ...emails,
  ]
}

/** 'Roe;Jane;A.;Dr.;' is 'Dr. Jane A. Roe'. */
function composeName(value: string): string {
  const [family, given, middle, prefix, suffix] = splitUnescaped(value, ';').map((part) => unescaped(part).trim())
  return [prefix, given, middle, family, suffix].filter((part) => part).join(' ')
}

function addressText({ value, params }: Property): string {
  const [poBox, extended, street, city, region, postalCode, country] = splitUnescaped(value, ';').map(unescaped)
  const text = composeAddress({ poBox, extended, street, city, region, postalCode, country })
  return text === '' ? (params.get('LABEL')?.[0] ?? '') : text
}

/** 'tel:+1-555-0100;ext=5' is '+1-555-0100 ext. 5'. */
function phoneText(value: string): string {
  return /^\s*tel:/i.test(value)
    ? value
        .replace(/^\s*tel:/i, '')
        .replace(/;ext=/i, ' ext. ')
        .replace(/;.*$/s, '')
    : value
}

/** The properties of a name, the most preferred first. */
function inOrder(card: Property[], name: string, rank: (property: Property) => number): Property[] {
  return card.filter((property) => property.name === name).toSorted((a, b) => rank(a) - rank(b))
}

/** 1 for the preferred one (vCard 4: from 1 to 100). */
function preference(property: Property): number {
  const pref = Number(property.params.get('PREF')?.[0])
  if (pref >= 1 && pref <= 100) return pref
  return hasType(property, 'PREF') ? 1 : 101
}

function emailRank(property: Property): number {
  return preference(property) * 10 + (hasType(property, 'WORK') ? 1 : 0)
}

/** One that reaches the person wherever they are, never a fax. */
function phoneRank(property: Property): number {
  const reaches = ['CELL', 'IPHONE', 'MOBILE'].some((type) => hasType(property, type))
  const isFax = ['FAX', 'PAGER'].some((type) => hasType(property, type))
  const kind = isFax ? 10_000 : reaches ? 0 : hasType(property, 'WORK') ? 2 : 1
  return kind * 1_000 + preference(property)
}
