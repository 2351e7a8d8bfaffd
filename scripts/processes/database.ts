import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface NewDatabase {
  url: string
  /** One query; its rows. */
  rows<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>
  /** How many connections others have: the server goes on for a moment with what a killed process has asked for. */
  connections(): Promise<number>
  drop(): Promise<void>
}

/** An empty database on the PostgreSQL server at `server`, without a single table. */
export async function newDatabase(server: string): Promise<NewDatabase> {
  const name = `ribbonry_processes_${randomUUID().replaceAll('-', '')}`
  await once(server, `create database ${name}`)
  const own = new URL(server)
  own.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: own.href, max: 2, application_name: name })
  const rows = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
    (await pool.query<Row>(statement, values)).rows
  return {
    url: own.href,
    rows,
    connections: async () =>
      (await rows('select pid from pg_stat_activity where datname = $1 and application_name <> $1', [name])).length,
    async drop() {
      await pool.end()
      await once(server, `drop database ${name} with (force)`)
    },
  }
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
