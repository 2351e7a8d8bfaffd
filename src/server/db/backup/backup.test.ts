import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import fc from 'fast-check'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { contacts, occasions, products, users } from '#server/db/schema.ts'
import { openDatabase, type Database } from '../connection.ts'
import { freshTemplate } from '../embedded/template.ts'
import { migrateDatabase, migrationsFolder } from '../migrate.ts'
import { openOwnDatabase, truncate } from '../testing.ts'
import { askForDump, serveControl } from './control.ts'
import { sumOf } from './dump.ts'
import { outdateKnownLists } from './known-lists.ts'
import { readBackup } from './read-backup.ts'
import { restoreDatabase } from './restore.ts'
import { ourTables, PLAIN_OUTPUT, readTables } from './tables.ts'
import { dumpInto, keepBackup, refuseToOverwrite } from './write-backup.ts'

const silent = { info() {}, warn() {}, error() {} }
const moment = new Date('2026-11-21T09:00:00.123Z')

/** Then tests that restore into the embedded target alone are skipped; the first holds that a server's rows come out the same. */
const onServer = Boolean(process.env['TEST_DATABASE_URL'])

let folder: string
let source: Database
let target: Database

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-backup-'))
  source = await openOwnDatabase()
  // Some of the ideas for the first test: all would cost it seconds, and so would any each of the others.
  await source.pool.query('delete from products where id % 40 > 0')
  await source.pool.query('delete from catalogue_words where hashtext(word) % 40 <> 0')
  // Always embedded: where the tests run on a server, this is the way from there to a machine at home.
  target = await openDatabase({ dataDir: path.join(folder, 'target'), template: await freshTemplate(), log: silent })
})
afterEach(async () => {
  await truncate(source)
  await source.pool.query('truncate products, catalogue_words, catalogue_imports')
})
afterAll(async () => {
  await source.close()
  await target.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

// One after the other: each restore costs seconds.
describe('a backup that is restored into another database', () => {
  let file: string
  let given: number

  beforeAll(async () => {
    await plantGarden(source)
    given = (await addContact(source, 'Ada')).id
    await source.pool.query('delete from contacts where id = $1', [given])
    file = await backUp('garden')
    await restoreDatabase(target, file, { replace: true })
  })

  test('brings every row, text and id, from a file that is its owner’s alone', async () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(await sumsOf(target)).toEqual(await sumsOf(source))
    expect((await target.db.select().from(contacts))[0]).toEqual((await source.db.select().from(contacts))[0])
    expect(await target.db.$count(products)).toBeGreaterThan(50)
  })

  test('gives no id again that was given away', async () => {
    expect((await addContact(target, 'Bo')).id).toBe(given + 1)
  })

  test('lets no list be taken for one that a browser knew before', async () => {
    const known = async () =>
      (await target.pool.query<{ n: string }>('select max(data_version) n from users')).rows[0]?.n
    const before = Number(await known())
    await outdateKnownLists(target.db)
    expect(Number(await known())).toBe(before + 1_000_000)
  })
})

test('every table that the migrations make is backed up', async () => {
  const client = await source.pool.connect()
  expect((await readTables(client)).map(({ name }) => name).toSorted()).toEqual([...ourTables].toSorted())
  client.release()
})

test('a backup under concurrent writes holds no half operation', async () => {
  await plantGarden(source)
  let writing = true
  let written = 0
  const writers = [1, 2, 3].map(async () => {
    while (writing) {
      await addContactWithOccasion(source)
      written++
      await sleep(2)
    }
  })
  const files: string[] = []
  for (const name of ['busy-1', 'busy-2']) files.push(await backUp(name))
  writing = false
  await Promise.all(writers)

  const counts: number[] = []
  for (const file of files) {
    const { sums } = await readBackup(file)
    const rowsOf = (table: string) => sums.find(({ end }) => end === table)?.rows ?? 0
    const pairs = rowsOf('occasions')
    // An event without its contact can't be; Zoë has none.
    expect(rowsOf('contacts')).toBe(pairs + 1)
    counts.push(pairs)
  }
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(written).toBeGreaterThan(counts[0] ?? 0)
})

test('a restore refuses a database that holds something, unless it is told to replace it', async () => {
  await plantGarden(source)
  const file = await backUp('replace')
  const before = await sumsOf(source)
  await addContact(source, 'A later one')
  await expect(restoreDatabase(source, file)).rejects.toThrow('The database is not empty: add --replace')
  expect(await sumsOf(source)).not.toEqual(before)
  await restoreDatabase(source, file, { replace: true })
  expect(await sumsOf(source)).toEqual(before)
})

test.skipIf(onServer)('a backup of an older version gets the newer migrations after its rows', async () => {
  await plantGarden(source)
  const file = await backUp('older')
  const migrations = path.join(folder, 'migrations')
  fs.cpSync(migrationsFolder, migrations, { recursive: true })
  addMigration(migrations, 'alter table contacts add planted text; update contacts set planted = lower(relationship)')
  await restoreDatabase(target, file, { replace: true, migrations })
  expect((await target.pool.query('select planted from contacts')).rows).toEqual([{ planted: 'friend' }])
  // And from there on drizzle's own migrator finds nothing left to do.
  await migrateDatabase(target, migrations)
})

test("a restore refuses a database with somebody else's tables", async () => {
  await source.pool.query('create table invoices (id int)')
  const restoring = restoreDatabase(source, await backUp('foreign'), { replace: true })
  const reason = await restoring.catch((error: Error) => error.message)
  await source.pool.query('drop table invoices')
  expect(reason).toContain("tables that are not Ribbonry's (invoices)")
})

test('a restore that fails on the way leaves everything as it was', async () => {
  await plantGarden(source)
  const broken = changed(await backUp('broken'), (lines) =>
    // A contact of a user who does not exist, under checksums that are right.
    resealed(lines.map((line) => line.replaceAll('"user-1"', '"user-2"').replace(/^\["user-2"/, '["user-1"'))),
  )
  const before = await sumsOf(source)
  await expect(restoreDatabase(source, broken, { replace: true })).rejects.toThrow('violates foreign key constraint')
  expect(await sumsOf(source)).toEqual(before)
})

test('every damaged or foreign file is refused and nothing is touched', async () => {
  await plantGarden(source)
  const file = await backUp('whole')
  const bytes = fs.readFileSync(file)
  const refusals: [string, string | Buffer, string][] = [
    ['empty', '', 'The file is empty.'],
    ['text', 'dear diary', 'not a backup of Ribbonry'],
    ['gzipped-text', zlib.gzipSync('dear diary\n'), 'not a backup of Ribbonry'],
    ['other-json', zlib.gzipSync('{"format":"recipes"}\n'), 'not a backup of Ribbonry'],
    ['half', bytes.subarray(0, bytes.length / 2), 'cut short'],
    ['no-last-byte', bytes.subarray(0, -1), 'cut short'],
    ['changed-name', altered(file, (lines) => lines.map((line) => line.replace('Zoë', 'Zoe'))), 'damaged'],
    ['lost-row', altered(file, (lines) => lines.filter((line) => !line.includes('Zoë'))), 'damaged'],
    ['lost-table', altered(file, (lines) => lines.filter((line) => !line.includes('"products"'))), 'damaged'],
    ['lost-end', altered(file, (lines) => lines.slice(0, -1)), 'cut short'],
    [
      'future',
      altered(file, (lines) => resealed(lines.map((line) => line.replace('"version":1', '"version":2')))),
      'has format 2',
    ],
    [
      'stranger',
      altered(file, (lines) => resealed(lines.map((line) => line.replace(/"hash":"..../, '"hash":"0000')))),
      'newer version of Ribbonry',
    ],
  ]
  const before = await sumsOf(source)
  for (const [name, content, reason] of refusals) {
    const damagedFile = path.join(folder, `damaged-${name}`)
    fs.writeFileSync(damagedFile, content)
    const restoring = restoreDatabase(source, damagedFile, { replace: true }).then(() => 'restored')
    expect(`${name}: ${await restoring.catch((error: Error) => error.message)}`).toContain(reason)
  }
  expect(await sumsOf(source)).toEqual(before)
})

test('no flipped bit and no missing end goes unnoticed', async () => {
  await plantGarden(source)
  const file = await backUp('bits')
  const bytes = fs.readFileSync(file)
  const whole = JSON.stringify(await readBackup(file))
  const trial = path.join(folder, 'trial')
  await fc.assert(
    fc.asyncProperty(
      fc.nat(bytes.length - 1),
      fc.integer({ min: 1, max: 255 }),
      fc.boolean(),
      async (at, bits, cut) => {
        const copy = Buffer.from(bytes)
        copy[at] = (copy[at] ?? 0) ^ bits
        fs.writeFileSync(trial, cut ? bytes.subarray(0, at) : copy)
        const found = await readBackup(trial).then(
          (content) => JSON.stringify(content),
          () => 'refused',
        )
        // Some bits mean nothing to the content: gzip's time and system, and what fills up the last byte of the stream.
        expect(found === 'refused' || (!cut && found === whole)).toBe(true)
      },
    ),
    { numRuns: 80 },
  )
})

test('a backup that cannot be made leaves the one before it', async () => {
  const file = await backUp('kept')
  const before = fs.readFileSync(file)
  const failing = keepBackup(file, async (draft) => {
    await dumpInto(draft, source, moment)
    fs.truncateSync(draft, 100)
  })
  await expect(failing).rejects.toThrow('cut short')
  expect(fs.readFileSync(file).equals(before)).toBe(true)
  expect(fs.existsSync(`${file}.unfinished`)).toBe(false)
})

test('a backup goes over no file that is there', async () => {
  const file = await backUp('only')
  expect(() => refuseToOverwrite(file)).toThrow(`${file} exists already. Name another file, or add --replace.`)
  expect(() => refuseToOverwrite(`${file}.new`)).not.toThrow()
})

test('a running server gives a backup through its socket, to its owner only', async () => {
  const dataDir = path.join(folder, 'target')
  expect(await askForDump(dataDir, path.join(folder, 'nobody-there'))).toBe(false)
  // As a server that was killed leaves it.
  fs.writeFileSync(path.join(dataDir, 'backup-being-sent-before'), '')
  const control = await serveControl(target, dataDir, systemClock, silent)
  expect(fs.statSync(path.join(dataDir, 'control.sock')).mode & 0o777).toBe(0o600)
  const file = path.join(folder, 'asked')
  await keepBackup(file, async (draft) => {
    expect(await askForDump(dataDir, draft)).toBe(true)
  })
  expect((await readBackup(file)).sums).toEqual(await sumsOf(target))
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('backup-'))).toEqual([])
  await control.close()
  expect(await askForDump(dataDir, path.join(folder, 'gone'))).toBe(false)
})

async function backUp(name: string): Promise<string> {
  const file = path.join(folder, `${name}.jsonl.gz`)
  await keepBackup(file, (draft) => dumpInto(draft, source, moment))
  return file
}

/** Rows with everything in them that a text format could stumble over. */
async function plantGarden({ db }: Database) {
  const stamps = { createdAt: moment, updatedAt: moment }
  await db.insert(users).values({ id: 'user-1', name: 'Zoë "the\\one"\n', lastSeenAt: moment, ...stamps })
  await db.insert(contacts).values({
    userId: 'user-1',
    fullName: 'Zoë 🎁\u2028\t\r\n\\.\u0001',
    relationship: 'friend',
    birthday: '02/29',
    anniversaryDate: '0001-01-01',
    categoryIds: ['a,b', '"quoted"', '', 'null', '{}'],
    notes: '',
    email: null,
    ...stamps,
  })
}

function addMigration(folderOfMigrations: string, statements: string) {
  const journalFile = path.join(folderOfMigrations, 'meta/_journal.json')
  const journal = JSON.parse(fs.readFileSync(journalFile, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[]
  }
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, tag: '9999_later' })
  fs.writeFileSync(journalFile, JSON.stringify(journal))
  fs.writeFileSync(path.join(folderOfMigrations, '9999_later.sql'), statements)
}

async function addContact({ db }: Pick<Database, 'db'>, fullName: string): Promise<{ id: number }> {
  const contact = { userId: 'user-1', fullName, relationship: 'friend', createdAt: moment, updatedAt: moment }
  const [added] = await db.insert(contacts).values(contact).returning()
  if (!added) throw new Error('No contact was added')
  return added
}

function addContactWithOccasion({ db }: Database) {
  return db.transaction(async (tx) => {
    const [contact] = await tx
      .insert(contacts)
      .values({ userId: 'user-1', fullName: 'Pair', relationship: 'friend', createdAt: moment, updatedAt: moment })
      .returning()
    await tx.insert(occasions).values({
      contactId: contact?.id ?? 0,
      userId: 'user-1',
      name: 'Birthday',
      type: 'birthday',
      date: '1990-06-26',
      createdAt: moment,
      updatedAt: moment,
    })
  })
}

/** Count and hash of every table. */
async function sumsOf({ pool }: Database) {
  const client = await pool.connect()
  try {
    await client.query(PLAIN_OUTPUT)
    await client.query('begin')
    const sums = []
    for (const table of await readTables(client)) sums.push(await sumOf(client, table))
    return sums
  } finally {
    client.release(true)
  }
}

function altered(file: string, change: (lines: string[]) => string[]): Buffer {
  const lines = zlib.gunzipSync(fs.readFileSync(file)).toString().split('\n').slice(0, -1)
  return zlib.gzipSync(`${change(lines).join('\n')}\n`)
}

function changed(file: string, change: (lines: string[]) => string[]): string {
  const other = `${file}.changed`
  fs.writeFileSync(other, altered(file, change))
  return other
}

/** With all checksums right again, as a forger would make them. */
function resealed(lines: string[]): string[] {
  const sealed: string[] = []
  let rows: string[] = []
  for (const line of lines) {
    const value: unknown = JSON.parse(line)
    if (Array.isArray(value)) rows.push(line)
    const isTableEnd = line.startsWith('{"end"')
    const isComplete = line.startsWith('{"complete"')
    if (isTableEnd) sealed.push(withHash(line, rows))
    else sealed.push(isComplete ? withHash(line, sealed) : line)
    if (isTableEnd) rows = []
  }
  return sealed
}

function withHash(line: string, over: string[]): string {
  const sha256 = crypto
    .createHash('sha256')
    .update(over.map((each) => `${each}\n`).join(''))
    .digest('hex')
  return line.replace(/"sha256":"[0-9a-f]+"/, `"sha256":"${sha256}"`)
}
