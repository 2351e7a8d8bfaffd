import { cacheMode } from '../lib/cache-mode.ts'
import { paths } from '../lib/paths.ts'
import { authToken, guestToken, mayBeSignedIn } from '../lib/storage.ts'

// Runs by itself, before the code of the page has arrived (vite.first-pages.ts): half a second of a phone's time, in which the
// server can answer what the dashboard shows. `first-dashboard.ts` takes the answer over.

const bearer = authToken.read() ?? guestToken.read()
if (mayBeSignedIn() && (location.pathname === paths.home || location.pathname === paths.dashboard)) {
  const headers = { Accept: 'application/json', ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }) }
  globalThis.begunDashboard = fetch('/api/dashboard', { headers, cache: cacheMode, credentials: 'include' })
  // The code that takes it over learns of a failure.
  globalThis.begunDashboard.catch(() => undefined)
}
