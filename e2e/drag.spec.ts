import type { CDPSession, Locator, Page, Route } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import type { Ribbonry } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Maya's Party and Housewarming, both to come, with ideas, assigned gifts and general ones. */
async function plan(app: Ribbonry, baseURL: string | undefined) {
  const send = async (method: 'post' | 'patch', path: string, data: object) => {
    const answer = await app.page.request[method](`/api${path}`, { data, headers: { origin: baseURL ?? '' } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { id: number }
  }
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const contactId = (await send('post', '/contacts', { fullName: 'Maya Okafor', relationship: 'sibling' })).id
  const occasion = async (name: string, days: number) =>
    (await send('post', '/occasions', { contactId, name, date: dayIn(days), type: 'custom' })).id
  const party = await occasion("Maya Okafor's Party", 5)
  const housewarming = await occasion('Housewarming', 40)
  const gift = async (title: string, fields: object = {}) =>
    (await send('post', '/gift-ideas', { contactId, title, price: '12.00', ...fields })).id
  return {
    contactId,
    party,
    housewarming,
    chess: await gift('Walnut chess set', {
      occasionId: party,
      isSaved: true,
      productUrl: 'https://example.com/chess',
    }),
    kite: await gift('Paper kite', { occasionId: party }),
    book: await gift('Field guide'),
    give: async (title: string) => {
      const farewell = { contactId, name: 'Farewell', date: dayIn(-20), type: 'custom', isRecurring: false }
      const occasionId = (await send('post', '/occasions', farewell)).id
      await gift(title, { occasionId, isSaved: true, isPurchased: true })
    },
    buy: (id: number) => send('patch', `/gift-ideas/${id}/purchase`, { isPurchased: true }),
  }
}

interface Placed {
  isSaved: boolean
  isPurchased: boolean
  occasionId: number | null
  occurrenceDate: string | null
}

async function giftOf(app: Ribbonry, id: number): Promise<Placed> {
  return (await (await app.page.request.get(`/api/gift-ideas/${id}`)).json()) as Placed
}

/** What the server has in the end, however long the screen was ahead of it. */
const expectPlaced = (app: Ribbonry, id: number, place: Partial<Placed>) =>
  expect.poll(() => giftOf(app, id)).toMatchObject(place)

const said = (page: Page) => page.getByRole('status', { name: 'Dragging' })
const details = (page: Page) => page.getByRole('dialog', { name: 'Maya Okafor' })
const general = (page: Page) => details(page).getByRole('region', { name: 'General Gift Ideas' })
const grip = (within: Page | Locator, gift: string) => within.getByRole('button', { name: `Move ${gift}` })
const title = (within: Page | Locator, gift: string) => within.getByRole('button', { name: gift, exact: true })
const rowOf = (page: Page, event: string) =>
  details(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^(Show|Hide) gifts for ${event}$`) }) })
const head = (page: Page, event: string) => rowOf(page, event).getByRole('button').first()
const list = (within: Locator, name: 'Ideas' | 'Assigned') =>
  within.getByRole('region', { name: new RegExp(`^${name}, \\d+$`) })

async function openContact(app: Ribbonry) {
  await app.open('/contacts')
  await app.openContact('Maya Okafor')
}

async function expand(page: Page, event: string) {
  await details(page)
    .getByRole('button', { name: `Show gifts for ${event}` })
    .click()
  await list(rowOf(page, event), 'Assigned').waitFor()
}

/** The code of dragging comes after the lists; it describes the grip once it has taken hold of it. */
const whenDraggable = (handle: Locator) => expect(handle).toHaveAttribute('aria-roledescription', 'draggable')

async function center(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes it with the mouse and holds it above something. */
async function hold(page: Page, handle: Locator, above: Locator) {
  await whenDraggable(handle)
  await carry(page, handle, above)
}

async function carry(page: Page, handle: Locator, above: Locator) {
  const from = await center(handle)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 6, from.y + 6, { steps: 3 })
  await page.mouse.move(from.x + 14, from.y + 10, { steps: 3 })
  // Near an edge it scrolls at once, and what was said of the pick-up is followed by what is now below.
  await expect(page.locator('[data-lifted]')).toHaveCount(1)
  const to = await center(above)
  await page.mouse.move(to.x, to.y, { steps: 15 })
}

async function drag(page: Page, handle: Locator, to: Locator, name: string) {
  await hold(page, handle, to)
  await expect(said(page)).toHaveText(`Over ${name}.`)
  await page.mouse.up()
}

/** What a press changes is on the screen. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Presses an arrow until the gift is said to be above a list, as somebody does who listens after each press. */
async function pushUntil(page: Page, key: string, name: string, presses = 30) {
  for (let press = 0; press < presses; press += 1) {
    if ((await said(page).textContent()) === `Over ${name}.`) return
    await page.keyboard.press(key)
    await nextFrame(page)
  }
  await expect(said(page)).toHaveText(`Over ${name}.`)
}

/** As the keyboard repeats a key that is held down: some thirty times a second, whatever the screen does. */
async function holdDown(page: Page, key: string, presses: number) {
  for (let press = 0; press < presses; press += 1) {
    await Promise.all([page.keyboard.down(key), page.waitForTimeout(33)])
  }
  await page.keyboard.up(key)
}

/** Six more events of theirs, after the two: the dialog is longer than the screen. */
async function planEvenings(page: Page, contactId: number, baseURL: string | undefined) {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const date = new Date(Date.now() + (40 + number) * 86_400_000).toISOString().slice(0, 10)
    const evening = { contactId, name: `Choir evening ${number}`, date, type: 'custom' }
    await page.request.post('/api/occasions', { data: evening, headers: { origin: baseURL ?? '' } })
  }
}

/** The page has come to rest: what is pressed while it still glides is taken for scrolling. */
async function whenStill(page: Page) {
  const position = () => page.evaluate(() => scrollY)
  await expect(async () => {
    const before = await position()
    await page.waitForTimeout(150)
    expect(await position()).toBe(before)
  }).toPass()
}

/** Its place once what scrolls it has stopped. */
async function whereItRests(element: Locator) {
  let place = await center(element)
  await expect(async () => {
    const before = place
    place = await center(element)
    expect(place).toEqual(before)
  }).toPass({ intervals: [200] })
  return place
}

/** A finger, as the browser gets it from the screen. */
class Finger {
  readonly #screen: CDPSession
  readonly #page: Page

  constructor(screen: CDPSession, page: Page) {
    this.#screen = screen
    this.#page = page
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page), page)
  }

  async touch({ x, y }: { x: number; y: number }): Promise<void> {
    await this.#screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  }

  async move(from: { x: number; y: number }, to: { x: number; y: number }, steps = 12): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      await this.#screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
      await this.#page.waitForTimeout(16)
    }
  }

  async lift(): Promise<void> {
    await this.#screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

test.describe('on the dashboard', () => {
  test('the mouse drags after 8 px and no sooner, Escape puts back, of two moves neither is lost, and a refused one goes back and says why', async ({
    guest,
    baseURL,
  }) => {
    const { kite, chess, party } = await plan(guest, baseURL)
    const { page } = guest
    await guest.open('/dashboard')
    await guest.showGiftsOf('Maya Okafor, Party')
    await whenDraggable(grip(page, 'Paper kite'))
    const from = await center(grip(page, 'Paper kite'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 7, from.y, { steps: 7 })
    await expect(said(page)).toHaveText('')
    await page.mouse.move(from.x + 9, from.y, { steps: 2 })
    await expect(said(page)).toHaveText(
      'Picked up Paper kite. Use the arrow keys to move it. Press Space to drop it or Escape to cancel.',
    )
    const assigned = await center(guest.list('Assigned'))
    await page.mouse.move(assigned.x, assigned.y, { steps: 10 })
    await expect(said(page)).toHaveText("Over Assigned for Maya Okafor's Party.")
    await expect(page.locator('section[data-target]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(said(page)).toHaveText("Put back. Paper kite stays in Ideas for Maya Okafor's Party.")
    await page.mouse.up()
    await expect(page.locator('[data-target], [data-lifted]')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectPlaced(guest, kite, { isSaved: false, occasionId: party })

    // The title of a tile drags it too, and opens the details when it is only clicked.
    await carry(page, title(guest.list('Ideas'), 'Paper kite'), guest.list('Assigned'))
    await page.mouse.up()
    await drag(page, grip(page, 'Walnut chess set'), guest.list('Ideas'), "Ideas for Maya Okafor's Party")
    await expect(title(guest.list('Assigned'), 'Paper kite')).toBeVisible()
    await expect(title(guest.list('Ideas'), 'Walnut chess set')).toBeVisible()
    await expectPlaced(guest, kite, { isSaved: true, occasionId: party })
    await expectPlaced(guest, chess, { isSaved: false, occasionId: party })

    let answer: (() => void) | undefined
    await page.route('**/api/gift-ideas/*/status', async (route: Route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.fulfill({ status: 400, json: { code: 'INVALID', message: 'This event belongs to another contact' } })
    })
    await drag(page, grip(page, 'Walnut chess set'), guest.list('Assigned'), "Assigned for Maya Okafor's Party")
    // It is there before the server has said anything.
    await expect(title(guest.list('Assigned'), 'Walnut chess set')).toBeVisible()
    await expect(said(page)).toHaveText("Moved Walnut chess set to Assigned for Maya Okafor's Party.")
    await expect.poll(() => answer).toBeDefined()
    answer?.()
    await expect(title(guest.list('Ideas'), 'Walnut chess set')).toBeVisible()
    await expect(page.getByText('This event belongs to another contact').first()).toBeVisible()
    await expect(said(page)).toHaveText("Put back. Walnut chess set stays in Ideas for Maya Okafor's Party.")
    await expectPlaced(guest, chess, { isSaved: false, occasionId: party })

    await expect(page.getByRole('dialog')).toHaveCount(0)
    await title(guest.list('Assigned'), 'Paper kite').click()
    await expect(page.getByRole('dialog', { name: 'Gift Details' })).toBeVisible()
  })

  test('the keys carry a gift out of a list that scrolls by itself', async ({ guest, baseURL }) => {
    const { contactId, kite, party } = await plan(guest, baseURL)
    const { page } = guest
    await Promise.all(
      Array.from({ length: 13 }, (_, place) =>
        page.request.post('/api/gift-ideas', {
          data: { contactId, title: `Seed packet ${place + 1}`, occasionId: party },
          headers: { origin: baseURL ?? '' },
        }),
      ),
    )
    await guest.open('/dashboard')
    await guest.showGiftsOf('Maya Okafor, Party')
    const handle = grip(page, 'Paper kite')
    await whenDraggable(handle)
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(said(page)).toContainText('Picked up')
    await pushUntil(page, 'ArrowRight', "Assigned for Maya Okafor's Party")
    await page.keyboard.press('Space')
    await expect(grip(guest.list('Assigned'), 'Paper kite')).toBeFocused()
    await expectPlaced(guest, kite, { isSaved: true, occasionId: party })
  })

  test('every action of the menu does what it says', { tag: '@long' }, async ({ guest, baseURL, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { chess, party } = await plan(guest, baseURL)
    const { page } = guest
    await guest.open('/dashboard')
    await guest.showGiftsOf('Maya Okafor, Party')
    await guest.chooseFromGiftMenu('Walnut chess set', 'Copy product link')
    await expect(page.getByText('Link Copied').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://example.com/chess')
    await page.getByRole('button', { name: 'More for Walnut chess set' }).click()
    const view = page.getByRole('menuitem', { name: 'View product' })
    await expect(view).toHaveAttribute('href', 'https://example.com/chess')
    await expect(view).toHaveAttribute('target', '_blank')
    await page.getByRole('menuitem', { name: 'Mark as Purchased' }).click()
    await expectPlaced(guest, chess, { isPurchased: true, isSaved: true, occasionId: party })
    await expect(page.getByRole('checkbox', { name: 'Purchased: Walnut chess set' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Purchased: Walnut chess set' }).click()
    await expectPlaced(guest, chess, { isPurchased: false, isSaved: true, occasionId: party })
    await guest.chooseFromGiftMenu('Walnut chess set', 'Move to Ideas')
    await expect(page.getByText('Gift status updated successfully!').first()).toBeVisible()
    await expect(page.getByText('2 gifts: 2 ideas')).toBeVisible()
    await expectPlaced(guest, chess, { isSaved: false, occasionId: party })
    await guest.chooseFromGiftMenu('Walnut chess set', 'Move to Assigned')
    await expect(page.getByText('Gift assigned to event successfully!').first()).toBeVisible()
    await expect(page.getByText('2 gifts: 1 assigned, 1 idea')).toBeVisible()
    await expect(page.getByRole('button', { name: 'More for Walnut chess set' })).toBeFocused()
    await expectPlaced(guest, chess, { isSaved: true, occasionId: party })
    await guest.chooseFromGiftMenu('Walnut chess set', 'Remove from Event')
    await expect(page.getByText('Gift moved to general ideas successfully!').first()).toBeVisible()
    await expect(guest.list('Ideas').getByText('General').first()).toBeVisible()
    await expectPlaced(guest, chess, { isSaved: false, occasionId: null })
  })
})

test.describe('in the event editor', () => {
  const openEditor = async (app: Ribbonry) => {
    await app.open('/dashboard')
    await app.page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    const editor = app.page.getByRole('dialog', { name: /^Edit Event/ })
    await editor.getByRole('region', { name: 'Assigned Gifts (1)' }).waitFor()
    return editor
  }

  test('a drop asks first, and no means no', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { kite, chess, party } = await plan(guest, baseURL)
    const { page } = guest
    const editor = await openEditor(guest)
    const bank = editor.getByRole('region', { name: /^Gift Ideas Bank/ })
    const assigned = editor.getByRole('region', { name: /^Assigned Gifts/ })
    await assigned.evaluate((zone) => zone.scrollIntoView({ block: 'center' }))
    await drag(page, grip(editor, 'Paper kite'), assigned, "Assigned for Maya Okafor's Party")
    const question = page.getByRole('alertdialog', { name: 'Assign Gift to Event' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(title(bank, 'Paper kite')).toBeVisible()
    await expectPlaced(guest, kite, { isSaved: false, occasionId: party })

    await drag(page, grip(editor, 'Paper kite'), assigned, "Assigned for Maya Okafor's Party")
    await question.getByRole('button', { name: 'Assign to Event' }).click()
    await expect(title(assigned, 'Paper kite')).toBeVisible()
    await expectPlaced(guest, kite, { isSaved: true, occasionId: party })
    await expect(grip(assigned, 'Paper kite')).toBeFocused()

    await drag(page, grip(editor, 'Walnut chess set'), bank, "Ideas for Maya Okafor's Party")
    await expect(page.getByText('It will no longer be assigned to this event.')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move to Ideas' }).click()
    await expectPlaced(guest, chess, { isSaved: false, occasionId: party })
  })

  test(
    'the keys ask first too, and the menu assigns, moves on and deletes',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { kite, chess, party, housewarming } = await plan(guest, baseURL)
      const { page } = guest
      const editor = await openEditor(guest)
      await whenDraggable(grip(editor, 'Paper kite'))
      await grip(editor, 'Paper kite').focus()
      await page.keyboard.press('Space')
      await pushUntil(page, 'ArrowLeft', "Assigned for Maya Okafor's Party")
      await page.keyboard.press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Assign to Event' }).click()
      await expectPlaced(guest, kite, { isSaved: true, occasionId: party })
      await expect(grip(editor, 'Paper kite')).toBeFocused()

      await guest.chooseFromGiftMenu('Paper kite', 'Move to Ideas')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Move to Ideas' }).click()
      await expectPlaced(guest, kite, { isSaved: false, occasionId: party })
      await guest.chooseFromGiftMenu('Paper kite', 'Assign to Event')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Assign to Event' }).click()
      await expectPlaced(guest, kite, { isSaved: true, occasionId: party })
      await guest.chooseFromGiftMenu('Walnut chess set', 'Move to another event...')
      const chooser = page.getByRole('dialog', { name: 'Move to Another Event' })
      await chooser.waitFor()
      await expectAccessible(page)
      await chooser.getByLabel('Event').selectOption({ value: String(housewarming) })
      await chooser.getByRole('button', { name: 'Move Gift' }).click()
      await expectPlaced(guest, chess, { isSaved: true, occasionId: housewarming })
      await expect(title(editor, 'Walnut chess set')).toHaveCount(0)
      await guest.chooseFromGiftMenu('Paper kite', 'Delete Gift')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Gift' }).click()
      await expect(page.getByText('Gift idea removed successfully!').first()).toBeVisible()
      expect((await page.request.get(`/api/gift-ideas/${kite}`)).status()).toBe(404)
    },
  )
})

test.describe('in the contact details', () => {
  test(
    'a gift goes to a closed event, from one to another, and to the general list and back',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { book, chess, party, housewarming } = await plan(guest, baseURL)
      const { page } = guest
      await page.setViewportSize({ width: 1280, height: 1800 })
      await openContact(guest)
      await drag(page, grip(general(page), 'Field guide'), head(page, 'Housewarming'), 'Assigned for Housewarming')
      await expect(page.getByText('Gift assigned to event successfully!').first()).toBeVisible()
      await expectPlaced(guest, book, { isSaved: true, occasionId: housewarming })
      // On a slow machine the gift hovers so long that the row opens. Then the focus is on the gift in it.
      const hide = rowOf(page, 'Housewarming').getByRole('button', { name: 'Hide gifts for Housewarming' })
      const wasOpened = await hide.isVisible()
      await expect(
        wasOpened ? grip(rowOf(page, 'Housewarming'), 'Field guide') : head(page, 'Housewarming'),
      ).toBeFocused()
      if (wasOpened) await hide.click()
      await expect(list(rowOf(page, 'Housewarming'), 'Ideas')).toBeHidden()

      await expand(page, 'Party')
      await hold(page, grip(rowOf(page, 'Party'), 'Walnut chess set'), head(page, 'Housewarming'))
      const ideas = list(rowOf(page, 'Housewarming'), 'Ideas')
      await ideas.waitFor()
      const to = await center(ideas)
      await page.mouse.move(to.x, to.y, { steps: 10 })
      await expect(said(page)).toHaveText('Over Ideas for Housewarming.')
      await page.mouse.up()
      await expectPlaced(guest, chess, { isSaved: false, occasionId: housewarming })
      await expect(page.getByRole('dialog')).toHaveCount(1)

      const from = rowOf(page, 'Party')
      const other = rowOf(page, 'Housewarming')
      await drag(page, grip(other, 'Field guide'), list(from, 'Assigned'), 'Assigned for Party')
      await expect(grip(list(from, 'Assigned'), 'Field guide')).toBeFocused()
      await expectPlaced(guest, book, { isSaved: true, occasionId: party })

      await drag(
        page,
        grip(from, 'Field guide'),
        general(page).getByText('No general ideas yet.'),
        'General Gift Ideas',
      )
      await expect(page.getByText('Gift moved to general ideas successfully!').first()).toBeVisible()
      await expect(grip(general(page), 'Field guide')).toBeFocused()
      await expectPlaced(guest, book, { isSaved: false, occasionId: null })
      await drag(page, grip(general(page), 'Field guide'), list(from, 'Ideas'), 'Ideas for Party')
      await expectPlaced(guest, book, { isSaved: false, occasionId: party })
      await expect(general(page).getByText('No general ideas yet.')).toBeVisible()
    },
  )

  test('behind the foot of the dialog nothing can be dropped', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { book } = await plan(guest, baseURL)
    const { page } = guest
    await page.setViewportSize({ width: 1280, height: 560 })
    await openContact(guest)
    const handle = grip(general(page), 'Field guide')
    await handle.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    // The list goes on below the edge, where it is not seen.
    await hold(page, handle, details(page).getByRole('button', { name: 'Delete Contact' }))
    await expect(said(page)).toHaveText('Not over a list.')
    // Away from the edge it stops scrolling.
    const middle = await center(details(page))
    await page.mouse.move(middle.x, middle.y, { steps: 10 })
    await general(page).getByRole('list').scrollIntoViewIfNeeded()
    const seen = await whereItRests(general(page).getByRole('list'))
    await page.mouse.move(seen.x, seen.y, { steps: 10 })
    await expect(said(page)).toHaveText('Over General Gift Ideas.')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectPlaced(guest, book, { isSaved: false, occasionId: null })
  })

  test(
    'the keys carry a gift down to the general list and up again; Escape leaves all as it was',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { chess, party } = await plan(guest, baseURL)
      const { page } = guest
      await openContact(guest)
      await expand(page, 'Party')
      const event = rowOf(page, 'Party')
      const handle = grip(event, 'Walnut chess set')
      await whenDraggable(handle)
      await handle.focus()
      await expect(handle).toHaveAccessibleDescription(/Press Space or Enter to pick up the gift\..*Escape to cancel\./)
      await page.keyboard.press('Space')
      await pushUntil(page, 'ArrowDown', 'Assigned for Housewarming')
      await page.keyboard.press('Escape')
      await expect(said(page)).toHaveText('Put back. Walnut chess set stays in Assigned for Party.')
      await expect(details(page)).toBeVisible()
      await expect(handle).toBeFocused()
      await expectPlaced(guest, chess, { isSaved: true, occasionId: party })

      await page.keyboard.press('Enter')
      await pushUntil(page, 'ArrowDown', 'General Gift Ideas')
      await page.keyboard.press('Space')
      await expect(said(page)).toHaveText('Moved Walnut chess set to General Gift Ideas.')
      await expectPlaced(guest, chess, { isSaved: false, occasionId: null })
      await expect(grip(general(page), 'Walnut chess set')).toBeFocused()

      await page.keyboard.press('Space')
      await pushUntil(page, 'ArrowUp', 'Assigned for Housewarming')
      await pushUntil(page, 'ArrowUp', 'Ideas for Party')
      await page.keyboard.press('Enter')
      await expectPlaced(guest, chess, { isSaved: false, occasionId: party })
    },
  )

  test('in a long dialog the keys go past no event', { tag: '@long' }, async ({ guest, baseURL }) => {
    const { contactId, book } = await plan(guest, baseURL)
    const { page } = guest
    await planEvenings(page, contactId, baseURL)
    await page.setViewportSize({ width: 1280, height: 560 })
    await openContact(guest)
    await whenDraggable(grip(general(page), 'Field guide'))
    await grip(general(page), 'Field guide').focus()
    await page.keyboard.press('Space')
    for (const event of ['Choir evening 6', 'Choir evening 5', 'Choir evening 4', 'Choir evening 1', 'Party']) {
      await pushUntil(page, 'ArrowUp', `Assigned for ${event}`)
    }
    await pushUntil(page, 'ArrowDown', 'General Gift Ideas', 60)
    await page.keyboard.press('Escape')
    await expectPlaced(guest, book, { isSaved: false, occasionId: null })
  })

  test(
    'a key held down carries a gift to the end of a long dialog and back, and each end is told',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { contactId, book, party } = await plan(guest, baseURL)
      const { page } = guest
      await planEvenings(page, contactId, baseURL)
      await page.setViewportSize({ width: 1280, height: 560 })
      await openContact(guest)
      await whenDraggable(grip(general(page), 'Field guide'))
      await grip(general(page), 'Field guide').focus()
      await page.keyboard.press('Space')
      await expect(said(page)).toContainText('Picked up')
      await holdDown(page, 'ArrowUp', 45)
      // Above the events are recommendations: no list is there.
      await expect(said(page)).toHaveText('Not over a list.')
      await pushUntil(page, 'ArrowDown', 'Assigned for Party')
      await holdDown(page, 'ArrowDown', 45)
      // The last list is followed by presents, and by what is known of the person.
      await expect(said(page)).toHaveText('Not over a list.')
      await pushUntil(page, 'ArrowUp', 'General Gift Ideas')
      await holdDown(page, 'ArrowUp', 45)
      await pushUntil(page, 'ArrowDown', 'Assigned for Party')
      await page.keyboard.press('Space')
      await expectPlaced(guest, book, { isSaved: true, occasionId: party })
    },
  )

  test(
    'below the last list a gift is over none, and goes back from there or stays where it was',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { contactId, book } = await plan(guest, baseURL)
      const { page } = guest
      await planEvenings(page, contactId, baseURL)
      await page.setViewportSize({ width: 1280, height: 560 })
      await openContact(guest)
      const handle = grip(general(page), 'Field guide')
      await whenDraggable(handle)
      await handle.focus()
      await page.keyboard.press('Space')
      await expect(said(page)).toContainText('Picked up')
      await holdDown(page, 'ArrowDown', 12)
      await expect(said(page)).toHaveText('Not over a list.')
      await pushUntil(page, 'ArrowUp', 'General Gift Ideas')
      await holdDown(page, 'ArrowDown', 12)
      await expect(said(page)).toHaveText('Not over a list.')
      await page.keyboard.press('Space')
      await expect(said(page)).toHaveText('Put back. Field guide stays in General Gift Ideas.')
      await expect(handle).toBeFocused()
      await expectPlaced(guest, book, { isSaved: false, occasionId: null })
    },
  )

  test(
    'the menu does all that dragging does, and a bought gift stays bought wherever it is dragged',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { chess, kite, book, housewarming, buy } = await plan(guest, baseURL)
      const { page } = guest
      await buy(chess)
      const before = await giftOf(guest, chess)
      expect(before.occurrenceDate).not.toBeNull()
      await page.setViewportSize({ width: 1280, height: 1800 })
      await openContact(guest)
      await guest.chooseFromGiftMenu('Field guide', 'Move to Assigned')
      await expect(page.getByText('Please expand an event first to assign this gift').first()).toBeVisible()
      await expectPlaced(guest, book, { isSaved: false, occasionId: null })

      await expand(page, 'Party')
      await rowOf(page, 'Party').getByRole('button', { name: 'More for Paper kite' }).click()
      await page.getByRole('menuitem', { name: 'Move to another event...' }).click()
      const chooser = page.getByRole('dialog', { name: 'Move to Another Event' })
      await chooser.getByLabel('Event').selectOption({ value: String(housewarming) })
      await chooser.getByRole('radio', { name: 'Ideas' }).check()
      await chooser.getByRole('button', { name: 'Move Gift' }).click()
      await expect(page.getByText('Gift added to ideas for event successfully!').first()).toBeVisible()
      await expectPlaced(guest, kite, { isSaved: false, occasionId: housewarming })
      await expect(head(page, 'Housewarming')).toBeFocused()

      await expand(page, 'Housewarming')
      const other = rowOf(page, 'Housewarming')
      const there = list(other, 'Assigned')
      await drag(page, grip(rowOf(page, 'Party'), 'Walnut chess set'), there, 'Assigned for Housewarming')
      await expect(there.getByRole('checkbox', { name: 'Purchased: Walnut chess set' })).toBeChecked()
      await expectPlaced(guest, chess, { isPurchased: true, isSaved: true, occasionId: housewarming })
      expect((await giftOf(guest, chess)).occurrenceDate).not.toBe(before.occurrenceDate)
      await drag(page, grip(other, 'Walnut chess set'), general(page).getByRole('list'), 'General Gift Ideas')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Move to Ideas' }).click()
      await expect(general(page).getByText('Bought, not assigned yet')).toBeVisible()
      await expectPlaced(guest, chess, { isPurchased: true, isSaved: false, occasionId: null, occurrenceDate: null })

      await other.getByRole('button', { name: 'More for Paper kite' }).click()
      await page.getByRole('menuitem', { name: 'Move to general ideas' }).click()
      await expect(title(general(page), 'Paper kite')).toBeVisible()
      await expectPlaced(guest, kite, { isSaved: false, occasionId: null })
      // What was opened last is the event that is meant.
      await general(page).getByRole('button', { name: 'More for Paper kite' }).click()
      await page.getByRole('menuitem', { name: 'Move to Assigned' }).click()
      await expectPlaced(guest, kite, { isSaved: true, occasionId: housewarming })
      await expect(head(page, 'Housewarming')).toHaveAccessibleName(/1 gift: 1 assigned/)
      await expect(general(page).getByText('Paper kite')).toBeHidden()
      await general(page).getByRole('checkbox', { name: 'Purchased: Field guide' }).click()
      await expectPlaced(guest, book, { isPurchased: true, isSaved: true, occasionId: housewarming })
    },
  )

  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `axe finds nothing, also while a gift is being dragged (${colorScheme})`,
      { tag: '@long' },
      async ({ guest, baseURL }) => {
        test.slow()
        const { chess, buy, book, give } = await plan(guest, baseURL)
        const { page } = guest
        await buy(chess)
        await buy(book)
        await give('Leather journal')
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width: 1280, height: 1800 })
        await openContact(guest)
        await expectAccessible(page)
        await expand(page, 'Party')
        await expand(page, 'Housewarming')
        await expectAccessible(page)
        await hold(page, grip(rowOf(page, 'Party'), 'Paper kite'), list(rowOf(page, 'Housewarming'), 'Ideas'))
        await expect(said(page)).toHaveText('Over Ideas for Housewarming.')
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await page.mouse.up()
        await page.getByRole('tab', { name: 'Past (1)' }).click()
        await expect(page.getByRole('tabpanel').getByRole('button', { name: /^Leather journal/ })).toBeVisible()
        // History has no grip.
        await expect(grip(page, 'Leather journal')).toHaveCount(0)
        await expectAccessible(page)
      },
    )
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a long press lifts a gift and carries it; a swipe scrolls', async ({ guest, baseURL }) => {
    const { kite, party } = await plan(guest, baseURL)
    const { page } = guest
    await guest.open('/dashboard')
    await guest.showGiftsOf('Maya Okafor, Party')
    await whenDraggable(grip(page, 'Paper kite'))
    await guest.list('Ideas').evaluate((zone) => zone.scrollIntoView({ block: 'start' }))
    const finger = await Finger.on(page)
    const tile = await center(title(guest.list('Ideas'), 'Paper kite'))

    // A quick swipe, begun on the tile: the page goes along and nothing is lifted.
    const top = await page.evaluate(() => scrollY)
    await finger.touch(tile)
    await finger.move(tile, { x: tile.x, y: tile.y - 120 }, 5)
    await finger.lift()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 40)
    await whenStill(page)
    await expect(said(page)).toHaveText('')
    await expect(page.locator('[data-lifted]')).toHaveCount(0)
    await expectPlaced(guest, kite, { isSaved: false, occasionId: party })

    await guest.list('Ideas').evaluate((zone) => zone.scrollIntoView({ block: 'center' }))
    const from = await center(grip(page, 'Paper kite'))
    await finger.touch(from)
    await expect(said(page)).toContainText('Picked up Paper kite.')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    const to = await center(guest.list('Assigned'))
    await finger.move(from, to)
    await expect(said(page)).toHaveText("Over Assigned for Maya Okafor's Party.")
    await finger.lift()
    await expectPlaced(guest, kite, { isSaved: true, occasionId: party })
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test(
    'in the contact details a long press carries a general idea to a closed event',
    { tag: '@long' },
    async ({ guest, baseURL }) => {
      const { book, housewarming } = await plan(guest, baseURL)
      const { page } = guest
      await openContact(guest)
      const handle = grip(general(page), 'Field guide')
      await whenDraggable(handle)
      await handle.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      const finger = await Finger.on(page)
      const from = await center(handle)
      await finger.touch(from)
      await expect(said(page)).toContainText('Picked up Field guide.')
      await finger.move(from, await center(head(page, 'Housewarming')))
      await expect(said(page)).toHaveText('Over Assigned for Housewarming.')
      await finger.lift()
      await expectPlaced(guest, book, { isSaved: true, occasionId: housewarming })
    },
  )
})
