import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '#client/lib/query.ts'
import { zoneIsKnown } from './zone-known.ts'

afterEach(() => queryClient.clear())

const keys = [['occasions', 'upcoming'], ['contacts', 'all'], ['reminders', 'active'], ['preferences']]

/** Which of what was read is stale once the zone is known. */
async function staleAfter(zone: string, instant: string) {
  for (const queryKey of keys) queryClient.setQueryData(queryKey, [])
  await zoneIsKnown(zone, new Date(instant))
  return keys.filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)
}

describe('once the zone is known', () => {
  it('what tells hours is asked for again where the day is that of UTC', async () => {
    expect(await staleAfter('America/New_York', '2026-11-28T18:00:00Z')).toEqual([
      ['reminders', 'active'],
      ['preferences'],
    ])
  })

  it('everything is where it is another day', async () => {
    expect(await staleAfter('America/New_York', '2026-11-29T03:00:00Z')).toEqual(keys)
    queryClient.clear()
    expect(await staleAfter('Asia/Kathmandu', '2026-11-28T19:00:00Z')).toEqual(keys)
  })
})
