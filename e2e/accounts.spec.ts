import { randomUUID } from 'node:crypto'
import { expectAccessible } from './support/accessibility.ts'
import { password } from './support/accounts.ts'
import { signInAsAdministrator } from './support/administrator.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { mailedLink } from './support/mailbox.ts'

const someone = () => `e2e-${randomUUID()}@example.com`

test(
  'a guest who exits is told what is lost, and at a sign-in chooses what comes along',
  { tag: '@long' },
  async ({ visitor }) => {
    const { page } = visitor
    const email = someone()
    await makeAccount(page.request, email)
    // A link to another site leads to the dashboard.
    await visitor.open('/?next=//evil.example/')
    await visitor.continueAsGuest()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('banner').getByRole('button', { name: 'Exit Guest' }).click()
    const warning = page.getByRole('alertdialog')
    await expect(warning).toContainText("You haven't entered anything yet, so you won't lose anything.")
    await warning.getByRole('button', { name: 'Exit Guest' }).click()

    await visitor.continueAsGuest()
    await expect(page).toHaveURL(/\/dashboard$/)
    await newContact(page, 'Ines Silva')
    await page.getByRole('banner').getByRole('button', { name: 'Create account' }).click()
    await visitor.signIn(email, password)
    const question = page.getByRole('alertdialog')
    // One contact without a birthday: no event, no gift, no duplicate.
    await expect(question).toContainText(
      "We can add 1 contact, 0 events and 0 gift ideas to the account you're signing in to.",
    )
    await question.getByRole('button', { name: 'Bring my data along' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible()
    expect((await contacts(page)).map(({ fullName }) => fullName)).toEqual(['Ines Silva'])
  },
)

test('on a phone a guest is told what is kept, and makes an account that keeps every row under its id', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.open('/')
  const [form, example] = [page.getByRole('region', { name: 'Your account' }), page.getByRole('figure')]
  expect((await example.boundingBox())?.y).toBeGreaterThan((await form.boundingBox())?.y ?? Infinity)
  await visitor.continueAsGuest()
  const banner = page.getByRole('complementary', { name: 'Guest mode' })
  await expect(banner).toContainText('We keep your data for 30 days after your last visit.')
  const before = await newContact(page, 'Maya Okafor')
  await page.reload()
  await expect(banner).toContainText(
    "You're using Ribbonry as a guest. We keep your 1 contact, 0 events and 0 gift ideas",
  )
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible()
  await visitor.signUp(someone(), password)
  await expect(
    page.getByText(/^Account created successfully! We moved everything you entered as a guest.$/),
  ).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible()
  expect(await contacts(page)).toEqual([{ id: before, fullName: 'Maya Okafor' }])
})

test('sign up, sign in by keyboard alone to the deep link that was opened, and sign out in every tab', async ({
  visitor,
  context,
}) => {
  const { page } = visitor
  const email = someone()
  await visitor.open('/calendar')
  await expect(page).toHaveURL(/\/\?next=%2Fcalendar$/)
  // This browser has never signed in.
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Sign Up' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused()
  await visitor.signUp(email, password)
  await expect(page.getByText('Account created successfully! Please sign in.', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.getByLabel('E-mail').fill('')
  await page.getByRole('tab', { name: 'Sign In' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(password)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/calendar$/)
  await page.getByRole('button', { name: 'Profile Settings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Profile Settings' })).toBeFocused()

  const otherTab = await context.newPage()
  await otherTab.goto('/feedback')
  await expect(otherTab.getByRole('heading', { name: 'Feedback', level: 1 })).toBeVisible()
  // A hidden tab is drawn once a second, and every click waits for that.
  await page.bringToFront()
  await visitor.signOut()
  for (const tab of [page, otherTab]) {
    await expect(tab.getByRole('button', { name: 'Continue as guest' })).toBeVisible()
    await expect(tab.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
    expect(await tab.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  }
})

test(
  'the landing page shows the product at work and gifts of the shop, and says in words what stops a sign-in and a sign-up',
  { tag: '@long' },
  async ({ visitor }) => {
    const { page } = visitor
    const email = someone()
    await makeAccount(page.request, email)
    await visitor.open('/')
    const example = page.getByRole('figure', { name: "An example: Maya's birthday" })
    await expect(example).toContainText('Maya Okafor Friend In 12 days')
    await expect(example.getByRole('img')).toHaveCount(0)
    for (const picture of await example.locator('img').all())
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(example.getByRole('button').or(example.getByRole('link'))).toHaveCount(0)

    const cards = page.getByRole('region', { name: 'Featured gift ideas' }).getByRole('article')
    await expect(cards).toHaveCount(25)
    const link = cards.first().getByRole('link')
    await expect(link).toHaveAttribute('rel', 'sponsored noopener')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(cards.first()).toContainText(/\$\d+/)

    await page.getByRole('tab', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Required Fields', { exact: true })).toBeVisible()
    await expect(page.getByText('Please enter both email and password.', { exact: true })).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await visitor.signIn(email, 'not the password')
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible()

    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText(/^Please confirm that you are 13 or older/)).toBeVisible()
    await page.getByRole('checkbox', { name: /13 or older/ }).check()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('Sign Up Failed', { exact: true })).toBeVisible()

    await page.getByRole('tab', { name: 'Sign In' }).click()
    await page.getByRole('link', { name: 'Google' }).click()
    await expect(page.getByText('Social Login Temporarily Unavailable', { exact: true })).toBeVisible()
    await expect(page.getByText('Please use your email and password to sign in.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  },
)

test('a forgotten password: the mailed link, a new password, a sign-in', async ({ visitor }) => {
  const email = someone()
  await makeAccount(visitor.page.request, email)
  await visitor.open('/')
  await visitor.page.getByRole('tab', { name: 'Sign In' }).click()
  await visitor.page.getByRole('link', { name: 'Forgot password', exact: true }).click()
  await visitor.page.getByRole('button', { name: 'Send the link' }).click()
  await expect(visitor.page.getByText('Email Required', { exact: true })).toBeVisible()
  await visitor.page.getByLabel('E-mail').fill('not-an-email')
  await visitor.page.getByRole('button', { name: 'Send the link' }).click()
  await expect(visitor.page.getByText('Valid email is required')).toBeVisible()
  await visitor.page.getByLabel('E-mail').fill(email)
  await visitor.page.getByRole('button', { name: 'Send the link' }).click()
  await expect(visitor.page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused()
  await expect(visitor.page.getByRole('button', { name: 'Try Another Email' })).toBeVisible()

  await visitor.open(await linkFor(email, 'reset-password'))
  await expect(visitor.page).toHaveURL(/\/reset-password$/)
  await visitor.page.reload()
  await expect(visitor.page).toHaveURL(/\/reset-password$/)
  const reset = visitor.page.getByRole('button', { name: 'Reset password' })
  const first = visitor.page.getByLabel('New Password', { exact: true })
  const second = visitor.page.getByLabel('Confirm New Password')
  await reset.click()
  await expect(visitor.page.getByText('Please enter and confirm your new password.', { exact: true })).toBeVisible()
  await first.fill('short')
  await second.fill('short')
  await reset.click()
  await expect(visitor.page.getByText('Password Too Short', { exact: true })).toBeVisible()
  await first.fill('another-walnut-78')
  await reset.click()
  await expect(visitor.page.getByText("Passwords Don't Match", { exact: true })).toBeVisible()
  await second.fill('another-walnut-78')
  await reset.click()
  await expect(visitor.page.getByRole('heading', { name: 'Password reset successfully!' })).toBeVisible()
  await expect(visitor.page).toHaveURL(/\/$/)
  await visitor.signIn(email, 'another-walnut-78')
  await expect(visitor.page).toHaveURL(/\/dashboard$/)
  expect(await visitor.page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('mailed-token')
})

test(
  'the signed-in user confirms an address with the button behind the mailed link',
  { tag: '@long' },
  async ({ visitor }) => {
    const { page } = visitor
    const email = someone()
    await makeAccount(page.request, email)
    const link = await linkFor(email, 'verify-email')
    await visitor.open(link)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'Please sign in first' })).toBeFocused()
    await expect(page.getByText('Sign in, then open the link again.', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await visitor.signIn(email, password)
    await visitor.openProfileSettings()
    await expect(page.getByText('Not verified yet')).toBeVisible()
    const security = page.getByRole('region', { name: 'Sign-in and security' })
    await expect(security.getByText(/^Confirm your login e-mail address first/)).toBeVisible()
    await expect(security.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Send the link again' })).toHaveCount(1)
    await visitor.open(link)
    await expect(page).toHaveURL(/\/verify-email$/)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await visitor.open(link)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByText(/expired or was already used/)).toBeVisible()
  },
)

test(
  'another device is signed out and the password updated in Profile Settings',
  { tag: '@long' },
  async ({ visitor, request }) => {
    const { page } = visitor
    const email = someone()
    await makeAccount(request, email)
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const headers = { origin: process.env['RIBBONRY_E2E_URL'] ?? '', 'user-agent': userAgent }
    expect((await request.post('/api/auth/login', { headers, data: { email, password } })).status()).toBe(200)
    await visitor.open('/')
    await visitor.signIn(email, password)
    await visitor.openProfileSettings()
    const signedIn = page.getByRole('region', { name: "Where you're signed in" }).getByRole('listitem')
    await expect(signedIn).toHaveCount(2)
    await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(signedIn).toHaveCount(1)
    await expect(signedIn).toContainText('This browser')
    expect((await request.get('/api/auth/user')).status()).toBe(401)

    await page.getByRole('button', { name: 'Update Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Password' })
    const update = dialog.getByRole('button', { name: 'Update Password' })
    await update.click()
    await expect(dialog.getByText('Current password is required')).toBeVisible()
    await expect(dialog.getByText('New password must be at least 8 characters')).toBeVisible()
    await expect(dialog.getByText('Please confirm your password')).toBeVisible()
    await dialog.getByLabel('Current Password').fill('wrong')
    await dialog.getByLabel('New Password', { exact: true }).fill('another-walnut-78')
    await dialog.getByLabel('Confirm New Password').fill('another-walnut')
    await update.click()
    await expect(dialog.getByText("Passwords don't match")).toBeVisible()
    await dialog.getByLabel('Confirm New Password').fill('another-walnut-78')
    await update.click()
    await expect(dialog.getByText("Current password isn't right").last()).toBeVisible()
    await dialog.getByLabel('Current Password').fill(password)
    await update.click()
    await expect(page.getByText('Password updated successfully!', { exact: true })).toBeVisible()
    await expect(dialog).toBeHidden()
  },
)

test.describe('a report that fails', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test(
    "the browser's time zone reaches the server although the report at sign-in failed",
    { tag: '@long' },
    async ({ visitor }) => {
      const { page } = visitor
      const email = someone()
      await makeAccount(page.request, email)
      let failures = 0
      // The report at sign-in, and the first one after it.
      await page.route('**/api/preferences', (route) => {
        if (route.request().method() !== 'PUT' || failures === 2) return route.continue()
        failures += 1
        return route.abort()
      })
      await visitor.open('/')
      await visitor.signIn(email, password)
      await expect.poll(() => preferences(page), { timeout: 30_000 }).toMatchObject({ timeZone: 'America/New_York' })
      expect(failures).toBe(2)
    },
  )
})

test('the profile saves with its button, preferences by themselves, and the theme is shown from the first paint', async ({
  visitor,
}) => {
  const { page } = visitor
  const email = someone()
  await makeAccount(page.request, email)
  await visitor.open('/')
  await visitor.signIn(email, password)
  await expect.poll(() => preferences(page)).toMatchObject({ timeZone: 'America/New_York', timeZonePinned: false })
  await visitor.openProfileSettings()
  await page.getByLabel('Reminder Timing').fill('14')
  await page.getByLabel('Reminder Timing').blur()
  await expect(page.getByText('Preferences updated successfully!', { exact: true })).toBeVisible()
  await page.getByRole('switch', { name: 'Show Budget Information' }).click()
  await page.getByRole('switch', { name: 'Email Reminders' }).click()
  await expect(page.getByLabel('Reminder Timing')).toBeHidden()
  await expect
    .poll(() => preferences(page))
    .toMatchObject({ reminderDaysBefore: 14, budgetVisibility: false, emailRemindersEnabled: false })

  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByLabel('Full Name').fill('Ada Okafor')
  await page.getByLabel('Phone Number').fill('+1 555 0100')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile updated successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await visitor.openProfileSettings()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Okafor')
  await expect(page.getByLabel('Phone Number')).toHaveValue('+1 555 0100')

  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => preferences(page)).toMatchObject({ theme: 'dark' })
  // The ground of every frame that is painted, from the very first.
  await page.addInitScript(() => {
    const grounds = new Set<string>()
    const note = () => {
      if (document.querySelector('#root')?.hasChildNodes() === true)
        grounds.add(getComputedStyle(document.documentElement).backgroundColor)
      Object.assign(globalThis, { grounds: [...grounds] })
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // --paper in the dark: #17121a.
  expect(await page.evaluate(() => (globalThis as { grounds?: string[] }).grounds)).toEqual(['rgb(23, 18, 26)'])
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme axe finds nothing`, { tag: '@long' }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    // axe takes seconds a page.
    test.slow()

    test('on the pages of a signed-out visitor', async ({ visitor }) => {
      const { page } = visitor
      for (const path of [
        '/',
        '/forgot-password',
        '/reset-password',
        '/reset-password?token=x',
        '/verify-email?token=x',
      ])
        await test.step(path, async () => {
          await visitor.open(path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          await expectAccessible(page)
        })
      for (const path of ['/verify-email', '/unsubscribe', '/terms-of-service'])
        await test.step(path, async () => {
          await visitor.open(path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          await expectAccessible(page)
        })
      await visitor.open('/')
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await expect(page.getByText('Required Fields', { exact: true })).toBeVisible()
      await expectAccessible(page)
    })

    test('in the dialogs of accounts', async ({ visitor }) => {
      const { page } = visitor
      await visitor.open('/')
      await visitor.continueAsGuest()
      await visitor.openProfileSettings()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('banner').getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible()
      await expectAccessible(page)
      await visitor.signUp(someone(), password)
      await visitor.openProfileSettings()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Update Password' }).click()
      await page
        .getByRole('dialog', { name: 'Update Password' })
        .getByRole('button', { name: 'Update Password' })
        .click()
      await expectAccessible(page)
    })

    test('in the mail outbox of administrators', async ({ visitor }) => {
      const { page } = visitor
      await signInAsAdministrator(page)
      await visitor.open('/feedback')
      await page.getByRole('tab', { name: 'Mail outbox' }).click()
      await page
        .getByRole('button', { name: /admin@example\.com/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toContainText('From')
      // axe cannot look into a frame in which nothing runs.
      await page.getByRole('radio', { name: 'Plain text' }).check()
      await expectAccessible(page)
    })
  })

/** Calls of the tests themselves come from no page, so they say where they belong. */
function own(page: { url: () => string }) {
  const { origin } = new URL(page.url())
  return { origin }
}

async function makeAccount(request: APIRequestContext, email: string) {
  const headers = { origin: process.env['RIBBONRY_E2E_URL'] ?? '' }
  const answer = await request.post('/api/auth/signup', { headers, data: { email, password, confirmAge: true } })
  expect(answer.status(), await answer.text()).toBe(201)
}

async function newContact(page: Page, fullName: string): Promise<number> {
  const data = { fullName, relationship: 'friend' }
  const answer = await page.request.post('/api/contacts', { headers: own(page), data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

async function contacts(page: Page): Promise<{ id: number; fullName: string }[]> {
  const answer = await page.request.get('/api/contacts')
  const rows = (await answer.json()) as { id: number; fullName: string }[]
  return rows.map(({ id, fullName }) => ({ id, fullName }))
}

async function preferences(page: Page): Promise<unknown> {
  return (await page.request.get('/api/preferences')).json()
}

async function linkFor(email: string, page: string): Promise<string> {
  let link: string | undefined
  await expect.poll(async () => (link = await mailedLink(email, page)), { timeout: 20_000 }).toBeDefined()
  return link ?? ''
}
