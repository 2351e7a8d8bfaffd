import { describe, expect, it } from 'vitest'
import { emptyPerson } from '../describe-person.ts'
import { parseProperty } from './property.ts'
import { readCard } from './read-card.ts'

const read = (...lines: string[]) =>
  readCard(
    lines.flatMap((line, at) => parseProperty(line, at + 1) ?? []),
    (bytes) => String.fromCharCode(...bytes),
  )
const person = (...lines: string[]) => read(...lines).person

describe('how a card says a person is reached', () => {
  it('has phones that they carry first, then those at home and at work, and a fax last', () => {
    const types = ['fax', 'pager', 'work', 'home', 'iphone', 'mobile;PREF=2', 'cell;PREF=1']
    const { phones } = person(...types.map((type, at) => `TEL;TYPE=${type}:${at + 1}`))
    expect(phones).toEqual(['7', '6', '5', '4', '3', '1', '2'])
  })

  it('may have a phone as an address with an extension', () => {
    expect(person('TEL: tel:+1-555-0100;ext=5;context=x', 'TEL:12 tel:3;4').phones).toEqual([
      '+1-555-0100 ext. 5',
      '12 tel:3;4',
    ])
  })

  it('has e-mail addresses by what is preferred, then those of work last', () => {
    const lines = ['work', 'home', 'work;PREF=100', 'home;PREF=2', 'home;PREF=1', 'home;PREF=101', 'home;PREF=0']
    const { emails } = person(...lines.map((type, at) => `EMAIL;TYPE=${type}:${at + 1}`))
    expect(emails).toEqual(['5', '4', '3', '2', '6', '7', '1'])
  })

  it('has the label of an address that has no parts', () => {
    expect(
      person('LABEL:2 Elm St', 'ADR;LABEL="1 Main St":;;;;;;', 'ADR:;;3 Oak St;;;;', 'ADR:;;;;;;').addresses,
    ).toEqual(['1 Main St', '3 Oak St', '', '2 Elm St'])
  })
})

describe('the dates of a card', () => {
  it.each([
    'ANNIVERSARY',
    'X-ANNIVERSARY',
    'X-EVOLUTION-ANNIVERSARY',
    'X-KADDRESSBOOK-X-ANNIVERSARY',
    'X-MS-ANNIVERSARY',
    'X-WAB-WEDDING_ANNIVERSARY',
  ])('are an anniversary by %s', (name) => {
    expect(person(`${name}: 2010-06-05 `)).toEqual({ ...emptyPerson(), anniversaries: [{ text: '2010-06-05' }] })
  })

  it('have a year to leave out where Apple says so', () => {
    expect(person('BDAY;X-APPLE-OMIT-YEAR=1604:1604-07-14', 'BDAY;X-APPLE-OMIT-YEAR=0:1604-07-14').birthdays).toEqual([
      { text: '1604-07-14', omitYear: 1604 },
      { text: '1604-07-14' },
    ])
  })

  it('have the label of their group', () => {
    const dates = ['item1', 'item2', 'item3'].map((group) => `${group}.X-ABDATE:2010-01-02`)
    const labels = ['item1.X-ABLABEL: _$!<First date>!$_ ', 'item2.X-ABLABEL: Moved _$!<in>!$_ ', 'X-ABLABEL:Lost']
    expect(person(...labels, ...dates, 'X-ABDATE:2010-01-02').dates.map(({ label }) => label)).toEqual([
      'First date',
      'Moved _$!<in>!$_',
      '',
      '',
    ])
  })
})

describe('the people around the person of a card', () => {
  it.each([
    ['SPOUSE', 'spouse'],
    ['X-SPOUSE', 'spouse'],
    ['X-EVOLUTION-SPOUSE', 'spouse'],
    ['X-KADDRESSBOOK-X-SPOUSESNAME', 'spouse'],
    ['X-MS-SPOUSE', 'spouse'],
    ['X-MS-CHILD', 'child'],
  ])('are named by %s', (name, kind) => {
    expect(person(`${name}: Leo `).related).toEqual([{ name: 'Leo', kind }])
  })

  it('are names or ids, and no other addresses', () => {
    const { person, members } = read(
      'RELATED;TYPE=spouse: urn:uuid:AB-1',
      'RELATED: Leo: my brother',
      'RELATED;TYPE=friend:Ann urn:uuid:x',
      'RELATED:https://example.test/leo',
      'RELATED:mailto:leo@example.test',
    )
    expect(members).toEqual([{ uid: 'ab-1', kind: 'spouse' }])
    expect(person.related).toEqual([
      { name: 'Leo: my brother', kind: '' },
      { name: 'Ann urn:uuid:x', kind: 'friend' },
    ])
  })

  it.each([
    ['KIND', 'MEMBER'],
    ['X-ADDRESSBOOKSERVER-KIND', 'X-ADDRESSBOOKSERVER-MEMBER'],
  ])('are the members of a group by %s', (kind, member) => {
    expect(read(`${kind}:Group`, 'UID:urn:uuid:G', `${member}:urn:uuid:A1`)).toMatchObject({
      isGroup: true,
      uid: 'g',
      members: [{ uid: 'a1', kind: 'member' }],
    })
    expect(read(`${kind}:individual`)).toMatchObject({ isGroup: false, uid: '', members: [] })
  })
})

describe('what else a card says', () => {
  it('is a name by its parts', () => {
    expect(person('N: Roe ; Jane ;A.;Dr.; Jr.', 'ORG:Acme;Sales').names).toEqual(['Dr. Jane A. Roe Jr.', 'Acme'])
  })

  it('is what they like, and their gender', () => {
    expect(person('HOBBY: chess ', 'INTEREST:tea').interests).toEqual(['chess', 'tea'])
    for (const name of ['GENDER', 'X-GENDER']) expect(person(`${name}:F;woman`, 'GENDER:M').choices.gender).toBe('F')
  })

  it('is nothing that is binary, or that another program keeps for itself', () => {
    expect(person('NOTE;ENCODING=b:x', 'X-ABCDEFGH-INTERESTS:tea', 'X-RIBBONRY-UNKNOWN:x')).toEqual(emptyPerson())
  })

  it('is encoded in bytes, some of which only look so', () => {
    expect(person('NOTE;QUOTED-PRINTABLE:a=C3=A9 =4x x=44 =').notes).toEqual(['aÃ© =4x xD ='])
  })
})
