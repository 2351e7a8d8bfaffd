import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contactChoiceFields } from '#domain/contacts/choice-fields.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { readPeopleFile } from './read-people-file.ts'

const TODAY = '2026-11-23'

const sample = (name: string) => readFileSync(new URL(`testing/files/${name}`, import.meta.url))
const nobody = {
  anniversaryDate: null,
  email: null,
  ...mapValues(contactChoiceFields, () => null),
  ...mapValues(contactTextFields, () => null),
  categoryIds: [],
  events: [],
  gifts: [],
  groups: [],
  related: [],
  relationship: null,
  problems: [],
}

describe('the samples', () => {
  it('of an iPhone', () => {
    expect(readPeopleFile(sample('apple-3.0.vcf'), TODAY)).toEqual({
      state: 'people',
      kind: 'vcard',
      people: [
        {
          ...nobody,
          key: '1',
          fullName: 'Jane Roe',
          birthday: '07/14',
          anniversaryDate: '2010-06-05',
          email: 'jane@example.test',
          phoneNumber: '+1 555 010 0100',
          mailingAddress: '12 Elm St\nSpringfield, IL 62704\nUSA',
          notes: 'Likes pottery, hiking\nand tea',
          events: [{ name: 'Graduation', date: '09/19' }],
          related: [{ name: 'John Roe', kind: 'spouse' }],
        },
      ],
      problems: [],
      assumptions: { dateOrder: null, yearsAreBirthYears: null },
    })
  })

  it('of Outlook, vCard 2.1', () => {
    expect(readPeopleFile(sample('outlook-2.1.vcf'), TODAY)).toMatchObject({
      people: [
        {
          ...nobody,
          fullName: 'Max Döe Jr.',
          birthday: '1980-03-22',
          anniversaryDate: '2011-01-13',
          phoneNumber: '(905) 555-0100',
          related: [{ name: 'Eve', kind: 'spouse' }],
        },
      ],
    })
  })

  it('of vCard 4', () => {
    expect(readPeopleFile(sample('v4.vcf'), TODAY)).toMatchObject({
      people: [
        {
          ...nobody,
          key: '1',
          fullName: 'Peter Muster',
          birthday: '07/04',
          anniversaryDate: '1985-07-20',
          gender: 'male',
          related: [{ name: 'Anna Muster', kind: 'spouse' }],
          groups: ['Family', 'Friends'],
        },
        {
          ...nobody,
          key: '2',
          fullName: 'Year Month Only',
          birthday: null,
          notes: 'Birthday: 1985-04',
          problems: [
            'The birthday "1985-04" has no day. It goes into the notes, unless your contact already has some.',
          ],
        },
        {
          ...nobody,
          key: '3',
          fullName: 'Text Date',
          birthday: null,
          notes: 'Birthday: circa 1960',
          problems: [
            'The birthday "circa 1960" isn\'t a date. It goes into the notes, unless your contact already has some.',
          ],
        },
      ],
    })
  })
})

describe('tables', () => {
  it('of Google, old and new', () => {
    expect(readPeopleFile(sample('google-new.csv'), TODAY)).toMatchObject({
      kind: 'google-csv',
      people: [
        {
          ...nobody,
          fullName: 'Ada Lovelace',
          birthday: '1815-12-10',
          anniversaryDate: '1835-07-08',
          email: 'ada@example.test',
          phoneNumber: '+44 20 7946 0000',
          mailingAddress: 'St James Sq\nLondon',
          groups: ['Friends'],
          related: [{ name: 'William', kind: 'spouse' }],
        },
        { ...nobody, fullName: 'Bob Ray', birthday: '05/17', email: 'b@example.test' },
      ],
    })
    expect(readPeopleFile(sample('google-old.csv'), TODAY)).toMatchObject({
      kind: 'google-csv',
      people: [
        {
          ...nobody,
          fullName: 'Grace Hopper',
          birthday: '1906-12-09',
          email: 'grace@example.test',
          phoneNumber: '+1 555 010 0101',
          groups: ['Family'],
        },
      ],
    })
  })

  const outlook = (...rows: string[]) =>
    readPeopleFile(
      Buffer.from(
        [
          'First Name,Middle Name,Last Name,Title,Suffix,E-mail Address,Home Street,Home City,Home Postal Code,Mobile Phone,Birthday,Anniversary,Spouse,Children,Categories,Gender,Hobby',
          ...rows,
        ].join('\r\n'),
        'latin1',
      ),
      TODAY,
    )

  it('of Outlook, where some date decides which number is the day', () => {
    const read = outlook(
      'Jürgen,,Müller,Dr.,,j@example.test,Hauptstraße 1,Köln,50667,0171 1,3/4/1980,0/0/00,Eva,"Tim, Tom",Family;Friends,Male,Chess',
      'Ann,,Lee,,,,,,,,13/4/1980,,,,,,',
    )
    expect(read).toMatchObject({
      kind: 'outlook-csv',
      assumptions: { dateOrder: { used: 'day-first', isSure: true } },
      people: [
        {
          ...nobody,
          fullName: 'Dr. Jürgen Müller',
          birthday: '1980-04-03',
          email: 'j@example.test',
          phoneNumber: '0171 1',
          mailingAddress: 'Hauptstraße 1\nKöln, 50667',
          gender: 'male',
          interests: 'Chess',
          groups: ['Family', 'Friends'],
          related: [
            { name: 'Eva', kind: 'spouse' },
            { name: 'Tim', kind: 'child' },
            { name: 'Tom', kind: 'child' },
          ],
        },
        { birthday: '1980-04-13' },
      ],
    })
  })

  it('of Outlook, where none decides: the month is first, and the user can change it', () => {
    const rows = 'First Name,Last Name,E-mail Address,Birthday\nAnn,Lee,,3/4/1980'
    expect(readPeopleFile(Buffer.from(rows), TODAY)).toMatchObject({
      assumptions: { dateOrder: { used: 'month-first', isSure: false } },
      people: [{ birthday: '1980-03-04' }],
    })
    expect(readPeopleFile(Buffer.from(rows), TODAY, { dateOrder: 'day-first' })).toMatchObject({
      assumptions: { dateOrder: { used: 'day-first', isSure: false } },
      people: [{ birthday: '1980-04-03' }],
    })
  })

  it('of Thunderbird, and of birthdays alone', () => {
    const thunderbird = [
      'First Name,Last Name,Display Name,Nickname,Primary Email,Mobile Number,Home City,Birth Year,Birth Month,Birth Day,Notes',
      'Ada,Lovelace,Ada Lovelace,,ada@example.test,1,London,1815,12,10,Poet',
      'Bob,,,,,,,,5,7,',
    ]
    expect(readPeopleFile(Buffer.from(thunderbird.join('\n')), TODAY)).toMatchObject({
      kind: 'csv',
      people: [
        {
          ...nobody,
          fullName: 'Ada Lovelace',
          birthday: '1815-12-10',
          email: 'ada@example.test',
          phoneNumber: '1',
          mailingAddress: 'London',
          notes: 'Poet',
        },
        { ...nobody, fullName: 'Bob', birthday: '05/07' },
      ],
    })
    const extension = 'Name,Year,Month,Day,Link to Profile\nAda,1815,12,10,https://example.test\nBob,null,5,7,'
    expect(readPeopleFile(Buffer.from(extension), TODAY)).toMatchObject({
      people: [
        { fullName: 'Ada', birthday: '1815-12-10' },
        { fullName: 'Bob', birthday: '05/07' },
      ],
    })
  })

  it('of anyone: the columns are guessed, and read as the user chooses', () => {
    const german =
      'Vorname;Nachname;Geburtsdatum;E-Mail;Handy;Gruppe;Schuhgröße\nJürgen;Müller;03/04/1980;j@example.test;0171;Familie, Chor;44\n'
    const unmapped = readPeopleFile(Buffer.from(german, 'latin1'), TODAY)
    expect(unmapped).toEqual({
      state: 'mapping',
      kind: 'csv',
      columns: [
        { name: 'Vorname', samples: ['Jürgen'] },
        { name: 'Nachname', samples: ['Müller'] },
        { name: 'Geburtsdatum', samples: ['03/04/1980'] },
        { name: 'E-Mail', samples: ['j@example.test'] },
        { name: 'Handy', samples: ['0171'] },
        { name: 'Gruppe', samples: ['Familie, Chor'] },
        { name: 'Schuhgröße', samples: ['44'] },
      ],
      guess: {
        firstName: 'Vorname',
        lastName: 'Nachname',
        birthday: 'Geburtsdatum',
        email: 'E-Mail',
        phoneNumber: 'Handy',
        groups: 'Gruppe',
      },
      dateOrder: { used: 'day-first', isSure: false },
    })
    const columns = { ...(unmapped.state === 'mapping' && unmapped.guess), notes: 'Schuhgröße' }
    expect(readPeopleFile(Buffer.from(german, 'latin1'), TODAY, { columns })).toMatchObject({
      state: 'people',
      kind: 'csv',
      people: [
        {
          ...nobody,
          fullName: 'Jürgen Müller',
          birthday: '1980-04-03',
          email: 'j@example.test',
          phoneNumber: '0171',
          groups: ['Familie', 'Chor'],
          notes: '44',
        },
      ],
    })
  })

  it.each([
    ['Name,Birthday,Likes', { fullName: 'Name', birthday: 'Birthday', interests: 'Likes' }],
    [
      'Nombre,Apellidos,Fecha de nacimiento,Correo electrónico',
      { firstName: 'Nombre', lastName: 'Apellidos', birthday: 'Fecha de nacimiento', email: 'Correo electrónico' },
    ],
    [
      'Prénom;Nom;Date de naissance;Téléphone',
      { firstName: 'Prénom', lastName: 'Nom', birthday: 'Date de naissance', phoneNumber: 'Téléphone' },
    ],
    ['a,b,c', { fullName: 'a', birthday: 'b', email: 'c' }],
  ])('guesses the columns of %s', (header, guess) => {
    const separator = header.includes(';') ? ';' : ','
    const rows = [header, ['Ada', header === 'a,b,c' ? '1815-12-10' : 'x', 'ada@example.test'].join(separator)]
    expect(readPeopleFile(Buffer.from(rows.join('\n')), TODAY)).toMatchObject({
      state: 'mapping',
      guess: expect.objectContaining(guess) as unknown,
    })
  })

  it('refuse a choice that makes no sense', () => {
    const bytes = Buffer.from('a,b\nAda,x')
    expect(() => readPeopleFile(bytes, TODAY, { columns: { fullName: 'c' } })).toThrow('This file has no column "c".')
    expect(() => readPeopleFile(bytes, TODAY, { columns: { notes: 'a' } })).toThrow('Choose the column with the names.')
  })

  it('that we exported come back, whatever the order of other dates', () => {
    const own = [
      '\uFEFFFull name,Relationship,Birthday,Anniversary,E-mail,Gender,Interests,Phone number,Mailing address,Other interests,Dislikes,Notes',
      'Ada,Aunt/Uncle,03/04,1835-07-08,ada@example.test,female,Sports & Outdoors > Fitness & Yoga,1,"A\nB",Owls,Wool,"x\ny"',
      'Bob,best friend,05,,,,,,,,,',
    ]
    expect(readPeopleFile(Buffer.from(own.join('\r\n')), TODAY, { dateOrder: 'day-first' })).toMatchObject({
      people: [
        {
          ...nobody,
          fullName: 'Ada',
          relationship: 'aunt-uncle',
          birthday: '03/04',
          anniversaryDate: '1835-07-08',
          email: 'ada@example.test',
          gender: 'female',
          categoryIds: ['sports-and-outdoors.fitness-and-yoga'],
          phoneNumber: '1',
          mailingAddress: 'A\nB',
          interests: 'Owls',
          dislikes: 'Wool',
          notes: 'x\ny',
        },
        { ...nobody, fullName: 'Bob', relationship: 'best friend', birthday: '05' },
      ],
    })
  })
})

describe('calendars', () => {
  const calendar = (head: string[], ...events: string[][]) =>
    Buffer.from(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        ...head,
        ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
        'END:VCALENDAR',
      ].join('\r\n'),
    )

  it('of Nextcloud', () => {
    expect(readPeopleFile(sample('birthdays.ics'), TODAY)).toEqual({
      state: 'people',
      kind: 'ics',
      people: [
        { ...nobody, key: '1', fullName: 'Leap Person', birthday: '1992-02-29' },
        { ...nobody, key: '2', fullName: 'Monica Example', birthday: '12/31' },
      ],
      problems: [],
      assumptions: { dateOrder: null, yearsAreBirthYears: null },
    })
    const read = readPeopleFile(
      calendar(
        ['PRODID:-//IDN nextcloud.com//Birthday calendar//EN'],
        [
          'DTSTART;VALUE=DATE:19720229',
          'SUMMARY:🎂 Ada',
          'X-NEXTCLOUD-BC-FIELD-TYPE:BDAY',
          'X-NEXTCLOUD-BC-UNKNOWN-YEAR:1',
        ],
        [
          'DTSTART;VALUE=DATE:20010605',
          'SUMMARY:💍 Ada (2001)',
          'X-NEXTCLOUD-BC-FIELD-TYPE:ANNIVERSARY',
          'X-NEXTCLOUD-BC-YEAR:2001',
        ],
        [
          'DTSTART;VALUE=DATE:20200101',
          'SUMMARY:⚰️ Byron (1824)',
          'X-NEXTCLOUD-BC-FIELD-TYPE:DEATHDATE',
          'RRULE:FREQ=YEARLY',
        ],
      ),
      TODAY,
    )
    expect(read).toMatchObject({
      people: [{ ...nobody, key: '1', fullName: 'Ada', birthday: '02/29', anniversaryDate: '2001-06-05' }],
      problems: [],
      assumptions: { yearsAreBirthYears: null },
    })
  })

  it('of Google: every year of a birthday is one person without a year', () => {
    const event = (year: number) => [
      `DTSTART;VALUE=DATE:${year}0517`,
      `UID:${year === 2014 ? '' : `${year}_`}BIRTHDAY_1a2b@google.com`,
      'RRULE:FREQ=DAILY;INTERVAL=1;COUNT=1',
      "SUMMARY:Ada Lovelace's birthday",
    ]
    expect(
      readPeopleFile(calendar(['X-WR-CALNAME:Contacts'], event(2014), event(2015), event(2016)), TODAY, {
        yearsAreBirthYears: true,
      }),
    ).toMatchObject({
      people: [{ ...nobody, fullName: 'Ada Lovelace', birthday: '05/17' }],
      assumptions: { yearsAreBirthYears: null },
    })
  })

  it('of Facebook friends, whose years are years of birth if the user says so', () => {
    const bytes = calendar(
      ['PRODID:fb2cal v1.2', 'X-WR-CALNAME:Facebook Birthdays (fb2cal)'],
      ['DTSTART;VALUE=DATE:19800517', 'RRULE:FREQ=YEARLY', "SUMMARY:James' Birthday", 'UID:1'],
      ['DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=YEARLY', "SUMMARY:Ada's Birthday", 'UID:2'],
    )
    expect(readPeopleFile(bytes, TODAY)).toMatchObject({
      people: [
        { fullName: 'James', birthday: '05/17' },
        { fullName: 'Ada', birthday: '01/01' },
      ],
      assumptions: { yearsAreBirthYears: false },
    })
    expect(readPeopleFile(bytes, TODAY, { yearsAreBirthYears: true })).toMatchObject({
      people: [
        { fullName: 'James', birthday: '1980-05-17' },
        { fullName: 'Ada', birthday: '01/01' },
      ],
      assumptions: { yearsAreBirthYears: true },
    })
  })

  it('of anyone: what names nobody is a problem, and appointments are counted', () => {
    const read = readPeopleFile(
      calendar(
        [],
        ['DTSTART;VALUE=DATE:20200101', 'SUMMARY:Happy birthday!', 'RRULE:FREQ=YEARLY'],
        ['DTSTART;VALUE=DATE:20200503', 'SUMMARY:Graduation', 'RRULE:FREQ=YEARLY'],
        ['DTSTART:20200503T100000Z', 'SUMMARY:Dentist', 'BEGIN:VALARM', "SUMMARY:Eve's birthday", 'END:VALARM'],
        ['DTSTART;TZID=Europe/Berlin:20200503T000000', 'SUMMARY:Birth', ' day of Ada', 'CATEGORIES:Family'],
        ['DTSTART;VALUE=DATE:20200504', 'SUMMARY:Bob', 'CATEGORIES:Birthday'],
        ["SUMMARY:Eve's birthday"],
        ['SUMMARY;X'],
      ),
      TODAY,
    )
    expect(read).toMatchObject({
      people: [
        { fullName: 'Ada', birthday: '05/03' },
        { fullName: 'Bob', birthday: '05/04' },
      ],
      problems: [
        { line: 34, text: "This event isn't written the way calendars write them, so we left it out." },
        { line: 3, text: 'We can\'t tell whose day "Happy birthday!" on January 1 is. Add it yourself.' },
        { line: 8, text: 'We can\'t tell whose day "Graduation" on May 3 is. Add it yourself.' },
        { line: 31, text: 'This event has no day, so we left it out.' },
        { line: null, text: "We left out 1 event that isn't a birthday or an anniversary." },
      ],
    })
  })
})

describe('encodings', () => {
  const card = 'BEGIN:VCARD\r\nFN:Jürgen Müller\r\nEND:VCARD\r\n'
  it.each([
    ['UTF-8', Buffer.from(card)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${card}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${card}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(card, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\uFEFF${card}`, 'utf16le').swap16()],
    ['Latin-1', Buffer.from(card, 'latin1')],
    ['UTF-8 folded inside a character', foldedInside(card)],
  ])('%s', (_, bytes) => {
    expect(readPeopleFile(bytes, TODAY)).toMatchObject({ people: [{ fullName: 'Jürgen Müller' }] })
  })

  function foldedInside(text: string): Buffer {
    const at = Buffer.from(text).indexOf(0xc3) + 1
    return Buffer.concat([Buffer.from(text).subarray(0, at), Buffer.from('\r\n '), Buffer.from(text).subarray(at)])
  }
})

describe('a file that is refused', () => {
  it.each([
    ['empty', Buffer.alloc(0), 'INVALID', 'This file is empty.'],
    ['nothing readable', Buffer.from([1, 2, 3]), 'INVALID', /^We found no people in this file\./],
    ['prose', Buffer.from('Dear diary\nToday was fine\n'), 'INVALID', /^We found no people/],
    ['a web page', Buffer.from('<!DOCTYPE html><p>a, b'), 'INVALID', 'This is a web page.'],
    ['JSON', Buffer.from('{"a": 1,\n"b": 2}'), 'INVALID', /^We found no people/],
    ['a backup', Buffer.from('{"format":"ribbonry-account","version":1}'), 'INVALID', 'This is a copy of an account.'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'INVALID', 'This is a picture.'],
    ['a table without rows', Buffer.from('First Name,Last Name,Labels\n'), 'INVALID', /^We found no people/],
    [
      'a calendar without events',
      Buffer.from('BEGIN:VCALENDAR\nEND:VCALENDAR'),
      'INVALID',
      'This file has no one in it.',
    ],
    ['too large', Buffer.alloc(20 * 1024 * 1024 + 1), 'TOO_LARGE', /^This file is larger than 20 MB\./],
  ])('%s', (_, bytes, code, message) => {
    expect(() => readPeopleFile(bytes, TODAY)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) as string }),
    )
  })
})
