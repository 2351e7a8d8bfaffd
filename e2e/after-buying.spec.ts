import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { Preparation } from './support/party.ts'
import { expect, test } from './support/time-travel.ts'

test(
  'a gift that comes too late is noticed, wrapped and given, one received is thanked for, and what they loved is learned from',
  { tag: '@long' },
  async ({ visitor, travelTo, baseURL }) => {
    test.slow()
    const { page } = visitor
    const account = { email: `after-${Date.now()}@example.com`, password: 'lapwing-orchard-29' }
    await travelTo('2026-12-10T15:00:00Z')
    const prepare = new Preparation(visitor, baseURL)
    await prepare.change('POST', '/auth/signup', { ...account, confirmAge: true })
    const headers = { origin: baseURL ?? '' }
    expect((await page.request.post('/api/auth/login', { headers, data: account })).status()).toBe(200)
    await prepare.change('PUT', '/preferences', { timeZone: 'America/New_York' })
    const leo = { fullName: 'Leo Okafor', relationship: 'child', birthday: '2019-05-04' }
    const contactId = await prepare.add('/contacts', leo)
    const christmas = { contactId, name: 'Christmas', date: '2026-12-25', type: 'christmas' }
    const occasionId = await prepare.add('/occasions', christmas)
    const giftId = await prepare.addBought({ contactId, occasionId, title: 'A book about dinosaurs', price: '21.00' })

    // Ordered, and it comes too late.
    await visitor.open(`/dashboard?event=${occasionId}`)
    const editor = page.getByRole('dialog', { name: /^Edit Event/ })
    const steps = editor.getByRole('group', { name: 'After buying: A book about dinosaurs' })
    await steps.getByRole('button', { name: 'Ordered' }).click()
    await editor.getByRole('button', { name: 'Arrives on…' }).click()
    const arrival = page.getByRole('dialog', { name: 'Arrival date of A book about dinosaurs' })
    await arrival.getByLabel('Arrives on').fill('2026-12-27')
    await arrival.getByRole('button', { name: 'Save' }).click()
    await expect(editor.getByText('Arrives Dec 27, two days after Christmas')).toBeVisible()
    await expectAccessibleInBothThemes(page)

    // It comes in time after all: the rest is one tap each, by keyboard too.
    await steps.getByRole('button', { name: 'Arrived' }).click()
    await expect(editor.getByText('two days after Christmas')).toBeHidden()
    await steps.getByRole('button', { name: 'Wrapped' }).press('Enter')
    await steps.getByRole('button', { name: 'Given' }).press(' ')
    await expect(steps.getByRole('button', { name: 'Given' })).toHaveAttribute('aria-pressed', 'true')
    // It's shown before the server has answered: leaving the page at once would end the request.
    await expect
      .poll(() => prepare.read<{ deliveryState: string }>(`/gift-ideas/${giftId}`))
      .toMatchObject({ deliveryState: 'given' })
    await visitor.open(`/dashboard?event=${occasionId}`)
    await expect(steps.getByRole('button', { name: 'Given' })).toHaveAttribute('aria-pressed', 'true')

    // The next day it's asked how it went; a slip is corrected.
    await travelTo('2026-12-26T15:00:00Z')
    await visitor.open('/dashboard')
    const question = page.getByRole('region', { name: 'How did it go?' })
    const answer = question.getByRole('group', { name: 'How did it go: A book about dinosaurs' })
    await answer.getByRole('button', { name: 'Fine' }).click()
    await answer.getByRole('button', { name: 'Loved it' }).click()
    await expect(answer.getByRole('button', { name: 'Loved it' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessibleInBothThemes(page)

    // A present that was received waits for a thank-you until it's said.
    await visitor.open('/gifts')
    await page.getByRole('tab', { name: 'Received' }).click()
    const log = page.getByRole('region', { name: 'Presents you received' })
    await expect(log.getByText('No presents yet')).toBeVisible()
    await log.getByLabel('From').fill('leo')
    await page.getByRole('option', { name: 'Leo Okafor' }).click()
    await log.getByLabel('What you got').fill('Wool scarf')
    await log.getByRole('button', { name: 'Add present' }).click()
    await expect(log.getByText('1 thank-you to send')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await log.getByRole('button', { name: 'Thanked for Wool scarf' }).click()
    await expect(log.getByText('Thanked Dec 26, 2026')).toBeVisible()
    // It's with the contact, too.
    await visitor.open('/contacts')
    await visitor.openContact('Leo Okafor')
    await expect(page.getByRole('dialog').getByText('Wool scarf')).toBeVisible()

    // A year later such ideas come first and say why.
    await travelTo('2027-01-04T15:00:00Z')
    await visitor.open(`/dashboard?event=${occasionId}`)
    await editor
      .getByRole('button', { name: /^Search Gifts for/ })
      .first()
      .click()
    const ideas = page.getByRole('dialog', { name: /^AI Gift Recommendations/ })
    await expect(ideas.getByText('Leo loved "A book about dinosaurs" last year').first()).toBeVisible()
  },
)
