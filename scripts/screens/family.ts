import { dayFromNow, type Preparation } from '../../e2e/support/party.ts'

const bornIn = (year: number, days: number) => dayFromNow(days).replace(/^\d+/, String(year))

const people = {
  maya: {
    fullName: 'Maya Okafor',
    relationship: 'sibling',
    birthday: bornIn(1992, 12),
    gender: 'female',
    email: 'maya@example.com',
    phoneNumber: '+1 555 0100',
    mailingAddress: '12 Linden Street\nSpringfield',
    categoryIds: ['books', 'home-and-kitchen.coffee-and-tea.coffee'],
    interests: 'night skies, letterpress, bouldering',
    dislikes: 'Wool, perfume',
    notes: 'Shoe size 38',
  },
  noor: {
    fullName: 'Noor Haddad',
    relationship: 'spouse',
    birthday: bornIn(1990, 41),
    anniversaryDate: bornIn(2014, 24),
  },
  leo: { fullName: 'Leo Okafor', relationship: 'child', birthday: bornIn(2019, 3), gender: 'male' },
  ines: { fullName: 'Grandma Ines', relationship: 'grandparent', birthday: dayFromNow(60).slice(5, 7) },
  tom: { fullName: 'Tom & Irina Brandt', relationship: 'friend' },
  zoe: { fullName: 'Zoë Ångström', relationship: 'coworker', remindersPaused: true, birthday: bornIn(1985, 90) },
} as const

/** What Maya writes about herself. */
export const familyAnswer = {
  birthday: bornIn(1991, 12),
  sizes: 'T-shirt M\nshoes 38',
  allergies: 'Peanuts',
  wishes: 'A kite, and an afternoon to fly it',
}

/** Six people, their birthdays and events, gifts in every state, a reminder that was sent, and a message to us. */
export async function family(prepare: Preparation) {
  const ids: Record<string, number> = {}
  for (const [who, person] of Object.entries(people)) ids[who] = await prepare.add('/contacts', person)
  const contactId = ids['maya'] ?? 0
  const event = (who: string, name: string, days: number, more: object = {}) =>
    prepare.add('/occasions', {
      contactId: ids[who],
      name,
      type: 'custom',
      date: dayFromNow(days),
      reminderMethod: 'push',
      ...more,
    })
  const eventId = await event('maya', 'Housewarming', 5, {
    budget: '80.00',
    levelOfImportance: 'Critical',
    needsCard: true,
  })
  await event('tom', 'Moving party', 15)
  const muted = await event('tom', 'Garden party', 30)
  const skipped = await event('noor', 'Name day', 34, { isRecurring: true })
  const snoozed = await event('ines', 'Thank-you dinner', 7)
  await event('leo', 'Recital', 9, { reminderMethod: '' })
  const past = await event('maya', 'Graduation', -30)
  await prepare.change('POST', `/occasions/${muted}/mute`)
  await prepare.change('POST', `/occasions/${skipped}/skip`, { occurrenceDate: dayFromNow(34) })
  await prepare.change('POST', `/occasions/${snoozed}/snooze`, { days: 3 })

  const gift = (title: string, price: string, more: object = {}) =>
    prepare.add('/gift-ideas', { contactId, title, price, ...more })
  const giftTitle = 'Pocket telescope, 8×21'
  const link = { productUrl: 'https://example.com/telescope' }
  const giftIdeaId = await gift(giftTitle, '48.70', { occasionId: eventId, isSaved: true, ...link })
  const guide = { contactId, occasionId: eventId, title: 'Field guide to night skies', price: '18.50' }
  const late = { deliveryState: 'ordered', arrivesOn: dayFromNow(40) }
  await prepare.change('PATCH', `/gift-ideas/${await prepare.addBought(guide)}`, late)
  const present = { from: people.maya.fullName, contactId, title: 'Wool scarf', receivedOn: dayFromNow(-20) }
  await prepare.change('POST', '/presents-received', present)
  const thanked = { from: 'The neighbors', title: 'Plum jam', receivedOn: dayFromNow(-9), thankedOn: dayFromNow(-8) }
  await prepare.change('POST', '/presents-received', thanked)
  await gift('Pressed-flower frame kit', '24.00', { occasionId: eventId })
  await gift('Travel watercolor set', '31.00', { occasionId: eventId })
  await gift('Loose-leaf tea sampler', '19.00')
  await prepare.addBought({ contactId, occasionId: past, title: 'Watercolor set', price: '32.00' })
  await prepare.add('/gift-ideas', { contactId: ids['leo'], title: 'Dinosaur dig kit', price: '16.00' })
  const contributors = [
    { name: 'You', amount: '18.70', confirmed: true },
    { name: 'Noor Haddad', amount: '20.00', confirmed: true },
    { name: 'Tom & Irina Brandt', amount: '10.00' },
  ]
  await prepare.change('POST', '/gift-splits', { giftIdeaId, contributors })
  const planId = await plan(prepare, ids)
  await prepare.change('POST', '/feedback', {
    type: 'feature',
    subject: 'A list of all books',
    message: 'Given to Maya.',
  })
  await prepare.change('POST', `/occasions/${eventId}/send-reminder`)
  return { contactId, contactName: people.maya.fullName, eventId, giftTitle, planId }
}

/** Five people, two of them children, with gifts in every state and one over budget. */
async function plan(prepare: Preparation, ids: Record<string, number>): Promise<number> {
  const who = ['leo', 'maya', 'noor', 'ines', 'zoe']
  const planId = await prepare.add('/plans', {
    name: 'Winter party',
    type: 'custom',
    date: dayFromNow(6),
    totalBudget: '400',
    contactIds: who.map((name) => ids[name]),
  })
  const { people: planned } = await prepare.read<{ people: { contactId: number; occasionId: number }[] }>(
    `/plans/${planId}`,
  )
  const placed = (name: string) => ({
    contactId: ids[name] ?? 0,
    occasionId: planned.find(({ contactId }) => contactId === ids[name])?.occasionId ?? 0,
  })
  const shop = { productUrl: 'https://www.example.com/product' }
  await prepare.addBought({ ...placed('leo'), title: 'Bicycle', price: '140.00', ...shop })
  await prepare.add('/gift-ideas', { ...placed('leo'), title: 'Marble run', price: '32.00' })
  await prepare.add('/gift-ideas', {
    ...placed('maya'),
    title: 'Cashmere wrap',
    price: '60.00',
    isSaved: true,
    ...shop,
  })
  await prepare.add('/gift-ideas', { ...placed('noor'), title: 'Hand-knitted scarf', isSaved: true })
  await prepare.add('/gift-ideas', { ...placed('ines'), title: 'Watercolor set', price: '19.00' })
  return planId
}
