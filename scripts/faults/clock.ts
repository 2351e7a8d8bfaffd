// A product that starts with its clock 390 days ahead, and gets the right one back while it runs.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { openMailbox } from '#server/testing/smtp-mailbox.ts'
import { inRoot } from '../lib/paths.mjs'
import { startProduct } from '../processes/product.ts'
import type { Scenario } from './scenario.ts'
import { keepWriting, Visitor } from './visitor.ts'

const DAY_MS = 86_400_000
const AHEAD_DAYS = 390
/** Every job that could do harm has run twice: they run at the start, then every ten to fifteen seconds. */
const JOBS_RAN_MS = 35_000

export const movedClock: Scenario = {
  name: 'clock-ahead',
  async run(report) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-clock-'))
    const clock = path.join(folder, 'ahead')
    const setAhead = (days: number) => {
      // Renamed into place: the product never reads half a number.
      fs.writeFileSync(`${clock}.new`, String(days * DAY_MS))
      fs.renameSync(`${clock}.new`, clock)
    }
    const mailbox = await openMailbox()
    const settings = {
      DATA_DIR: path.join(folder, 'data'),
      SMTP_URL: mailbox.url,
      APP_URL: 'http://gifts.example.com',
      NODE_OPTIONS: `--import=${pathToFileURL(inRoot('e2e/support/moved-clock-preload.mjs')).href}`,
      RIBBONRY_E2E_CLOCK: clock,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'info',
    }
    const reminders = () => mailbox.received.filter(({ subject }) => subject.startsWith('Party'))
    const inDoubt = async (address: string) =>
      /^ribbonry_clock_in_doubt (\d)$/m.exec(await (await fetch(`${address}/api/metrics`)).text())?.[1]
    try {
      setAhead(0)
      let product = await startProduct(settings)
      const ada = await Visitor.signUp(product.address, 'ada@example.com')
      const guest = await Visitor.guest(product.address)
      await guest.call('POST', '/contacts', { fullName: 'Tom', relationship: 'friend' })
      await addParty(ada)
      const { ledger, stop } = keepWriting(ada, 1)
      await sleep(JOBS_RAN_MS)
      await stop()
      await product.stop()

      setAhead(AHEAD_DAYS)
      product = await startProduct(settings)
      ada.address = product.address
      guest.address = product.address
      await sleep(JOBS_RAN_MS)
      const there = new Set(await ada.contacts())
      const lost = ledger.acknowledged.filter((name) => !there.has(name)).length
      report.held(
        lost === 0,
        `${AHEAD_DAYS} days ahead: ${ledger.acknowledged.length} changes acknowledged, ${lost} lost`,
      )
      report.held((await guest.contacts()).includes('Tom'), 'a guest is still signed in, with what the guest entered')
      report.held(reminders().length === 0, `${reminders().length} reminders of next year were sent`)
      const warnings = product.said().split('anything last happened here').length - 1
      report.held(
        warnings === 1 && (await inDoubt(product.address)) === '1',
        `the log warned ${warnings} time(s), the metric says 1`,
      )

      setAhead(0)
      await sleep(JOBS_RAN_MS)
      report.held((await inDoubt(product.address)) === '0', 'the right clock ends the doubt at once')
      setAhead(AHEAD_DAYS - 365)
      await sleep(JOBS_RAN_MS)
      report.held(
        reminders().length === 1,
        `${AHEAD_DAYS - 365} days on, this year's reminder was sent ${reminders().length} time(s)`,
      )
      await product.stop()
    } finally {
      await mailbox.close()
      fs.rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** A yearly party whose reminder is due today in 25 days, and so on the day that the wrong clock shows. */
async function addParty(ada: Visitor): Promise<void> {
  await ada.call('PUT', '/preferences', { timeZone: 'UTC' })
  const { body } = await ada.call<{ id: number }>('POST', '/contacts', {
    fullName: 'Maya Okafor',
    relationship: 'friend',
  })
  await ada.call('POST', '/occasions', {
    contactId: body.id,
    name: 'Party',
    type: 'custom',
    isRecurring: true,
    date: new Date(Date.now() + (AHEAD_DAYS - 365 + 3) * DAY_MS).toISOString().slice(0, 10),
  })
}
