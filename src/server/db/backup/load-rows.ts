import pg from 'pg'
import { BackupError } from './format.ts'
import { readBackup } from './read-backup.ts'
import { readTables, type Column } from './tables.ts'

/** Characters of rows that go into one statement. */
const BATCH = 512 * 1024

/** Fills the tables, which exist and are empty, with a backup's rows. */
export async function loadRows(client: pg.ClientBase, file: string): Promise<void> {
  const tables = await readTables(client)
  let statement = ''
  let batch: string[] = []
  let size = 0

  async function flush() {
    if (batch.length > 0) await client.query(statement, [`[${batch.join(',')}]`])
    batch = []
    size = 0
  }

  await readBackup(file, {
    onTable(name, columns) {
      const table = tables.find((candidate) => candidate.name === name)
      statement = insertInto(
        name,
        columns.map((column) => known(name, column, table?.columns)),
      )
      return Promise.resolve()
    },
    async onRow(line) {
      batch.push(line)
      size += line.length
      if (size > BATCH) await flush()
    },
    onTableEnd: flush,
  })
}

/** Names come from the database: what a file says is only looked up there. */
function known(table: string, column: string, columns: Column[] = []): Column {
  const found = columns.find(({ name }) => name === column)
  if (!found)
    throw new BackupError(`The backup has a column ${table}.${column} that its version of Ribbonry does not have.`)
  return found
}

function insertInto(table: string, columns: Column[]): string {
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const values = columns.map(({ type }, index) => `(line->>${index})::${type}`).join(', ')
  const target = `public.${pg.escapeIdentifier(table)}`
  return `insert into ${target} (${names}) overriding system value select ${values} from json_array_elements($1::json) as line`
}
