import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { fillAccount } from './lib/account.ts'
import { startServer } from './lib/servers.ts'

const root = path.resolve(import.meta.dirname, '..')
const DEBUGGING_PORT = 9333

/** Goal 6 of docs/performance.md: the first, cold load of the landing page and of the dashboard on a phone (Lighthouse mobile). */
export async function measurePages() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const server = await startServer(
    'embedded',
    [path.join(root, 'dist/server/main.js')],
    { PORT: '0', DATA_DIR: folder, DATABASE_URL: '', RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
    '/api/health/ready',
  )
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const account = await fillAccount(server, 24)
    // As after its first visit: the first one reports its zone, and asks for everything again.
    const told = await fetch(`${server.origin}/api/preferences`, {
      method: 'PUT',
      headers: account.headers,
      body: JSON.stringify({ timeZone: 'Europe/Berlin' }),
    })
    if (!told.ok) throw new Error(`The time zone was refused: ${told.status}`)
    const landing = await load(`${server.origin}/`)
    // The bearer alone would show the landing page: without the cookie beside the session's the client asks nobody.
    const devTools = await browser.newBrowserCDPSession()
    await devTools.send('Storage.setCookies', {
      cookies: [{ name: 'ribbonry_hint', value: '1', url: server.origin }],
    })
    const result = {
      landing,
      dashboard: await load(`${server.origin}/dashboard`, { Authorization: String(account.headers['authorization']) }),
    }
    console.table(result)
    return result
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function load(url: string, extraHeaders?: Record<string, string>) {
  const run = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    ...(extraHeaders ? { extraHeaders } : {}),
  })
  if (!run) throw new Error(`Lighthouse could not load ${url}`)
  const { audits, categories } = run.lhr
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = transfers(audits['network-requests']?.details)
  const kB = (filter: (request: Transfer) => boolean) =>
    Math.round(requests.filter(filter).reduce((sum, request) => sum + request.transferSize, 0) / 1000)
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
    bestPractices: Math.round((categories['best-practices']?.score ?? 0) * 100),
    seo: Math.round((categories['seo']?.score ?? 0) * 100),
    lcpSeconds: Number((number('largest-contentful-paint') / 1000).toFixed(2)),
    tbtMs: Math.round(number('total-blocking-time')),
    cls: Number(number('cumulative-layout-shift').toFixed(3)),
    jsKB: kB((request) => request.resourceType === 'Script'),
    allKB: kB(() => true),
    requests: requests.length,
  }
}

interface Transfer {
  transferSize: number
  resourceType: string
}

function transfers(details: unknown): Transfer[] {
  return (details as { items?: Transfer[] } | undefined)?.items ?? []
}
