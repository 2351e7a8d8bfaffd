import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
/** The same engine without a browser's windows, for a fifth less work. Notifications need the windows: push.spec.ts. */
const headlessShell = `${chromium}-headless-shell`
const executablePath = [headlessShell, chromium].find((file) => existsSync(file))

/** Set by `npm run verify -- journeys`. */
const isLong = process.env['LONG_JOURNEYS'] !== undefined

/** Chromium hears the last list alone: those that Playwright names, as far as they are on in Debian's, and our own. */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Each window would start two pages for its address field, and a process in reserve: a fifth of all work.
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Which journeys take what they need from this file of e2e/support. */
function journeysWith(support: string): string[] {
  const folder = join(import.meta.dirname, 'e2e')
  const journeys = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
  return journeys.filter((name) => readFileSync(join(folder, name), 'utf8').includes(`from './support/${support}.ts'`))
}

/**
 * Journeys with a browser or a product of their own for each worker, and how many workers: to start a product takes 6 s of
 * processor time, so they come first, side by side, and workers that are done with them go on with the journeys that share
 * one.
 */
const apart = [
  // A browser with windows, for which Playwright needs other workers: last, two of three waited for them.
  { name: 'push', testMatch: ['push.spec.ts'], workers: 1 },
  { name: 'time-travel', testMatch: journeysWith('time-travel'), workers: isLong ? 2 : 1 },
  { name: 'shops', testMatch: journeysWith('shops'), workers: 1 },
  { name: 'product-feeds', testMatch: journeysWith('product-feeds'), workers: 1 },
  { name: 'local-providers', testMatch: journeysWith('local-providers'), workers: 1 },
]

// Journeys of a person through the built product, in a real Chromium. e2e/support/product.ts starts the product once a run.
export default defineConfig({
  testDir: 'e2e',
  // `npm test` has to stay short: docs/decisions/025 says what is `npm run verify`'s.
  ...(!isLong && { grepInvert: /@long/ }),
  projects: [...apart, { name: 'together', testIgnore: apart.flatMap(({ testMatch }) => testMatch) }],
  outputDir: 'test-results',
  globalSetup: './e2e/support/product.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // CI shares its two cores with others and sometimes loses a frame. The last lines name what needed another try.
  retries: process.env['CI'] ? 2 : 0,
  // Two leave a sixth of two cores idle, three a fifteenth, and with four it takes as long: a journey waits for timers now and then.
  workers: 3,
  // On a machine that does much else besides, a step takes eight times as long as alone.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['RIBBONRY_E2E_URL'] ?? '',
    // Each journey is a new browser, which would fetch the whole app to keep it; push.spec.ts allows the worker.
    serviceWorkers: 'block',
    trace: 'off',
    // e2e/support/fixtures.ts takes one of a journey that failed.
    screenshot: 'off',
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // Painting what glides and fades costs a tenth of the time; the long form does it, and drag.spec.ts always.
    contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' },
    launchOptions: {
      // Playwright's own browser where Debian's is not to be found.
      ...(executablePath !== undefined && { executablePath }),
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Pages live for seconds: threads that collect garbage and optimize code ahead of need took a sixth of all processor
        // time, and a process of its own for each journey a twentieth.
        '--js-flags=--single-threaded',
        '--renderer-process-limit=1',
        // What draws and what loads take part in the browser's own process: a twentieth less to pass on and to wait for. The
        // first is Playwright's, whose list isn't heard beside ours.
        '--in-process-gpu',
        '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2',
        `--disable-features=${disabledFeatures.join(',')}`,
        '--disable-quic',
        '--no-first-run',
        // A browser that calls home would make the journeys depend on the network.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
