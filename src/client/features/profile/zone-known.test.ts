import { QueryObserver } from '@tanstack/react-query'
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

describe('a zone that has become known', () => {
  it('refetches only what shows times of day if the date is the same as in UTC', async () => {
    expect(await staleAfter('America/New_York', '2026-11-28T18:00:00Z')).toEqual([
      ['reminders', 'active'],
      ['preferences'],
    ])
  })

  it('refetches everything if the date differs', async () => {
    expect(await staleAfter('America/New_York', '2026-11-29T03:00:00Z')).toEqual(keys)
    queryClient.clear()
    expect(await staleAfter('Asia/Kathmandu', '2026-11-28T19:00:00Z')).toEqual(keys)
  })

  it('repeats a first read that was under way', async () => {
    const answers = ['by UTC', 'by the zone']
    const queryFn = () => new Promise((resolve) => setTimeout(() => resolve(answers.shift()), 5))
    const observer = new QueryObserver(queryClient, { queryKey: ['reminders', 'active'], queryFn })
    const stop = observer.subscribe(() => undefined)
    await zoneIsKnown('America/New_York', new Date('2026-11-28T18:00:00Z'))
    expect(queryClient.getQueryData(['reminders', 'active'])).toBe('by the zone')
    stop()
  })
})
