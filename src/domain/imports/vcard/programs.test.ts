import { expect, it } from 'vitest'
import type { FoundPerson } from '../found-person.ts'
import { readVcards } from './read-vcards.ts'

// Whole cards in the forms in which programs write them.

const decode = (bytes: Uint8Array) => decodeURIComponent(Array.from(bytes, percent).join(''))
const percent = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

const programs: [program: string, lines: string[], found: Partial<FoundPerson>][] = [
  [
    'an Android phone (vCard 2.1)',
    [
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BCrgen;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCrgen M=C3=BCller',
      'TEL;CELL;PREF:+49 171 5550100',
      'EMAIL;HOME:j@example.test',
      'ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;Hauptstra=C3=9Fe 1;K=',
      '=C3=B6ln;;50667;Germany',
      'BDAY:--05-17',
      'X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2001-06-05;0;First date;;;;;;;;;;;;',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQ',
      ' AAAQABAAD/2wBDAAEBAQ==',
      '',
    ],
    {
      fullName: 'Jürgen Müller',
      phoneNumber: '+49 171 5550100',
      email: 'j@example.test',
      mailingAddress: 'Hauptstraße 1\nKöln, 50667\nGermany',
      birthday: '05/17',
      events: [{ name: 'First date', date: '2001-06-05' }],
    },
  ],
  [
    'Contacts on a Mac',
    [
      'VERSION:3.0',
      'PRODID:-//Apple Inc.//macOS 12.6//EN',
      'N:Roe;Jane;;;',
      'FN:Jane Roe',
      'EMAIL;type=INTERNET;type=WORK;type=pref:jane@example.test',
      'item1.URL;type=pref:http\\://www.example.test',
      'item1.X-ABLabel:_$!<HomePage>!$_',
      'item2.X-ABRELATEDNAMES;type=pref:John',
      'item2.X-ABLabel:_$!<Father>!$_',
      'BDAY;value=date:1985-12-24',
      'X-ABUID:1A2B\\:ABPerson',
      'X-ABShowAs:COMPANY',
    ],
    { email: 'jane@example.test', birthday: '1985-12-24', related: [{ name: 'John', kind: 'father' }] },
  ],
  [
    'Outlook 2003 (vCard 2.1)',
    [
      'VERSION:2.1',
      'N:Doe;John;Richter;;Sr.',
      'FN:John Richter Doe Sr.',
      'TEL;WORK;VOICE:905-555-0100',
      'TEL;HOME;VOICE:905-555-0101',
      'TEL;WORK;FAX:905-555-0102',
      'ADR;WORK:;Cresent moon drive;;Albaney;New York;12345;United States of America',
      'LABEL;WORK;ENCODING=QUOTED-PRINTABLE:Cresent moon drive=0D=0AAlbaney, New York  12345',
      'BDAY:19800322',
      'EMAIL;PREF;INTERNET:john.doe@example.test',
      'NOTE;ENCODING=QUOTED-PRINTABLE:This is the note field!!=0D=0ASecond line=0D=0A',
    ],
    {
      fullName: 'John Richter Doe Sr.',
      phoneNumber: '905-555-0101',
      birthday: '1980-03-22',
      email: 'john.doe@example.test',
      notes: 'This is the note field!!\nSecond line',
      mailingAddress: 'Cresent moon drive\nAlbaney, New York 12345\nUnited States of America',
    },
  ],
  [
    'Outlook 2007 (vCard 2.1)',
    [
      'VERSION:2.1',
      'N;LANGUAGE=en-us:Angstadt;Michael;;Mr.;Jr.',
      'FN:Mr. Michael Angstadt Jr.',
      'X-MS-CHILD;N:Jesse',
      'X-MS-SPOUSE;N:Eve',
      'X-MS-ANNIVERSARY;VALUE=DATE:20010102',
      'X-MS-OL-DESIGN;CHARSET=utf-8:<card xmlns="http://schemas.example.test"><img/></card>',
      'BDAY;VALUE=DATE:19221210',
    ],
    {
      birthday: '1922-12-10',
      anniversaryDate: '2001-01-02',
      related: [
        { name: 'Jesse', kind: 'child' },
        { name: 'Eve', kind: 'spouse' },
      ],
    },
  ],
  [
    'Google Contacts',
    [
      'VERSION:3.0',
      'FN:Greg Dartmouth',
      'N:Dartmouth;Greg;;;',
      'item1.EMAIL;TYPE=INTERNET:greg@example.test',
      'item1.X-ABLabel:',
      'BDAY;VALUE=date:--0401',
      'item2.X-ABDATE:1990-04-30',
      'item2.X-ABLabel:_$!<Anniversary>!$_',
      'item3.X-ABRELATEDNAMES:Jenny',
      'item3.X-ABLabel:_$!<Spouse>!$_',
      'CATEGORIES:myContacts,Friends',
    ],
    { birthday: '04/01', anniversaryDate: '1990-04-30', email: 'greg@example.test', groups: ['Friends'] },
  ],
  [
    'Evolution',
    [
      'VERSION:3.0',
      'UID:477343c8e6bf375a9bac1f96a5000837',
      'FN:Dr. John Richter',
      'N:Richter;John;James;Dr.;',
      'X-EVOLUTION-FILE-AS:Richter\\, John',
      'X-EVOLUTION-SPOUSE:Maria',
      'X-EVOLUTION-ANNIVERSARY:1980-03-22',
      'BDAY:1947-08-15',
      'CATEGORIES:Birthday,Family',
      'NOTE:',
    ],
    {
      fullName: 'Dr. John Richter',
      birthday: '1947-08-15',
      anniversaryDate: '1980-03-22',
      related: [{ name: 'Maria', kind: 'spouse' }],
    },
  ],
  [
    'Thunderbird (vCard 4)',
    [
      'VERSION:4.0',
      'UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1',
      'FN;PREF=1:Doe John',
      'N:Doe;John;;;',
      'BDAY;VALUE=DATE:19800517',
      'ANNIVERSARY;VALUE=DATE:--0705',
      'EMAIL;PREF=1;TYPE=work:john@example.test',
      'TEL;TYPE="work,voice";VALUE=TEL:+1 555 0100',
      'GENDER:F',
    ],
    {
      birthday: '1980-05-17',
      gender: 'female',
      phoneNumber: '+1 555 0100',
      events: [{ name: 'Anniversary', date: '07/05' }],
    },
  ],
  [
    'Nextcloud',
    [
      'VERSION:4.0',
      'PRODID:-//Sabre//Sabre VObject 4.4.1//EN',
      'UID:3292310f',
      'FN:Zoë Ångström',
      'BDAY;X-APPLE-OMIT-YEAR=1604:16040229',
      'ANNIVERSARY;VALUE=DATE:20100605',
      'RELATED;TYPE=child:Liv',
      'CATEGORIES:Family',
      'X-SOCIALPROFILE;TYPE=MASTODON:https://example.test/@zoe',
    ],
    {
      birthday: '02/29',
      anniversaryDate: '2010-06-05',
      groups: ['Family'],
      related: [{ name: 'Liv', kind: 'child' }],
    },
  ],
]

it.each(programs)('%s', (_, lines, found) => {
  const text = ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')
  const { people, problems } = readVcards(text, '2026-11-23', decode)
  expect(people).toMatchObject([{ ...found, problems: [] }])
  expect(problems).toEqual([])
})
