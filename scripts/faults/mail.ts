// A mail server that goes wrong: nobody waits for it, no mail is lost, and each arrives once.
import { setTimeout as sleep } from 'node:timers/promises'
import { mailTexts } from '#domain/texts/mail.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { openMailbox, type Mailbox } from '#server/testing/smtp-mailbox.ts'
import { newDatabase, type NewDatabase } from '../processes/database.ts'
import { startProduct, type Product } from '../processes/product.ts'
import { EVENTS_A_PERSON, populate } from '../reminders/crowd.ts'
import { findPostgres, startPostgres } from '../test/postgres.mjs'
import type { Report, Scenario } from './scenario.ts'
import { keepWriting, Visitor } from './visitor.ts'

/** Reminders that are due when the product starts. */
const DUE = 60
/** After it is well again the waiting mails leave within ten minutes; a little for the last batch. */
const PATIENCE_MS = 11 * 60_000
/** Longer than the product waits for any one answer of a mail server. */
const TROUBLE_MS = 45_000

export const hangingMailServer: Scenario = {
  name: 'mail-hangs',
  run: (report) =>
    withMail(
      report,
      ({ mailbox }) => mailbox.behave('hold'),
      async ({ product, mailbox, database }) => {
        await trouble(report, product)
        await mailbox.behave('well')
        await allArrive(report, mailbox, database, DUE)
      },
    ),
}

export const greylistingMailServer: Scenario = {
  name: 'mail-greylists',
  run: (report) =>
    withMail(
      report,
      ({ mailbox }) => mailbox.behave('later'),
      async ({ product, mailbox, database }) => {
        await trouble(report, product)
        report.held(mailbox.received.length === 0, 'a mail that is put off with 451 is not taken for sent')
        await mailbox.behave('well')
        await allArrive(report, mailbox, database, DUE)
      },
    ),
}

export const rejectingMailServer: Scenario = {
  name: 'mail-rejects-half',
  run: (report) =>
    withMail(report, rejectHalf, async ({ product, mailbox, database }) => {
      const refused = await database.rows<{ due: number; people: number }>(
        'select count(*)::int as due, count(distinct u.id)::int as people from occasions o join users u on u.id = o.user_id where u.email = any ($1)',
        [[...mailbox.unknown]],
      )
      const { due, people } = refused[0] ?? { due: 0, people: 0 }
      await allArrive(report, mailbox, database, DUE - due)
      const told = await database.rows<{ reason: string }>("select reason from email_reminders where status = 'failed'")
      const isClear = told.every(({ reason }) => reason === mailTexts.failures.refused)
      report.held(
        told.length === due && due > 0 && isClear,
        `${people} people whose address is refused read of ${told.length} of their ${due} reminders: '${told[0]?.reason}'`,
      )
      await trouble(report, product)
    }),
}

async function rejectHalf({ mailbox, database }: Prepared): Promise<void> {
  const users = await database.rows<{ email: string }>('select email from users order by id')
  for (const [index, { email }] of users.entries()) if (index % 2 === 0) mailbox.unknown.add(email)
}

interface Prepared {
  mailbox: Mailbox
  database: NewDatabase
}

interface Affected extends Prepared {
  product: Product
}

async function withMail(
  report: Report,
  prepare: (prepared: Prepared) => Promise<void>,
  work: (affected: Affected) => Promise<void>,
): Promise<void> {
  const found = findPostgres()
  if (!found) return report.skipped('there is no PostgreSQL on this machine')
  const postgres = await startPostgres(found.bin)
  const mailbox = await openMailbox({ keepRaw: false })
  const database = await newDatabase(postgres.url)
  try {
    await populate(database.url, DUE)
    await prepare({ mailbox, database })
    const product = await startProduct({
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.url,
      APP_URL: 'http://gifts.example.com',
      RATE_LIMIT: 'off',
    })
    try {
      await work({ product, mailbox, database })
    } finally {
      await product.kill()
    }
  } finally {
    await mailbox.close()
    await database.drop()
    postgres.stop()
  }
}

/** Meanwhile people sign up, change things and ask for a reminder at once. */
async function trouble(report: Report, product: Product): Promise<void> {
  const email = `ada-${Date.now()}@example.com`
  const start = performance.now()
  const ada = await Visitor.signUp(product.address, email)
  const signUpMs = performance.now() - start
  const { ledger, stop } = keepWriting(ada, 2)
  const { body: contact } = await ada.call<{ id: number }>('POST', '/contacts', {
    fullName: 'Maya Okafor',
    relationship: 'friend',
  })
  const { body: event } = await ada.call<{ id: number }>('POST', '/occasions', {
    contactId: contact.id,
    name: 'Party',
    type: 'custom',
    date: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  })
  const asked = ada.call('POST', `/occasions/${event.id}/send-reminder`)
  await sleep(TROUBLE_MS)
  const { status, sentence, ms } = await asked
  await stop()
  const there = new Set(await ada.contacts())
  const lost = ledger.acknowledged.filter((name) => !there.has(name))
  const refused = ledger.refusals.length + ledger.unanswered.length
  report.held(
    lost.length === 0 && refused === 0 && ledger.acknowledged.length > 0,
    `meanwhile a sign-up takes ${(signUpMs / 1000).toFixed(1)} s; ${ledger.acknowledged.length} changes ` +
      `acknowledged, ${refused} refused, ${lost.length} lost`,
  )
  const isClear = status === 200 || (status === 503 && sentence === reminderTexts.mailDown)
  report.held(isClear, `'Send reminder now' answers ${status} after ${(ms / 1000).toFixed(0)} s: '${sentence}'`)
}

async function allArrive(report: Report, mailbox: Mailbox, database: NewDatabase, due: number): Promise<void> {
  const start = performance.now()
  const ofTheCrowd = () => mailbox.received.filter(({ to }) => to.some((address) => address.startsWith('person')))
  const different = () => new Set(ofTheCrowd().map(({ messageId }) => messageId)).size
  while (different() < due && performance.now() - start < PATIENCE_MS) await sleep(200)
  const seconds = Math.round((performance.now() - start) / 1000)
  // A copy too many would come with the next look.
  await sleep(25_000)
  const sent = await database.rows("select id from email_reminders where status = 'sent' and address like 'person%'")
  report.held(
    different() === due && sent.length === due * EVENTS_A_PERSON,
    `${different()} of ${due} e-mails arrived within ${seconds} s of its being well, ${sent.length} reminders noted as sent, ` +
      `${ofTheCrowd().length - different()} copies under the same Message-ID`,
  )
}
