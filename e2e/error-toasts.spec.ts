import type { Page } from '@playwright/test'
import type { ApiFailure } from '../src/domain/admin/schema.ts'
import { signInAsSomebody } from './support/accounts.ts'
import { signInAsAdministrator } from './support/administrator.ts'
import { BrokenServer, unseenErrors } from './support/broken-server.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, planParty, Preparation } from './support/party.ts'

// One after the other, because the last one asks whether every error was there.
test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 500|net::ERR_FAILED/] })

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const question = (page: Page, answer: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click()

const failure: ApiFailure = {
  id: 1,
  provider: 'amazon',
  requestParams: null,
  errorType: 'TIMEOUT',
  errorMessage: 'It took too long',
  endpoint: '/search',
  statusCode: null,
  retryAttempts: 2,
  isResolved: false,
  occurrences: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  resolvedAt: null,
}

test('signed out', { tag: '@long' }, async ({ visitor }) => {
  const { page } = visitor
  const server = new BrokenServer(page)
  await server.begin()
  await visitor.open('/?error=denied&message=Consent was refused')
  await server.says('Consent was refused', 'Authentication Error')
  await visitor.signUp('someone@example.com', 'walnut-tree-77')
  await server.says('An unexpected error occurred. Please try again.', 'Sign Up Failed')
  await visitor.signIn('someone@example.com', 'walnut-tree-77')
  await server.says('An unexpected error occurred. Please try again.', 'Login Failed')

  await page.getByRole('link', { name: 'Forgot password', exact: true }).click()
  await page.getByRole('button', { name: 'Send the link' }).waitFor()
  await page.getByLabel('E-mail').fill('someone@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await server.says('Failed to send reset email. Please try again.')
  await server.whileCut(async () => {
    await page.getByRole('button', { name: 'Send the link' }).click()
    const unexpected = 'An unexpected error occurred. Please try again.'
    await server.says(unexpected, 'Error', "We couldn't reach the server.")
  })
  await visitor.open('/reset-password')
  await server.shows("This link isn't complete. Please get a new one.", 'Invalid Link')
  await visitor.open('/reset-password?token=stale')
  await page.getByLabel('New Password', { exact: true }).fill('walnut-tree-77')
  await page.getByLabel('Confirm New Password').fill('walnut-tree-77')
  await page
    .getByRole('main')
    .getByRole('button', { name: /password$/i })
    .last()
    .click()
  await server.says('Failed to reset password. The link may be expired or invalid.')
})

test('people and events', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  const { contactId } = await planParty(guest, baseURL)
  const prepare = new Preparation(guest, baseURL)
  await prepare.add('/gift-ideas', { contactId, title: 'Kalimba' })
  const server = new BrokenServer(page)
  await server.begin()

  await guest.open('/contacts')
  await guest.startAddingContact()
  await guest.describePerson({ name: 'Tom Brandt', relationship: 'Friend' })
  await guest.saveContact()
  await server.says('Failed to add contact')
  await page.keyboard.press('Escape')
  await question(page, 'Discard changes')
  await page.getByRole('button', { name: 'Delete Maya Okafor' }).click()
  await question(page, 'Delete Contact')
  await server.says('Failed to delete contact')

  await guest.openContact('Maya Okafor')
  const contact = dialog(page, 'Maya Okafor')
  await guest.chooseFromGiftMenu('Kalimba', 'Move to Assigned')
  await server.says('Please expand an event first to assign this gift')
  await guest.chooseFromGiftMenu('Kalimba', 'Remove Gift Idea')
  await question(page, 'Remove')
  await server.says('Failed to remove gift idea')
  await contact.getByRole('button', { name: 'Add Gift Idea' }).last().click()
  await dialog(page, 'Add Gift Idea').getByLabel('Gift Name').fill('Ocarina')
  await dialog(page, 'Add Gift Idea').getByRole('button', { name: 'Add Gift Idea' }).click()
  await server.says('Failed to add gift idea')
  await page.keyboard.press('Escape')
  await question(page, 'Discard changes')
  await contact.getByRole('button', { name: /^Show gifts for/ }).click()
  await guest.chooseFromGiftMenu('Pocket telescope', 'Move to general ideas')
  await server.says('Failed to update gift assignment')
  await guest.chooseFromGiftMenu('Pocket telescope', 'Remove from Event')
  await server.says('Failed to remove gift')

  await contact.getByRole('button', { name: 'Add Event' }).click()
  const add = dialog(page, 'Add Special Event')
  await add.getByLabel('Event type').selectOption('Christmas')
  await add.getByRole('button', { name: 'Add Event' }).click()
  await server.says('Failed to add special event')
  await page.keyboard.press('Escape')
  await question(page, 'Discard changes')
  await contact.getByRole('button', { name: 'Edit', exact: true }).click()
  await contact.getByLabel('Full name').fill('Maya Reyes')
  await contact.getByRole('button', { name: 'Save Changes' }).click()
  await server.says('Failed to update contact')

  await guest.open('/calendar')
  await page.getByRole('button', { name: 'Generate Events' }).click()
  await server.says('Failed to generate relationship events')
  await prepare.add('/occasions', {
    contactId,
    name: 'Name day',
    date: dayFromNow(9),
    type: 'custom',
    reminderMethod: 'push',
  })
  await guest.open('/reminders')
  await page.getByRole('list', { name: 'Active reminders' }).getByRole('switch', { name: 'Notify' }).click()
  await server.says('Failed to update reminder setting.')
})

test('gifts and splits', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  const { contactId, occasionId, bookId } = await planParty(guest, baseURL)
  const prepare = new Preparation(guest, baseURL)
  await prepare.add('/gift-ideas', { contactId, occasionId, title: 'Kalimba', isSaved: true })
  await prepare.addBought({ contactId, occasionId, title: 'Tea chest' })
  const contributors = [{ name: 'You', amount: '18.50' }]
  await prepare.change('POST', '/gift-splits', { giftIdeaId: bookId, totalCost: '18.50', contributors })
  const server = new BrokenServer(page)
  await server.begin()

  await server.whileReadsFail(/\/api\/(?:dashboard|activities)/, async () => {
    await guest.open('/dashboard')
    await server.shows('Failed to fetch activities')
  })
  await guest.showGiftsOf('Maya Okafor')
  await guest.chooseFromGiftMenu('Pocket telescope', 'Move to Assigned')
  await server.says('Failed to assign gift. Please try again.')
  await guest.chooseFromGiftMenu('Kalimba', 'Move to Ideas')
  await server.says('Failed to update gift status')
  await guest.chooseFromGiftMenu('Kalimba', 'Mark as Purchased')
  await server.says('Failed to update purchase status: 500')
  await server.whileCut(async () => {
    await guest.chooseFromGiftMenu('Kalimba', 'Mark as Purchased')
    await server.says("Failed to update purchase status: We couldn't reach the server.")
  })
  await guest.chooseFromGiftMenu('Pocket telescope', 'Mark as Purchased')
  await server.says('Failed to move gift to assigned: 500')
  await guest.chooseFromGiftMenu('Tea chest', 'Correct year and price')
  await dialog(page, 'Correct Year and Price').getByLabel('Price paid').fill('12')
  await dialog(page, 'Correct Year and Price').getByRole('button', { name: 'Save' }).click()
  await server.says('Failed to update purchase status')
  await page.keyboard.press('Escape')
  await question(page, 'Discard changes')

  await page.getByRole('button', { name: 'Kalimba', exact: true }).click()
  const details = dialog(page, 'Gift Details')
  await details.getByRole('button', { name: 'Edit' }).click()
  const edit = dialog(page, 'Edit Gift')
  await edit.getByLabel('Gift Name').fill('Big kalimba')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await server.says('Failed to save gift')
  await page.keyboard.press('Escape')
  await question(page, 'Discard changes')
  await details.getByRole('button', { name: 'Delete Gift' }).click()
  await question(page, 'Delete Gift')
  await server.says('Failed to delete gift')

  const split = dialog(page, /^Split Gift: /)
  await details.getByRole('button', { name: 'Split cost' }).click()
  await split.getByLabel('Total cost').fill('30')
  await split.getByRole('button', { name: 'Add yourself' }).click()
  await split.getByLabel('Amount for You').fill('30')
  await split.getByRole('button', { name: 'Create Split' }).click()
  await server.says('Failed to create gift split')
  await page.keyboard.press('Escape')
  await question(page, 'Discard changes')
  await page.keyboard.press('Escape')
  const shared = page.getByRole('button', { name: 'Field guide to night skies', exact: true })
  await server.whileReadsFail(/\/split$/, async () => {
    await shared.click()
    await server.shows('Failed to fetch gift splits')
  })
  await page.keyboard.press('Escape')
  await shared.click()
  await details.getByRole('button', { name: 'Split cost' }).click()
  await split.getByLabel('Total cost').fill('60')
  await split.getByRole('button', { name: 'Update Split' }).click()
  await server.says('Failed to update gift split')
  await page.keyboard.press('Escape')
  await question(page, 'Discard changes')
  await page.keyboard.press('Escape')

  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  const editor = dialog(page, /^Edit Event/)
  await editor.getByLabel('Event name').fill('Garden party')
  await editor.getByRole('button', { name: 'Update Event' }).click()
  await server.says('Failed to update event')
  await editor.getByRole('button', { name: 'Delete Event' }).click()
  await question(page, 'Delete Event')
  await server.says('Failed to delete event')
})

test('recommendations and deals', { tag: '@long' }, async ({ guest, baseURL }) => {
  const { page } = guest
  await new Preparation(guest, baseURL).add('/contacts', {
    fullName: 'Maya Okafor',
    relationship: 'sibling',
    birthday: '1992-05-17',
    categoryIds: ['books', 'home-and-kitchen.coffee-and-tea.coffee'],
  })
  const server = new BrokenServer(page)
  await server.begin()
  const options = page.getByRole('button', { name: /^Gift Options: / })
  const menu = (name: string | RegExp) => page.getByRole('menuitem', { name })

  await guest.open('/gifts')
  const deals = page.getByRole('region', { name: 'Special Deals' })
  for (const [action, text, title] of [
    ['Assign to Event', 'Failed to save deal. Please try again.', 'Error'],
    ['Save as Idea', 'Please try again.', 'Error saving gift'],
  ] as const) {
    await deals
      .getByRole('button', { name: /^Gift Options: / })
      .first()
      .click()
    await menu(action).hover()
    await menu(/^Maya Okafor/).click()
    await server.says(text, title)
  }

  await page.getByRole('link', { name: 'Contacts', exact: true }).first().click()
  const open = page.getByRole('button', { name: 'View Gift Ideas for Maya Okafor' })
  const search = dialog(page, /^AI Gift Recommendations/)
  await server.whileReadsFail(/\/api\/gift-(recommendations|search)/, async () => {
    await open.click()
    await server.says('Failed to load gift recommendations. Please try again later.', 'Service Unavailable')
    await server.shows(
      'Our team has been automatically notified and is working to resolve this issue.',
      'Service Temporarily Unavailable',
    )
    await search.getByLabel('Filter by Category').selectOption({ label: 'Coffee' })
    await server.says(
      'Gift recommendations are currently unavailable. Please try again later.',
      'Service Temporarily Unavailable',
    )
    await search.getByRole('tab', { name: 'Greeting Cards' }).click()
    await server.says('Failed to search for greeting cards. Please try again.', 'Search Error')
    await search.getByRole('tab', { name: 'Custom Search' }).click()
    await search.getByRole('searchbox').fill('kite')
    await page.keyboard.press('Enter')
    await server.says('Failed to search for gifts. Please try again.', 'Search Error')
    await page.keyboard.press('Escape')
    await server.whileCut(async () => {
      await open.click()
      await server.says(
        'Gift recommendations are temporarily unavailable. Our team has been notified and is working to resolve this issue.',
        'Service Unavailable',
      )
      await page.keyboard.press('Escape')
    })
  })
  await open.click()
  await search.getByRole('article').first().waitFor()
  await options.first().click()
  await menu('Save as Idea').hover()
  await menu(/Birthday/).click()
  await server.says('Failed to save gift idea')
})

test('profile and feedback', { tag: '@long' }, async ({ visitor }) => {
  const { page } = visitor
  await signInAsSomebody(page)
  const server = new BrokenServer(page)
  const settings = dialog(page, 'Profile Settings')
  await visitor.open('/dashboard')
  await visitor.openProfileSettings()
  const saved = () => server.says('Preferences updated successfully!', 'Success')
  await test.step('what is out of range is asked about, and no wrong address is sent from a field that has gone', async () => {
    await page.getByLabel('Full Name').fill('Ada Byron')
    await page.getByLabel('Reminder E-mail').fill('nobody')
    await page.getByLabel('Reminder Timing').fill('31')
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await expect(page.getByText('Reminder timing must be between 1 and 30 days')).toBeVisible()
    await expect(page.getByLabel('Reminder Timing')).toBeFocused()
    await page.keyboard.press('Escape')
    await question(page, 'Keep editing')
    await page.getByLabel('Reminder Timing').fill('14')
    await page.keyboard.press('Enter')
    await saved()
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await expect(settings.getByText('Valid email is required')).toBeVisible()
    await expect(page.getByLabel('Reminder E-mail')).toBeFocused()
    await page.getByRole('switch', { name: 'Email Reminders' }).click()
    await saved()
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await server.says('Profile updated successfully!', 'Success')
  })
  await test.step('typed days are saved by Escape, and of another address more is said', async () => {
    await visitor.openProfileSettings()
    await page.getByRole('switch', { name: 'Email Reminders' }).click()
    await saved()
    await page.getByLabel('Reminder E-mail').fill('ada.reminders@example.com')
    await page.getByRole('button', { name: 'Save Profile' }).click()
    const more = 'We sent a link to ada.reminders@example.com. Open it to get reminders at that address.'
    await server.says('Profile updated successfully!', 'Success', more)
    await visitor.openProfileSettings()
    await page.getByLabel('Reminder Timing').fill('21')
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await saved()
    await visitor.openProfileSettings()
    await expect(page.getByLabel('Reminder Timing')).toHaveValue('21')
    await page.keyboard.press('Escape')
  })
  await server.begin()
  const open = page.getByRole('button', { name: 'Profile Settings' })
  await server.whileReadsFail(/\/api\/preferences$/, async () => {
    await visitor.open('/feedback')
    await open.click()
    await server.shows('Failed to fetch preferences')
  })
  await page.keyboard.press('Escape')
  await page.getByLabel('Type').selectOption({ label: 'Bug' })
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('How are you?')
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await server.says('Failed to submit feedback. Please try again.')

  await visitor.open('/dashboard')
  await server.whileReadsFail(/\/api\/stats$/, async () => {
    await visitor.openProfileSettings()
    await expect(settings.getByText("We couldn't load your statistics.")).toBeVisible()
    await expect(settings.getByRole('definition').first()).toHaveText('–')
  })
  await settings.getByRole('button', { name: 'Try again' }).click()
  await expect(settings.getByRole('definition').first()).toHaveText('0')
  await page.getByRole('switch', { name: 'Show Budget Information' }).click()
  await server.says('Failed to update preferences')
  await page.getByLabel('Full Name').fill('Ada Okafor')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await server.says('Failed to update profile')
  await page.getByRole('button', { name: 'Update Password' }).click()
  const update = dialog(page, 'Update Password')
  await update.getByLabel('Current Password').fill('walnut-tree-77')
  await update.getByLabel('New Password', { exact: true }).fill('walnut-tree-78')
  await update.getByLabel('Confirm New Password').fill('walnut-tree-78')
  await update.getByRole('button', { name: 'Update Password' }).click()
  await server.says('Failed to update password')
})

test('administration', { tag: '@long' }, async ({ visitor, baseURL }) => {
  const { page } = visitor
  await signInAsAdministrator(page)
  const words = { type: 'question', subject: 'A broken server?', message: 'Is it?', priority: 'low' }
  await new Preparation(visitor, baseURL).change('POST', '/feedback', words)
  const server = new BrokenServer(page)
  await server.begin()
  const failures = Array.from({ length: 50 }, (_, index) => ({ ...failure, id: index + 1 }))
  await page.route('**/api/api-failures?*', (route) => route.fulfill({ json: failures }))
  await page.route('**/api/feedback/unread-count', (route) => route.fulfill({ json: { count: 0 } }))

  await visitor.open('/feedback')
  await server.says("We couldn't mark the new feedback as read.")
  await server.whileReadsFail(/\/api\/feedback\?/, async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await server.shows("We couldn't load the feedback")
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText("We couldn't load the feedback")).toBeHidden()
  await page.getByRole('button', { name: 'Manage: A broken server?' }).first().click()
  const manage = dialog(page, 'Manage Feedback')
  await manage.getByLabel('Status').selectOption({ label: 'Closed' })
  await manage.getByRole('button', { name: /^(Save|Update)/ }).click()
  await server.says('Failed to update feedback.')
  await page.keyboard.press('Escape')
  await question(page, 'Discard changes')
  await page.getByRole('tab', { name: 'API Failures' }).click()
  await expect(page.getByText('Showing the latest 50.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Mark Resolved/ })
    .first()
    .click()
  await server.says('Failed to resolve API failure.')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await question(page, 'Delete')
  await server.says('Failed to delete API failure.')
})

/** With the journey that brings it up the way people do. */
const shownElsewhere = [
  // accounts.spec.ts: the landing page says in words what stops a sign-in.
  'Social Login Temporarily Unavailable - undefined',
  // social-login.spec.ts: a guest signs in with Apple, and sees what goes wrong.
  'Social Login Failed - undefined',
  // metrics.spec.ts: an administrator reads who came.
  'Error - Failed to load user metrics. Please try again.',
]

test('every specified error was shown here, or is in another journey', { tag: '@long' }, () => {
  expect(unseenErrors()).toEqual(shownElsewhere)
})
