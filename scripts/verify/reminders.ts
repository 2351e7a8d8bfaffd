// The long form of the reminders' tests, part of `npm run verify`: minutes. `tsx scripts/verify/reminders.ts [PART...]`
// runs some of the parts below. Exits with 1 when a reminder was lost, doubled, late or on the wrong day.
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import { addDays } from '#domain/shared/calendar-date.ts'
import { inRoot } from '../lib/paths.mjs'
import { EVENTS_A_PERSON, sendCrowd } from '../reminders/crowd.ts'
import { sweepDigests } from '../reminders/digest-sweep.ts'
import { outage } from '../reminders/outage.ts'
import { planningRate, sendingRate } from '../reminders/rates.ts'
import { sweep } from '../reminders/sweep.ts'

/** To the mail server, of each process (the default of SMTP_CONNECTIONS): as many e-mails are under way when it's killed. */
const CONNECTIONS = 20

/** Each says what it saw and answers whether it held. */
const parts: Record<string, () => Promise<boolean> | boolean> = {
  sweep: sweepZones,
  digests: sweepWeeks,
  scripts: randomScripts,
  outage: mailServerAway,
  crowd: crowd,
  kills: kills,
  planning: planning,
  sending: sending,
}

const wanted = process.argv.slice(2)
let held = true
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  held = (await part()) && held
}
process.exitCode = held ? 0 : 1

function sweepZones(): boolean {
  const start = performance.now()
  const zones = Intl.supportedValuesOf('timeZone')
  const days = Array.from({ length: 1461 }, (_, number) => addDays('2026-01-01', number))
  const { cases, wrong, wrongCount } = sweep(zones, days, [0, 1, 7, 30, 365], [0, 1, 2, 5, 21])
  for (const line of wrong) console.log(line)
  return say(
    wrongCount === 0,
    `${zones.length} zones, ${days.length} days, 5 leads, 5 delivery times: ${cases} cases, ${wrongCount} wrong`,
    start,
  )
}

function sweepWeeks(): boolean {
  const start = performance.now()
  const zones = Intl.supportedValuesOf('timeZone')
  const days = Array.from({ length: 1461 }, (_, number) => addDays('2026-01-01', number))
  const { cases, wrong, wrongCount } = sweepDigests(zones, days, [0, 2, 9])
  for (const line of wrong) console.log(line)
  return say(wrongCount === 0, `weekly e-mails in ${zones.length} zones: ${cases} cases, ${wrongCount} wrong`, start)
}

function randomScripts(): boolean {
  const start = performance.now()
  const args = ['run', '--project=server', 'src/server/features/reminders/planning.test.ts']
  const env = { ...process.env, REMINDER_SCRIPTS: '500' }
  const ran = spawnSync(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), ...args], {
    env,
    encoding: 'utf8',
  })
  if (ran.status !== 0) console.log(ran.stdout)
  return say(ran.status === 0, '500 random scripts of edits: planned rows equal the plan', start)
}

async function mailServerAway(): Promise<boolean> {
  const start = performance.now()
  let held = true
  for (const how of ['gone', 'later'] as const) {
    const { due, arrived, minutes, sameSettings } = await outage(500, how)
    held &&= arrived === due && minutes <= 10 && sameSettings
    const settings = sameSettings ? 'no setting changed' : 'SETTINGS CHANGED'
    say(
      held,
      `mail server ${how} for 6 h: ${arrived} of ${due} within ${minutes} min of its return, ${settings}`,
      start,
    )
  }
  return held
}

async function crowd(): Promise<boolean> {
  const start = performance.now()
  const { due, arrived, different, noted, seconds } = await sendCrowd({ due: 20_000, processes: 2 })
  const held = arrived === due && different === due && noted === due * EVENTS_A_PERSON
  const rate = Math.round(due / seconds)
  return say(
    held,
    `${due} e-mails of ${EVENTS_A_PERSON} events due, 2 processes: ${arrived} arrived, ${different} different, ${rate} a second`,
    start,
  )
}

async function kills(): Promise<boolean> {
  let held = true
  for (const [processes, due] of [
    [1, 2_000],
    [2, 20_000],
  ] as const) {
    const start = performance.now()
    const seen = await sendCrowd({ due, processes, kills: 20 })
    const extra = seen.arrived - seen.different
    const isHeld =
      seen.different === seen.due &&
      seen.noted === seen.due * EVENTS_A_PERSON &&
      extra <= seen.kills * CONNECTIONS &&
      seen.longestPauseSeconds < 120
    held &&= isHeld
    say(
      isHeld,
      `${seen.due} e-mails due, ${processes} process(es), ${seen.kills} kills: ${seen.due - seen.different} lost, ${extra} extra, longest pause ${Math.round(seen.longestPauseSeconds)} s`,
      start,
    )
  }
  return held
}

/** A figure, not a promise: it depends on the machine and on what else it does. */
async function planning(): Promise<boolean> {
  const { users, perSecond, cpuMs, idleMs } = await planningRate(4_000)
  console.log(
    `FIGURE   planned ${users} users of 200 events: ${Math.round(perSecond)} a second, ${cpuMs.toFixed(2)} ms CPU each; ` +
      `a run with nothing changed ${idleMs.toFixed(1)} ms; ${load()}`,
  )
  return true
}

async function sending(): Promise<boolean> {
  for (const events of [1, EVENTS_A_PERSON])
    for (const processes of [1, 2]) {
      const { perSecond, cores, cpuMs } = await sendingRate({ due: 6_000, processes, events })
      console.log(
        `FIGURE   e-mails of ${events} event(s) to a server that takes 30 ms, ${processes} process(es): ` +
          `${Math.round(perSecond)} a second, ${cpuMs.toFixed(1)} ms CPU each, ${cores.toFixed(2)} cores a process; ${load()}`,
      )
    }
  return true
}

/** How many programs wanted to run in the last minute, these included. */
function load(): string {
  return `load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`
}

function say(isHeld: boolean, text: string, start: number): boolean {
  console.log(`${isHeld ? 'HELD    ' : 'FAILED  '} ${text} (${Math.round((performance.now() - start) / 1000)} s)`)
  return isHeld
}
