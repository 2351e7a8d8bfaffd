import { describe, expect, it } from 'vitest'
import { readVcards } from './read-vcards.ts'

const TODAY = '2026-11-23'

/** Latin-1 is enough for what these tests encode, besides UTF-8. */
function decode(bytes: Uint8Array, charset: string): string {
  const text = String.fromCharCode(...bytes)
  return charset.toLowerCase() === 'utf-8' ? decodeURIComponent(escaped(text)) : text
}
const escaped = (text: string) =>
  text.replaceAll(/[^]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

function read(...lines: string[]) {
  return readVcards(lines.join('\r\n'), TODAY, decode)
}

/** The only person of a card with these lines. */
function person(...lines: string[]) {
  const { people } = read('BEGIN:VCARD', 'VERSION:3.0', 'FN:Jane Roe', ...lines, 'END:VCARD')
  expect(people).toHaveLength(1)
  return people[0]
}

describe('a birthday', () => {
  it.each([
    ['BDAY:1996-04-15', '1996-04-15'],
    ['BDAY:19960415', '1996-04-15'],
    ['BDAY: 1996-04-15', '1996-04-15'],
    ['BDAY:1987-09-27T08:30:00-06:00', '1987-09-27'],
    ['BDAY:19870927T083000Z', '1987-09-27'],
    ['BDAY;value=date:1996-04-15', '1996-04-15'],
    ['BDAY;VALUE=DATE-AND-OR-TIME:--0203', '02/03'],
    ['BDAY:--02-03', '02/03'],
    ['BDAY:--0229', '02/29'],
    ['BDAY:--05', '05'],
    ['BDAY;X-APPLE-OMIT-YEAR=1604;value=date:1604-07-14', '07/14'],
    ['BDAY;X-APPLE-OMIT-YEAR=1900:1900-07-14', '07/14'],
    ['BDAY:1604-02-29', '02/29'],
    ['BDAY:0000-05-17', '05/17'],
    ['item1.BDAY:1996-04-15', '1996-04-15'],
    ['bday:1996-04-15', '1996-04-15'],
    ['BDAY;VALUE=text:April 15\\, 1996', '1996-04-15'],
  ])('%s is %s', (line, birthday) => {
    expect(person(line)).toMatchObject({ birthday, problems: [], notes: null })
  })

  it.each([
    [
      'BDAY;VALUE=text:circa 1800',
      'Birthday: circa 1800',
      'The birthday "circa 1800" isn\'t a date. It goes into the notes, unless your contact already has some.',
    ],
    [
      'BDAY:1985-04',
      'Birthday: 1985-04',
      'The birthday "1985-04" has no day. It goes into the notes, unless your contact already has some.',
    ],
    [
      'BDAY:1990',
      'Birthday: 1990',
      'The birthday "1990" has no day. It goes into the notes, unless your contact already has some.',
    ],
    [
      'BDAY:1990-02-30',
      'Birthday: 1990-02-30',
      'The birthday "1990-02-30" isn\'t a date. It goes into the notes, unless your contact already has some.',
    ],
  ])('%s goes into the notes', (line, notes, problem) => {
    expect(person('NOTE:Tall', line)).toMatchObject({ birthday: null, notes: `Tall\n${notes}`, problems: [problem] })
  })

  it('in the future keeps its day', () => {
    expect(person('BDAY:2027-05-01')).toMatchObject({
      birthday: '05/01',
      problems: ['The birthday "2027-05-01" is in the future, so we left out the year.'],
    })
  })
})

describe('an anniversary', () => {
  it.each([
    ['ANNIVERSARY:19850720'],
    ['X-ANNIVERSARY;VALUE=DATE:1985-07-20'],
    ['X-EVOLUTION-ANNIVERSARY:1985-07-20'],
    ['X-MS-ANNIVERSARY:19850720'],
    ['item1.X-ABDATE;type=pref:1985-07-20\r\nitem1.X-ABLabel:_$!<Anniversary>!$_'],
    ['item1.X-ABLabel:Anniversary\r\nitem1.X-ABDATE:1985-07-20'],
    ['X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1985-07-20;1;;;;;;;;;;;;;'],
  ])('%j', (lines) => {
    expect(person(lines)).toMatchObject({ anniversaryDate: '1985-07-20', events: [] })
  })

  it('without a year is an event', () => {
    expect(person('ANNIVERSARY:--0720')).toMatchObject({
      anniversaryDate: null,
      events: [{ name: 'Anniversary', date: '07/20' }],
    })
  })
})

describe('other dates', () => {
  it('are events with their labels, of which a contact gets ten', () => {
    const lines = Array.from({ length: 12 }, (_, n) => [
      `item${n}.X-ABDATE:2001-01-${n + 10}`,
      `item${n}.X-ABLabel:Day ${n}`,
    ])
    const { events, problems } = person(...lines.flat()) ?? {}
    expect(events).toHaveLength(10)
    expect(events?.[3]).toEqual({ name: 'Day 3', date: '2001-01-13' })
    expect(problems).toEqual(['We add up to 10 events for one person, so we left out 2.'])
  })

  it('have a name where the file has none, and no year where Apple leaves it out', () => {
    expect(person('X-ABDATE;X-APPLE-OMIT-YEAR=1604:1604-09-19')).toMatchObject({
      events: [{ name: 'Special date', date: '09/19' }],
    })
  })
})

describe('the name', () => {
  it.each([
    ['FN:Ada Lovelace', 'Ada Lovelace'],
    ['N:Lovelace;Ada;King;Lady;', 'Lady Ada King Lovelace'],
    ['N:Doe;Max', 'Max Doe'],
    ['FN:\r\nN:Doe;Max', 'Max Doe'],
    ['FN:Smith\\, John\\; Jr.', 'Smith, John; Jr.'],
    ['FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Max D=C3=B6e=\r\n =20Jr.', 'Max Döe Jr.'],
    ['FN;ENCODING=QUOTED-PRINTABLE;CHARSET=iso-8859-1:Ren=E9=\r\ne', 'Renée'],
    ['FN;QUOTED-PRINTABLE;CHARSET=UTF-8:J=C3=BCrgen', 'Jürgen'],
    ['FN:Ada\r\n  Love\r\n lace', 'Ada Lovelace'],
    ['FN:Ada\u202E\u0007 Love\tlace', 'Ada Love lace'],
    ['ORG:Acme;Sales', 'Acme'],
    ['NICKNAME:Bobby', 'Bobby'],
    ['EMAIL:bob@example.test', 'bob@example.test'],
  ])('%j is %s', (lines, fullName) => {
    const { people } = read('BEGIN:VCARD', 'VERSION:3.0', lines, 'END:VCARD')
    expect(people.map((found) => found.fullName)).toEqual([fullName])
  })

  it('is missing: the card is a problem with its line, and the others are read', () => {
    const { people, problems } = read('BEGIN:VCARD', 'TEL:1', 'END:VCARD', 'BEGIN:VCARD', 'FN:Ada', 'END:VCARD')
    expect(people).toMatchObject([{ key: '1', fullName: 'Ada' }])
    expect(problems).toEqual([{ line: 1, text: 'This entry has no name, so we left it out.' }])
  })
})

describe('how to reach them', () => {
  it('takes the preferred e-mail address, then the first that is not from work', () => {
    expect(person('EMAIL;TYPE=WORK:w@example.test', 'EMAIL;TYPE=HOME:h@example.test')?.email).toBe('h@example.test')
    expect(person('EMAIL:a@example.test', 'EMAIL;TYPE=WORK,pref:w@example.test')?.email).toBe('w@example.test')
    expect(person('EMAIL;PREF=2:a@example.test', 'EMAIL;PREF=1:b@example.test')?.email).toBe('b@example.test')
  })

  it('leaves out what is not an e-mail address', () => {
    expect(person('EMAIL:nobody')).toMatchObject({
      email: null,
      problems: ['"nobody" isn\'t an e-mail address, so we left it out.'],
    })
  })

  it('takes the mobile phone, never a fax before a phone', () => {
    expect(person('TEL;FAX:1', 'TEL;HOME;VOICE:2', 'TEL;CELL:3')?.phoneNumber).toBe('3')
    expect(person('TEL;TYPE="work,fax":1', 'TEL;TYPE="voice,home":2')?.phoneNumber).toBe('2')
    expect(person('TEL;VALUE=uri;TYPE=cell:tel:+1-555-0100;ext=12')?.phoneNumber).toBe('+1-555-0100 ext. 12')
  })

  it('writes the address in lines', () => {
    expect(person('ADR;TYPE=HOME:;;12 Elm St;Springfield;IL;62704;USA')?.mailingAddress).toBe(
      '12 Elm St\nSpringfield, IL 62704\nUSA',
    )
    expect(person('ADR:PO Box 1;Apt. 2;Main\\, 3;;;;')?.mailingAddress).toBe('PO Box 1\nApt. 2\nMain, 3')
  })
})

describe('who they are', () => {
  it('reads groups, but not those that programs make by themselves', () => {
    expect(person('CATEGORIES:Family,myContacts,Old\\, dear friends')?.groups).toEqual(['Family', 'Old, dear friends'])
  })

  it.each([
    ['GENDER:M', 'male'],
    ['GENDER:F;girl', 'female'],
    ['X-GENDER:Female', 'female'],
    ['GENDER:O', null],
  ])('%s is %s', (line, gender) => expect(person(line)?.gender).toBe(gender))

  it.each([
    ['RELATED;TYPE=spouse;VALUE=text:John Roe', 'spouse'],
    ['item4.X-ABRELATEDNAMES;type=pref:John Roe\r\nitem4.X-ABLabel:_$!<Spouse>!$_', 'spouse'],
    ['X-SPOUSE:John Roe', 'spouse'],
    ['X-MS-SPOUSE;N:John Roe', 'spouse'],
    ['item1.X-ABRELATEDNAMES:John Roe\r\nitem1.X-ABLabel:_$!<Brother>!$_', 'sibling'],
    ['X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;John Roe;8;;;', 'mother'],
  ])('%j relates them to John', (lines, kind) => {
    expect(person(lines)?.related).toEqual([{ name: 'John Roe', kind }])
  })

  it('resolves groups and relatives that a file names by their ids', () => {
    const { people } = read(
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Ada',
      'UID:urn:uuid:A-1',
      'RELATED;TYPE=child:urn:uuid:b-2',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Byron',
      'UID:B-2',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:group',
      'FN:Poets',
      'MEMBER:urn:uuid:B-2',
      'END:VCARD',
    )
    expect(people).toMatchObject([
      { fullName: 'Ada', related: [{ name: 'Byron', kind: 'child' }], groups: [] },
      { fullName: 'Byron', groups: ['Poets'] },
    ])
  })
})

it('reads what only our own export has', () => {
  const found = person(
    'BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1604:1604-02-29',
    'X-RIBBONRY-RELATIONSHIP:aunt-uncle',
    'X-RIBBONRY-CATEGORIES:sports-and-outdoors.fitness-and-yoga,no such category',
    'X-RIBBONRY-INTERESTS:Owls\\, tea',
    'X-RIBBONRY-DISLIKES:Wool\\nScarves',
    'CATEGORIES:Aunt/Uncle',
    'item1.X-ABDATE;TYPE=pref:1985-07-20',
    'item1.X-ABLABEL:_$!<Anniversary>!$_',
    'ANNIVERSARY:1985-07-20',
  )
  expect(found).toMatchObject({
    birthday: '02/29',
    relationship: 'aunt-uncle',
    categoryIds: ['sports-and-outdoors.fitness-and-yoga'],
    interests: 'Owls, tea',
    dislikes: 'Wool\nScarves',
    anniversaryDate: '1985-07-20',
    events: [],
  })
  expect(person('X-RIBBONRY-BIRTHDAY:05')?.birthday).toBe('05')
})

describe('notes', () => {
  it('keep their lines', () =>
    expect(person('NOTE:Likes pottery\\, hiking\\nand tea')?.notes).toBe('Likes pottery, hiking\nand tea'))

  it('are cut to what a contact can hold, which is said', () => {
    const found = person(`NOTE:${'x'.repeat(6_000)}`)
    expect(found?.notes).toHaveLength(5_000)
    expect(found?.problems).toEqual(['Notes can have 5,000 characters, so we cut the rest.'])
  })
})

describe('a file', () => {
  it('may end its lines with CRLF, LF, CR or CRCRLF', () => {
    for (const end of ['\r\n', '\n', '\r', '\r\r\n']) {
      const text = ['BEGIN:VCARD', 'FN:Ada', ' Lovelace', 'BDAY:2012-06-06', 'END:VCARD', ''].join(end)
      expect(readVcards(text, TODAY, decode).people).toMatchObject([
        { fullName: 'AdaLovelace', birthday: '2012-06-06' },
      ])
    }
  })

  it('folds before a space that stays in vCard 2.1', () => {
    const { people } = read('BEGIN:VCARD', 'VERSION:2.1', 'FN:Ada', ' Lovelace', 'END:VCARD')
    expect(people).toMatchObject([{ fullName: 'Ada Lovelace' }])
  })

  it('has pictures and cards within cards that are skipped', () => {
    const { people, problems } = read(
      'BEGIN:VCARD',
      'VERSION:2.1',
      'FN:Ada',
      `PHOTO;BASE64:${'A'.repeat(100_000)}`,
      ' AAAA',
      '',
      'AGENT:',
      'BEGIN:VCARD',
      'FN:Secretary',
      'END:VCARD',
      'BDAY:1815-12-10',
      'END:VCARD',
    )
    expect(people).toMatchObject([{ fullName: 'Ada', birthday: '1815-12-10' }])
    expect(problems).toEqual([])
  })

  it('has a card that never ends: what it has is read, and the next begins', () => {
    const { people, problems } = read('BEGIN:VCARD', 'FN:Ada', 'BEGIN:VCARD', 'FN:Bob', 'END:VCARD')
    expect(people).toMatchObject([{ fullName: 'Ada' }, { fullName: 'Bob' }])
    expect(problems).toEqual([{ line: 1, text: 'This entry has no end, so it may be incomplete.' }])
  })

  it('has lines of more than 64 KB left out, folded or not', () => {
    const { people, problems } = read(
      'BEGIN:VCARD',
      'FN:Ada',
      `NOTE:${'x'.repeat(70_000)}`,
      'NICKNAME:A',
      ...Array.from({ length: 2_000 }, () => ` ${'y'.repeat(70)}`),
      'END:VCARD',
    )
    expect(people).toMatchObject([{ fullName: 'Ada', notes: null }])
    expect(problems).toEqual([
      { line: 3, text: 'This line is longer than 64 KB, so we left it out.' },
      { line: 4, text: 'This line is longer than 64 KB, so we left it out.' },
    ])
  })
})
