import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashToken, newOwnerToken } from '#server/identity/owner-token.ts'
import type { Account } from './account.ts'

/**
 * A user of the server behind this database with so many contacts and four times as many events, written straight into
 * the tables: sent over HTTP, 20,000 events would take longer than all there is to measure.
 */
export async function populate(pool: pg.Pool, contacts: number): Promise<Account & { userId: string }> {
  const id = randomUUID()
  const { token } = newOwnerToken(id)
  await pool.query(
    'insert into users (id, is_guest, last_seen_at, created_at, updated_at) values ($1, true, now(), now(), now())',
    [id],
  )
  await pool.query(
    `insert into sessions (sid, public_id, user_id, kind, expire, created_at, last_seen_at)
     values ($1, $2, $3, 'guest', now() + interval '30 days', now(), now())`,
    [hashToken(token), randomUUID(), id],
  )
  await people(pool, [id], contacts)
  return { userId: id, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }
}

/** A user who changes things: their contacts and events, and gift ideas that aren't bought yet. */
export interface Writer extends Account {
  events: { id: number; contactId: number }[]
  gifts: number[]
}

/** A user with so many contacts and so many gift ideas for each event. */
export async function populateWriter(pool: pg.Pool, contacts: number, giftsPerEvent: number): Promise<Writer> {
  const { userId, headers } = await populate(pool, contacts)
  const { rows: events } = await pool.query<Writer['events'][number]>(
    'select id, contact_id as "contactId" from occasions where user_id = $1 order by id',
    [userId],
  )
  const { rows: gifts } = await pool.query<{ id: number }>(
    `insert into gift_ideas (contact_id, user_id, occasion_id, title, created_at, updated_at)
     select contact_id, user_id, id, 'A present', now(), now() from occasions, generate_series(1, $2)
     where user_id = $1 returning id`,
    [userId, giftsPerEvent],
  )
  return { headers, events, gifts: gifts.map(({ id }) => id) }
}

const PART = 500

/** So many other users with five contacts each. */
export async function populateCrowd(pool: pg.Pool, users: number): Promise<void> {
  // In parts: no statement may take longer than the server's own limit.
  for (let done = 0; done < users; done += PART) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (id, last_seen_at, created_at, updated_at)
       select gen_random_uuid()::text, now(), now(), now() from generate_series(1, $1) returning id`,
      [Math.min(PART, users - done)],
    )
    await people(
      pool,
      rows.map(({ id }) => id),
      5,
    )
  }
  await pool.query('vacuum (analyze)')
}

/** So many contacts with four events each, for each of these users. */
export async function people(pool: pg.Pool, users: string[], contacts: number): Promise<void> {
  await pool.query(
    `insert into contacts (user_id, full_name, relationship, birthday, email, mailing_address, interests, notes, created_at, updated_at)
     select u, 'Contact Number ' || i * 7919 % 100003 || ' of the Benchmark', 'friend',
       to_char(date '1950-01-01' + i * 37 % 20000, 'YYYY-MM-DD'), 'contact' || i || '@example.com',
       i || ' Long Street, Some Town, Some Country', 'gardening, astronomy and long walks by the sea',
       'Met at the harbor festival; likes what is made by hand and lasts.', now(), now()
     from unnest($1::text[]) u, generate_series(1, $2) i`,
    [users, contacts],
  )
  // A birthday, another yearly event, Mother's Day, and a one-off in the last or the coming years.
  await pool.query(
    `insert into occasions (contact_id, user_id, name, type, date, is_recurring, date_rule, linked_to, created_at, updated_at)
     select c.id, c.user_id, e.name || ' of ' || c.full_name, e.type,
       case e.type when 'birthday' then c.birthday::date when 'annual' then date '2015-01-01' + (c.id * 53 % 4000)::int
         when 'mothers-day' then date '2024-05-12' else current_date - 700 + (c.id * 29 % 1400)::int end,
       e.type <> 'custom', e.rule, e.linked, now(), now()
     from contacts c, (values ('Birthday', 'birthday', 'fixed', 'birthday'), ('Custom', 'annual', 'fixed', null),
       ('Mother''s Day', 'mothers-day', 'mothers-day', null), ('Party', 'custom', 'fixed', null)) e(name, type, rule, linked)
     where c.user_id = any($1)`,
    [users],
  )
  await pool.query(
    `insert into gift_ideas (contact_id, user_id, occasion_id, title, is_saved, created_at, updated_at)
     select contact_id, user_id, id, 'A present', id % 2 = 0, now(), now() from occasions where user_id = any($1) and id % 10 < 2`,
    [users],
  )
}
