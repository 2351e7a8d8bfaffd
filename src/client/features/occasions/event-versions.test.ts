import { describe, expect, it } from 'vitest'
import { eventVersions } from './event-versions.ts'
import { newEvent } from './event-form.ts'

const base = { ...newEvent, name: 'Marathon', date: '2026-12-06', budget: '80.00' }

describe('two people’s edits of one event', () => {
  it('keep what was typed, and take over what only the other changed', () => {
    const mine = { ...base, name: 'City marathon', notes: 'Bring bananas' }
    const theirs = { ...base, name: 'Half marathon', budget: '50.00' }
    expect(eventVersions.merge(theirs, mine, base)).toEqual({
      values: { ...base, name: 'City marathon', notes: 'Bring bananas', budget: '50.00' },
      takenOver: ['Budget'],
    })
  })

  it('lose nothing when both emptied or filled the same field', () => {
    const mine = { ...base, budget: '' }
    expect(eventVersions.merge({ ...base, budget: '90.00' }, mine, base)).toEqual({ values: mine, takenOver: [] })
  })

  it('compare budgets as amounts, however they were typed', () => {
    const row = { date: '2026-12-06', nextDate: '2026-12-06', yearKnown: true } as const
    const differences = (budget: string) => eventVersions.differences({ ...base, budget }, base, row)
    expect(differences('80')).toEqual([])
    expect(differences('40')).toEqual([{ label: 'Budget', mine: '$40.00', theirs: '$80.00' }])
  })
})
