import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/local-providers.ts'
import { mailedLink } from './support/mailbox.ts'
import { securityTexts } from '../src/domain/texts/security.ts'

// In one worker: each would start a product of its own.
test.describe.configure({ mode: 'default' })

test(
  'a guest signs in with Apple, comes back to the page, and sees what goes wrong',
  { tag: '@long' },
  async ({ visitor, providers }) => {
    const { page } = visitor
    await visitor.open('/')
    await visitor.continueAsGuest()
    await expect(page).toHaveURL(/\/dashboard$/)
    await visitor.addContact('Maya Okafor', 'Friend')
    await page.goto('/contacts')

    const createAccount = () => page.getByRole('banner').getByRole('button', { name: 'Create account' }).click()
    await createAccount()
    await expect(page.getByRole('checkbox', { name: /add what I entered as a guest/ })).toBeChecked()
    await expectAccessible(page)
    providers.apple.does = 'denies'
    await page.getByRole('link', { name: 'Apple' }).click()
    await expect(page.getByText("You didn't finish signing in with Apple.").first()).toBeVisible()
    await expect(page).toHaveURL(/\/contacts$/)

    providers.apple.does = 'answers'
    await createAccount()
    await page.getByRole('link', { name: 'Apple' }).click()
    await expect(page.getByText('Login successful!').first()).toBeVisible()
    await expect(page).toHaveURL(/\/contacts$/)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Maya Okafor', exact: true })).toBeVisible()

    await visitor.signOut()
    providers.google.does = 'is gone'
    await page.getByRole('link', { name: 'Google' }).click()
    await expect(page.getByText('Social Login Failed').first()).toBeVisible()
    await expect(page.getByText('Please try again, or use your email and password to sign in.').first()).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    providers.google.does = 'answers'
    providers.google.someone = { ...providers.google.someone, id: '2' }
    await page.getByRole('link', { name: 'Google' }).click()
    await expect(page.getByText('Authentication Error').first()).toBeVisible()
    await expect(page.getByText(/There's already an account with the e-mail address/).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  },
)

test(
  'who has a password connects GitHub in Profile Settings, signs in with it, and disconnects it',
  { tag: '@long' },
  async ({ visitor, providers, dataDir }) => {
    const { page } = visitor
    const account = { email: 'grace@example.com', password: 'walnut-tree-77' }
    providers.github.someone = { id: '7', name: 'Grace', email: 'grace@work.example', verified: true }
    const post = (path: string, data: object) =>
      page.request.post(`/api/auth/${path}`, { headers: { origin: new URL(page.url()).origin }, data })
    await visitor.open('/')
    await post('signup', { ...account, confirmAge: true })
    await visitor.signIn(account.email, account.password)
    await expect(page).toHaveURL(/\/dashboard$/)
    let link: string | undefined
    await expect.poll(async () => (link = await mailedLink(account.email, 'verify-email', dataDir))).toBeDefined()
    await post('verify-email', { token: new URLSearchParams(link?.split('?')[1]).get('token') })
    await visitor.openProfileSettings()
    await page.getByRole('button', { name: 'Connect GitHub' }).click()
    await expect(page.getByText('GitHub is connected. You can now sign in with it.').first()).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Profile Settings' })
    await expect(dialog.getByText('grace@work.example')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await visitor.signOut()

    await page.getByRole('link', { name: 'GitHub' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await visitor.openProfileSettings()
    await expect(dialog.getByLabel('Login Email')).toHaveValue(account.email)
    await page.getByRole('button', { name: 'Disconnect GitHub' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('GitHub was disconnected.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect GitHub' })).toBeFocused()
  },
)

test(
  'who has no password signs in once more before something changes, and comes back to where that was',
  { tag: '@long' },
  async ({ visitor, providers }) => {
    const { page } = visitor
    providers.google.someone = { id: '31', name: 'Edith', email: 'edith@example.com', verified: true }
    await page.goto('/api/login?provider=google&next=/contacts')
    await expect(page).toHaveURL(/\/contacts$/)
    await visitor.openProfileSettings()
    // As the server answers ten minutes after the sign-in.
    const changes = '**/api/auth/connections/x'
    const answer = { code: 'CONFIRM', message: securityTexts.confirm.signInAgain, requestId: 'e2e' }
    await page.route(changes, (route) => route.fulfill({ status: 403, json: answer }))
    await page.getByRole('button', { name: 'Connect X' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm your identity' })
    await expect(question).toContainText(
      'To keep your account safe, you can only change this shortly after you sign in.',
    )
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Sign in with Google again' }).click()
    await expect(page.getByText('Login successful!').first()).toBeVisible()
    await expect(page).toHaveURL(/\/contacts$/)
    await expect(page.getByRole('dialog', { name: 'Profile Settings' })).toBeVisible()
    await page.unroute(changes)
    await page.getByRole('button', { name: 'Connect X' }).click()
    await expect(page.getByText('X is connected. You can now sign in with it.').first()).toBeVisible()
  },
)
