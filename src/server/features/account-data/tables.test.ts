import { getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { entrySchemas, settingSchemas } from '#domain/account-data/entries.ts'
import { allTables, tablesOfUsers } from '#server/testing/filled-account.ts'
import { columnsInFile, exportedLists, exportedSettings, type ExportedTable } from './tables.ts'

const exported: Record<string, ExportedTable> = { ...exportedSettings, ...exportedLists }

const { account, profile, preferences } = settingSchemas
/** The fields of every entry. */
const fieldsOf: Record<string, string[]> = Object.fromEntries(
  Object.entries({ ...entrySchemas, account, profile: profile.unwrap(), preferences: preferences.unwrap() }).map(
    ([name, { shape }]) => [name, Object.keys(shape)],
  ),
)

/** Tables with rows of users that no file has. */
const notExported: Record<string, string> = {
  user_identities: 'belongs to how one signs in here',
  ask_links: 'secrets: anyone who has one may answer; made again in the new place',
  contributor_links:
    'secrets: anyone who has one may answer; made again in the new place. The answers are in the splits',
  sessions: 'secrets: who has them is signed in',
  password_reset_tokens: 'secrets, for an hour',
  email_tokens: 'secrets, for three days',
  earlier_tokens: 'whose the secrets of version 0.1 are',
  email_owners: 'whose an address is here; the address itself is in the file',
  identity_owners: 'belongs to how one signs in here',
  passkey_owners: 'bound to the address of this server',
  endpoint_owners: 'secrets of this browser and this server',
  social_sign_ins: 'sign-ins under way, for minutes',
  passkeys: 'bound to the address of this server',
  totp_secrets: 'secrets',
  recovery_codes: 'secrets',
  sign_in_challenges: 'sign-ins under way, for minutes',
  push_subscriptions: 'secrets of this browser and this server; switched on again in the new place',
  idempotency_keys: 'answers of the last 24 hours, kept against doubling',
  price_drops: 'what this server told lately; the watch itself is in the file',
  pictures: 'a cache of other sites’ pictures; made again when they are shown',
  imports: 'files of people that were brought in here, until that can no longer be undone',
  contact_merges: 'what can still be undone here; the contacts themselves are in the file',
  import_files: 'such a file, until it was imported, for a day at most',
  import_people: 'such a file, until it was imported, for a day at most',
  import_contacts: 'what can still be undone here; the contacts themselves are in the file',
  import_occasions: 'what can still be undone here; the events themselves are in the file',
  import_gifts: 'what can still be undone here; the gift ideas themselves are in the file',
  calendar_feeds: 'secrets; in another place the calendars have other addresses',
  digests: 'which weekly e-mails this server has sent',
  mail_queue: 'mails on their way, gone within a week',
}

/** Tables that no foreign key leads to a user from, and why nobody would miss them. */
const ofNobody: Record<string, string> = {
  api_cache: 'what shops answered',
  api_failures: 'what went wrong with shops',
  api_rate_limit_metrics: 'how often shops were asked',
  app_secrets: 'secrets of this server',
  catalogue_imports: 'goods',
  catalogue_words: 'goods',
  jobs: 'work of this server',
  product_feeds: 'where goods come from',
  product_feed_files: 'goods',
  product_feed_rejects: 'goods',
  products: 'goods',
  rate_limits: 'counters for an hour; those under an account’s id are deleted with it (delete-account.test.ts)',
}

describe('every table', () => {
  it('with rows of users is in the file, or named with the reason why it is not', () => {
    const named = [...Object.values(exported).map(({ table }) => getTableName(table)), ...Object.keys(notExported)]
    expect(named.toSorted()).toEqual(tablesOfUsers.map(getTableName).toSorted())
  })

  it('without a way to a user is named here, because it holds nothing of any user', () => {
    const others = allTables.filter((table) => !tablesOfUsers.includes(table))
    expect(others.map(getTableName).toSorted()).toEqual(Object.keys(ofNobody).toSorted())
  })

  it.each(Object.entries(exported))('%s has all its columns in the file, or a reason', (name, table) => {
    expect(fieldsOf[name]?.toSorted()).toEqual(Object.keys(columnsInFile(table)).toSorted())
    const columns = Object.keys(getTableColumns(table.table))
    expect(columns).toEqual(expect.arrayContaining([...Object.keys(table.out), ...Object.keys(table.told)]))
  })
})
