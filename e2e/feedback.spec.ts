import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { signInAsAdministrator } from './support/administrator.ts'
import { expect } from './support/fixtures.ts'
// Opening the inbox marks it read for all administrators, so these journeys need a product of their own.
import { test } from './support/shops.ts'

async function submit(page: Page, subject: string, message: string) {
  await page.getByLabel('Type').selectOption({ label: 'Bug' })
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Feedback submitted successfully!').first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
}

test(
  'feedback reaches an administrator, and its status comes back',
  { tag: '@long' },
  async ({ guest, browser, baseURL, dataDir }) => {
    test.slow()
    const { page } = guest
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const admin = await elsewhere.newPage()
    await signInAsAdministrator(admin, baseURL, dataDir)
    await admin.clock.install()
    await admin.goto('/dashboard')
    const place = admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Feedback/ })
    await expect(place).toHaveAccessibleName('Feedback')

    await test.step('the form says what is missing', async () => {
      await guest.open('/feedback')
      await expect(page.getByText('We reply within 2-3 business days.')).toBeVisible()
      await expect(page.getByText('Check back here')).toBeVisible()
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      await expect(page.getByText('Nothing sent yet')).toBeVisible()
      await page.getByLabel('Subject').fill('The bell')
      await page.getByRole('button', { name: 'Submit Feedback' }).click()
      await expect(page.getByText('Missing Information', { exact: true })).toBeVisible()
      await expect(page.getByText('Please fill in all required fields.', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Type')).toBeFocused()
      await expectAccessibleInBothThemes(page)
    })

    const markup = '<b>Twice</b> & "always" <script>alert(1)</script>'
    await submit(page, 'The bell', `It rings ${markup}\n${'Every single time. '.repeat(40)}`)
    const own = page.getByRole('list', { name: 'Your feedback' }).getByRole('article', { name: 'The bell' })
    await expect(own.getByText('Open', { exact: true })).toBeVisible()
    await expect(own).toContainText(markup)

    await test.step('the badge follows within half a minute', async () => {
      await admin.clock.runFor(31_000)
      await expect(place).toHaveAccessibleName('Feedback 1 unread')
      const data = { type: 'question', subject: 'Another', message: 'How?' }
      for (let count = 0; count < 9; count += 1)
        await page.request.post('/api/feedback', { headers: { origin: baseURL ?? '' }, data })
      await admin.clock.runFor(31_000)
      await expect(place).toHaveAccessibleName('Feedback 10 unread')
      await expect(place).toContainText('9+')
    })

    const entries = admin.getByRole('list', { name: 'User Feedback' }).getByRole('article')
    await test.step('opening the inbox reads it all, once', async () => {
      const marked: string[] = []
      admin.on('request', (request) => {
        if (request.url().endsWith('/mark-all-read')) marked.push(request.method())
      })
      await place.click()
      await expect(admin.getByRole('button', { name: 'Submit Feedback' })).toBeHidden()
      await expect(entries).toHaveCount(10)
      await expect(admin.getByText('New', { exact: true })).toHaveCount(10)
      await expect(place).toHaveAccessibleName('Feedback')
      await submit(page, 'The door', 'It squeaks.')
      await admin.clock.runFor(61_000)
      await expect(place).toHaveAccessibleName('Feedback 1 unread')
      expect(marked).toEqual(['POST'])
      await admin.getByRole('button', { name: 'Show 1 new' }).click()
      await expect(entries.first()).toHaveAccessibleName('The door')
      await expect(place).toHaveAccessibleName('Feedback')
      await expectAccessibleInBothThemes(admin)
    })

    await test.step('a filter that matches nothing leads back', async () => {
      await admin.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Closed' })
      await admin.getByRole('button', { name: 'Show all feedback' }).click()
      await expect(admin.getByRole('combobox', { name: 'Status' })).toBeFocused()
      await expect(entries).toHaveCount(11)
    })

    await test.step('it is managed, and its sender sees the status and the reply alone', async () => {
      const manage = entries.filter({ hasText: 'The bell' }).getByRole('button', { name: 'Manage: The bell' })
      await manage.click()
      const dialog = admin.getByRole('dialog', { name: 'Manage Feedback' })
      await dialog.getByLabel('Status').selectOption({ label: 'Resolved' })
      await dialog.getByLabel('Reply').fill(`Fixed ${markup}`)
      await dialog.getByLabel('Notes').fill('Known since March')
      await expectAccessibleInBothThemes(admin)
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expect(admin.getByText('Feedback updated successfully!').first()).toBeVisible()
      await expect(manage).toBeFocused()
      await expect(entries.filter({ hasText: 'Known since March' })).toContainText(/Resolved.*Reply.*Fixed <b>/s)
      await page.reload()
      await expect(own.getByText('Resolved', { exact: true })).toBeVisible()
      await expect(own).toContainText(/Reply .*, 20\d\d.*Fixed <b>/)
      await expect(page.getByText('Known since March')).toBeHidden()
    })

    await test.step('the health of reminders and e-mail has its own tab', async () => {
      await admin.getByRole('tab', { name: 'Reminder health' }).click()
      await expect(admin).toHaveURL(/\?tab=reminders$/)
      await admin.reload()
      await expect(admin.getByRole('heading', { name: 'Mail server' })).toBeVisible()
      await expect(admin.getByText(/^You haven't set a mail server/)).toBeVisible()
      await expect(admin.getByText('Oldest waiting')).toBeVisible()
      await expectAccessibleInBothThemes(admin)
    })
    await elsewhere.close()
  },
)
