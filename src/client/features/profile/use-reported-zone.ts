import { mutationOptions, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Preferences } from '#domain/accounts/schema.ts'
import { api } from '#client/lib/api.ts'
import { NetworkError, ApiError } from '#client/lib/api-error.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { browserZone } from './browser-zone.ts'
import { zoneIsKnown } from './zone-known.ts'

const FIRST_RETRY_MS = 5_000
const LAST_RETRY_MS = 5 * 60_000

/** Reports this browser's zone when the server knows none, until it has it: reminders would leave by UTC. */
export function useReportedZone(preferences: Preferences | undefined): void {
  const { mutate } = useMutation(zoneReport)
  const isUnset = preferences !== undefined && preferences.timeZone === null && !preferences.timeZonePinned
  useEffect(() => {
    if (isUnset) mutate()
  }, [isUnset, mutate])
}

const zoneReport = mutationOptions({
  mutationFn: () => api('PUT /preferences', { body: { timeZone: browserZone() } }),
  meta: { invalidates: false },
  onSuccess: ({ timeZone }) => zoneIsKnown(timeZone, presentInstant()),
  // Not what the server refused: a session that is over, a zone that it doesn't know.
  retry: (_failures, error) => error instanceof NetworkError || (error instanceof ApiError && error.status >= 500),
  retryDelay: (failures) => Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS),
})
