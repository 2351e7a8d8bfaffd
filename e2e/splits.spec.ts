import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import type { Ribbonry } from './support/app.ts'
import { Effort } from './support/effort.ts'
import { expect, test } from './support/fixtures.ts'
import { giftOf, planParty, Preparation } from './support/party.ts'

const rowOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Maya Okafor', exact: true }) })
const details = (page: Page) => page.getByRole('dialog', { name: 'Gift Details', exact: true })
const splitGift = (page: Page) => page.getByRole('dialog', { name: 'Split Gift: Pocket telescope' })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Gift Details & Cost Splitting' })
const toast = (page: Page, text: string) => page.getByText(text).first()

async function openDetails(app: Ribbonry, gift = 'Pocket telescope') {
  await app.open('/dashboard')
  await app.showGiftsOf('Maya Okafor')
  await app.page.getByRole('button', { name: gift, exact: true }).click()
  await details(app.page).getByRole('button', { name: 'Split cost' }).waitFor()
}

async function openSplit(app: Ribbonry) {
  await openDetails(app)
  await details(app.page).getByRole('button', { name: 'Split cost' }).click()
  await splitGift(app.page).getByLabel('Total cost').waitFor()
}

async function addPerson(page: Page, name: string, more: { email?: string; amount?: string } = {}) {
  await splitGift(page).getByRole('button', { name: 'Add Person' }).click()
  await splitGift(page).getByLabel('Name').fill(name)
  if (more.email !== undefined) await splitGift(page).getByLabel('Email (optional)').fill(more.email)
  if (more.amount !== undefined) await splitGift(page).getByLabel('Amount ($)').fill(more.amount)
  await page.keyboard.press('Enter')
}

/** Of a product that is found for Maya's party, by its place in the list; answers its title. */
async function openModal({ page }: Ribbonry, place = 0): Promise<string> {
  const card = page.getByRole('article').nth(place)
  const title = ((await card.getByRole('heading').textContent()) ?? '').replace(/ \(opens.*/, '')
  await card.getByRole('button', { name: /^Gift Options/ }).click()
  await page.getByRole('menuitem', { name: 'View Details' }).click()
  await modal(page).getByLabel('Number of contributors').waitFor()
  return title
}

async function searchForParty(app: Ribbonry) {
  await app.open('/dashboard')
  await app.page.getByRole('button', { name: 'Search Gifts' }).first().click()
  await app.page.getByRole('article').first().waitFor()
}

async function giftCalled(app: Ribbonry, title: string) {
  const gifts = (await (await app.page.request.get('/api/gift-ideas')).json()) as { id: number; title: string }[]
  return gifts.find((gift) => gift.title === title)
}

/** A split through the API: 'You' and Bo. */
async function givenSplit(app: Ribbonry, baseURL: string | undefined, giftIdeaId: number) {
  const contributors = [
    { name: 'You', amount: '28.70' },
    { name: 'Bo', amount: '20.00' },
  ]
  await new Preparation(app, baseURL).change('POST', '/gift-splits', { giftIdeaId, totalCost: '48.70', contributors })
}

async function splitOf(app: Ribbonry, giftId: number) {
  return (await (await app.page.request.get(`/api/gift-ideas/${giftId}/split`)).json()) as {
    id: number
    version: number
    totalCost: string
    splitMethod: string
    isPurchased: boolean
    contributors: { id: string; name: string; email: string | null; amount: string; confirmed: boolean }[]
  }
}

const shares = async (app: Ribbonry, giftId: number) =>
  (await splitOf(app, giftId)).contributors.map(({ name, amount }) => [name, amount])

test.describe('the Split Gift dialog', () => {
  test('shares equally to the cent, shows it again, puts faces on the dashboard, and deletes it, not the gift', async ({
    guest,
    baseURL,
  }) => {
    const { telescopeId } = await planParty(guest, baseURL)
    const { page } = guest
    const asked: number[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('/split')) asked.push(answer.status())
    })
    await openSplit(guest)
    expect(asked, 'the server is asked only where there is a split').toEqual([])
    const dialog = splitGift(page)
    await expect(dialog.getByRole('button', { name: 'Create Split' })).toBeDisabled()
    await dialog.getByLabel('Total cost').fill('100')
    await dialog.getByRole('radio', { name: 'Equal Split' }).check()
    await dialog.getByRole('button', { name: 'Add yourself' }).click()
    await addPerson(page, 'Bo', { email: 'bo@example.com' })
    await addPerson(page, 'Chidi')
    await expect(dialog.getByText('Each person pays $33.33 – $33.34')).toBeVisible()
    await expect(dialog.getByLabel('Amount for You')).toHaveValue('33.34')
    await expect(dialog.getByLabel('Amount for Chidi')).toHaveValue('33.33')
    await expect(dialog.getByLabel('Amount for Chidi')).toBeDisabled()
    await expect(dialog.getByText('$100.00 / $100.00')).toBeVisible()
    await expect(dialog.getByText('Fully funded!')).toBeVisible()
    await dialog.getByRole('button', { name: 'Apply Equal Split' }).click()
    await dialog.getByRole('button', { name: 'Create Split' }).click()
    await expect(toast(page, 'Gift split created successfully!')).toBeVisible()

    const state = details(page).getByRole('region', { name: 'Cost Splitting' })
    await expect(state.getByText('0 of 3 confirmed')).toBeVisible()
    await expect(state.getByText('$100.00 / $100.00')).toBeVisible()
    await expect(details(page).getByRole('button', { name: 'Split cost' })).toBeFocused()
    expect(await shares(guest, telescopeId)).toEqual([
      ['You', '33.34'],
      ['Bo', '33.33'],
      ['Chidi', '33.33'],
    ])

    await page.reload()
    const faces = rowOf(page).getByRole('button', { name: 'Cost splitting' })
    await faces.focus()
    await expect(page.getByRole('tooltip')).toHaveText('Cost splitting with Bo, Chidi')
    await openSplit(guest)
    await expect(splitGift(page).getByRole('radio', { name: 'Equal Split' })).toBeChecked()
    await expect(splitGift(page).getByLabel('Amount for You')).toHaveValue('33.34')
    await expect(splitGift(page).getByText('bo@example.com')).toBeVisible()

    await splitGift(page).getByRole('button', { name: 'Delete Split' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete Split' })
    await expect(question.getByText('You\'ll keep the gift "Pocket telescope"')).toBeVisible()
    await question.getByRole('button', { name: 'Delete Split' }).click()
    await expect(state.getByText('Only one person pays for this gift so far.')).toBeVisible()
    await expect.poll(() => giftOf(guest, telescopeId)).toMatchObject({ hasSplit: false, isPurchased: false })
    expect(asked.filter((status) => status >= 400)).toEqual([])
    expect(asked.length).toBeGreaterThan(0)
  })

  test(
    'is shared by five in six clicks, and suggests contacts while a name is typed',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { telescopeId } = await planParty(guest, baseURL)
      const prepare = new Preparation(guest, baseURL)
      for (const fullName of ['Bo Lindqvist', 'Chidi Anagonye', 'Ines Okafor', 'Tom Brandt', 'Zoë Quinn'])
        await prepare.add('/contacts', {
          fullName,
          relationship: 'friend',
          email: `${fullName.slice(0, 2)}@example.com`,
        })
      const { page } = guest
      await openDetails(guest)
      const effort = new Effort()
      const dialog = splitGift(page)
      await effort.tap(details(page).getByRole('button', { name: 'Split cost' }))
      for (const name of ['Bo', 'Chidi', 'Ines', 'Tom'])
        await effort.tap(dialog.getByRole('button', { name: `Add ${name}` }))
      await expect(dialog.getByText('Fully funded!')).toBeVisible()
      await effort.tap(dialog.getByRole('button', { name: 'Create Split' }))
      await expect(toast(page, 'Gift split created successfully!')).toBeVisible()
      expect(effort.told('A split by five')).toBeLessThanOrEqual(6)
      const five = ['You', 'Bo Lindqvist', 'Chidi Anagonye', 'Ines Okafor', 'Tom Brandt']
      expect(await shares(guest, telescopeId)).toEqual(five.map((name) => [name, '9.74']))

      await details(page).getByRole('button', { name: 'Split cost' }).click()
      await dialog.getByRole('button', { name: 'Tom Brandt: pending' }).click()
      const bar = dialog.getByRole('progressbar', { name: 'Cost Splitting: $48.70 / $48.70' })
      await expect(bar).toHaveAttribute('aria-valuetext', '1 of 5 confirmed')
      await dialog.getByRole('button', { name: 'Add Person' }).click()
      await page.keyboard.type('zoe')
      await expect(dialog.getByRole('option')).toHaveText([/Zoë Quinn/])
      await expectAccessible(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Zo@example.com')).toBeVisible()
      await expect(dialog.getByLabel('Amount for Zoë Quinn')).toHaveValue('7.79')
      await expect(dialog.getByLabel('Name')).toBeFocused()
      await dialog.getByRole('button', { name: 'Tom Brandt: confirmed' }).click()
      await expect(bar).toHaveAttribute('aria-valuetext', '0 of 6 confirmed')
    },
  )

  test(
    'custom amounts say what is left or over, and You take the rest',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { telescopeId } = await planParty(guest, baseURL)
      const { page } = guest
      await openSplit(guest)
      const dialog = splitGift(page)
      await addPerson(page, 'Bo', { amount: '$20' })
      await expect(dialog.getByText('Left $28.70')).toBeVisible()
      await expect(dialog.getByText('$28.70 remaining')).toBeVisible()
      await dialog.getByLabel('Amount for Bo').fill('48.71')
      await expect(dialog.getByText('Over by $0.01')).toBeVisible()
      await dialog.getByLabel('Amount for Bo').fill('abc')
      await expect(dialog.getByText('Left $48.70')).toBeVisible()
      await dialog.getByLabel('Amount for Bo').fill('20')
      await dialog.getByRole('button', { name: 'Put the rest on You' }).click()
      await expect(dialog.getByLabel('Amount for You')).toHaveValue('28.70')
      await expect(dialog.getByText('Fully funded!')).toBeVisible()
      await dialog.getByLabel('Total cost').fill('123456789')
      await dialog.getByLabel('Amount for Bo').fill('123456789')
      await expect(dialog.getByText('Total cost can be at most 99,999,999.99')).toBeVisible()
      await expect(dialog.getByText('Amount can be at most 99,999,999.99')).toBeVisible()
      await expect(dialog.getByText('Fully funded!')).toBeHidden()
      await expectAccessibleInBothThemes(page)
      await dialog.getByLabel('Total cost').fill('48.70')
      await dialog.getByLabel('Amount for Bo').fill('20')
      await expect(dialog.getByText('Fully funded!')).toBeVisible()
      await dialog.getByRole('button', { name: 'Bo: pending' }).click()
      await expect(dialog.getByText('1 of 2 confirmed')).toBeVisible()
      await dialog.getByRole('button', { name: 'Create Split' }).click()
      await expect(toast(page, 'Gift split created successfully!')).toBeVisible()

      await details(page).getByRole('button', { name: 'Split cost' }).click()
      await dialog.getByRole('button', { name: 'Bo: confirmed' }).click()
      await dialog.getByLabel('Amount for Bo').fill('18.70')
      await dialog.getByRole('button', { name: 'Put the rest on You' }).click()
      await dialog.getByRole('button', { name: 'Update Split' }).click()
      await expect(toast(page, 'Gift split updated successfully!')).toBeVisible()
      await expect(details(page).getByText('0 of 2 confirmed')).toBeVisible()
      expect(await shares(guest, telescopeId)).toEqual([
        ['You', '30.00'],
        ['Bo', '18.70'],
      ])
    },
  )

  test(
    'says what is missing, asks before typed words are lost, and adds at most ten',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      await planParty(guest, baseURL)
      const { page } = guest
      await openSplit(guest)
      const dialog = splitGift(page)
      await dialog.getByRole('button', { name: 'Add Person' }).click()
      await dialog.getByLabel('Email (optional)').fill('nobody')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Name is required')).toBeVisible()
      await expect(dialog.getByText('Valid email is required')).toBeVisible()
      await expect(dialog.getByText('Amount must be greater than 0')).toBeVisible()
      await expect(dialog.getByLabel('Name')).toBeFocused()

      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
      await page.getByRole('button', { name: 'Keep editing' }).click()
      await dialog.getByLabel('Email (optional)').fill('')
      await dialog.getByRole('region', { name: 'Add Person' }).getByRole('button', { name: 'Cancel' }).click()

      await dialog.getByRole('radio', { name: 'Equal Split' }).check()
      for (let person = 1; person <= 10; person += 1) await addPerson(page, `Friend ${person}`)
      await expect(dialog.getByRole('button', { name: 'Add Person' })).toBeDisabled()
      await expect(dialog.getByRole('listitem')).toHaveCount(10)
      await expect(dialog.getByText('Each person pays $4.87')).toBeVisible()
      await dialog.getByRole('button', { name: 'Create Split' }).click()
      await expect(details(page).getByText('0 of 10 confirmed')).toBeVisible()
      await details(page).getByRole('button', { name: 'Close' }).last().click()
      await expect(rowOf(page).getByText('+7')).toBeVisible()
    },
  )

  test(
    "says what is left or over; two people's edits are both shown, and nothing typed is lost",
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { telescopeId } = await planParty(guest, baseURL)
      const { page } = guest
      await givenSplit(guest, baseURL, telescopeId)
      await openSplit(guest)
      const dialog = splitGift(page)
      await dialog.getByLabel('Amount for Bo').fill('20.01')
      await expect(dialog.getByText('Over by $0.01')).toBeVisible()
      await dialog.getByLabel('Amount for Bo').fill('15')
      await expect(dialog.getByText('Left $5.00')).toBeVisible()
      await expect(dialog.getByText('$5.00 remaining')).toBeVisible()

      const { id, contributors } = await splitOf(guest, telescopeId)
      const elsewhere = contributors.map((row) => (row.name === 'Bo' ? { ...row, amount: '12.00' } : row))
      const everybody = [...elsewhere, { name: 'Chidi', amount: '8.00' }]
      await new Preparation(guest, baseURL).change('PUT', `/gift-splits/${id}`, { contributors: everybody })

      await dialog.getByRole('button', { name: 'Update Split' }).click()
      const notice = dialog.getByRole('alert', { name: 'Changed elsewhere' })
      await expect(notice.getByRole('row', { name: 'Bo Bo, $15.00, Pending Bo, $12.00, Pending' })).toBeVisible()
      await expect(dialog.getByText('We kept these changes from the other version: Chidi.')).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await notice.getByRole('button', { name: 'Save my version' }).click()
      await expect(toast(page, 'Gift split updated successfully!')).toBeVisible()
      expect(await shares(guest, telescopeId)).toEqual([
        ['You', '28.70'],
        ['Bo', '15.00'],
        ['Chidi', '8.00'],
      ])
    },
  )

  test(
    'a split created, or deleted, elsewhere meanwhile is told, and what was typed can still be saved',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { telescopeId } = await planParty(guest, baseURL)
      const { page } = guest
      await openSplit(guest)
      const dialog = splitGift(page)
      await addPerson(page, 'Chidi', { amount: '48.70' })
      await givenSplit(guest, baseURL, telescopeId)
      await dialog.getByRole('button', { name: 'Create Split' }).click()
      const notice = dialog.getByRole('alert', { name: 'Changed elsewhere' })
      await expect(notice.getByRole('row', { name: 'Bo — Bo, $20.00, Pending' })).toBeVisible()
      await new Preparation(guest, baseURL).change('DELETE', `/gift-splits/${(await splitOf(guest, telescopeId)).id}`)
      await notice.getByRole('button', { name: 'Save my version' }).click()
      await expect(
        dialog.getByText('Your changes are still here. If you save, it will be created again.'),
      ).toBeVisible()
      await dialog.getByRole('button', { name: 'Create Split' }).click()
      await expect(toast(page, 'Gift split created successfully!')).toBeVisible()
      expect(await shares(guest, telescopeId)).toEqual([['Chidi', '48.70']])
    },
  )
})

test.describe('Gift Details & Cost Splitting', () => {
  test(
    'counts, keeps names, buys gift and split together, buys for one payer as a purchase, and keeps for later',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      await planParty(guest, baseURL)
      const { page } = guest
      await searchForParty(guest)
      const title = await openModal(guest)
      const dialog = modal(page)
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
      await expect(dialog.getByText('As an Amazon Associate I earn from qualifying purchases')).toBeVisible()
      await expect(dialog.getByText('Maya Okafor')).toBeVisible()
      await expect(dialog.getByLabel('Name 1')).toHaveValue('You')
      await expect(dialog.getByRole('button', { name: 'Remove You' })).toHaveCount(0)
      const total = Math.round(Number(await dialog.getByLabel('Amount ($) 1').inputValue()) * 100)
      const share = (people: number, place: number) =>
        ((Math.floor(total / people) + (place < total % people ? 1 : 0)) / 100).toFixed(2)

      const count = dialog.getByLabel('Number of contributors')
      await count.fill('3')
      await expect(dialog.getByLabel('Amount ($) 1')).toHaveValue(share(3, 0))
      await expect(dialog.getByLabel('Amount ($) 3')).toHaveValue(share(3, 2))
      await dialog.getByLabel('Name 2').fill('Bo')
      await dialog.getByLabel('Email (optional) 2').fill('bo')
      await count.fill('')
      await expect(dialog.getByLabel('Name 2')).toHaveCount(0)
      await count.fill('10')
      await expect(dialog.getByLabel('Name 2')).toHaveValue('Bo')
      await expect(dialog.getByLabel('Name 10')).toBeVisible()
      await count.fill('2')
      await expect(dialog.getByText(`Your Share$${share(2, 0)}of $${(total / 100).toFixed(2)}`)).toBeVisible()

      await dialog.getByRole('button', { name: 'Share with Contributors' }).click()
      await expect(
        toast(page, 'Sharing feature: This would typically send emails to contributors with payment links.'),
      ).toBeVisible()

      await dialog.getByRole('button', { name: 'Purchase Gift' }).click()
      await expect(dialog.getByText('Valid email is required')).toBeVisible()
      await expect(dialog.getByLabel('Email (optional) 2')).toBeFocused()
      await dialog.getByLabel('Email (optional) 2').fill('bo@example.com')
      await dialog.getByLabel('Name 2').fill(' ')
      await dialog.getByRole('button', { name: 'Purchase Gift' }).click()
      await expect(dialog.getByText('Name this person, or remove the row')).toBeVisible()
      await expect(dialog.getByLabel('Name 2')).toBeFocused()
      await expectAccessible(page)
      await dialog.getByLabel('Name 2').fill('Bo')
      await dialog.getByLabel('Amount ($) 2').fill('123456789')
      await dialog.getByLabel('Name 2').focus()
      await expect(dialog.getByLabel('Amount ($) 2')).toHaveValue('123456789')
      await expect(dialog.getByText('Amount can be at most 99,999,999.99')).toBeVisible()
      await dialog.getByLabel('Amount ($) 2').fill('$1')
      const rest = ((total - 100) / 100).toFixed(2)
      await expect(dialog.getByText(/^Left \$/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Put the rest on You' }).click()
      await dialog.getByRole('button', { name: 'Purchase Gift' }).click()
      await expect(toast(page, 'Gift split created successfully!')).toBeVisible()
      await expect(dialog).toBeHidden()

      const bought = await giftCalled(guest, title)
      expect(bought).toMatchObject({ isPurchased: true, isSaved: true })
      expect(await splitOf(guest, bought?.id ?? 0)).toMatchObject({ isPurchased: true })
      expect(await shares(guest, bought?.id ?? 0)).toEqual([
        ['You', rest],
        ['Bo', '1.00'],
      ])

      const alone = await openModal(guest, 1)
      await dialog.getByRole('button', { name: 'Purchase Gift' }).click()
      await expect(toast(page, 'Gift marked as purchased!')).toBeVisible()
      await expect(dialog).toBeHidden()
      expect(await giftCalled(guest, alone)).toMatchObject({ isSaved: true, isPurchased: true })
      const later = await openModal(guest, 2)
      await dialog.getByRole('button', { name: 'Save for Later' }).click()
      await expect(toast(page, 'Gift saved for later!')).toBeVisible()
      expect(new Set([title, alone, later]).size).toBe(3)
      expect(await giftCalled(guest, later)).toMatchObject({ isSaved: true, isPurchased: false })

      await guest.open('/dashboard')
      await expect(rowOf(page).getByText('5 gifts: 2 purchased, 1 assigned, 2 ideas')).toBeVisible()
      await expect(rowOf(page).getByRole('button', { name: 'Cost splitting' })).toBeVisible()
      const told = page.getByRole('region', { name: 'Recent Activity' })
      await expect(told.getByText(`Purchased: ${title}`)).toBeVisible()
    },
  )

  test('asks before it buys again what was given before', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { contactId, occasionId } = await planParty(guest, baseURL)
    const { page } = guest
    await searchForParty(guest)
    const title = await openModal(guest)
    await new Preparation(guest, baseURL).addBought({ contactId, occasionId, title })
    await modal(page).getByRole('button', { name: 'Purchase Gift' }).click()
    const question = page.getByRole('alertdialog', { name: 'Given Before' })
    await expect(question).toContainText('You already bought this for Maya Okafor for Party')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(modal(page).getByRole('button', { name: 'Purchase Gift' })).toBeFocused()
    await modal(page).getByRole('button', { name: 'Purchase Gift' }).click()
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(modal(page)).toBeHidden()
    await expect(rowOf(page).getByText('4 gifts: 2 purchased, 2 ideas')).toBeVisible()
  })
})

test.describe('Gift Details', () => {
  test('edits a gift against the version that was seen', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { telescopeId } = await planParty(guest, baseURL)
    const { page } = guest
    await openDetails(guest)
    await details(page).getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Gift' })
    await edit.getByLabel('Gift Name').fill(' ')
    await edit.getByLabel('Price').fill('-1')
    await edit.getByLabel('Product link').fill('telescope')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(edit.getByText('Gift name is required')).toBeVisible()
    await expect(edit.getByText('Price must be 0 or more')).toBeVisible()
    await expect(edit.getByText('Enter a valid link (https://…)')).toBeVisible()

    await edit.getByLabel('Gift Name').fill('Brass telescope')
    await edit.getByLabel('Price').fill('48.70')
    await edit.getByLabel('Product link').fill('https://example.com/brass')
    const elsewhere = { title: 'Field telescope', description: 'Folds small.' }
    await new Preparation(guest, baseURL).change('PUT', `/gift-ideas/${telescopeId}`, elsewhere)
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    const notice = edit.getByRole('alert', { name: 'Changed elsewhere' })
    await expect(notice.getByRole('row', { name: 'Gift Name Brass telescope Field telescope' })).toBeVisible()
    await expect(edit.getByLabel('Description')).toHaveValue('Folds small.')
    await expectAccessibleInBothThemes(page)
    await notice.getByRole('button', { name: 'Save my version' }).click()
    await expect(details(page).getByRole('heading', { name: 'Brass telescope' })).toBeVisible()
    await expect(details(page).getByText('Folds small.')).toBeVisible()
    await expect(details(page).getByRole('button', { name: 'Edit' })).toBeFocused()
  })

  test(
    'an edit waits for the purchase that was marked before it, and is no conflict with it',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { telescopeId } = await planParty(guest, baseURL)
      const { page } = guest
      await openDetails(guest)
      const bought = { letGo: () => {} }
      const held = new Promise<void>((resolve) => {
        bought.letGo = resolve
      })
      await page.route('**/purchase', async (route) => {
        await held
        await route.continue()
      })
      await details(page).getByRole('switch', { name: 'Mark as purchased' }).click()
      await details(page).getByRole('button', { name: 'Edit' }).click()
      const edit = page.getByRole('dialog', { name: 'Edit Gift' })
      await edit.getByLabel('Gift Name').fill('Brass telescope')
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      bought.letGo()
      await expect(details(page).getByRole('heading', { name: 'Brass telescope' })).toBeVisible()
      await expect.poll(() => giftOf(guest, telescopeId)).toMatchObject({ title: 'Brass telescope', isPurchased: true })
    },
  )

  test(
    "a given present is corrected, and stays under 'Given before' until it leaves the history",
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { contactId } = await planParty(guest, baseURL)
      const prepare = new Preparation(guest, baseURL)
      const day = { contactId, name: 'Name day', date: '2020-03-03', type: 'annual', isRecurring: true }
      const occasionId = await prepare.add('/occasions', day)
      const id = await prepare.addBought({ contactId, occasionId, title: 'Tea chest', price: '42.00' })
      await prepare.change('PUT', `/gift-ideas/${id}`, { occurrenceDate: '2025-03-03', pricePaid: '40.00' })
      const { page } = guest
      const dialog = details(page)
      const before = page.getByRole('region', { name: 'Given before' })
      const question = page.getByRole('alertdialog')
      await guest.open('/contacts')
      await guest.openContact('Maya Okafor')
      await before.getByRole('button', { name: /^Tea chest/ }).click()
      await expect(dialog.getByText('Given 2025 · Name day, Mar 3, 2025')).toBeVisible()
      await expect(dialog.getByText('Paid $40.00')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Correct year and price' }).click()
      const correct = page.getByRole('dialog', { name: 'Correct Year and Price' })
      await correct.getByLabel('Given in').selectOption('2024')
      await correct.getByLabel('Price paid').fill('38')
      // Corrected elsewhere meanwhile: both are shown, and what was typed stays.
      await prepare.change('PUT', `/gift-ideas/${id}`, { pricePaid: '39.00' })
      await correct.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(correct.getByRole('alert')).toContainText('39.00')
      await expect(correct.getByLabel('Price paid')).toHaveValue('38')
      await correct.getByRole('button', { name: 'Save my version' }).click()
      await expect(dialog.getByText('Given 2024 · Name day, Mar 3, 2024')).toBeVisible()
      await expect(dialog.getByText('Paid $38.00')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Correct year and price' })).toBeFocused()

      await dialog.getByRole('button', { name: 'Unassign from Event' }).click()
      await expect(question).toContainText('moves to the Gift Ideas bank and stays in your collection')
      await expect(question).toContainText("It stays under 'Given before' for 2024.")
      await question.getByRole('button', { name: 'Unassign from Event' }).click()
      await expect(dialog.getByText('Not assigned to any event')).toBeVisible()
      await expect(dialog.getByText('Given 2024 · Mar 3, 2024')).toBeVisible()
      await expect
        .poll(() => giftOf(guest, id))
        .toMatchObject({
          isPurchased: true,
          isSaved: false,
          occasionId: null,
          occurrenceDate: '2024-03-03',
        })
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(before.getByRole('button', { name: /^Tea chest/ })).toBeVisible()
      await expect(page.getByRole('region', { name: 'General Gift Ideas' })).toContainText('Given 2024')

      await before.getByRole('button', { name: /^Tea chest/ }).click()
      await dialog.getByRole('switch', { name: 'Purchased', exact: true }).click()
      await expect(question).toContainText('"Tea chest" will no longer be listed under \'Given before\' for 2024.')
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'Remove from history' }).click()
      await expect(question).toContainText("It stays in your collection as an idea you haven't bought.")
      await question.getByRole('button', { name: 'Remove from history' }).click()
      await expect(toast(page, 'Gift removed from history')).toBeVisible()
      await expect(dialog.getByRole('switch', { name: 'Mark as purchased' })).not.toBeChecked()
      await expect.poll(() => giftOf(guest, id)).toMatchObject({ isPurchased: false, occurrenceDate: null })
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(before).toHaveCount(0)
    },
  )

  test(
    'buys, unassigns, gives to another event and deletes, each told in its words',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { contactId, telescopeId } = await planParty(guest, baseURL)
      const { page } = guest
      const day = { contactId, name: 'Wedding', date: '2099-06-12', type: 'wedding' }
      const wedding = await new Preparation(guest, baseURL).add('/occasions', day)
      await openDetails(guest)
      const dialog = details(page)
      await expect(dialog.getByRole('link', { name: 'View Product' })).toHaveAttribute('rel', 'sponsored noopener')
      await expect(dialog.getByRole('region', { name: 'Recipient' }).getByText('Sibling')).toBeVisible()
      await dialog.getByRole('switch', { name: 'Mark as purchased' }).click()
      await expect(toast(page, 'Gift marked as purchased!')).toBeVisible()
      await expect(dialog.getByText(/^Bought for Maya Okafor's Party/)).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Correct year and price' })).toBeVisible()
      // A click, not uncheck(): the switch turns with the change that it starts, not with the pointer.
      await dialog.getByRole('switch', { name: 'Purchased', exact: true }).click()
      await expect(dialog.getByRole('switch', { name: 'Mark as purchased' })).not.toBeChecked()
      await dialog.getByRole('button', { name: 'Unassign from Event' }).click()
      const question = page.getByRole('alertdialog', { name: 'Unassign from Event' })
      await expect(question.getByText('moves to the Gift Ideas bank and stays in your collection')).toBeVisible()
      await question.getByRole('button', { name: 'Unassign from Event' }).click()
      await expect(dialog.getByText('Not assigned to any event')).toBeVisible()
      await dialog.getByRole('combobox').selectOption({ label: 'Wedding - Jun 12, 2099' })
      await expect(toast(page, 'Gift assignment updated successfully!')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Unassign from Event' })).toBeVisible()
      await expect.poll(() => giftOf(guest, telescopeId)).toMatchObject({ isSaved: true, occasionId: wedding })
      await dialog.getByRole('button', { name: 'Delete Gift' }).click()
      await expect(page.getByText('This action cannot be undone.')).toBeVisible()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Gift' }).click()
      await expect(toast(page, 'Gift removed successfully!')).toBeVisible()
      await expect(dialog).toBeHidden()
      expect((await page.request.get(`/api/gift-ideas/${telescopeId}`)).status()).toBe(404)
    },
  )
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, { tag: '@long' }, () => {
    test.use({ colorScheme })

    test('every dialog of splitting is accessible, and focus returns level by level', async ({ guest, baseURL }) => {
      const { telescopeId } = await planParty(guest, baseURL)
      const { page } = guest
      await openDetails(guest)
      await expectAccessible(page)
      await details(page).getByRole('button', { name: 'Split cost' }).click()
      await splitGift(page).getByRole('button', { name: 'Add yourself' }).waitFor()
      await expectAccessible(page)
      await addPerson(page, '', {})
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(details(page).getByRole('button', { name: 'Split cost' })).toBeFocused()

      await givenSplit(guest, baseURL, telescopeId)
      await details(page).getByRole('button', { name: 'Split cost' }).click()
      await splitGift(page).getByRole('radio', { name: 'Equal Split' }).check()
      await splitGift(page).getByRole('button', { name: 'Bo: pending' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(details(page).getByRole('button', { name: 'Split cost' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Pocket telescope', exact: true })).toBeFocused()

      await guest.chooseFromGiftMenu('Pocket telescope', 'Split cost')
      await splitGift(page).getByLabel('Total cost').waitFor()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'More for Pocket telescope' })).toBeFocused()
      await searchForParty(guest)
      await openModal(guest)
      await modal(page).getByLabel('Number of contributors').fill('4')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(
        page
          .getByRole('article')
          .first()
          .getByRole('button', { name: /^Gift Options/ }),
      ).toBeFocused()
    })
  })
}
