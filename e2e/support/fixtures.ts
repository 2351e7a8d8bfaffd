import { test as base } from '@playwright/test'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { Ribbonry } from './app.ts'
import { waitInPage } from './wait-in-page.ts'

export interface Options {
  /** The instant at which the browser's clock starts, such as '2026-12-20T15:00:00Z'; without it, the real time. */
  now: string | undefined
  /** Errors in the console that the journey provokes on purpose. */
  expectedErrors: RegExp[]
}

export interface Fixtures {
  /** A person who has just arrived: signed out, in a new browser. */
  visitor: Ribbonry
  /** A person who continues as a guest: an account of their own, without any data. */
  guest: Ribbonry
}

/**
 * Every journey fails on an error in the console, an uncaught exception and whatever the content security policy blocks.
 * Zones: `test.use({ timezoneId: 'Pacific/Auckland' })`; fixed time: `test.use({ now: '…' })`.
 */
export const test = base.extend<Options & Fixtures>({
  now: [undefined, { option: true }],
  expectedErrors: [[], { option: true }],

  context: async ({ context, now, expectedErrors }, run) => {
    if (now !== undefined) await context.clock.install({ time: now })
    const errors = listenForErrors(context, expectedErrors)
    await run(context)
    base.expect(errors).toEqual([])
  },

  page: async ({ page }, run, journey) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = (url, options) => stepsTaken(page).then(() => goto(url, options))
    page.reload = (options) => stepsTaken(page).then(() => reload(options))
    await run(page)
    if (journey.status !== journey.expectedStatus) await keepPicture(page, journey)
  },

  visitor: async ({ page }, run) => {
    await run(new Ribbonry(page))
  },

  guest: async ({ page, context, baseURL, timezoneId }, run) => {
    await continueAsGuest(context, baseURL ?? '', timezoneId)
    await run(new Ribbonry(page))
  },
})

export { expect } from '@playwright/test'

/**
 * The last dialog that closes steps back in the history (client/lib/back.ts), a moment later: no person is that fast, but a
 * journey's next address or reload would be canceled by it. With a dialog open there is nothing to wait for.
 */
async function stepsTaken(page: Page): Promise<void> {
  const isOver = () => (history.state as { isExtra?: boolean } | null)?.isExtra !== true
  await waitInPage(page, isOver, { timeout: 1_000 }).catch(() => undefined)
}

/** Playwright's 'only-on-failure' takes a picture after every journey, and throws it away after those that passed. */
async function keepPicture(page: Page, journey: TestInfo): Promise<void> {
  const path = journey.outputPath('failed.png')
  await page.screenshot({ path, timeout: 5_000 }).then(
    () => journey.attach('screenshot', { path, contentType: 'image/png' }),
    // A tab that was closed or that hangs has no picture; what failed is told without it.
    () => undefined,
  )
}

/** As the landing page does it: the server learns the browser's zone, without which its day would be that of UTC. */
async function continueAsGuest(context: BrowserContext, origin: string, timeZone: string | undefined): Promise<void> {
  const headers = { origin }
  const answer = await context.request.post('/api/auth/guest', { headers })
  base.expect(answer.status(), await answer.text()).toBe(201)
  const told = await context.request.put('/api/preferences', { headers, data: { timeZone } })
  base.expect(told.status(), await told.text()).toBe(200)
}

/**
 * Chromium writes every refused request into the console; refusals are answers, and the journeys look at them. So is the
 * 502 of a pasted link whose page could not be read: none can be where the journeys run.
 */
const REFUSAL = /^Failed to load resource: the server responded with a status of (?:4\d\d|502)/

function listenForErrors(context: BrowserContext, expected: RegExp[]): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!REFUSAL.test(text) && !expected.some((pattern) => pattern.test(text))) errors.push(text)
  }
  context.on('weberror', (error) => note(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  return errors
}
