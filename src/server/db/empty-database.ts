import { sql } from 'drizzle-orm'
import type { Database } from './connection.ts'

/** Drops every table with everything in it, and what drizzle knows of migrations. */
export async function emptyDatabase({ db }: Database): Promise<void> {
  await db.execute(sql`drop schema if exists drizzle cascade`)
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`create schema public`)
}
