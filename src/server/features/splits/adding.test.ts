import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amounts, splitWorld, three } from './testing/world.ts'

const world = splitWorld()

describe('creating a split', () => {
  it('answers the whole row, with ids of the server', async () => {
    const { status, body } = await world.post({
      totalCost: '60',
      splitMethod: 'custom',
      description: 'Gift split for Kalimba',
      organizerEmail: '',
      isPurchased: false,
      contributors: [
        { id: '1', name: ' You ', amount: 40, email: '' },
        { id: 'temp-2', name: 'Bo', amount: '$20.00', email: 'Bo@example.com', confirmed: true },
      ],
    })
    expect(status).toBe(201)
    const now = world.app.clock.now().toISOString()
    expect(body).toMatchObject({
      giftIdeaId: world.gift.id,
      totalCost: '60.00',
      splitMethod: 'custom',
      isPurchased: false,
      description: 'Gift split for Kalimba',
      organizerEmail: null,
      version: 1,
      createdAt: now,
      contributors: [
        { name: 'You', email: null, amount: '40.00', confirmed: false, contributedAt: null },
        { name: 'Bo', email: 'Bo@example.com', amount: '20.00', confirmed: true, contributedAt: now },
      ],
    })
    for (const { id } of body.contributors) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await world.splitNow()).toEqual(body)
    expect(await world.all()).toEqual([body])
  })

  it('needs no more than the gift and one row: custom, the price in total', async () => {
    expect((await world.post()).body).toMatchObject({
      totalCost: '48.70',
      splitMethod: 'custom',
      description: 'Gift split for Kalimba',
      organizerEmail: null,
    })
    world.gift = await world.newGift({ title: 'No price' })
    expect((await world.post()).body.totalCost).toBe('0.00')
  })

  it('shares equally itself, whatever amounts are sent, to the cent', async () => {
    const contributors = three.map((row) => ({ ...row, amount: '999' }))
    const { body } = await world.post({ splitMethod: 'equal', totalCost: 100, contributors })
    expect(amounts(body)).toEqual(['33.34', '33.33', '33.33'])
  })

  it('of any total among any number adds up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 10 }), async (cents, count) => {
        world.gift = await world.newGift()
        const contributors = Array.from({ length: count }, (_, row) => ({ name: `Row ${row}` }))
        const { status, body } = await world.post({ splitMethod: 'equal', totalCost: cents / 100, contributors })
        expect(status).toBe(201)
        expect(body.contributors.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(cents)
      }),
      { numRuns: 25 },
    )
  })

  it('does not block a custom split that does not add up', async () => {
    const { status, body } = await world.post({ totalCost: 10, contributors: [{ name: 'You', amount: '10.01' }] })
    expect([status, amounts(body)]).toEqual([201, ['10.01']])
  })

  it('is refused a second time, with the one there is', async () => {
    const first = (await world.post()).body
    const { status, body } = await world.post({ totalCost: 1 })
    expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', 'This gift already has a split'])
    expect(body.current).toEqual(first)
  })

  it('makes one row for one Idempotency-Key, and one for a gift, however often at once', async () => {
    const key = { 'idempotency-key': 'split-1' }
    const same = await Promise.all([1, 2, 3].map(() => world.post({}, key)))
    expect(new Set(same.map(({ text }) => text)).size).toBe(1)
    world.gift = await world.newGift()
    const other = await Promise.all([1, 2, 3].map(() => world.post()))
    expect(other.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(await world.all()).toHaveLength(2)
  })

  const eleven = Array.from({ length: 11 }, (_, row) => ({ name: `Row ${row}`, amount: 1 }))
  it.each([
    ['a name', [{ name: ' ', amount: 1 }], 'contributors.0.name', 'Name is required'],
    ['a name at all', [{ amount: 1 }], 'contributors.0.name', 'Name is required'],
    ['an amount', [{ name: 'You' }], 'contributors.0.amount', 'Amount must be greater than 0'],
    [
      'a cent at least',
      [
        { name: 'A', amount: 1 },
        { name: 'B', amount: 0 },
      ],
      'contributors.1.amount',
      'Amount must be greater than 0',
    ],
    ['no negative amount', [{ name: 'A', amount: -1 }], 'contributors.0.amount', 'Amount must be greater than 0'],
    ['whole cents', [{ name: 'A', amount: '1.005' }], 'contributors.0.amount', 'Use at most two decimals'],
    [
      'an amount that the column holds',
      [{ name: 'A', amount: '100000000' }],
      'contributors.0.amount',
      'Amount can be at most 99,999,999.99',
    ],
    ['a valid email', [{ name: 'A', amount: 1, email: 'bo' }], 'contributors.0.email', 'Valid email is required'],
    [
      'one email once',
      [
        { name: 'A', amount: 1, email: 'bo@example.com' },
        { name: 'B', amount: 1, email: 'BO@example.com' },
      ],
      'contributors.1.email',
      'This email is already in the list',
    ],
    ['somebody', [], 'contributors', 'Add at least one contributor'],
    ['ten at most', eleven, 'contributors', 'Up to 10 people can share a gift'],
    ['a list', undefined, 'contributors', 'Add at least one contributor'],
  ])('wants %s', async (_, contributors, path, message) => {
    const { status, body } = await world.post({ contributors })
    expect([status, body.code]).toEqual([400, 'INVALID'])
    expect(body.issues).toContainEqual({ path, message })
    expect(await world.all()).toEqual([])
  })

  it.each([
    [{ totalCost: '-1' }, 'totalCost', 'Total cost must be 0 or more'],
    [{ totalCost: '100000000' }, 'totalCost', 'Total cost can be at most 99,999,999.99'],
    [{ totalCost: 'much' }, 'totalCost', 'Total cost must be 0 or more'],
    [{ splitMethod: 'fair' }, 'splitMethod', 'Choose equal or custom'],
    [{ organizerEmail: 'me' }, 'organizerEmail', 'Valid email is required'],
    [{ giftIdeaId: 'x' }, 'giftIdeaId', 'Not an id'],
  ])('refuses %j', async (fields, path, message) => {
    const { status, body } = await world.post(fields)
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('takes ten people, 0 in equal mode, and two people without an email', async () => {
    const ten = eleven.slice(0, 10).map((row) => ({ ...row, email: '' }))
    expect(
      (await world.post({ splitMethod: 'equal', totalCost: '0.03', contributors: ten })).body.contributors,
    ).toHaveLength(10)
    expect(amounts(await world.splitNow()).slice(2, 5)).toEqual(['0.01', '0.00', '0.00'])
  })
})
