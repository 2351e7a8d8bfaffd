import { api, type Body } from '#client/lib/api.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { invalidateOwn } from '#client/lib/query.ts'
import { accountItem } from '#client/lib/storage.ts'
import { readTheme, setTheme } from '#client/lib/theme.ts'
import { browserZone } from '../browser-zone.ts'
import { profileQueries } from '../queries.ts'
import { zoneIsKnown } from '../zone-known.ts'

/**
 * After a sign-in: this browser is known to have an account, takes on the theme the person has chosen, and tells the server its time zone when it
 * knows none yet. A guest has just begun and keeps the theme of this browser. Failures are left for the next sign-in; a
 * zone that is still unset is reported by the first page (`useReportedZone`).
 */
export async function settleIn({ isGuest }: { isGuest: boolean }): Promise<void> {
  if (!isGuest) accountItem.write('known')
  try {
    const known = await api('GET /preferences')
    const shown = readTheme()
    const change: Body<'PUT /preferences'> = {}
    if (known.timeZone === null && !known.timeZonePinned) change.timeZone = browserZone()
    if (isGuest && shown !== known.theme) change.theme = shown
    if (!isGuest && shown !== known.theme) setTheme(known.theme)
    if (Object.keys(change).length === 0) return
    const { timeZone } = await api('PUT /preferences', { body: change })
    if (change.timeZone === undefined) await invalidateOwn({ only: [profileQueries.preferences.queryKey] })
    else await zoneIsKnown(timeZone, presentInstant())
  } catch {
    // UTC and the theme of this browser serve until then.
  }
}
