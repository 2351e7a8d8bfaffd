import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type pg from 'pg'
import { migrated } from './growth.ts'
import { populate } from './lib/population.ts'
import { startServer } from './lib/servers.ts'

const root = path.resolve(import.meta.dirname, '..')
/** The largest number of contacts an account may have. */
const CONTACTS = 5_000
/** As Lighthouse slows the processor down for a phone in the middle of the range. */
const SLOWED = 4
/** 'Good' by the definition of Interaction to Next Paint (web.dev/articles/inp). */
const LONGEST_MS = 200

/** What the last use of the page took at most, in ms. */
interface Longest {
  /** From an input to the next frame, as Interaction to Next Paint counts. */
  event: number
  /** The longest time for which the page could answer nothing. */
  task: number
  /** The page's own processor time within the slowest interaction: on a busy machine this is what the product is responsible for. */
  cpu: number
}

/** How long the pages of an account with 5,000 contacts take to answer, with the processor slowed down four times. */
export async function measureInteractions() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const database = await migrated({ dataDir: folder })
  const { headers } = await populate(database.pool, CONTACTS)
  await nameThem(database.pool)
  await database.close()
  const server = await startServer(
    'embedded',
    [path.join(root, 'dist/server/main.js')],
    { PORT: '0', DATA_DIR: folder, DATABASE_URL: '', RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
    '/api/health/ready',
  )
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
    const token = String(headers['authorization']).slice('Bearer '.length)
    await context.addInitScript((kept) => localStorage.setItem('guestToken', kept), token)
    await context.addInitScript(observe)
    const page = await context.newPage()
    // Slowed down, on a busy machine too.
    page.setDefaultTimeout(300_000)
    const devTools = await context.newCDPSession(page)
    await page.goto(`${server.origin}/contacts`)
    await firstCard(page).waitFor()
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    console.log(`${CONTACTS} contacts, processor slowed down ${SLOWED} times: longest interaction and task in ms`)
    const table: Record<string, Longest> = {}
    for (const [name, doIt] of uses) {
      await longestSince(page)
      await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
      await doIt(page)
      await page.waitForTimeout(SETTLED_MS)
      const cpu = cpuOfInteractions(await browser.stopTracing())
      table[name] = { ...(await longestSince(page)), cpu }
      console.log(name, table[name])
    }
    const slow = Object.entries(table).filter(([, { event }]) => event > LONGEST_MS)
    console.log(
      slow.length === 0
        ? `All within ${LONGEST_MS} ms`
        : `Longer than ${LONGEST_MS} ms: ${slow.map(([name]) => name).join(', ')}`,
    )
    return table
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Until the lists have followed and their requests are answered. */
const SETTLED_MS = 1_500

const firstCard = (page: Page) => page.getByRole('list', { name: 'Contacts' }).getByRole('heading').first()

const uses: [string, (page: Page) => Promise<void>][] = [
  [
    'typing in the search of contacts',
    async (page) => {
      const search = page.getByRole('searchbox')
      await search.click()
      await page.keyboard.type('marta lind', { delay: 150 })
      for (let letter = 0; letter < 10; letter++) await page.keyboard.press('Backspace', { delay: 100 })
    },
  ],
  [
    'scrolling',
    async (page) => {
      await page.mouse.move(640, 500)
      for (let turn = 0; turn < 20; turn++) {
        await page.mouse.wheel(0, 400)
        await page.waitForTimeout(60)
      }
      await page.mouse.wheel(0, -100_000)
    },
  ],
  [
    'jumping to a letter',
    async (page) => {
      await page.getByRole('navigation', { name: 'Jump to a letter' }).getByRole('button').nth(12).click()
    },
  ],
  [
    'switching views',
    async (page) => {
      await page.getByRole('radio', { name: 'List' }).check()
      await page.waitForTimeout(SETTLED_MS)
      await page.getByRole('radio', { name: 'Cards' }).check()
    },
  ],
  [
    'sorting by next event',
    async (page) => {
      // By keys: `selectOption` is no interaction of the browser's.
      await page.getByLabel('Sort by').focus()
      await page.keyboard.press('End')
      await page.waitForTimeout(SETTLED_MS)
      await page.keyboard.press('Home')
    },
  ],
  ['opening a contact', async (page) => firstCard(page).getByRole('button').click()],
  ['closing it', async (page) => page.keyboard.press('Escape')],
  [
    'opening the form for a contact',
    async (page) => page.getByRole('main').getByRole('button', { name: 'Add Contact' }).click(),
  ],
  ['closing the form', async (page) => page.keyboard.press('Escape')],
  ['opening the search of everything', async (page) => page.keyboard.press('Control+k')],
  ['typing there', async (page) => page.keyboard.type('marta', { delay: 150 })],
  ['closing the search', async (page) => page.keyboard.press('Escape')],
  ['going to the calendar', async (page) => page.getByRole('link', { name: 'Calendar' }).first().click()],
  ['the next month', async (page) => page.getByRole('button', { name: /^Next/ }).first().click()],
  ['going to the dashboard', async (page) => page.getByRole('link', { name: 'Dashboard' }).first().click()],
  ['the past events', async (page) => page.getByRole('radio', { name: 'Past' }).check()],
  ['all events', async (page) => page.getByRole('button', { name: 'View All' }).click()],
  ['closing them', async (page) => page.keyboard.press('Escape')],
  ['going back to the contacts', async (page) => page.getByRole('link', { name: 'Contacts' }).first().click()],
]

/** In the page: keeps the longest interaction and task until they're asked for. Named functions in it would not arrive there. */
function observe() {
  const longest = { event: 0, task: 0 }
  Object.assign(globalThis, { longest })
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) longest.event = Math.max(longest.event, Math.round(duration))
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, Math.round(duration))
  }).observe({ type: 'longtask' })
}

async function longestSince(page: Page): Promise<Omit<Longest, 'cpu'>> {
  return page.evaluate(() => {
    const { longest } = globalThis as unknown as { longest: Omit<Longest, 'cpu'> }
    const seen = { ...longest }
    Object.assign(longest, { event: 0, task: 0 })
    return seen
  })
}

interface Traced {
  name: string
  pid: number
  tid: number
  /** Microseconds, as all times here. */
  ts: number
  dur?: number
  /** Of the thread alone. */
  tdur?: number
  args?: { data?: { duration?: number; interactionId?: number } }
}

/** The most processor time that the page's thread used between an input and the frame that showed it, in ms. */
function cpuOfInteractions(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] }
  const tasks = traceEvents.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined)
  const cpuBetween = (pid: number, tid: number, from: number, to: number) =>
    tasks
      .filter((task) => task.pid === pid && task.tid === tid && task.ts + (task.dur ?? 0) > from && task.ts < to)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  const ofEach = traceEvents
    .filter(({ name, args }) => name === 'EventTiming' && (args?.data?.interactionId ?? 0) > 0)
    .map(({ pid, tid, ts, args }) => cpuBetween(pid, tid, ts, ts + (args?.data?.duration ?? 0) * 1000))
  return Math.round(Math.max(0, ...ofEach) / 1000)
}

/** Names that differ in every letter, as real ones do. */
async function nameThem(pool: pg.Pool) {
  await pool.query(
    `update contacts set full_name =
       (array['Marta','Ada','Bruno','Chiara','David','Elif','Farid','Greta','Hugo','Ines','Jonas','Karin','Lena','Nils',
         'Olga','Pablo','Quentin','Rosa','Sven','Tara','Umar','Vera','Wanda','Xenia','Yusuf','Zoe'])[1 + id % 26] || ' ' ||
       (array['Lindqvist','Abel','Brandt','Costa','Dietz','Engel','Ferrari','Gruber','Hansen'])[1 + id / 26 % 9] || ' ' || id`,
  )
}
