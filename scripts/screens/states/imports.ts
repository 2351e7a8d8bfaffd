import type { Import, OpenImport } from '../../../src/domain/imports/schema.ts'
import { addressBook, card } from '../../../e2e/support/address-book.ts'
import { dragFileOver } from '../../../e2e/support/drag-file.ts'
import { all, type State } from '../state.ts'
import type { Visitor } from '../visitor.ts'

async function choose(v: Visitor, text: string, name = 'Contacts from my phone.vcf'): Promise<void> {
  await v.open('/contacts/import')
  await v.page
    .getByLabel('Drop a file here, or choose one')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

async function preview(v: Visitor, text: string, name?: string): Promise<void> {
  await choose(v, text, name)
  await v.page.waitForURL(/\/contacts\/import\/\d+$/)
  await v.settled()
}

/** As if the server said so, so that the account stays as it is for the states after it. */
async function pretend(v: Visitor, row: Partial<Import>): Promise<void> {
  const answered: Import = {
    id: 7,
    state: 'done',
    kind: 'vcard',
    fileName: 'Contacts from my phone.vcf',
    done: 150,
    total: 150,
    added: 148,
    changed: 2,
    createdAt: '2026-11-20T10:00:00.000Z',
    undoUntil: '2099-12-20T10:00:00.000Z',
    failure: null,
    ...row,
  }
  await v.page.route('**/api/imports', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [answered] }) : route.fallback(),
  )
  await v.page.route('**/api/imports/7', (route) => route.fulfill({ json: answered satisfies OpenImport }))
}

const known = 'Maya Okafor'
const groups = ['CATEGORIES:Family', 'BDAY:1990-03-04']
const namesakes = (v: Visitor) =>
  [
    card(v.rows.contactName, ['EMAIL:one.more@example.com', 'BDAY:--02-29']),
    card('Noor Haddad', groups),
    card('Bartholomäus Maximilian von und zu Hohenzollern-Sigmaringen-Langenburg', [
      ...groups,
      'BDAY;VALUE=text:circa 1800',
      'EMAIL:bartholomaeus.maximilian.von.und.zu.hohenzollern@a-rather-long-domain.example.com',
      'ANNIVERSARY:2012-06-01',
    ]),
  ].join('') + addressBook({ people: 150, birthdays: 90 })

const withoutBirthdays = card('Ann One') + card('Ben Two', ['EMAIL:ben@example.com'])

const table = 'Who,Born,Shoe size,Mail\nAnn One,03/04/1990,38,ann@example.com\nBen Two,05/06/1985,42,\n'

/** Importing people: choosing a file, what is in it, how it goes, and back. */
export const importStates: State[] = [
  ...all({ as: 'empty' }, [
    { name: 'Import', everywhere: true, show: (v) => v.open('/contacts/import') },
    {
      name: 'Import, not a file that we read',
      async show(v) {
        await choose(v, 'x', 'holiday in Portugal.heic')
        await v.see("We can't import holiday in Portugal.heic")
      },
    },
    {
      name: 'Import, a file on its way',
      async show(v) {
        await v.page.route('**/api/imports', (route) =>
          route.request().method() === 'POST' ? undefined : route.fallback(),
        )
        await choose(v, withoutBirthdays)
        await v.page.getByRole('progressbar').waitFor()
      },
    },
    {
      name: 'Import, a file over the page',
      async show(v) {
        await v.open('/contacts')
        // What listens for it is loaded with the first sign of life.
        await v.keys('Shift')
        await dragFileOver(v.page, { name: 'people.vcf', text: 'x' })
        await v.see('Drop to import')
      },
    },
    { name: 'Import, gone', show: (v) => v.open('/contacts/import/999999') },
    {
      name: 'Import, the columns',
      everywhere: true,
      show: (v) => preview(v, table, 'people.csv'),
    },
    {
      name: 'Import, no column with names',
      async show(v) {
        await preview(v, table, 'people.csv')
        await v.select('What Who is', 'Leave it out')
        await v.press('See who is in it')
        await v.see('Everyone needs a name')
      },
    },
    {
      name: 'Import, dates in two ways',
      async show(v) {
        await preview(v, table, 'people.csv')
        await v.press('See who is in it')
        await v.see('2 of 2 selected')
      },
    },
    {
      name: 'Import, nobody with a birthday',
      show: (v) => preview(v, withoutBirthdays),
    },
    {
      name: 'Import, nobody selected',
      async show(v) {
        await preview(v, withoutBirthdays)
        await v.press('Show all 2 people')
        await v.see('Nobody is selected')
      },
    },
    {
      name: 'Import, more than fit',
      async show(v) {
        await v.page.route('**/api/imports', async (route) => {
          if (route.request().method() !== 'POST') return route.fallback()
          const answer = await route.fetch()
          const open = (await answer.json()) as OpenImport
          return route.fulfill({ response: answer, json: { ...open, room: 12 } })
        })
        await preview(v, addressBook({ people: 40, birthdays: 40 }))
        await v.see('so uncheck 28')
      },
    },
    {
      name: 'Import, running',
      async show(v) {
        await pretend(v, { state: 'running', done: 60, undoUntil: null })
        await v.open('/contacts/import/7')
      },
    },
    {
      name: 'Import, running while on Contacts',
      async show(v) {
        await pretend(v, { state: 'running', done: 60, undoUntil: null })
        await v.open('/contacts')
        await v.see('Importing 150 people')
      },
    },
    {
      name: 'Import, done',
      everywhere: true,
      async show(v) {
        await pretend(v, {})
        await v.open('/contacts/import/7')
      },
    },
    {
      name: 'Import, stopped',
      async show(v) {
        await pretend(v, { state: 'failed', failure: 'There is no room for so many contacts.', undoUntil: null })
        await v.open('/contacts/import/7')
      },
    },
    {
      name: 'Import, earlier ones',
      async show(v) {
        await pretend(v, {})
        await v.open('/contacts/import')
        await v.see('Earlier imports')
      },
    },
    {
      name: 'Import, undo?',
      async show(v) {
        await pretend(v, {})
        await v.open('/contacts/import/7')
        await v.press('Undo import')
        await v.dialog('Undo this import?')
      },
    },
    {
      name: 'Import, undone but for some',
      async show(v) {
        await pretend(v, {})
        const kept = [
          { contactId: 1, fullName: known, why: "You've edited this contact since." },
          { contactId: 2, fullName: 'Bartholomäus Maximilian von und zu Hohenzollern', why: 'It has gift ideas.' },
        ]
        await v.page.route('**/api/imports/7/undo', async (route) => {
          await pretend(v, { state: 'undone', undoUntil: null })
          await route.fulfill({ json: { state: 'undone', removed: 146, restored: 2, kept } })
        })
        await v.open('/contacts/import/7')
        await v.press('Undo import')
        await v.press('Undo import')
        await v.see('2 contacts kept')
      },
    },
  ]),
  ...all({ as: 'full' }, [
    {
      name: 'Import, who is in it',
      everywhere: true,
      show: (v) => preview(v, namesakes(v)),
      inView: (v) => v.page.getByRole('button', { name: /^Import \d+ people/ }),
    },
    {
      name: 'Import, everyone in it',
      async show(v) {
        await preview(v, namesakes(v))
        await v.page.getByLabel('With a birthday only').uncheck()
        await v.page.mouse.wheel(0, 100_000)
        await v.toEnd()
      },
    },
    {
      name: 'Import, nobody found',
      async show(v) {
        await preview(v, namesakes(v))
        await v.fill('Search people', 'zzz')
        await v.see('Nobody found')
      },
    },
    {
      name: 'Import, discard?',
      async show(v) {
        await preview(v, namesakes(v))
        await v.page.getByRole('checkbox', { name: 'Noor Haddad' }).uncheck()
        await v.press('Discard this file')
        await v.dialog('Discard this file?')
      },
    },
    {
      name: 'Import, nothing new',
      async show(v) {
        await preview(v, card(v.rows.contactName))
        await v.see('Nothing new in this file')
      },
    },
  ]),
]
