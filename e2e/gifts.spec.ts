import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import type { Ribbonry } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, giftOf, planParty, Preparation } from './support/party.ts'

const editor = (page: Page) => page.getByRole('dialog', { name: /^Edit Event/ })
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const assigned = (page: Page, count: number) =>
  editor(page).getByRole('region', { name: `Assigned Gifts (${count})`, exact: true })
const bank = (page: Page, count: number) =>
  editor(page).getByRole('region', { name: `Gift Ideas Bank (${count})`, exact: true })
const title = (within: Locator, gift: string) => within.getByRole('button', { name: gift, exact: true })
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

async function openEditor(app: Ribbonry) {
  await app.open('/dashboard')
  await app.page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  await editor(app.page)
    .getByRole('region', { name: /^Assigned Gifts/ })
    .waitFor()
}

async function openContact(app: Ribbonry, name: string) {
  await app.open('/contacts')
  await app.openContact(name)
  return app.page.getByRole('dialog', { name })
}

test.describe('a row of the event editor', () => {
  test(
    'assigns and moves to ideas, asking first as a drop does, buys, reassigns and deletes; the focus stays in the list',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { page } = guest
      const { contactId, telescopeId, occasionId } = await planParty(guest, baseURL)
      const later = { contactId, name: 'Housewarming', date: dayFromNow(40), type: 'custom' }
      const housewarming = await new Preparation(guest, baseURL).add('/occasions', later)
      await openEditor(guest)
      await bank(page, 2).getByRole('button', { name: 'Assign to Event: Pocket telescope' }).click()
      const assign = question(page, 'Assign Gift to Event')
      await expect(assign.getByText('Assign "Pocket telescope" to Maya Okafor\'s Party?')).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await assign.getByRole('button', { name: 'Cancel' }).click()
      await expect(
        editor(page).getByRole('button', { name: 'Assign to Event: Pocket telescope' }),
        'the focus comes back',
      ).toBeFocused()
      await editor(page).getByRole('button', { name: 'Assign to Event: Pocket telescope' }).click()
      await assign.getByRole('button', { name: 'Assign to Event' }).click()
      await said(page, 'Gift assigned to event successfully!')
      await expect(title(assigned(page, 1), 'Pocket telescope')).toBeVisible()
      await expect.poll(() => giftOf(guest, telescopeId)).toMatchObject({ isSaved: true, occasionId })

      // Between what to look follows the budget that is being typed.
      const budget = editor(page).getByLabel('Budget', { exact: true })
      await expect(editor(page).getByText('Budget range: $40 to $80')).toBeVisible()
      await expect(editor(page).getByText('Look for gifts'), 'said once').toHaveCount(0)
      await budget.fill('100')
      await expect(editor(page).getByText('Look for gifts from $50 to $100.')).toBeVisible()
      await budget.fill('80.00')

      await editor(page).getByRole('button', { name: 'Move to Ideas: Pocket telescope' }).click()
      const back = question(page, 'Move Gift to Ideas')
      await expect(back).toContainText('It will no longer be assigned to this event.')
      await back.getByRole('button', { name: 'Move to Ideas' }).click()
      await said(page, 'Gift status updated successfully!')
      await expect(title(bank(page, 2), 'Pocket telescope')).toBeVisible()
      await expect(assigned(page, 0)).toBeVisible()

      const elsewhere = editor(page).getByRole('combobox', { name: 'Reassign to another event: Pocket telescope' })
      await elsewhere.focus()
      await elsewhere.selectOption({ value: String(housewarming) })
      await said(page, 'Gift assignment updated successfully!')
      await expect(bank(page, 1)).toBeVisible()
      await expect.poll(() => giftOf(guest, telescopeId)).toMatchObject({ isSaved: false, occasionId: housewarming })
      const next = 'Reassign to another event: Field guide to night skies'
      await expect(editor(page).getByRole('combobox', { name: next })).toBeFocused()

      await editor(page).getByRole('checkbox', { name: 'Purchased: Field guide to night skies' }).click()
      await said(page, 'Gift marked as purchased!')
      await expect(assigned(page, 1)).toContainText('Purchased')
      await editor(page).getByRole('checkbox', { name: 'Purchased: Field guide to night skies' }).click()
      await said(page, 'Gift marked as not purchased')

      await editor(page).getByRole('button', { name: 'Delete Gift: Field guide to night skies' }).click()
      const ask = question(page, 'Delete Gift Idea')
      await expect(ask).toContainText(
        'Are you sure you want to permanently delete this gift idea? This action cannot be undone.',
      )
      await ask.getByRole('button', { name: 'Delete Gift' }).click()
      await said(page, 'Gift idea removed successfully!')
      await expect(assigned(page, 0)).toBeVisible()
      await expect(editor(page).getByText('Field guide to night skies')).toHaveCount(0)

      // Pressed twice, Add Gift Idea makes one row.
      await editor(page).getByRole('button', { name: 'Add Gift Idea' }).click()
      const form = page.getByRole('dialog', { name: 'Add Gift Idea' })
      await form.getByLabel('Gift Name').fill('Paper kite')
      await form.getByRole('button', { name: 'Add Gift Idea' }).dblclick()
      await said(page, 'Gift idea added successfully!')
      await expect(form).toBeHidden()
      await expect(title(bank(page, 1), 'Paper kite')).toHaveCount(1)
    },
  )

  test('leads to the details and back, level by level', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { page } = guest
    await planParty(guest, baseURL)
    await openEditor(guest)
    const row = editor(page).getByRole('button', { name: 'View Details: Pocket telescope' })
    await expectAccessibleInBothThemes(page)
    await row.click()
    const details = page.getByRole('dialog', { name: 'Gift Details', exact: true })
    const remove = details.getByRole('button', { name: 'Delete Gift' })
    await expectAccessibleInBothThemes(page)
    await remove.click()
    await question(page, 'Delete Gift Idea').waitFor()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^View Details/ }).first()).toBeFocused()
  })

  test('two hundred rows stay usable: what is drawn is what is near', { tag: '@long' }, async ({ guest, baseURL }) => {
    test.slow()
    const { page } = guest
    const prepare = new Preparation(guest, baseURL)
    const contactId = await prepare.add('/contacts', { fullName: 'Long Lister', relationship: 'friend' })
    const occasionId = await prepare.add('/occasions', {
      contactId,
      name: 'Feast',
      date: dayFromNow(6),
      type: 'custom',
    })
    for (let number = 1; number <= 200; number += 1) {
      await prepare.add('/gift-ideas', { contactId, occasionId, title: `Idea ${number}`, isSaved: number > 100 })
    }
    await openEditor(guest)
    await expect(bank(page, 100)).toBeVisible()
    await expect(assigned(page, 100)).toBeVisible()
    expect(
      await editor(page)
        .getByRole('checkbox', { name: /^Purchased/ })
        .count(),
    ).toBeLessThan(80)
    await title(bank(page, 100), 'Idea 1').hover()
    await page.mouse.wheel(0, 30_000)
    await expect(title(bank(page, 100), 'Idea 100')).toBeVisible()
    await expect(title(assigned(page, 100), 'Idea 101'), 'the other list stays where it was').toBeVisible()
    await editor(page).getByRole('button', { name: 'Assign to Event: Idea 100' }).click()
    await question(page, 'Assign Gift to Event').getByRole('button', { name: 'Assign to Event' }).click()
    await expect(assigned(page, 101)).toBeVisible()
  })
})

test.describe('the gift ideas panel', () => {
  test(
    'says between what to look and what has no price, unless budgets are hidden',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { page } = guest
      const { contactId, occasionId, telescopeId } = await planParty(guest, baseURL)
      const prepare = new Preparation(guest, baseURL)
      await prepare.change('PATCH', `/gift-ideas/${telescopeId}/status`, { status: 'assigned' })
      await prepare.add('/gift-ideas', { contactId, occasionId, title: 'A surprise', isSaved: true })
      await openEditor(guest)
      await expect(editor(page).getByText('Budget range: $40 to $80')).toBeVisible()
      await expect(editor(page).getByText('Look for gifts'), 'said once').toHaveCount(0)
      await editor(page).getByLabel('Budget', { exact: true }).fill('100')
      await expect(editor(page).getByText('Look for gifts from $50 to $100.')).toBeVisible()
      await editor(page).getByLabel('Budget', { exact: true }).fill('80.00')
      await expect(editor(page).getByText('$48.70 of $80.00 +1 without price')).toBeVisible()
      const dear = { contactId, occasionId, price: '99999999.99', isSaved: true }
      await prepare.add('/gift-ideas', { ...dear, title: 'An island' })
      await prepare.add('/gift-ideas', { ...dear, title: 'Another island' })
      await openEditor(guest)
      const bar = editor(page).getByRole('progressbar', { name: 'Budget: $200,000,048.68 of $80.00' })
      await expect(bar).toHaveAttribute('value', '1')
      await prepare.change('PUT', '/preferences', { budgetVisibility: false })
      await openEditor(guest)
      await expect(editor(page).getByText('Budget range')).toHaveCount(0)
    },
  )

  test(
    'a person’s gift is listed once: in its open event, or among the assigned ones, from where it is dragged to the general list',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { page } = guest
      const { telescopeId } = await planParty(guest, baseURL)
      const prepare = new Preparation(guest, baseURL)
      await prepare.change('PATCH', `/gift-ideas/${telescopeId}/status`, { status: 'assigned' })
      const details = await openContact(guest, 'Maya Okafor')
      const panel = details.getByRole('region', { name: 'Assigned Gifts (1)' })
      await expect(panel).toContainText('Party')
      await expectAccessibleInBothThemes(page)
      await details.getByRole('button', { name: 'Show gifts for Party' }).click()
      await expect(panel).toHaveCount(0)
      await expect(details.getByText('Budget range: $40 to $80')).toBeVisible()
      await expect(title(details, 'Pocket telescope')).toHaveCount(1)
      await details.getByRole('button', { name: 'Hide gifts for Party' }).click()

      const grip = panel.getByRole('button', { name: 'Move Pocket telescope' })
      await expect(grip).toHaveAttribute('aria-roledescription', 'draggable')
      const general = details.getByRole('region', { name: 'General Gift Ideas' })
      await general.scrollIntoViewIfNeeded()
      await grip.hover()
      await page.mouse.down()
      const target = await general.getByText('No general ideas yet.').boundingBox()
      if (target === null) throw new Error('The general list is not on the screen')
      await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 })
      await expect(page.getByRole('status', { name: 'Dragging' })).toHaveText('Over General Gift Ideas.')
      await page.mouse.up()
      await said(page, 'Gift moved to general ideas successfully!')
      await expect(title(general, 'Pocket telescope')).toBeVisible()
      await expect.poll(() => giftOf(guest, telescopeId)).toMatchObject({ isSaved: false, occasionId: null })

      await general.getByRole('button', { name: 'More for Pocket telescope' }).click()
      await page.getByRole('menuitem', { name: 'Remove Gift Idea' }).click()
      const ask = question(page, 'Remove Gift Idea')
      await expect(ask).toContainText('Are you sure you want to remove this gift idea?')
      await ask.getByRole('button', { name: 'Remove' }).click()
      await said(page, 'Gift idea removed successfully!')
      await expect(title(general, 'Pocket telescope')).toHaveCount(0)
    },
  )
})

test(
  'cards are counted apart from gifts, and their pictures lead to the shop',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { contactId, occasionId, telescopeId } = await planParty(guest, baseURL)
    const prepare = new Preparation(guest, baseURL)
    await prepare.change('PATCH', `/gift-ideas/${telescopeId}/purchase`, { isPurchased: true })
    const card = {
      contactId,
      occasionId,
      title: 'Pop-up card',
      itemType: 'card',
      productUrl: 'https://example.com/card',
    }
    await prepare.addBought(card)
    await guest.open('/dashboard')
    await expect(page.getByText('3 gifts: 1 purchased, 1 card, 1 idea')).toBeVisible()
    const picture = page.getByRole('link', { name: 'Card: Pop-up card (opens the shop in a new tab)' })
    await expect(picture).toHaveAttribute('href', 'https://example.com/card')
    await expect(picture).toHaveAttribute('rel', 'sponsored noopener')
    await expect(picture).toHaveAttribute('target', '_blank')
  },
)

test(
  'pictures come from this server, and a drawing replaces a photo that fails to load',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { contactId, occasionId } = await planParty(guest, baseURL)
    const prepare = new Preparation(guest, baseURL)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
        elsewhere.push(request.url())
    })
    await prepare.addBought({ contactId, occasionId, title: 'Kite', imageUrl: 'https://pictures.example/kite.jpg' })
    const answered = page.waitForResponse(/\/api\/gift-ideas\/\d+\/picture\//)
    await guest.open('/dashboard')
    expect((await answered).status()).toBe(204)
    const picture = page.getByRole('button', { name: 'Purchased: Kite', exact: true })
    await expect(picture.locator('img')).toHaveCount(0)
    await expect(picture.locator('svg')).toBeVisible()

    await page.route(/\/api\/gift-ideas\/\d+\/picture\//, (route) =>
      route.fulfill({ contentType: 'image/gif', body: Buffer.from(PIXEL, 'base64') }),
    )
    await guest.open('/dashboard')
    await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 1)
    expect(elsewhere).toEqual([])
  },
)

const PIXEL = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

test.describe('the same again', () => {
  test(
    'is asked about while the gift stays where it was, with the focus',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { page } = guest
      const prepare = new Preparation(guest, baseURL)
      const contactId = await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'sibling' })
      const day = dayFromNow(20)
      const feast = { contactId, name: 'Name Day', date: day, type: 'annual', isRecurring: true }
      const occasionId = await prepare.add('/occasions', feast)
      const given = await prepare.addBought({ contactId, occasionId, title: 'Wool blanket' })
      const lastYear = Number(day.slice(0, 4)) - 1
      await prepare.change('PUT', `/gift-ideas/${given}`, { occurrenceDate: `${lastYear}${day.slice(4)}` })
      const again = await prepare.add('/gift-ideas', { contactId, occasionId, title: 'The wool blanket' })
      await guest.open('/dashboard')
      await guest.showGiftsOf('Maya Okafor')
      await guest.chooseFromGiftMenu('The wool blanket', 'Move to Assigned')
      const warning = question(page, 'Given Before')
      await expect(warning).toContainText(`You gave this to Maya Okafor at Name Day ${lastYear}`)
      await expectAccessibleInBothThemes(page)
      await warning.getByRole('button', { name: 'Cancel' }).click()
      await expect(title(guest.list('Ideas'), 'The wool blanket')).toBeVisible()
      await expect(page.getByRole('button', { name: 'More for The wool blanket' })).toBeFocused()
      await expect.poll(() => giftOf(guest, again)).toMatchObject({ isSaved: false })

      // The same by hand: it goes back while it is asked about, and to the other list once it is meant.
      await guest.dragGift('The wool blanket', 'Assigned')
      await warning.waitFor()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Move The wool blanket' })).toBeFocused()
      await guest.chooseFromGiftMenu('The wool blanket', 'Move to Assigned')
      await warning.getByRole('button', { name: 'Continue' }).click()
      await expect(title(guest.list('Assigned'), 'The wool blanket')).toBeVisible()
      await expect(page.getByRole('button', { name: 'More for The wool blanket' })).toBeFocused()
      await guest.chooseFromGiftMenu('The wool blanket', 'Move to Ideas')
      await expect(title(guest.list('Ideas'), 'The wool blanket')).toBeVisible()

      // Buying an idea assigns it: that is asked about too.
      await page.getByRole('checkbox', { name: 'Purchased: The wool blanket' }).click()
      await warning.getByRole('button', { name: 'Continue' }).click()
      await said(page, 'Gift marked as purchased!')
      await expect(title(guest.list('Assigned'), 'The wool blanket')).toBeVisible()
      await expect.poll(() => giftOf(guest, again)).toMatchObject({ isSaved: true, isPurchased: true })
    },
  )

  test('is asked about in the editor, also when it is reassigned', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { page } = guest
    const { contactId, occasionId } = await planParty(guest, baseURL)
    const prepare = new Preparation(guest, baseURL)
    const later = { contactId, name: 'Housewarming', date: dayFromNow(40), type: 'custom' }
    const housewarming = await prepare.add('/occasions', later)
    await prepare.addBought({ contactId, occasionId: housewarming, title: 'Teapot' })
    const teapot = await prepare.add('/gift-ideas', { contactId, occasionId, title: 'Teapot', isSaved: true })
    await openEditor(guest)
    const reassign = editor(page).getByRole('combobox', { name: 'Reassign to another event: Teapot' })
    await reassign.focus()
    await reassign.selectOption({ value: String(housewarming) })
    const warning = question(page, 'Given Before')
    await expect(warning).toContainText('You already bought this for Maya Okafor for their housewarming')
    await warning.getByRole('button', { name: 'Cancel' }).click()
    await expect(title(assigned(page, 1), 'Teapot')).toBeVisible()
    await expect.poll(() => giftOf(guest, teapot)).toMatchObject({ occasionId })

    await editor(page).getByRole('button', { name: 'Move to Ideas: Teapot' }).click()
    await question(page, 'Move Gift to Ideas').getByRole('button', { name: 'Move to Ideas' }).click()
    await editor(page).getByRole('button', { name: 'Assign to Event: Teapot' }).click()
    await question(page, 'Assign Gift to Event').getByRole('button', { name: 'Assign to Event' }).click()
    await warning.getByRole('button', { name: 'Continue' }).click()
    await expect(title(assigned(page, 1), 'Teapot')).toBeVisible()
  })
})

test.describe('changed somewhere else meanwhile', () => {
  test(
    'a move is not made, and the fresh row is shown with a sentence; own quick changes follow each other',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { page } = guest
      const { telescopeId, bookId, occasionId } = await planParty(guest, baseURL)
      await guest.open('/dashboard')
      await guest.showGiftsOf('Maya Okafor')
      await title(guest.list('Ideas'), 'Pocket telescope').waitFor()
      await new Preparation(guest, baseURL).change('PUT', `/gift-ideas/${telescopeId}`, { title: 'Large telescope' })
      await guest.chooseFromGiftMenu('Pocket telescope', 'Move to Assigned')
      await said(page, 'Changed elsewhere')
      await expect(title(guest.list('Ideas'), 'Large telescope')).toBeVisible()
      await expect.poll(() => giftOf(guest, telescopeId)).toMatchObject({ isSaved: false, occasionId })
      // The second time it was seen as it is.
      await guest.chooseFromGiftMenu('Large telescope', 'Move to Assigned')
      await expect(title(guest.list('Assigned'), 'Large telescope')).toBeVisible()
      await said(page, 'Gift assigned to event successfully!')

      // The first change is held until all three were made on the screen.
      const first = { letGo: () => {} }
      const held = new Promise<void>((resolve) => {
        first.letGo = resolve
      })
      const sent: unknown[] = []
      const answers: number[] = []
      await page.route(`**/api/gift-ideas/${bookId}/purchase`, async (route) => {
        sent.push((route.request().postDataJSON() as { isPurchased: unknown }).isPurchased)
        await held
        const answer = await route.fetch()
        answers.push(answer.status())
        await route.fulfill({ response: answer })
      })
      const book = 'Purchased: Field guide to night skies'
      const bought = guest.list('Assigned').getByRole('checkbox', { name: book })
      await page.getByRole('checkbox', { name: book }).click()
      await bought.click()
      await expect(bought).not.toBeChecked()
      await bought.click()
      await expect(bought).toBeChecked()
      expect(sent, 'one at a time').toEqual([true])
      first.letGo()
      // None of them was refused as older than the others.
      await expect.poll(() => answers).toEqual([200, 200, 200])
      expect(sent).toEqual([true, false, true])
      await expect.poll(() => giftOf(guest, bookId)).toMatchObject({ isSaved: true, isPurchased: true })
    },
  )

  test(
    'a gift that was deleted is gone at the next touch, and its dialogs say so and end',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { page } = guest
      const { telescopeId, bookId } = await planParty(guest, baseURL)
      const prepare = new Preparation(guest, baseURL)
      const contributors = [{ name: 'You', amount: '18.50' }]
      await prepare.change('POST', '/gift-splits', { giftIdeaId: bookId, totalCost: '18.50', contributors })
      await openEditor(guest)
      await title(bank(page, 2), 'Pocket telescope').waitFor()
      await prepare.change('DELETE', `/gift-ideas/${telescopeId}`)
      await editor(page).getByRole('checkbox', { name: 'Purchased: Pocket telescope' }).click()
      await said(page, 'This gift is no longer here. It was deleted somewhere else.')
      await expect(bank(page, 1)).toBeVisible()
      await expect(editor(page).getByText('Pocket telescope')).toHaveCount(0)

      await title(bank(page, 1), 'Field guide to night skies').click()
      await page.getByRole('button', { name: 'Split cost' }).click()
      const split = page.getByRole('dialog', { name: 'Split Gift: Field guide to night skies' })
      await split.getByLabel('Total cost').fill('20')
      await prepare.change('DELETE', `/gift-ideas/${bookId}`)
      await split.getByRole('button', { name: 'Update Split' }).click()
      const gone = page.getByRole('dialog', { name: 'Gift deleted' })
      await expect(split).toBeHidden()
      await expect(gone.last()).toContainText('It was deleted somewhere else.')
      await expectAccessibleInBothThemes(page)
      // The dialog of the split, then the details below it.
      await gone.last().getByRole('button', { name: 'Close' }).last().click()
      await gone.getByRole('button', { name: 'Close' }).last().click()
      await expect(gone).toHaveCount(0)
      await expect(bank(page, 0)).toBeVisible()
    },
  )

  test(
    'a gift that was deleted while it was edited is added again with what was typed',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { page } = guest
      const { telescopeId } = await planParty(guest, baseURL)
      await guest.open('/dashboard')
      await guest.showGiftsOf('Maya Okafor')
      await title(guest.list('Ideas'), 'Pocket telescope').click()
      await page.getByRole('dialog', { name: 'Gift Details' }).getByRole('button', { name: 'Edit' }).click()
      const edit = page.getByRole('dialog', { name: 'Edit Gift' })
      await edit.getByLabel('Description').fill('Folds small.')
      await new Preparation(guest, baseURL).change('DELETE', `/gift-ideas/${telescopeId}`)
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      const notice = edit.getByRole('alert', { name: 'Deleted elsewhere' })
      await expect(notice).toContainText(
        'This gift idea was deleted while you were editing. Your changes are still here.',
      )
      await expect(notice).toBeFocused()
      await expect(edit.getByLabel('Description')).toHaveValue('Folds small.')
      await notice.getByRole('button', { name: 'Add as a new gift idea' }).click()
      await expect(edit).toBeHidden()
      await page.getByRole('dialog', { name: 'Gift deleted' }).getByRole('button', { name: 'Close' }).last().click()
      // As long as the list is being read again, it leads to the deleted one.
      await expect(async () => {
        await title(guest.list('Ideas'), 'Pocket telescope').click()
        const dialog = page.getByRole('dialog', { name: 'Gift Details' })
        await expect(dialog).toContainText('Folds small.', { timeout: 2_000 })
      }).toPass({ timeout: 20_000 })
    },
  )

  test('what was typed into a correction is not lost', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { page } = guest
    const prepare = new Preparation(guest, baseURL)
    const contactId = await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'sibling' })
    const christmas = { contactId, name: 'Christmas', date: dayFromNow(20), type: 'annual', isRecurring: true }
    const occasionId = await prepare.add('/occasions', christmas)
    const id = await prepare.addBought({ contactId, occasionId, title: 'Wool blanket', price: '89.00' })
    const lastYear = String(Number(dayFromNow(20).slice(0, 4)) - 1)
    await prepare.change('PUT', `/gift-ideas/${id}`, { occurrenceDate: `${lastYear}${dayFromNow(20).slice(4)}` })
    await openEditor(guest)
    const pencil = editor(page).getByRole('button', { name: 'Correct year and price: Wool blanket' })
    await pencil.click()
    const form = page.getByRole('dialog', { name: 'Correct Year and Price' })
    await expect(form).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await form.getByLabel('Price paid').fill('72.40')
    await prepare.change('PUT', `/gift-ideas/${id}`, { pricePaid: '70.00' })
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText('70.00')
    await expect(form.getByLabel('Price paid')).toHaveValue('72.40')
    await expectAccessibleInBothThemes(page)
    await form.getByRole('button', { name: 'Save my version' }).click()
    await expect(form).toBeHidden()
    await expect(editor(page).getByText('$72.40')).toBeVisible()
    await expect(pencil).toBeFocused()
  })
})

test(
  'the Gift Ideas page shows the ideas for everyone, narrowed by typing, and Enter opens the search',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    const { contactId } = await planParty(guest, baseURL)
    const prepare = new Preparation(guest, baseURL)
    const zoe = await prepare.add('/contacts', { fullName: 'Zoë Quinn', relationship: 'friend' })
    await Promise.all(
      Array.from({ length: 11 }, (_, at) =>
        prepare.add('/gift-ideas', { contactId: zoe, title: `Postcard ${at + 1}` }),
      ),
    )
    await prepare.add('/gift-ideas', { contactId, title: 'Kalimba', price: '24.00' })
    await guest.open('/gifts')
    const ideas = page.getByRole('region', { name: 'Your ideas' })
    const shown = ideas.getByRole('checkbox', { name: /^Purchased: / })
    await expect(ideas.getByText('$48.70\u00a0· Idea for Party')).toBeVisible()
    await expect(shown).toHaveCount(12)
    await expect(ideas.getByText('Showing 12 of 14 ideas.')).toBeVisible()
    await ideas.getByRole('button', { name: 'Show all 14' }).press('Enter')
    await expect(shown).toHaveCount(14)
    await expect(ideas.getByRole('button', { name: 'Show fewer' })).toBeFocused()
    await expectAccessibleInBothThemes(page)

    const box = page.getByRole('searchbox', { name: 'Search gift ideas' })
    await box.fill('maya')
    await expect(shown).toHaveCount(3)
    await expect(ideas.getByText('3 of 14 ideas')).toBeVisible()
    await ideas.getByRole('checkbox', { name: 'Purchased: Kalimba' }).click()
    await expect(ideas.getByText('$24.00\u00a0· Bought, not assigned yet')).toBeVisible()
    await ideas.getByRole('button', { name: 'More for Kalimba' }).click()
    await page.getByRole('menuitem', { name: 'Assign to Event' }).click()
    const move = page.getByRole('dialog', { name: 'Move to Another Event' })
    await move.getByRole('combobox', { name: 'Event' }).selectOption({ index: 1 })
    await move.getByRole('button', { name: 'Move Gift' }).click()
    await expect(ideas.getByText('$24.00\u00a0· Bought for Party')).toBeVisible()
    await box.fill('astrolabe')
    await expect(ideas.getByText('None of your ideas match')).toBeVisible()
    await box.press('Enter')
    await expect(page.getByRole('dialog').getByRole('searchbox').first()).toHaveValue('astrolabe')
  },
)
