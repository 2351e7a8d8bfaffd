import { expect, test } from './support/fixtures.ts'
import { Watch } from './support/harmless.ts'
import { fillAccount, hostileAccount, names, titles } from './support/hostile-account.ts'
import { hostileTexts, takenLinks } from './support/hostile-corpus.ts'
import { button, dialog, holds, item, question, toast } from './support/hostile-places.ts'
import { dayFromNow, Preparation } from './support/party.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 })

test('in the dialogs of gifts', { tag: '@long' }, async ({ visitor, baseURL }) => {
  test.setTimeout(180_000)
  const { page } = visitor
  const { contactId, eventId, giftId } = await hostileAccount(visitor, baseURL)
  const prepare = new Preparation(visitor, baseURL)
  const watch = await Watch.over(page)
  const details = dialog(page, 'Gift Details').last()
  const close = () => page.keyboard.press('Escape')

  await test.step('in the event editor', async () => {
    await visitor.open(`/contacts?event=${eventId}`)
    const editor = dialog(page, /^Edit Event/)
    await watch.sees('its assigned gifts', editor.getByRole('list', { name: /^Assigned Gifts/ }))
    await watch.sees('its ideas', editor.getByRole('list', { name: /^Gift Ideas Bank/ }))
    // By the name of the one that was given a year ago.
    await button(editor, `Assign to Event: ${titles[1]}`).click()
    await watch.sees('ConfirmDialog: assign', question(page, 'Assign Gift to Event'))
    await question(page, 'Assign Gift to Event').getByRole('button', { name: 'Assign to Event' }).click()
    await watch.sees('RepeatDialog', question(page, 'Given Before'))
    await close()
    await button(editor, /^Move to Ideas: /).click()
    await watch.sees('ConfirmDialog: to the ideas', question(page, 'Move Gift to Ideas'))
    await close()
    await button(editor, /^More for /).click()
    await item(page, 'Move to another event...').click()
    await watch.sees('MoveGiftDialog', dialog(page, 'Move to Another Event'))
    await close()
    await button(editor, /^More for /).click()
    await item(page, 'Split cost').click()
    await watch.sees('SplitGiftDialog: from the menu', dialog(page, /^Split Gift: /))
    await close()
    await button(editor, /^Correct year and price: /).click()
    await watch.sees('CorrectGivenDialog', dialog(page, 'Correct Year and Price'))
  })

  await test.step('a gift', async () => {
    await visitor.open(`/contacts?event=${eventId}`)
    await button(page, `View Details: ${titles[0]}`).click()
    await watch.sees('GiftDetailsDialog', details)
    await details.getByRole('button', { name: 'Edit', exact: true }).click()
    await watch.sees('GiftEditDialog', dialog(page, 'Edit Gift'))
    await dialog(page, 'Edit Gift').getByLabel('Gift Name').fill(`${hostileTexts[2]} mine`)
    await prepare.change('PUT', `/gift-ideas/${giftId}`, { title: titles[3], description: titles[4] })
    await dialog(page, 'Edit Gift').getByRole('button', { name: 'Save Changes' }).click()
    await watch.sees('VersionNotice: a gift', page.getByRole('alert', { name: 'Changed elsewhere' }))
    await dialog(page, 'Edit Gift').getByRole('button', { name: 'Save Changes' }).click()
    await dialog(page, 'Edit Gift').waitFor({ state: 'hidden' })
    for (const ask of ['Unassign from Event', 'Delete Gift']) {
      await details.getByRole('button', { name: ask }).click()
      await page.getByRole('alertdialog').waitFor()
      await watch.findsNothing(`ConfirmDialog: ${ask}`)
      await close()
    }
    await details.getByRole('button', { name: 'Split cost' }).click()
    const splitting = dialog(page, /^Split Gift: /)
    await watch.sees('SplitGiftDialog', splitting.getByRole('region', { name: 'Contributors' }))
    const splits = (await (await page.request.get('/api/gift-splits')).json()) as {
      id: number
      contributors: object[]
    }[]
    const [first, ...others] = splits[0]?.contributors ?? []
    const theirs = [{ ...first, name: `${hostileTexts[5]} theirs` }, ...others]
    await prepare.change('PUT', `/gift-splits/${splits[0]?.id}`, { contributors: theirs, totalCost: '12.00' })
    await splitting
      .getByRole('textbox', { name: /^Amount for / })
      .first()
      .fill('2.00')
    await splitting.getByRole('button', { name: 'Update Split' }).click()
    await watch.sees('VersionNotice: a split', page.getByRole('alert', { name: 'Changed elsewhere' }))
    const links = (await (
      await page.request.post(`/api/gift-splits/${splits[0]?.id}/links`, {
        data: {},
        headers: { origin: baseURL ?? '' },
      })
    ).json()) as { url: string }[]
    await splitting.getByRole('button', { name: 'Delete Split' }).click()
    await watch.sees('ConfirmDialog: Delete Split', question(page, 'Delete Split'))
    await close()
    await visitor.open(`/contacts?event=${eventId}`)
    await button(page, `View Details: ${hostileTexts[2]} mine`).click()
    await details.getByRole('button', { name: 'Split cost' }).click()
    await splitting.getByRole('button', { name: 'Create links' }).click()
    await watch.sees('ContributorLinksDialog', dialog(page, /^Links for /))
    await visitor.open(new URL(links[0]?.url ?? '').pathname)
    await watch.sees('ContributePage', page.getByRole('main'))
  })
  await test.step('products for them', async () => {
    await visitor.open(`/contacts?event=${eventId}`)
    await button(page, /^Search Gifts for /).click()
    const products = dialog(page, /^AI Gift Recommendations/)
    await products.getByRole('article').first().waitFor()
    await watch.sees('RecommendationsDialog', products)
    await button(products, /^Interest: /).click()
    await watch.sees('EditFactDialog', dialog(page, 'Change Interest'))
    await close()
    await button(products, /^Gift Options: /).click()
    await watch.sees('the options of a product', page.getByRole('menu'))
    await item(page, /^Assign to </).click()
    await watch.sees('toast of what is assigned', toast(page, 'is now assigned to'))
    await products
      .getByRole('button', { name: /^Gift Options: / })
      .nth(1)
      .click()
    await item(page, /^Save as Idea for </).click()
    await watch.sees('toast of a new idea', toast(page, 'is now in '))
    await button(products, /^Gift Options: /).click()
    await item(page, 'Not for them').click()
    await watch.sees('toast of what is not for them', toast(page, "We won't show"))
    await button(products, /^Gift Options: /).click()
    await item(page, 'View Details').click()
    await watch.sees('GiftSplitModal: a product', dialog(page, 'Gift Details & Cost Splitting'))

    await visitor.open(`/gift-recommendations/${contactId}`)
    await button(page, /^Gift Options: /).click()
    await item(page, 'Save as Idea').hover()
    await holds(page.getByRole('menu').last())
    await watch.sees('the events of a person', page.getByRole('menu').last())
    await item(page, 'Without an event').click()
    await watch.sees('PlaceIdeaDialog: save', dialog(page, 'Save Gift Idea'))
    await close()
    await button(page, /^Assign to Event: /).click()
    await watch.sees('PlaceIdeaDialog: assign', dialog(page, 'Assign Gift to Occasion'))
    await close()

    await visitor.open('/gifts')
    await page.getByRole('searchbox').first().fill('<img data-xss src=x onerror=__xss=1> candle')
    await page.keyboard.press('Enter')
    await watch.sees('RecommendationsDialog: a search', products)
    await products.getByRole('tab', { name: 'Products' }).click()
    await products.getByRole('button', { name: 'Select a Contact' }).click()
    await watch.sees('ChooseContactDialog', dialog(page, 'Choose a Contact'))
    await close()
    await close()
    await button(page, /^Gift Options: /).click()
    await item(page, 'Assign to Event').hover()
    await item(page, 'All events...').press('Enter')
    await watch.sees('ChooseEventDialog', dialog(page, 'Choose an Event'))
  })

  await test.step('a new idea', async () => {
    // What a shop says of its product, as if it were somebody else's page.
    const shop = `${hostileTexts[7]} shop`
    const told = { title: titles[0], siteName: shop, message: names[1], price: '48.70', imageUrl: takenLinks[0] }
    await page.route('**/api/link-preview', (route) =>
      route.fulfill({
        json: { url: takenLinks[1], readFrom: 'page', otherPrice: null, provider: 'manual', productKey: null, ...told },
      }),
    )
    await page.route('**/api/link-preview/picture/*', (route) => route.fulfill({ status: 204 }))
    await visitor.open('/dashboard')
    await button(page, /^Show gifts: /).waitFor()
    await page.keyboard.press('Control+Shift+g')
    const sheet = dialog(page, 'Quick idea')
    await sheet.getByLabel('What?').focus()
    await page.keyboard.insertText('https://shop.example/kalimba')
    await expect(sheet.getByLabel('What?')).toHaveValue(/xss/)
    await watch.sees('LinkCard', sheet.getByText(shop))
    await sheet.getByRole('button', { name: 'Someone else' }).click()
    const picker = dialog(page, 'Who is it for?')
    await watch.sees('PickPersonDialog', picker.getByRole('list'))
    await picker.getByRole('listitem').getByRole('button').first().click()
    await watch.sees('QuickCaptureDialog: for whom', sheet.getByRole('group', { name: 'Who is it for?' }))
    // In the group: a button that can't be pressed, such as Close, counts as one that isn't.
    const people = sheet.getByRole('group', { name: 'Who is it for?' })
    await people.getByRole('button', { pressed: false }).first().click()
    await expect(people.getByRole('button', { pressed: true })).toHaveCount(1)
    await watch.sees('QuickCaptureDialog: for an event', sheet.getByLabel('For an event'))
    await close()
    await button(page, 'Discard').click()

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog')
    await palette.getByRole('combobox').fill('Add Gift Idea')
    await palette.getByRole('option', { name: 'Add Gift Idea', exact: true }).click()
    await palette.getByRole('combobox', { name: 'Who is it for?' }).waitFor()
    await watch.sees('PaletteDialog: whom a gift idea is for', palette.getByRole('option').first())
    await palette.getByRole('option').first().click()
    const form = dialog(page, 'Add Gift Idea')
    await form.getByLabel('Gift Name').waitFor()
    await form.getByLabel('Product link').focus()
    await page.keyboard.insertText('https://shop.example/kalimba')
    await expect(form.getByLabel('Gift Name')).toHaveValue(/xss/)
    await watch.sees('AddGiftIdeaDialog', form)
  })
})

test('a gift that its shop no longer has stays words', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  const prepare = new Preparation(guest, baseURL)
  const contactId = await prepare.add('/contacts', { fullName: names[0], relationship: 'sister' })
  const occasionId = await prepare.add('/occasions', { contactId, name: 'Party', date: dayFromNow(5), type: 'custom' })
  // A feed that this server doesn't have, so its products are gone.
  const gone = { provider: 'feed:900', productKey: 'gone', productUrl: 'https://shop.example/gone', priceKind: 'live' }
  await prepare.add('/gift-ideas', { contactId, occasionId, title: titles[0], price: '40.00', ...gone })
  const watch = await Watch.over(page)
  await expect(async () => {
    await guest.open(`/dashboard?event=${occasionId}`)
    await expect(page.getByText('out of stock:')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await button(page, /^Out of stock\. Show three gifts like/).click()
  await watch.sees('SimilarGiftsDialog', dialog(page, /^Instead of /))
  await page.keyboard.press('Escape')
  await button(page, `View Details: ${titles[0]}`).click()
  await dialog(page, 'Gift Details').getByRole('button', { name: 'Watch', exact: true }).click()
  await watch.sees('WatchPriceDialog', dialog(page, /^Watch the price of /))
})

/** Not typed by anybody here, and no more to be trusted. */
test('what a shop says of its products stays words', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  await fillAccount(guest, baseURL)
  const watch = await Watch.over(page)
  await page.route(/\/api\/(?:gift-recommendations|gifts)\//, async (route) => {
    const answer = (await (await route.fetch()).json()) as { products?: object[] } | object[]
    const said = (products: object[]) => products.map((product, place) => ({ ...product, ...ofShop(place) }))
    await route.fulfill({
      json: Array.isArray(answer) ? said(answer) : { ...answer, products: said(answer.products ?? []) },
    })
  })
  await guest.open('/gifts')
  await watch.sees('GiftIdeasPage: deals', page.getByRole('article').first())
  await guest.open('/dashboard')
  const trending = page.getByRole('region', { name: 'Trending Gift Ideas' })
  // Its ideas load once it comes near.
  await trending.scrollIntoViewIfNeeded()
  await button(trending, /^Gift Options: /).click()
  await item(page, 'Assign to Event').click()
  const placing = dialog(page, 'Assign Gift to Occasion')
  await watch.sees('PlaceIdeaDialog: an idea', placing)
  await placing.getByLabel('Select Contact').selectOption({ index: 1 })
  await watch.sees('PlaceIdeaDialog: for whom', placing.getByLabel('Select Contact'))
  await watch.sees('PlaceIdeaDialog: for which event', placing.getByLabel('Select Occasion'))
  await page.keyboard.press('Escape')
  await button(page, 'Search Gifts').click()
  const products = dialog(page, /^AI Gift Recommendations/)
  await watch.sees('RecommendationsDialog: products', products.getByRole('article').first())
  await button(products, /^Gift Options: /).click()
  await item(page, 'View Details').press('Enter')
  await watch.sees(
    'GiftSplitModal: of a shop',
    dialog(page, 'Gift Details & Cost Splitting').getByRole('region', { name: 'Gift' }),
  )
  await page.context().clearCookies()
  await guest.open('/')
  await watch.sees('LandingPage', page.getByRole('article').first())
})

const ofShop = (place: number) => ({
  title: titles[place % titles.length],
  description: names[place % names.length],
  price: `${hostileTexts[0]} $12`,
  originalPrice: hostileTexts[1],
  savings: hostileTexts[2],
  dealBadge: hostileTexts[3],
  category: hostileTexts[4],
  reasons: [names[0], names[1]],
  matchReason: names[2],
  imageUrl: takenLinks[0],
  productUrl: takenLinks[place % 4],
})
