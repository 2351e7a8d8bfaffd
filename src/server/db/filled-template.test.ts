import { expect, it } from 'vitest'
import { openOwnDatabase } from './testing.ts'

/** What the catalogue consists of. */
const OF_THE_CATALOGUE = ['catalogue_imports', 'catalogue_words', 'products']

it('a new database has our ideas and nothing else: no secret that two installations would share', async () => {
  const database = await openOwnDatabase()
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname",
  )
  const filled = []
  for (const { name } of tables)
    if ((await database.pool.query(`select 1 from ${name} limit 1`)).rowCount !== 0) filled.push(name)
  expect(filled).toEqual(OF_THE_CATALOGUE)
  await database.close()
})
