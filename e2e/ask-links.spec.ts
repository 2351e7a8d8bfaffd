import { expect, test } from './support/fixtures.ts'
import { Preparation } from './support/party.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

test('a contact tells about themselves by a link, and its owner takes over what they choose', async ({
  guest,
  baseURL,
  browser,
}) => {
  const { page } = guest
  const prepare = new Preparation(guest, baseURL)
  await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'friend', sizes: 'L', birthday: '05' })

  await guest.open('/contacts')
  await guest.openContact('Maya Okafor')
  const details = page.getByRole('dialog', { name: 'Maya Okafor' })
  await details.getByRole('button', { name: 'Ask them' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask Maya' })
  await asking.getByRole('button', { name: 'Make a link' }).click()
  const link = await asking.getByLabel('Link', { exact: true }).inputValue()
  await expect(asking.getByLabel('Message')).toHaveValue(/^Hi Maya, /)
  await asking.getByRole('button', { name: 'Close' }).last().click()

  // Her own phone, where nobody is signed in.
  const hers = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await hers.newPage()
  await phone.goto(new URL(link).pathname)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/would like to get your presents right\./)
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByRole('alert')).toHaveText('Answer at least one question first.')
  await phone.getByLabel('Month').selectOption('May')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByText('Choose the day, too')).toBeVisible()
  await phone.getByLabel('Day').selectOption('17')
  await phone.getByLabel('Your sizes').fill('T-shirt M')
  await phone.getByLabel('Allergies').fill('Peanuts')
  await phone.getByLabel('What you wish for').fill('A kite')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
  await phone.getByRole('button', { name: 'Change my answers' }).click()
  await expect(phone.getByLabel('Your sizes')).toHaveValue('T-shirt M')
  await phone.getByLabel('What you wish for').fill('A red kite')
  await phone.getByLabel('Allergies').fill('')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByRole('heading', { name: 'Thank you!' })).toBeVisible()

  await guest.open('/contacts')
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
  await guest.openContact('Maya Okafor')
  await expect(details.getByRole('region', { name: 'Maya answered' })).toContainText('3 answers to look at.')
  await details.getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('dialog', { name: 'What Maya wrote' })
  const row = (name: string) => review.getByRole('region', { name })
  await expect(row('Sizes')).toContainText('Replaces what you have')
  await expect(row('Sizes').getByRole('checkbox')).not.toBeChecked()
  await expect(row('Date of birth')).toContainText('Sometime in May')
  await expect(row('Wishes')).toContainText('A red kite')
  await expect(row('Allergies')).toHaveCount(0)
  await row('Wishes').getByRole('checkbox').uncheck()
  await review.getByRole('button', { name: 'Add to Maya' }).click()
  await expect(page.getByText('Added to Maya: Date of birth.').first()).toBeVisible()
  await expect(details.getByText('May 17', { exact: true }).first()).toBeVisible()
  await expect(details.getByRole('region', { name: 'Maya answered' })).toContainText('2 answers to look at.')

  await details.getByRole('button', { name: 'Review' }).click()
  await review.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Answers dismissed.').first()).toBeVisible()
  await expect(details.getByRole('region', { name: 'Maya answered' })).toHaveCount(0)
  await expect(details.getByText('A red kite')).toHaveCount(0)

  await details.getByRole('button', { name: 'Ask them' }).click()
  await asking.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('Link revoked. It no longer works.').first()).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await hers.close()
})

test('a person is picked from the phone where its browser can', async ({ guest }) => {
  const { page } = guest
  await page.addInitScript(() => {
    const chosen = [{ name: ['Priya Rao'], email: ['priya@example.com'], tel: ['+1 555 0123'] }]
    const contacts = { getProperties: async () => ['name', 'email', 'tel'], select: async () => chosen }
    Object.defineProperty(navigator, 'contacts', { value: contacts })
  })
  await guest.open('/contacts')
  const dialog = page.getByRole('dialog', { name: 'Add Contact' })
  await page.getByRole('button', { name: 'Add Your First Contact' }).click()
  await dialog.getByRole('button', { name: 'Pick from this phone' }).click()
  await expect(dialog.getByLabel('Full name')).toHaveValue('Priya Rao')
  // The part that is folded on phones opens, so that it's seen what was filled in.
  await expect(dialog.getByLabel('E-mail')).toHaveValue('priya@example.com')
  await expect(dialog.getByLabel('Phone')).toHaveValue('+1 555 0123')
})
