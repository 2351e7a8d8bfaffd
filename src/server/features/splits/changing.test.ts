import { describe, expect, it } from 'vitest'
import type { Split } from '#domain/splits/schema.ts'
import { amounts, splitWorld, three, type Refusal } from './testing/world.ts'

const world = splitWorld()

describe('changing a split', () => {
  it('changes what is sent and keeps the rest, with PUT as with PATCH', async () => {
    const { body } = await world.post({ splitMethod: 'equal', totalCost: 90, contributors: three })
    const total = await world.put(body.id, { totalCost: '100' })
    expect(total.body).toMatchObject({ totalCost: '100.00', splitMethod: 'equal', version: 2 })
    expect(amounts(total.body)).toEqual(['33.34', '33.33', '33.33'])
    expect(total.body.contributors.map(({ id }) => id)).toEqual(body.contributors.map(({ id }) => id))
    const text = await world.ada.call<Split>('PATCH', `/gift-splits/${body.id}`, {
      description: null,
      organizerEmail: 'a@b.co',
    })
    expect(text.body).toMatchObject({ description: null, organizerEmail: 'a@b.co', totalCost: '100.00', version: 3 })
  })

  it('takes back the whole row it answered, and changes nothing', async () => {
    for (const splitMethod of ['equal', 'custom']) {
      world.gift = await world.newGift({ price: '9.99' })
      const contributors = three.map((row, index) => ({
        ...row,
        amount: '3.33',
        email: `p${index}@example.com`,
        confirmed: index === 1,
      }))
      const { body } = await world.post({ splitMethod, contributors })
      const again = await world.put(body.id, body)
      expect([again.status, again.body]).toEqual([200, body])
    }
  })

  it('confirms once by the clock, and unconfirms', async () => {
    const { body } = await world.post({ splitMethod: 'equal', totalCost: 100, contributors: three })
    world.app.clock.advance(60_000)
    const confirmedAt = world.app.clock.now().toISOString()
    const confirm = (confirmed: boolean) =>
      world.put(body.id, {
        contributors: body.contributors.map((row, index) => (index === 1 ? { ...row, confirmed } : row)),
      })
    expect((await confirm(true)).body.contributors[1]).toMatchObject({ confirmed: true, contributedAt: confirmedAt })
    world.app.clock.advance(60_000)
    expect((await confirm(true)).body.contributors[1]).toMatchObject({ contributedAt: confirmedAt })
    expect((await confirm(false)).body.contributors[1]).toMatchObject({ confirmed: false, contributedAt: null })
    world.app.clock.advance(60_000)
    expect((await confirm(true)).body.contributors[1]).toMatchObject({
      contributedAt: world.app.clock.now().toISOString(),
    })
  })

  it('keeps confirmed amounts while the rest is shared again', async () => {
    const { body } = await world.post({ splitMethod: 'equal', totalCost: 90, contributors: three })
    const [you, bo] = body.contributors
    const rows = [you, { id: bo?.id, name: 'Bo', confirmed: true, amount: '30.00' }, { name: 'Dee' }, { name: 'Eve' }]
    const four = await world.put(body.id, { contributors: rows })
    expect(amounts(four.body)).toEqual(['20.00', '30.00', '20.00', '20.00'])
    // Neither a new total nor a row that says nothing of its amount touches what is confirmed.
    const silent = four.body.contributors.map(({ id, name }) => ({ id, name }))
    expect(amounts((await world.put(body.id, { totalCost: 30, contributors: silent })).body)).toEqual([
      '0.00',
      '30.00',
      '0.00',
      '0.00',
    ])
    expect(amounts((await world.put(body.id, { totalCost: 20 })).body)).toEqual(['0.00', '30.00', '0.00', '0.00'])
  })

  it('confirms without an amount at the equal share', async () => {
    const { body } = await world.post({ splitMethod: 'equal', totalCost: 90, contributors: three })
    const rows = body.contributors.map(({ id, name }, index) => ({ id, name, confirmed: index === 2 }))
    const confirmed = await world.put(body.id, { contributors: rows })
    expect(amounts(confirmed.body)).toEqual(['30.00', '30.00', '30.00'])
    expect(amounts((await world.put(body.id, { totalCost: 50 })).body)).toEqual(['10.00', '10.00', '30.00'])
  })

  it('keeps the ids of its rows, gives new rows its own, and no id twice', async () => {
    const { body } = await world.post({ splitMethod: 'equal', contributors: three })
    const [you] = body.contributors
    const changed = await world.put(body.id, {
      contributors: [
        { id: you?.id, name: 'You' },
        { id: you?.id, name: 'Twin' },
        { id: 7, name: 'Seven' },
      ],
    })
    const ids = changed.body.contributors.map(({ id }) => id)
    expect(ids[0]).toBe(you?.id)
    expect(new Set(ids).size).toBe(3)
    expect(ids).not.toContain('7')
  })

  it('to custom needs amounts of a cent', async () => {
    const { body } = await world.post({ splitMethod: 'equal', totalCost: '0.02', contributors: three })
    const { status, body: refusal } = await world.put(body.id, { splitMethod: 'custom' })
    expect([status, refusal.issues?.[0]?.path]).toEqual([400, 'contributors.2.amount'])
    expect(await world.splitNow()).toEqual(body)
  })

  it('stays with its gift', async () => {
    const { body } = await world.post()
    const other = await world.newGift()
    const refused = await world.put(body.id, { giftIdeaId: other.id })
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'giftIdeaId'])
    expect((await world.put(body.id, { giftIdeaId: world.gift.id, totalCost: 5 })).status).toBe(200)
  })

  it('is refused with the current row when somebody else was faster', async () => {
    const { body } = await world.post()
    await world.put(body.id, { totalCost: 5 })
    const stale: [method: 'PUT' | 'PATCH' | 'DELETE', payload?: object][] = [
      ['PUT', { totalCost: 6 }],
      ['PATCH', { totalCost: 6 }],
      ['DELETE'],
    ]
    for (const [method, payload] of stale) {
      const answer = await world.ada.call<Refusal>(method, `/gift-splits/${body.id}`, payload, { 'if-match': '"1"' })
      expect([answer.status, answer.body.code, answer.body.current?.totalCost]).toEqual([409, 'STALE', '5.00'])
    }
    expect((await world.put(body.id, { totalCost: 6, version: 1 })).status).toBe(409)
    const current = await world.ada.call<Split>('GET', `/gift-ideas/${world.gift.id}/split`)
    expect(current.headers.etag).toBe('"2"')
    expect((await world.put(body.id, { totalCost: 6 }, { 'if-match': '"2"' })).body.version).toBe(3)
  })
})

describe('removing a split', () => {
  it('leaves the gift as it is', async () => {
    const { body } = await world.post({ isPurchased: true })
    const before = await world.giftNow()
    expect((await world.ada.call('DELETE', `/gift-splits/${body.id}`)).status).toBe(204)
    expect((await world.ada.call('GET', `/gift-ideas/${world.gift.id}/split`)).status).toBe(404)
    expect((await world.ada.call('DELETE', `/gift-splits/${body.id}`)).status).toBe(404)
    expect(await world.giftNow()).toEqual({ ...before, hasSplit: false })
    expect((await world.post()).status).toBe(201)
  })

  it('comes with removing the gift, its event or its person', async () => {
    await world.post()
    await world.ada.call('DELETE', `/gift-ideas/${world.gift.id}`)
    expect(await world.all()).toEqual([])
    world.gift = await world.newGift({ occasionId: world.party })
    await world.post()
    await world.ada.call('DELETE', `/occasions/${world.party}`)
    expect(await world.all()).toEqual([])
    world.gift = await world.newGift()
    await world.post()
    await world.ada.call('DELETE', `/contacts/${world.maya}`)
    expect(await world.all()).toEqual([])
  })
})
