import type { Page } from '@playwright/test'
import { password } from './accounts.ts'
import type { Ribbonry } from './app.ts'
import { expect } from './fixtures.ts'
import { filling, hostileLinks } from './hostile-corpus.ts'
import { dayFromNow, Preparation } from './party.ts'

/** What was put in, and where to find it. */
export interface HostileAccount {
  email: string
  contactIds: number[]
  eventIds: number[]
  giftId: number
}

const [person = '', event = ''] = filling(200)
const scripted = '<script>__xss=1</script>'

/** An account in which every text of every entity is hostile; the whole corpus as names of people, events and gifts. */
export async function hostileAccount(
  app: Ribbonry,
  origin: string | undefined,
  email: string,
): Promise<HostileAccount> {
  const prepare = new Preparation(app, origin)
  await prepare.change('POST', '/auth/signup', { email, password, name: filling(120)[0], confirmAge: true })
  await signInFrom(app.page, origin, email, `Mozilla/5.0 ${filling(280)[0] ?? ''}`.replaceAll(/[^\x20-\x7e]/g, ''))
  await prepare.change('PUT', '/preferences', { timeZone: 'America/New_York' })
  await prepare.change('PUT', '/profile', { name: filling(120)[1], phoneNumber: scripted })

  const contactIds = await inTurn(filling(200), (fullName, place) =>
    prepare.add('/contacts', {
      fullName,
      relationship: 'friend',
      birthday: '1990-06-01',
      phoneNumber: scripted,
      ...(place === 0 && {
        mailingAddress: filling(500)[0],
        interests: filling(500)[1],
        notes: filling(5000)[0],
        dislikes: filling(2000)[0],
      }),
    }),
  )
  const [contactId = 0] = contactIds
  const eventIds = await inTurn(filling(200), (name, place) =>
    prepare.add('/occasions', {
      contactId,
      name,
      type: 'custom',
      date: dayFromNow(1 + place),
      budget: '80.00',
      reminderMethod: 'push',
      notes: filling(2000)[place % filling(2000).length],
    }),
  )
  const [occasionId = 0] = eventIds
  const giftIds = await inTurn(filling(300), (title, place) =>
    prepare.add('/gift-ideas', {
      contactId,
      title,
      ...(place % 3 > 0 && { occasionId, isSaved: place % 3 === 1 }),
      description: filling(5000)[0],
      matchReason: filling(1000)[0],
      provider: scripted,
      productKey: filling(200)[place],
      price: '12.00',
    }),
  )
  const giftId = giftIds[1] ?? 0
  const contributors = filling(200)
    .slice(0, 10)
    .map((name) => ({ name, amount: '1.20' }))
  await prepare.change('POST', '/gift-splits', {
    giftIdeaId: giftId,
    totalCost: '12.00',
    contributors,
    description: filling(500)[0],
  })
  const activities = filling(500).map((description) => ({
    activityType: 'contact_added',
    entityType: 'contact',
    entityId: String(contactId),
    description,
    metadata: { contactName: person, occasionName: event, giftTitle: person, relationship: scripted },
  }))
  await inTurn(activities, (activity) => prepare.change('POST', '/activities', activity))
  await inTurn(filling(200), (subject) =>
    prepare.change('POST', '/feedback', { type: 'bug', subject, message: filling(5000)[0], priority: 'high' }),
  )
  await prepare.change('POST', `/occasions/${occasionId}/send-reminder`)
  await linksAreRefused(app.page, origin, { contactId, giftId })
  return { email, contactIds, eventIds, giftId }
}

/** Neither an http nor an https address: a 400 with a sentence, wherever a link or a picture is taken. */
async function linksAreRefused(page: Page, origin = '', { contactId, giftId }: { contactId: number; giftId: number }) {
  const headers = { origin }
  await inTurn(
    hostileLinks.flatMap((link) => [{ productUrl: link }, { imageUrl: link }]),
    async (link) => {
      const added = await page.request.post('/api/gift-ideas', {
        headers,
        data: { contactId, title: 'A gift', ...link },
      })
      const changed = await page.request.put(`/api/gift-ideas/${giftId}`, { headers, data: link })
      expect([added.status(), changed.status()], JSON.stringify(link)).toEqual([400, 400])
    },
  )
}

async function signInFrom(page: Page, origin = '', email: string, userAgent: string) {
  const headers = { origin, 'user-agent': userAgent }
  const answer = await page.request.post('/api/auth/login', { headers, data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** One after the other: an account's changes wait for each other anyhow. */
async function inTurn<Item, Result>(items: readonly Item[], act: (item: Item, place: number) => Promise<Result>) {
  const results: Result[] = []
  // oxlint-disable-next-line no-await-in-loop
  for (const [place, item] of items.entries()) results.push(await act(item, place))
  return results
}
