import type pg from 'pg'
import { people } from '../../bench/lib/population.ts'
import { bearerOf } from './visitor.ts'

/** Of each user; with four times as many events. */
const CONTACTS = 50
/** Users a statement: none may take longer than the server's own limit. */
const PART = 100
/** Users who send requests, among all the others. */
export const VISITORS = 100

/** So many users with 50 contacts and 200 events each, made by the database itself. */
export async function addCrowd(pool: pg.Pool, users: number): Promise<void> {
  for (let done = 0; done < users; done += PART) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (id, last_seen_at, created_at, updated_at)
       select gen_random_uuid()::text, now(), now(), now() from generate_series(1, $1) returning id`,
      [Math.min(PART, users - done)],
    )
    await addPeople(
      pool,
      rows.map(({ id }) => id),
    )
    // Without figures of tables that were empty, each foreign key is checked by reading a table.
    if (done === 0) await pool.query('analyze')
  }
}

/** Guests of this server who have as much as everyone else. @returns what they send to be known */
export async function addVisitors(pool: pg.Pool, address: string): Promise<string[]> {
  const bearers: string[] = []
  const ids: string[] = []
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    const { bearer, userId } = await bearerOf(address)
    bearers.push(bearer)
    ids.push(userId)
  }
  await addPeople(pool, ids)
  return bearers
}

const addPeople = (pool: pg.Pool, users: string[]) => people(pool, users, CONTACTS)
