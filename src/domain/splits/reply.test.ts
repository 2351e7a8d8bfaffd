import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumCents } from '../shared/money.ts'
import {
  afterUndo,
  isConfirmedByOrganizer,
  pledges,
  replyStates,
  stateOf,
  withReply,
  type AnsweredShare,
} from './reply.ts'
import { shareEqually } from './shares.ts'

const at = '2026-11-21T15:00:00.000Z'
type Row = AnsweredShare & { id: string }

const share: fc.Arbitrary<Omit<Row, 'id'>> = fc.record({
  name: fc.constantFrom('You', 'Rose', 'Otto'),
  amountCents: fc.integer({ min: 0, max: 50_000 }),
  confirmed: fc.boolean(),
  reply: fc.option(
    fc.record({
      state: fc.constantFrom(...replyStates),
      note: fc.option(fc.string()),
      at: fc.constant(at),
      amountCents: fc.integer({ min: 0, max: 50_000 }),
    }),
  ),
})
const someRows = fc
  .array(share, { minLength: 1, maxLength: 10 })
  .map((shares) => shares.map((one, index): Row => ({ ...one, id: String(index) })))
const answer = fc.constantFrom(...replyStates)

describe('what was planned, promised and paid', () => {
  it('never counts a share twice, nor more of it than there is', () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const { planned, promised, paid } = pledges(rows)
        expect(planned).toBe(sumCents(rows.map(({ amountCents }) => amountCents)))
        expect(promised + paid).toBeLessThanOrEqual(planned)
      }),
    )
  })

  it('counts a promise at what was agreed to', () => {
    const rose = { name: 'Rose', confirmed: false, reply: { state: 'in', note: null, at, amountCents: 4800 } } as const
    expect(pledges([{ ...rose, amountCents: 6000 }]).promised).toBe(4800)
    expect(pledges([{ ...rose, amountCents: 4000 }]).promised).toBe(4000)
  })
})

describe('an answer', () => {
  it('is what the row then says, with its amount, and touches no other row of a custom split', () => {
    fc.assert(
      fc.property(someRows, answer, (rows, state) => {
        const after = withReply({ rows, method: 'custom', total: 10_000 }, '0', { state, note: undefined, at })
        expect(after[0] && stateOf(after[0])).toBe(state)
        expect(after[0]).toMatchObject({
          amountCents: rows[0]?.amountCents,
          reply: { note: rows[0]?.reply?.note ?? null, amountCents: rows[0]?.amountCents },
        })
        expect(after.slice(1)).toEqual(rows.slice(1))
      }),
    )
  })

  it('leaves an equal split equal', () => {
    fc.assert(
      fc.property(someRows, fc.array(answer, { maxLength: 4 }), fc.nat(90_000), (rows, states, total) => {
        let now = shareEqually(rows, total)
        for (const state of states)
          now = withReply({ rows: now, method: 'equal', total }, '0', { state, note: null, at })
        expect(shareEqually(now, total)).toEqual(now)
      }),
    )
  })

  it("of 'paid' is the contributor's own to take back, until the organizer confirms the share", () => {
    const row = { id: 'r', name: 'Rose', amountCents: 4800, confirmed: false }
    const [paid] = withReply<Row>({ rows: [row], method: 'custom', total: 4800 }, 'r', {
      state: 'paid',
      note: null,
      at,
    })
    expect(paid && isConfirmedByOrganizer(paid)).toBe(false)
    expect(isConfirmedByOrganizer({ ...row, confirmed: true })).toBe(true)
    // Taken back by the organizer it's a promise, and confirming it again is the organizer's.
    const undone = paid?.reply && { ...paid, confirmed: false, reply: afterUndo(paid.reply) }
    expect(undone && stateOf(undone)).toBe('in')
    expect(undone && isConfirmedByOrganizer({ ...undone, confirmed: true })).toBe(true)
  })
})
