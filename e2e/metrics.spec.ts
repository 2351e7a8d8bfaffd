import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { signInAsAdministrator } from './support/administrator.ts'
import { expect, test } from './support/fixtures.ts'

// The first loads fail on purpose.
test.use({ expectedErrors: [/status of 503/] })

test(
  'an administrator reads who came and what was done, day by day',
  { tag: '@long' },
  async ({ visitor, baseURL }) => {
    test.slow()
    const { page } = visitor
    await signInAsAdministrator(page, baseURL)
    await page.request.post('/api/contacts', {
      headers: { origin: baseURL ?? '' },
      data: { fullName: 'Maya Okafor', relationship: 'friend' },
    })

    const failure = 'Failed to load user metrics. Please try again.'
    const toast = page.locator('li[data-popup]').filter({ hasText: failure })
    // Until it is gone: the next failure says the same, in a toast of its own.
    const closeToast = async () => {
      await toast.getByRole('button', { name: 'Close' }).click()
      await expect(toast).toBeHidden()
    }
    const [metrics, overTime] = ['**/api/admin/user-metrics', '**/api/admin/activity-over-time*']
    await page.route(metrics, (route) => route.fulfill({ status: 503, body: '{}' }))
    await visitor.open('/user-metrics')
    await expect(toast.getByText('Error', { exact: true })).toBeVisible()
    await closeToast()
    await page.getByRole('button', { name: 'Try again' }).click()
    await closeToast()
    await expect(page.getByRole('heading', { name: failure })).toBeVisible()
    await page.unroute(metrics)
    await page.route(overTime, (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await closeToast()
    await page.unroute(overTime)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    for (const label of ['Total Users', 'Active Users', 'New Signups', 'Contacts', 'Events', 'Gift Ideas'])
      await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()

    const signUps = page.getByRole('region', { name: 'Sign-ups over time', exact: true })
    await expect(signUps.locator('svg.recharts-surface')).toBeVisible()
    await expect(signUps.getByText(/^[\d,]+ sign-ups? in 30 days, most on/)).toBeAttached()
    const activity = page.getByRole('region', { name: 'Activity over time', exact: true })
    await expect(activity.locator('svg.recharts-surface')).toBeVisible()
    await expect(activity.getByText(/^[\d,]+ actions? in 30 days, most on/)).toBeAttached()
    await activity.getByText('Show as table').click()
    await expect(activity.getByRole('row')).toHaveCount(31)
    await page.getByRole('radio', { name: '365 days' }).check()
    await expect(activity.getByText(/^[\d,]+ actions? in 365 days/)).toBeAttached()
    await expect(activity.getByRole('row')).toHaveCount(366)
    await page.getByRole('radio', { name: '7 days', exact: true }).check()
    await expect(activity.getByRole('row')).toHaveCount(8)

    const table = page.getByRole('table', { name: 'Recent Users' })
    await expect(table.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'descending')
    await table.getByRole('button', { name: 'E-mail' }).focus()
    await page.keyboard.press('Enter')
    await expect(table.getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute('aria-sort', 'ascending')
    await expectAccessibleInBothThemes(page)

    // Still a table where rows are blocks, and nothing hangs over the edge of the screen.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(table.getByRole('rowheader').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  },
)
