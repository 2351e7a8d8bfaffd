import { signInAsAdministrator } from './support/administrator.ts'
import { expect, test } from './support/fixtures.ts'
import { Watch } from './support/harmless.ts'
import { exampleSources, showSources } from './support/example-sources.ts'
import { hostileAccount } from './support/hostile-account.ts'
import { hostileTexts } from './support/hostile-corpus.ts'
import { button, dialog, question } from './support/hostile-places.ts'
import { mailsTo } from './support/mailbox.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 })

test('administrators read it without harm', { tag: '@long' }, async ({ visitor, baseURL, page }) => {
  await hostileAccount(visitor, baseURL)
  const said = hostileTexts.join(' ')
  await page.context().clearCookies()
  await signInAsAdministrator(page)
  const watch = await Watch.over(page)
  await page.route('**/api/feedback/unread-count', (route) => route.fulfill({ json: { count: 3 } }))
  await page.route('**/api/api-failures?*', (route) => route.fulfill({ json: hostileTexts.map(failure) }))
  await page.route('**/api/admin/reminder-health', (route) => route.fulfill({ json: reminderHealth(said) }))
  await page.route('**/api/admin/mail-health', (route) => route.fulfill({ json: mailHealth(said) }))

  await test.step('the inbox', async () => {
    await visitor.open('/feedback')
    await watch.sees('FeedbackPage: the inbox', page.getByRole('list', { name: 'User Feedback' }))
    await button(page, /^Manage: </).click()
    const managing = dialog(page, 'Manage Feedback')
    await watch.sees('ManageFeedbackDialog', managing)
    await managing.getByLabel('Reply').fill(hostileTexts.join('\n'))
    await managing.getByLabel('Notes').fill(hostileTexts.join('\n'))
    await button(managing, 'Save Changes').click()
    await managing.waitFor({ state: 'hidden' })
    await watch.sees('a reply', page.getByRole('article').filter({ hasText: 'Reply' }).first())
    await watch.sees('the notes of administrators', page.getByRole('article').filter({ hasText: 'Notes' }).first())
    await button(page, 'Show 3 new').click()
    await watch.sees('FeedbackPage: what is new', page.getByRole('list', { name: 'User Feedback' }))
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Resolved' })
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Bug' })
    await watch.sees('FeedbackPage: a filter', page.getByRole('list', { name: 'User Feedback' }))
  })

  await test.step('what failed', async () => {
    await page.getByRole('tab', { name: 'API Failures' }).click()
    await watch.sees('API Failures', page.getByRole('list', { name: 'API Failures' }))
    await button(page, /^Delete: </).click()
    await question(page, 'Delete API Failure').waitFor()
    await watch.findsNothing('ConfirmDialog: Delete API Failure')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Reminder health' }).click()
    await watch.sees("the mail server's error", page.getByText(/^Error: /))
    await watch.sees('the last error of reminders', page.getByRole('definition').filter({ hasText: '<script>' }))
  })

  await test.step('where products come from', async () => {
    await showSources(page, exampleSources(said))
    await page.getByRole('tab', { name: 'Catalogue' }).click()
    await watch.sees('Catalogue: a shop that fails', page.getByRole('article', { name: 'eBay' }))
    await watch.sees('Catalogue: feeds', page.getByRole('list', { name: 'Product feeds' }))
    await button(page, 'Add a feed').click()
    const adding = dialog(page, 'Add a feed')
    await adding.getByLabel('Name').fill(hostileTexts[0] ?? '')
    await adding.getByRole('radio', { name: 'In a file' }).check()
    const file = { name: '<img src=x onerror=__xss=1>.pdf', mimeType: 'text/plain', buffer: Buffer.from('x') }
    await adding.getByRole('button', { name: 'File', exact: true }).setInputFiles(file)
    await page.keyboard.press('Control+Enter')
    await watch.sees('AddFeedDialog', adding)
    await page.keyboard.press('Escape')
    await button(page, 'Discard').click()
    await page.getByRole('link', { name: /^Open </ }).click()
    await watch.sees('FeedPage: its last refresh', page.getByRole('region', { name: 'Last refresh' }))
    await button(page, 'Show first products').click()
    await watch.sees('FeedPage: its first products', page.getByRole('table', { name: 'First products' }))
    await watch.sees('FeedPage: what to check', page.getByRole('list', { name: 'What to check' }))
    await watch.sees('FeedPage: its columns', page.getByRole('region', { name: 'Columns' }))
    await watch.sees('FeedPage: its departments', page.getByRole('list', { name: 'Departments' }))
    await button(page, 'Remove feed').click()
    await watch.sees('ConfirmDialog: Remove feed', question(page, /^Remove </))
    await page.keyboard.press('Escape')
  })

  await test.step('who came', async () => {
    await visitor.open('/user-metrics')
    await watch.sees('UserMetricsPage', page.getByRole('table').first())
  })
})

test(
  'administrators read mails, and their readers open them, without harm',
  { tag: '@long' },
  async ({ visitor, baseURL, page }) => {
    const { email } = await hostileAccount(visitor, baseURL)
    const [mail] = (await mailsTo(email)).filter(({ html }) => html?.includes('__xss') === true)
    await page.context().clearCookies()
    await signInAsAdministrator(page)
    const watch = await Watch.over(page)
    await visitor.open('/feedback')
    await watch.sees('FeedbackPage: the inbox', page.getByRole('list', { name: 'User Feedback' }))
    await page.getByRole('tab', { name: /outbox/ }).click()
    await button(page, mail?.subject ?? '').click()
    const shown = dialog(page, mail?.subject ?? '')
    await shown.locator('iframe').waitFor()
    await expect(page.frameLocator('iframe').getByText('__xss').first()).toBeVisible()
    await watch.sees('OutboxMailDialog', page.frameLocator('iframe').locator('body'))
    await page.getByRole('radio', { name: 'Plain text' }).check()
    await watch.sees('OutboxMailDialog: plain text', shown)
    // In a mail program that runs whatever it is given.
    await page.goto('about:blank')
    await page.setContent(mail?.html ?? '', { waitUntil: 'load' })
    await watch.sees('the mail itself', page.locator('body'))
  },
)

const failure = (text: string, id: number) => ({
  id: id + 1,
  provider: text,
  errorType: text,
  errorMessage: text,
  endpoint: text,
  requestParams: { query: text },
  statusCode: 500,
  retryAttempts: 2,
  isResolved: id % 2 === 1,
  occurrences: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-20T11:00:00.000Z',
  resolvedAt: id % 2 === 1 ? '2026-11-20T12:00:00.000Z' : null,
})

const reminderHealth = (lastError: string) => ({
  due: 0,
  overdue: 0,
  failed: 1,
  sent: 0,
  oldest: null,
  lastRun: '2026-11-20T10:00:00.000Z',
  clockDoubtedUntil: null,
  lastError,
})

const mailHealth = (problem: string) => ({ server: 'unreached', problem, waiting: 1, oldest: null, givenUp: 0 })
