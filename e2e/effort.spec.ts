// How much somebody has to do: counted, printed, and limited.
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { monthName } from '../src/domain/shared/date-format.ts'
import { Effort } from './support/effort.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow } from './support/party.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an anniversary, from the landing page to when its reminder comes: 9 taps or fewer', async ({ visitor }) => {
    const { page } = visitor
    const effort = new Effort()
    await visitor.open('/')
    await effort.tap(page.getByRole('tab', { name: 'Sign Up' }))
    // Sign-up's own fields don't count.
    await page.getByLabel('E-mail').fill(`steps-${Date.now()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('a long walk home')
    await page.getByRole('checkbox', { name: /13 or older/ }).check()
    await effort.tap(page.getByRole('button', { name: 'Sign Up' }))
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
    await page.getByLabel('Password', { exact: true }).fill('a long walk home')
    await effort.tap(page.getByRole('button', { name: 'Sign In' }))

    const steps = page.getByRole('region', { name: 'Start with one person' })
    await steps.waitFor()
    await expectAccessibleInBothThemes(page)
    await effort.type(steps.getByLabel('Name'), 'Noor Haddad')
    await effort.tap(steps.getByRole('radio', { name: 'Spouse' }))
    await expect(steps.getByRole('radio', { name: 'Anniversary' })).toBeChecked()
    // In 30 days: not too soon for a reminder a week before.
    const [, month, day] = dayFromNow(30).split('-').map(Number)
    await effort.choose(steps.getByLabel('Month'), monthName(month ?? 0))
    await effort.type(steps.getByLabel('Day', { exact: true }), String(day))
    await effort.tap(steps.getByRole('button', { name: 'Remind me' }))
    await expect(steps.getByRole('heading', { name: /^We'll remind you on \w{3}, \w{3} \d+/ })).toBeFocused()
    expect(effort.told('An anniversary on a phone')).toBeLessThanOrEqual(9)

    await expectAccessibleInBothThemes(page)
    await steps.getByRole('button', { name: 'Done' }).click()
    await expect(steps).toBeHidden()
    await expect(page.getByRole('region', { name: 'Events' }).getByText('Anniversary')).toBeVisible()
  })
})
