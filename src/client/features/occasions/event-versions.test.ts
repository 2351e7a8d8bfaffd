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
})
