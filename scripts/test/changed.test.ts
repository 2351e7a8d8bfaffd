import { describe, expect, it } from 'vitest'
import { testsOfChanges } from './changed.mjs'

describe('npm run check runs', () => {
  it("a feature's route tests and the security tests of its routes when its contract changed", () => {
    const { folders, routes } = testsOfChanges(['src/domain/contacts/schema.ts'])
    expect(folders).toEqual(['src/server/features/contacts/'])
    expect(routes).toEqual(expect.arrayContaining(['/contacts', '/contacts/:id', '/contacts/:id/dismissals']))
    expect(routes).not.toContain('/occasions')
  })

  it('the same when its server code changed', () => {
    expect(testsOfChanges(['src/server/features/reminders/push/routes.ts'])).toEqual(
      testsOfChanges(['src/domain/reminders/plan.ts']),
    )
  })

  it('the tests beside other code of the server', () => {
    expect(testsOfChanges(['src/server/mail/outbox.ts'])).toEqual({ folders: ['src/server/mail/'], routes: [] })
  })

  it('the security tests of every route when a table changed', () => {
    expect(testsOfChanges(['src/server/db/schema/people.ts']).routes).toBeUndefined()
  })

  it('the tests of backups and of the export when a column was added', () => {
    const { folders } = testsOfChanges([
      'src/domain/contacts/text-fields.ts',
      'src/server/db/migrations/0027_nickname.sql',
    ])
    expect(folders).toEqual(['src/server/features/contacts/', 'src/server/db/', 'src/server/features/account-data/'])
  })

  it('nothing of the server for the client and documents', () => {
    expect(testsOfChanges(['src/client/app/App.tsx', 'README.md'])).toEqual({ folders: [], routes: [] })
  })
})
