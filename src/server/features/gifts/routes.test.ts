import { describe, expect, it } from 'vitest'
import type { Gift, NamedGift } from '#domain/gifts/schema.ts'
import { peopleIn } from './testing/people.ts'
import { giftWorld, type Refusal } from './testing/world.ts'

const world = giftWorld()
const titles = (gifts: Gift[]) => gifts.map(({ title }) => title)

describe('the lists', () => {
  it('are of everything, of one contact, and of one event with the general ideas', async () => {
    await world.newGift({ title: 'general' })
    await world.newGift({ title: 'general but bought', isPurchased: true })
    await world.newGift({ title: 'birthday idea', occasionId: world.people.mayasBirthday })
    await world.newGift({ title: 'birthday gift', occasionId: world.people.mayasBirthday, isSaved: true })
    await world.newGift({ title: 'christmas idea', occasionId: world.people.mayasChristmas })
    await world.newGift({ title: "tom's", contactId: world.people.tom })

    const all = await world.ada.call<Gift[]>('GET', '/gift-ideas')
    expect(titles(all.body)).toHaveLength(6)
    const mayas = await world.ada.call<Gift[]>('GET', `/contacts/${world.people.maya}/gift-ideas`)
    expect(titles(mayas.body)).toEqual([
      'general',
      'general but bought',
      'birthday idea',
      'birthday gift',
      'christmas idea',
    ])
    const birthday = await world.ada.call<Gift[]>('GET', `/occasions/${world.people.mayasBirthday}/gift-ideas`)
    expect(birthday.body.map(({ title, occasionId }) => [title, occasionId])).toEqual([
      ['general', null],
      ['birthday idea', world.people.mayasBirthday],
      ['birthday gift', world.people.mayasBirthday],
    ])
  })

  it('name the person and the event of every gift where the gifts of all people are listed', async () => {
    const { maya, mayasBirthday, tom } = world.people
    const event = await world.ada.call<{ name: string }>('GET', `/occasions/${mayasBirthday}`)
    const contact = await world.ada.call<{ fullName: string; relationship: string }>('GET', `/contacts/${maya}`)
    await world.newGift({ title: 'Kite', occasionId: mayasBirthday })
    await world.newGift({ title: 'Tea', contactId: tom })

    const { body } = await world.ada.call<NamedGift[]>('GET', '/gift-ideas')
    const { fullName, relationship } = contact.body
    expect(body[0]).toMatchObject({ title: 'Kite', contactName: fullName, relationship, eventName: event.body.name })
    expect(body[1]).toMatchObject({ title: 'Tea', contactId: tom, eventName: null })
  })

  it('say which gifts have a split, as does every other answer; a gift without one keeps its 404', async () => {
    const occasionId = world.people.mayasBirthday
    const [shared, alone] = [await world.newGift({ occasionId }), await world.newGift({ occasionId })]
    const contributors = [{ name: 'You', amount: 5 }]
    const split = await world.ada.call<{ id: number }>('POST', '/gift-splits', { giftIdeaId: shared.id, contributors })
    const marked = async (path: string) =>
      (await world.ada.call<Gift[]>('GET', path)).body.map(({ id, hasSplit }) => [id, hasSplit])
    const paths = ['/gift-ideas', `/contacts/${world.people.maya}/gift-ideas`, `/occasions/${occasionId}/gift-ideas`]
    for (const path of paths)
      expect(await marked(path)).toEqual([
        [shared.id, true],
        [alone.id, false],
      ])
    for (const { id, hasSplit } of [
      { ...shared, hasSplit: true },
      { ...alone, hasSplit: false },
    ]) {
      expect((await world.ada.call<Gift>('GET', `/gift-ideas/${id}`)).body.hasSplit).toBe(hasSplit)
      expect((await world.ada.call<Gift>('PUT', `/gift-ideas/${id}`, { title: 'Kite' })).body.hasSplit).toBe(hasSplit)
      const bought = await world.ada.call<Gift>('PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: true })
      expect(bought.body.hasSplit).toBe(hasSplit)
      const stale = await world.ada.call<Refusal>('PUT', `/gift-ideas/${id}`, { title: 'Kites', version: 1 })
      expect(stale.body.current?.hasSplit).toBe(hasSplit)
      expect((await world.ada.call('GET', `/gift-ideas/${id}/split`)).status).toBe(hasSplit ? 200 : 404)
    }
    await world.ada.call('DELETE', `/gift-splits/${split.body.id}`)
    expect(await marked('/gift-ideas')).toContainEqual([shared.id, false])
  })

  it('answer 304 until something changes', async () => {
    for (const path of [
      '/gift-ideas',
      `/contacts/${world.people.maya}/gift-ideas`,
      `/occasions/${world.people.mayasBirthday}/gift-ideas`,
    ]) {
      const etag = { 'if-none-match': String((await world.ada.call('GET', path)).headers.etag) }
      expect((await world.ada.call('GET', path, undefined, etag)).status).toBe(304)
      await world.newGift()
      expect((await world.ada.call('GET', path, undefined, etag)).status).toBe(200)
    }
  })
})

describe('whose gifts they are', () => {
  const calls: ['GET' | 'PUT' | 'PATCH' | 'DELETE', string, object?][] = [
    ['GET', '/gift-ideas/:gift'],
    ['PUT', '/gift-ideas/:gift', { title: 'Mine' }],
    ['PATCH', '/gift-ideas/:gift', { title: 'Mine' }],
    ['PATCH', '/gift-ideas/:gift/status', { status: 'ideas' }],
    ['PATCH', '/gift-ideas/:gift/purchase', { isPurchased: true }],
    ['DELETE', '/gift-ideas/:gift'],
    ['GET', '/contacts/:contact/gift-ideas'],
    ['GET', '/occasions/:occasion/gift-ideas'],
  ]
  const filled = (path: string, gift: number) =>
    path
      .replace(':gift', String(gift))
      .replace(':contact', String(world.people.maya))
      .replace(':occasion', String(world.people.mayasBirthday))

  it.each(calls)('%s %s is not there for a stranger, and closed to visitors', async (method, path, body) => {
    const gift = await world.newGift()
    const stranger = await world.app.person()
    expect((await stranger.call(method, filled(path, gift.id), body)).status).toBe(404)
    expect((await world.app.visitor.call(method, filled(path, gift.id), body)).status).toBe(401)
    expect((await world.ada.call<Gift>('GET', `/gift-ideas/${gift.id}`)).body).toEqual(gift)
  })

  it('shows a stranger none of them', async () => {
    await world.newGift()
    expect((await (await world.app.person()).call<Gift[]>('GET', '/gift-ideas')).body).toEqual([])
    expect((await world.app.visitor.call('GET', '/gift-ideas')).status).toBe(401)
    expect(
      (await world.app.visitor.call('POST', '/gift-ideas', { contactId: world.people.maya, title: 'x' })).status,
    ).toBe(401)
  })

  it("lets nobody name a stranger's contact or event", async () => {
    const bob = await world.app.person()
    const theirs = await peopleIn(world.app, bob)
    const { id } = await world.newGift()
    const attempts: ['POST' | 'PUT' | 'PATCH', string, object][] = [
      ['POST', '/gift-ideas', { contactId: theirs.maya, title: 'x' }],
      ['POST', '/gift-ideas', { contactId: world.people.maya, occasionId: theirs.mayasBirthday, title: 'x' }],
      ['POST', '/gift-ideas', { contactId: theirs.maya, occasionId: world.people.mayasBirthday, title: 'x' }],
      ['PUT', `/gift-ideas/${id}`, { occasionId: theirs.mayasBirthday }],
      ['PATCH', `/gift-ideas/${id}`, { occasionId: theirs.mayasBirthday }],
      ['PATCH', `/gift-ideas/${id}/status`, { status: 'ideas', occasionId: theirs.mayasBirthday }],
      ['PATCH', `/gift-ideas/${id}/status`, { status: 'assigned', occasionId: theirs.mayasBirthday }],
      ['PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: true, occasionId: theirs.mayasBirthday }],
      ['PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: false, occasionId: theirs.mayasBirthday }],
    ]
    for (const [method, path, body] of attempts) expect((await world.ada.call(method, path, body)).status).toBe(404)
    expect((await bob.call<Gift[]>('GET', '/gift-ideas')).body).toEqual([])
  })

  it.each(['0', '-1', 'x', '1.5', '9007199254740992'])('answers 400, not 500, for the id %s', async (id) => {
    expect((await world.ada.call('GET', `/gift-ideas/${id}`)).status).toBe(400)
  })
})
