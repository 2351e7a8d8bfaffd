// Loaded before the server by `npm run dev -- --shops` (scripts/dev.mjs), and by nothing else. The server's guard never asks
// an address of this machine; here, feeds of the local host at DEV_FEED_HOST are fetched, too.
import { subscribe } from 'node:diagnostics_channel'

const host = new URL(process.env['DEV_FEED_HOST'] ?? 'http://127.0.0.1')

/** @type {import('../src/server/outbound/fetch-file.ts').FetchFile} */
async function fetchFeed(link, known, stopping) {
  const { createFileFetcher } = await import('../src/server/outbound/fetch-file.ts')
  const { production } = await import('../src/server/outbound/fetch-page.ts')
  const isLocal = URL.canParse(link) && new URL(link).origin === host.origin
  const guard = isLocal
    ? { ...production, ports: [Number(host.port)], isAllowed: (/** @type {string} */ to) => to === host.hostname }
    : production
  return createFileFetcher(guard)(link, known, stopping)
}

subscribe('ribbonry.services', (services) => {
  Object.assign(/** @type {object} */ (services), { fetchFeed })
})
