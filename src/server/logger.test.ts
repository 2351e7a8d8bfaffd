import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from './http/app.ts'
import { createLogger } from './logger.ts'
import { createMailer } from './mail/create-mailer.ts'
import { openTestApp, type TestApp } from './testing/app.ts'

let test: TestApp
let lines: string[]
const logger = () => createLogger('debug', { write: (line) => void lines.push(line) })
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(() => {
  lines = []
})

describe('the log', () => {
  it.each([
    ['/reset-password?token=opens-an-account', '/reset-password'],
    ['/act/opens-an-account', '/act/…'],
    ['/act/opens-an-account/', '/act/…'],
    ['/ask/opens-a-page', '/ask/…'],
    ['/api/ask/opens-a-page', '/api/ask/…'],
    ['//api//ask/opens-a-page?x', '//api//ask/…'],
    ['/contribute/opens-a-page', '/contribute/…'],
    ['/api/contribute/opens-a-page?x', '/api/contribute/…'],
    ['//act/opens-an-account?x', '//act/…'],
    ['/cal/opens-an-account.ics', '/cal/…'],
    ['/%63al/opens-an-account.ics', '/cal/…'],
  ])('names the page that was asked for without the token of a mailed link: %s', async (url, named) => {
    const { settings, clock, database } = test
    const mailer = createMailer({ db: database.db, settings, clock, outboxDir: null })
    const app = await buildApp({ ...test.services, mailer }, { version: 'test', logger: logger() })
    const headers = { referer: `https://ribbonry.example${url}` }
    await app.inject({ method: 'GET', url, headers })
    await app.close()
    expect(lines.join('')).toContain(`"url":"${named}"`)
    expect(lines.join('')).not.toContain('opens-an-account')
  })

  it('names a failed query and why it failed, and none of its values', async () => {
    const { db } = test.database
    const failing = db.execute(sql`insert into users (id, email) values (${'ada'}, ${'ada@example.com'})`)
    const error: unknown = await failing.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    logger().error({ err: error }, 'unexpected error')
    const line = lines.join('')
    expect(line).toContain('insert into users')
    expect(line).toContain('23502')
    expect(line).toContain('logger.test.ts')
    expect(line).not.toContain('ada@example.com')
  })

  it('ends with errors that are each other’s cause', () => {
    const one = new Error('one')
    const two = new Error('two', { cause: one })
    one.cause = two
    logger().error({ err: one }, 'unexpected error')
    expect(lines).toHaveLength(1)
  })
})
