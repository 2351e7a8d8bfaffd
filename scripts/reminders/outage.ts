// Six hours without a mail server, minute by minute on a clock that is moved, and what happens when it is back.
import { movableClock } from '#server/testing/clock.ts'
import { openOwnDatabase } from '#server/db/testing.ts'
import { planReminders } from '#server/features/reminders/plan-reminders.ts'
import { sendReminders } from '#server/features/reminders/sending/send-reminders.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import { parseSettings } from '#server/settings.ts'
import { openMailbox } from '#server/testing/smtp-mailbox.ts'

const MINUTE_MS = 60_000

export async function outage(due: number, how: 'gone' | 'later') {
  const database = await openOwnDatabase()
  const mailbox = await openMailbox({ keepRaw: false })
  const clock = movableClock('2026-11-21T20:00:00Z')
  const settings = parseSettings({ SMTP_URL: mailbox.url })
  const { db, pool, patiently } = database
  const mailer = createMailer({ db, settings, clock, outboxDir: null })
  const services = { db, patiently, settings, clock, mailer }
  const look = async () => {
    await planReminders(services)
    await sendReminders(services)
  }
  const settingsOfAll = async () =>
    JSON.stringify((await pool.query('select * from user_preferences order by user_id')).rows)
  try {
    await pool.query(
      `insert into email_owners (email_key, user_id)
       select 'person' || n || '@example.com', 'user-' || n from generate_series(1, $1::int) n`,
      [due],
    )
    await pool.query(
      `insert into users (id, email, email_key, created_at, updated_at, last_seen_at)
       select 'user-' || n, 'person' || n || '@example.com', 'person' || n || '@example.com', '2026-01-01', '2026-01-01', '2026-01-01' from generate_series(1, $1::int) n`,
      [due],
    )
    // Their hour is 21: it strikes while the mail server is away.
    await pool.query(
      "insert into user_preferences (user_id, reminder_hour, created_at, updated_at) select id, 21, '2026-01-01', '2026-01-01' from users",
    )
    await pool.query(
      "insert into contacts (user_id, full_name, relationship, created_at, updated_at) select id, 'Maya', 'friend', '2026-01-01', '2026-01-01' from users",
    )
    await pool.query(
      `insert into occasions (contact_id, user_id, name, date, type, is_recurring, needs_gift, created_at, updated_at)
       select id, user_id, 'Party', '2026-11-28', 'custom', false, false, '2026-01-01', '2026-01-01' from contacts`,
    )
    await look()
    const before = await settingsOfAll()
    await mailbox.behave(how)
    for (let minute = 0; minute < 7 * 60; minute += 1) {
      clock.advance(MINUTE_MS)
      await look()
    }
    await mailbox.behave('well')
    let minutes = 0
    while (mailbox.received.length < due && minutes < 60) {
      clock.advance(MINUTE_MS)
      minutes += 1
      await look()
    }
    return { due, arrived: mailbox.received.length, minutes, sameSettings: before === (await settingsOfAll()) }
  } finally {
    await mailer.close()
    await mailbox.close()
    await database.close()
  }
}
