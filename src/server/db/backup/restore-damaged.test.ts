import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../connection.ts'
import { EmbeddedFailure } from '../embedded/failure.ts'
import { filledTemplate } from '../filled-template.ts'
import { restoreConfigured } from './restore-configured.ts'
import { dumpInto, keepBackup } from './write-backup.ts'

const silent = { info() {}, warn() {}, error() {} }

describe.skipIf(process.env.TEST_DATABASE_URL)('a damaged embedded database', () => {
  let folder: string
  let dataDir: string
  let backup: string
  let listOfTables: string

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-damaged-'))
    const sound = path.join(folder, 'sound')
    backup = path.join(folder, 'kept.jsonl.gz')
    const database = await openDatabase({ dataDir: sound, template: await filledTemplate(), log: silent })
    // The ideas would cost each restore seconds.
    await database.pool.query('truncate products, catalogue_words, catalogue_imports')
    await database.pool.query(
      "insert into users (id, name, last_seen_at, created_at, updated_at) values ('ada', 'Ada', now(), now(), now())",
    )
    const { rows } = await database.pool.query<{ file: string }>("select pg_relation_filepath('pg_class') as file")
    listOfTables = rows[0]?.file ?? ''
    await keepBackup(backup, (draft) => dumpInto(draft, database, new Date('2026-11-22T12:00:00Z')))
    await database.close()
  })
  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(folder, 'data-'))
    fs.cpSync(path.join(folder, 'sound'), dataDir, { recursive: true })
  })
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  const open = () => openDatabase({ dataDir, log: silent })
  const damage = (file: string, from = 0) => {
    const target = path.join(dataDir, 'pg', file)
    const bytes = fs.readFileSync(target)
    fs.writeFileSync(target, bytes.fill(0x55, from, from + 200))
  }

  test('is named with its folder, the reason and what to do', async () => {
    damage('global/pg_control')
    const failure = await open().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(EmbeddedFailure)
    expect(String(failure)).toContain(`The database in ${path.join(dataDir, 'pg')} is damaged and cannot be opened`)
    expect(String(failure)).toContain('database files are incompatible with server')
    expect(String(failure)).toContain('npm run restore -- FILE --replace')
  })

  test.each([
    ['pg_control', () => 'global/pg_control'],
    ['the list of tables', () => listOfTables],
  ])('in %s stays where it is without --replace', async (_what, fileOf) => {
    damage(fileOf())
    await expect(restoreConfigured({ databaseUrl: undefined, dataDir }, backup, false, silent)).rejects.toThrow(
      'is damaged and cannot be opened',
    )
    expect(fs.existsSync(path.join(dataDir, 'pg/PG_VERSION'))).toBe(true)
  })

  test('is moved aside by a restore with --replace', async () => {
    damage(listOfTables)
    const said: string[] = []
    const log = { ...silent, warn: (text: string) => void said.push(text) }
    await restoreConfigured({ databaseUrl: undefined, dataDir }, backup, true, log)

    const [aside, ...more] = fs.readdirSync(dataDir).filter((name) => name.startsWith('pg.damaged-'))
    expect(more).toEqual([])
    expect(said).toEqual([
      `The damaged database is now ${path.join(dataDir, aside ?? '')}. Delete it once you no longer need it.`,
    ])
    expect(fs.existsSync(path.join(dataDir, aside ?? '', 'PG_VERSION'))).toBe(true)
    const database = await open()
    expect((await database.pool.query('select name from users')).rows).toEqual([{ name: 'Ada' }])
    await database.close()
  })
})
