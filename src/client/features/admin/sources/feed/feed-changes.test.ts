import { describe, expect, it } from 'vitest'
import type { FeedDepartment, SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { departmentsOf, scheduleOf, toSend } from './feed-changes.ts'

const nothingYet = {
  url: 'https://feeds.example.com/products.tsv',
  fileName: null,
  schedule: 'off',
  nextRunAt: null,
  format: null,
  mapping: {},
  lastImport: null,
  progress: null,
} as const

const added: SourceDetails = {
  id: 'feed:1',
  kind: 'feed',
  name: 'Toy Barn',
  state: 'off',
  note: null,
  products: 0,
  callsToday: 0,
  dailyBudget: null,
  recentFailures: 0,
  lastSuccessAt: null,
  lastFailure: null,
  pausedUntil: null,
  feed: nothingYet,
  departments: [],
}

const lastImport = {
  startedAt: '2026-11-26T10:00:00Z',
  endedAt: '2026-11-26T10:00:09Z',
  outcome: 'imported',
  reason: null,
  text: null,
  read: 2,
  added: 2,
  changed: 0,
  missing: 0,
  removed: 0,
  rejected: 0,
  canConfirm: false,
} as const
const imported: SourceDetails = { ...added, state: 'ok', feed: { ...nothingYet, schedule: 'weekly', lastImport } }

describe('what is sent', () => {
  it('is nothing while nothing differs from what is saved', () => {
    expect(toSend(imported, {})).toEqual({})
    expect(toSend(imported, { name: 'Toy Barn', url: '  ', schedule: 'weekly' })).toEqual({})
  })

  it('is what differs, and of the departments those that were chosen', () => {
    expect(
      toSend(imported, { name: 'Barn', schedule: 'off', mapping: { id: 'sku' }, departments: { Puzzles: null } }),
    ).toEqual({
      name: 'Barn',
      schedule: 'off',
      mapping: { id: 'sku' },
      departments: [{ name: 'Puzzles', categoryId: null }],
    })
  })
})

describe('the schedule', () => {
  it('is daily for a new feed at an address, which has none yet', () => {
    expect(scheduleOf(added)).toBe('daily')
  })

  it('is off for an uploaded file, which nothing can fetch', () => {
    expect(scheduleOf({ ...added, feed: { ...nothingYet, url: null, fileName: 'products.csv' } })).toBe('off')
  })

  it('is the saved one after the first import', () => {
    expect(scheduleOf(imported)).toBe('weekly')
    expect(scheduleOf({ ...imported, feed: { ...nothingYet, lastImport } })).toBe('off')
  })
})

describe('the departments', () => {
  const puzzles: FeedDepartment = { name: 'Puzzles', products: 9, categoryId: 'toys', isGuessed: true }
  const cups: FeedDepartment = { name: 'Cups', products: 2, categoryId: null, isGuessed: true }

  it('are those of the beginning of the file before the first import, then all', () => {
    expect(departmentsOf({ ...added, departments: [cups] }, [puzzles], {})).toEqual([puzzles])
    expect(departmentsOf({ ...imported, departments: [puzzles, cups] }, [puzzles], {})).toEqual([puzzles, cups])
  })

  it('show a choice before it is saved, no category too', () => {
    expect(departmentsOf(added, [puzzles, cups], { Puzzles: null })).toEqual([
      { ...puzzles, categoryId: null, isGuessed: false },
      cups,
    ])
  })
})
