import type pg from 'pg'
import { addressKey, exactAddressKey, foldAddress } from '#domain/shared/email-address.ts'

interface Account {
  id: string
  email: string
  key: string | null
  isConfirmed: boolean
}

/**
 * Gives a key to each account that has none: those from before keys were introduced. The second half of a migration, in
 * JavaScript because a database folds addresses in its own way. Of accounts whose addresses fold to the same, one gets the
 * key and the others keep to their exact spelling (docs/accounts.md, 'One address, one account').
 */
export async function keyAddresses(client: pg.ClientBase): Promise<void> {
  if (!(await hasUnkeyed(client))) return
  const { rows } = await client.query<Account>(`
    select id, email, email_key as key, email_verified_at is not null as "isConfirmed"
    from users where email is not null order by created_at, id`)
  const taken = new Set(rows.map(({ key }) => key))
  const keyed = rows
    .filter(({ key }) => key === null)
    .toSorted((one, other) => claim(other) - claim(one))
    .map(({ id, email }) => {
      const key = taken.has(addressKey(email)) ? exactAddressKey(email) : addressKey(email)
      taken.add(key)
      return { id, key }
    })
  await client.query('insert into email_owners (email_key, user_id) select * from unnest($1::text[], $2::text[])', [
    keyed.map(({ key }) => key),
    keyed.map(({ id }) => id),
  ])
  await client.query(
    `update users set email_key = keyed.key
     from (select unnest($1::text[]) as id, unnest($2::text[]) as key) keyed where keyed.id = users.id`,
    [keyed.map(({ id }) => id), keyed.map(({ key }) => key)],
  )
}

/** Older migrations, of which the tests make databases, know no keys. */
async function hasUnkeyed(client: pg.ClientBase): Promise<boolean> {
  const column = await client.query(
    "select from information_schema.columns where table_schema = 'public' and table_name = 'users' and column_name = 'email_key'",
  )
  if (column.rowCount === 0) return false
  const unkeyed = await client.query('select from users where email is not null and email_key is null limit 1')
  return unkeyed.rowCount !== 0
}

/** Who gets the key: a confirmed address first, then one that is spelled as it folds, then the oldest. */
function claim({ email, isConfirmed }: Account): number {
  return Number(isConfirmed) * 2 + Number(email === foldAddress(email))
}
