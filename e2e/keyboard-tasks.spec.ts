// What people come for, by keys alone: nothing is clicked, and fields are typed into where the focus is.
import type { Locator, Page } from '@playwright/test'
import { password } from './support/accounts.ts'
import { expect, test as base } from './support/fixtures.ts'
import { Keyboard } from './support/keyboard.ts'
import { notFoundBy } from './support/not-found.ts'
import { dayFromNow, giftOf, planParty, Preparation } from './support/party.ts'

const test = base.extend<{ keys: Keyboard }>({
  keys: ({ page }, run) => run(new Keyboard(page)),
})

/** A guest with a party in five days and two ideas for it. */
const planned = test.extend<{ party: Awaited<ReturnType<typeof planParty>> }>({
  party: [({ guest, baseURL }, run) => planParty(guest, baseURL).then(run), { auto: true }],
})

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: true })
const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test.describe('by keyboard alone', { tag: '@long' }, () => {
  test('an account is made, and signed in to', async ({ visitor, keys }) => {
    const { page } = visitor
    const email = `keys-${Date.now()}@example.com`
    await visitor.open('/')
    await keys.goTo(page.getByRole('tab', { name: 'Sign Up' }))
    await keys.type(page.getByLabel('E-mail'), email)
    await keys.type(page.getByLabel('Password', { exact: true }), password)
    await keys.tick(page.getByRole('checkbox', { name: /13 or older/ }))
    await keys.use(button(page, 'Sign Up'))
    await keys.type(page.getByLabel('Password', { exact: true }), password)
    await keys.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  })

  test('somebody continues as a guest, and exits', async ({ visitor, keys }) => {
    const { page } = visitor
    await visitor.open('/')
    await keys.use(button(page, 'Continue as guest'))
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await keys.use(button(page, 'Exit Guest'))
    await keys.use(button(page.getByRole('alertdialog'), 'Exit Guest'))
    await expect(button(page, 'Continue as guest')).toBeVisible()
  })

  test('the first steps lead to a reminder', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/dashboard')
    const steps = page.getByRole('region', { name: 'Start with one person' })
    await keys.type(steps.getByLabel('Name'), 'Noor Haddad')
    await keys.goTo(steps.getByRole('radio', { name: 'Spouse' }))
    await keys.press('ArrowRight')
    await expect(steps.getByRole('radio', { name: 'Partner' })).toBeChecked()
    await keys.goTo(steps.getByRole('radio', { name: 'Anniversary' }))
    await keys.press('ArrowLeft')
    await keys.choose(steps.getByLabel('Month'), 'Mar')
    await keys.type(steps.getByLabel('Day', { exact: true }), '3')
    await keys.use(button(steps, 'Remind me'))
    await expect(steps.getByRole('heading', { name: /^We'll remind you on/ })).toBeFocused()
  })

  test('the first steps are left', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/dashboard')
    const steps = page.getByRole('region', { name: 'Start with one person' })
    await keys.use(button(steps, 'Skip these steps'))
    await expect(steps).toBeHidden()
  })

  test('a contact is added with a birthday', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/contacts')
    await keys.use(button(page, 'Add Contact').first())
    const form = dialog(page, 'Add Contact')
    await keys.type(form.getByLabel('Full name'), 'Tom Brandt')
    await keys.choose(form.getByLabel('Relationship'), 'Fri')
    await keys.choose(form.getByLabel('Month', { exact: true }), 'Apr')
    await keys.choose(form.getByLabel('Day', { exact: true }), '9')
    await keys.use(button(form, 'Add Contact'))
    await toast(page, 'Tom Brandt was added to your contacts!')
    await expect(form).toBeHidden()
  })

  planned('a contact is changed', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/contacts')
    await keys.use(button(page, 'Maya Okafor'))
    const details = dialog(page, 'Maya Okafor')
    await keys.use(button(details, 'Edit'))
    await keys.choose(details.getByLabel('Relationship'), 'Fri')
    await keys.press('Control+Enter')
    await expect(button(details, 'Save Changes')).toBeHidden()
    await expect(details.getByText('Friend', { exact: true }).first()).toBeVisible()
  })

  planned('a contact is deleted', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/contacts')
    await keys.use(button(page, 'Delete Maya Okafor'))
    const question = page.getByRole('alertdialog')
    await keys.use(question.getByRole('button', { name: /Delete/ }))
    await expect(button(page, 'Maya Okafor')).toBeHidden()
  })

  planned('contacts are searched and sorted', async ({ guest, baseURL, keys }) => {
    const { page } = guest
    await new Preparation(guest, baseURL).add('/contacts', { fullName: 'Abe Ash', relationship: 'friend' })
    await guest.open('/contacts')
    await button(page, 'Abe Ash').waitFor()
    await keys.choose(page.getByLabel('Sort by'), 'Next')
    await expect(button(page, /^(?:Maya Okafor|Abe Ash)$/).first()).toHaveText('Maya Okafor')
    await keys.type(page.getByRole('searchbox'), 'abe')
    await expect(button(page, 'Maya Okafor')).toBeHidden()
  })

  planned('an event is added to a contact', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/contacts')
    await keys.use(button(page, 'Maya Okafor'))
    await keys.use(button(dialog(page, 'Maya Okafor'), 'Add Event'))
    const form = dialog(page, 'Add Special Event')
    await keys.choose(form.getByLabel('Event type'), 'Chr')
    await expect(form.getByLabel('Date')).toHaveValue(/-12-25$/)
    await keys.use(button(form, 'Add Event'))
    await toast(page, /^We'll remind you on/)
  })

  planned('the date of an event is changed', async ({ guest, keys, party }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await keys.use(button(page, 'View Details').first())
    const editor = page.getByRole('dialog', { name: /^Edit Event/ })
    await keys.goTo(editor.getByRole('textbox', { name: 'Date' }))
    await page.keyboard.type(dayFromNow(40).replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1'))
    await keys.press('Enter')
    await toast(page, 'Event updated successfully!')
    const event = (await (await page.request.get(`/api/occasions/${party.occasionId}`)).json()) as { date: string }
    expect(event.date).toBe(dayFromNow(40))
  })

  planned('an event is told of in the app', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await keys.use(button(page, 'View Details').first())
    const editor = page.getByRole('dialog', { name: /^Edit Event/ })
    const notify = editor.getByRole('switch', { name: /^Notify/ })
    await keys.tick(notify)
    await expect(notify).toBeChecked()
    await keys.press('Escape')
    await expect(editor).toBeHidden()
  })

  planned('an event is deleted', async ({ guest, keys, party }) => {
    const { page } = guest
    await guest.open(`/contacts?event=${party.occasionId}`)
    const editor = page.getByRole('dialog', { name: /^Edit Event/ })
    await keys.use(button(editor, 'Delete Event'))
    const yes = button(page.getByRole('alertdialog'), 'Delete Event')
    await expect(yes).not.toHaveAttribute('aria-busy')
    const notFound = notFoundBy(page)
    await keys.use(yes)
    await toast(page, 'Event deleted successfully!')
    await expect(editor).toBeHidden()
    expect(notFound).toEqual([])
  })

  planned('an idea with a price is added to an event', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await keys.use(button(page, /^Show gifts: Maya Okafor/))
    await keys.use(button(guest.list('Ideas'), 'Add Gift Idea'))
    const form = dialog(page, 'Add Gift Idea')
    await keys.type(form.getByLabel('Gift Name'), 'Star map')
    await keys.type(form.getByLabel('Price'), '24')
    await keys.use(button(form, 'Add Gift Idea'))
    await expect(button(guest.list('Ideas'), 'Star map')).toBeVisible()
  })

  planned('an idea is assigned, which others drag', async ({ guest, keys, party }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await keys.use(button(page, /^Show gifts: Maya Okafor/))
    await keys.use(button(page, 'More for Pocket telescope'))
    await keys.pick('Move to Assigned')
    await expect(button(guest.list('Assigned'), 'Pocket telescope')).toBeVisible()
    await expect.poll(() => giftOf(guest, party.telescopeId)).toMatchObject({ isSaved: true })
  })

  planned('a gift is marked as bought', async ({ guest, keys, party }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await keys.use(button(page, /^Show gifts: Maya Okafor/))
    await keys.use(button(page, 'More for Pocket telescope'))
    await keys.pick(/^Mark as /)
    await expect.poll(async () => (await giftOf(guest, party.telescopeId)).isPurchased).toBe(true)
  })

  planned('a gift is moved to another event', async ({ guest, baseURL, keys, party }) => {
    const { page } = guest
    const prepare = new Preparation(guest, baseURL)
    const { contactId } = party
    const concert = { contactId, name: 'Concert', type: 'custom', date: dayFromNow(20) }
    const concertId = await prepare.add('/occasions', concert)
    await guest.open(`/contacts?event=${party.occasionId}`)
    await keys.use(button(page, 'More for Pocket telescope'))
    await keys.pick('Move to another event...')
    const move = dialog(page, 'Move to Another Event')
    await keys.choose(move.getByLabel('Event', { exact: true }), 'Con')
    await keys.use(button(move, 'Move Gift'))
    await expect.poll(async () => (await giftOf(guest, party.telescopeId)).occasionId).toBe(concertId)
  })

  planned('a gift is split with a contact', async ({ guest, keys, party }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await keys.use(button(page, /^Show gifts: Maya Okafor/))
    await keys.use(button(page, 'More for Pocket telescope'))
    await keys.pick('Split cost')
    const split = page.getByRole('dialog', { name: /^Split Gift/ })
    await keys.goTo(split.getByRole('radio', { name: 'Custom Amounts' }))
    await keys.press('ArrowLeft')
    await expect(split.getByRole('radio', { name: 'Equal Split' })).toBeChecked()
    await keys.use(button(split, 'Add Person'))
    await page.keyboard.type('Jonas')
    await keys.press('Enter')
    await keys.use(button(split, /^(?:Create|Save) Split/))
    await expect.poll(async () => (await giftOf(guest, party.telescopeId)).hasSplit).toBe(true)
  })

  planned('a gift is deleted', async ({ guest, baseURL, keys, party }) => {
    const { page } = guest
    const split = { totalCost: '30.00', contributors: [{ name: 'You', amount: '30.00' }] }
    await new Preparation(guest, baseURL).change('POST', '/gift-splits', { giftIdeaId: party.telescopeId, ...split })
    await guest.open('/dashboard')
    await keys.use(button(page, /^Show gifts: Maya Okafor/))
    await keys.use(button(page, 'Pocket telescope'))
    const details = page.getByRole('dialog', { name: 'Gift Details', exact: true })
    await keys.use(button(details, 'Delete Gift'))
    const notFound = notFoundBy(page)
    await keys.use(button(page.getByRole('alertdialog'), /Delete/))
    await expect(details).toBeHidden()
    expect(notFound).toEqual([])
    await expect.poll(async () => (await page.request.get(`/api/gift-ideas/${party.telescopeId}`)).status()).toBe(404)
  })

  planned('a quick idea says whom it is for and what it costs', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await button(page, /^Show gifts: /).waitFor()
    await keys.press('Control+Shift+G')
    const sheet = dialog(page, 'Quick idea')
    await expect(sheet.getByLabel('What?')).toBeFocused()
    await page.keyboard.type('Kalimba for Maya $240')
    await expect(sheet.getByText('For Maya Okafor', { exact: true })).toBeVisible()
    await keys.press('Enter')
    await toast(page, 'Gift idea saved successfully!')
  })

  planned('a recommended gift is assigned', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await keys.use(button(page, 'Search Gifts').first())
    await page.getByRole('article').first().waitFor()
    await keys.use(
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Gift Options/ }),
    )
    await keys.pick(/^Assign to /)
    await toast(page, /is now assigned to/)
  })

  planned('a recommended gift is not for them', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await keys.use(button(page, 'Search Gifts').first())
    const first = page.getByRole('article').first()
    await keys.use(first.getByRole('button', { name: /^Gift Options/ }))
    await keys.pick('Not for them')
    await toast(page, /We won't show/)
  })

  planned('gifts are searched for with words', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/gifts')
    await keys.type(page.getByRole('searchbox').first(), 'candle')
    await keys.press('Enter')
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
    await keys.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  planned('the calendar is turned, and an event opened from it', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/calendar')
    await keys.use(button(page, 'Next month'))
    await keys.use(button(page, 'Today'))
    await keys.goTo(page.getByRole('radio', { name: 'Month' }))
    await keys.press('ArrowRight', 'ArrowRight')
    await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked()
    await keys.use(page.getByRole('region', { name: 'This Year' }).getByRole('button', { name: /Party/ }))
    await page.getByRole('dialog', { name: /^Edit Event/ }).waitFor()
  })

  planned('an event is added on an empty day of the calendar', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/calendar?view=month&date=2031-03-10')
    await keys.goTo(page.getByRole('gridcell', { name: 'Monday, March 10, 2031, no events' }))
    await keys.press('ArrowRight', 'Enter')
    await expect(dialog(page, 'Who is it for?').getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('maya')
    await keys.press('Enter')
    const form = dialog(page, 'Add Special Event')
    await expect(form.getByLabel('Date')).toHaveValue('2031-03-11')
    await keys.type(form.getByLabel('Event name'), 'Recital')
    await keys.use(button(form, 'Add Event'))
    await expect(form).toBeHidden()
  })

  planned('a reminder is snoozed, and woken', async ({ guest, baseURL, keys, party }) => {
    const { page } = guest
    await new Preparation(guest, baseURL).change('PUT', `/occasions/${party.occasionId}`, { reminderMethod: 'push' })
    await guest.open('/reminders')
    await keys.use(page.getByRole('button', { name: /^Snooze/ }))
    await keys.pick(/^1 day/)
    await toast(page, /We will remind you again/)
    await keys.use(page.getByRole('button', { name: /^Wake now/ }))
    await toast(page, /isn't snoozed anymore/)
  })

  planned('an event that is off is switched on again', async ({ guest, baseURL, keys, party }) => {
    const { page } = guest
    const { contactId } = party
    const quiet = { contactId, name: 'Quiet day', type: 'custom', date: dayFromNow(20), reminderMethod: '' }
    await new Preparation(guest, baseURL).add('/occasions', quiet)
    await guest.open('/reminders')
    const off = page.getByRole('list', { name: 'Off' })
    await keys.tick(off.getByRole('listitem').filter({ hasText: 'Quiet day' }).getByRole('switch'))
    await expect(page.getByRole('list', { name: 'Active reminders' })).toContainText('Quiet day')
  })

  planned('the bell leads to an event', async ({ guest, baseURL, keys, party }) => {
    const { page } = guest
    await new Preparation(guest, baseURL).change('PUT', `/occasions/${party.occasionId}`, { reminderMethod: 'push' })
    await guest.open('/dashboard')
    await keys.use(button(page, /^Notifications, 1 unread/))
    const panel = dialog(page, 'Notifications')
    await keys.use(panel.getByRole('button', { name: /Party/ }).or(panel.getByRole('link', { name: /Party/ })))
    await page.getByRole('dialog', { name: /^Edit Event/ }).waitFor()
  })

  test('the theme is changed in Profile Settings', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await keys.use(button(page, 'Profile Settings'))
    const settings = page.getByRole('dialog', { name: 'Profile Settings' })
    await keys.goTo(settings.getByRole('radio', { name: /^(?:Light|Dark|System)/ }))
    await keys.press('ArrowRight')
    await expect(
      settings.getByRole('radio', { name: 'Dark' }).or(settings.getByRole('radio', { name: 'Light' })),
    ).toHaveCount(2)
    await keys.press('Escape')
    await expect(settings).toBeHidden()
    await expect(button(page, 'Profile Settings')).toBeFocused()
  })

  test('feedback is sent', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/feedback')
    await keys.choose(page.getByLabel('Type'), 'Bug')
    await keys.type(page.getByLabel('Subject'), 'The bell')
    await keys.type(page.getByLabel('Message'), 'It rings twice.')
    await keys.use(button(page, 'Submit Feedback'))
    await toast(page, 'Feedback submitted successfully!')
  })

  planned('the palette leads to a person', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await button(page, /^Show gifts: /).waitFor()
    await keys.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('maya')
    await page
      .getByRole('option', { name: /Maya Okafor/ })
      .first()
      .waitFor()
    await keys.press('Enter')
    await dialog(page, 'Maya Okafor').waitFor()
  })

  planned('the sidebar leads to another page, past which the link to the content jumps', async ({ guest, keys }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await keys.use(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }))
    // While the page loads, the next stop is in the footer.
    await page.getByRole('searchbox', { name: 'Search contacts' }).waitFor()
    await keys.goTo(page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab')
    await keys.press('Enter', 'Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  planned('the price of a gift is edited', async ({ guest, keys, party }) => {
    const { page } = guest
    await guest.open(`/contacts?event=${party.occasionId}`)
    await keys.use(button(page, 'View Details: Field guide to night skies'))
    const details = page.getByRole('dialog', { name: 'Gift Details', exact: true })
    await keys.use(button(details, 'Edit'))
    const form = dialog(page, 'Edit Gift')
    await keys.type(form.getByLabel('Price'), '21')
    await keys.use(button(form, 'Save Changes'))
    await expect(form).toBeHidden()
    await expect(details.getByText('$21.00').first()).toBeVisible()
  })
})
