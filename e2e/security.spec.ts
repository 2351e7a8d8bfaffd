import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { mailedLink } from './support/mailbox.ts'

const password = 'walnut-tree-77'

test('a passkey signs in where the password did', async ({ visitor, context }) => {
  const { page } = visitor
  await hasAuthenticator(page)
  const email = await signedUp(page)
  await visitor.open('/')
  await visitor.signIn(email, password)
  await visitor.openProfileSettings()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added. You can now sign in with it.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename passkey' })
  await rename.getByLabel('Name').fill('My laptop')
  await expectAccessible(page)
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Added .* · never used$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename My laptop' })).toBeFocused()
  await page.keyboard.press('Escape')

  // This authenticator takes the first suggestion of its browser by itself, where a person would choose it.
  await visitor.signOut()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.evaluate(() => localStorage.removeItem('passkey'))
  await visitor.signOut()
  await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await visitor.openProfileSettings()
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign-in and security' })).toBeFocused()
  await page.keyboard.press('Escape')
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await visitor.open('/')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText(/^We don't know this passkey\. Sign in another way/)).toBeVisible()
})

test(
  'an authenticator app is set up and asked for, a recovery code replaces it once, and it is turned off',
  { tag: '@long' },
  async ({ visitor }) => {
    const { page } = visitor
    const email = await signedUp(page)
    await visitor.open('/')
    await visitor.signIn(email, password)
    await visitor.openProfileSettings()
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    const setUp = page.getByRole('dialog', { name: 'Authenticator app' })
    await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expectAccessible(page)
    const secret = (await setUp.locator('code').innerText()).replaceAll(/\s/g, '')
    await setUp.getByLabel('Then enter the code').fill(codeOf(secret, 9))
    await setUp.getByRole('button', { name: 'Turn on' }).click()
    await expect(setUp.getByText("This code isn't right, or it was already used.")).toBeVisible()
    await setUp.getByLabel('Then enter the code').fill(codeOf(secret))
    await setUp.getByRole('button', { name: 'Turn on' }).click()
    const saved = page.getByRole('dialog', { name: 'Your recovery codes' })
    // The dialog also holds what a toast says.
    const codes = saved.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recoveryCode = await codes.first().innerText()
    await expectAccessible(page)
    const file = page.waitForEvent('download')
    await saved.getByRole('button', { name: 'Download' }).click()
    expect((await file).suggestedFilename()).toBe('ribbonry-recovery-codes.txt')
    await saved.getByRole('button', { name: "I've saved them" }).click()
    await expect(page.getByText('10 recovery codes left')).toBeVisible()
    await page.keyboard.press('Escape')

    await visitor.signOut()
    await visitor.signIn(email, password)
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to sign in' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await visitor.signIn(email, password)
    // The app's clock may be a step ahead; the code of this step was used to turn it on.
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)

    await visitor.signOut()
    await visitor.signIn(email, password)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await page.keyboard.type(recoveryCode)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)

    await visitor.openProfileSettings()
    await expect(page.getByText('9 recovery codes left')).toBeVisible()
    await page.getByRole('button', { name: 'Turn off' }).click()
    const question = page.getByRole('dialog', { name: 'Turn off the authenticator app?' })
    await question.getByLabel('Password or code').fill('not the password')
    await question.getByRole('button', { name: 'Turn off' }).click()
    await expect(question.getByText("The password isn't right")).toBeVisible()
    await expectAccessible(page)
    await question.getByLabel('Password or code').fill(password)
    await question.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('Authenticator app turned off', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  },
)

/** A device with a fingerprint reader, which says yes to everything (WebDriver's virtual authenticator). */
async function hasAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** @param ahead steps of 30 seconds that the app's clock is early */
function codeOf(secret: string, ahead = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * ahead })
}

/** Somebody whose address is confirmed: only then can ways to sign in be added. Signed out again. */
async function signedUp(page: Page): Promise<string> {
  const email = `e2e-${randomUUID()}@example.com`
  await post(page, '/auth/signup', { email, password, confirmAge: true })
  await post(page, '/auth/login', { email, password })
  let link: string | undefined
  await expect.poll(async () => (link = await mailedLink(email, 'verify-email'))).toBeDefined()
  await post(page, '/auth/verify-email', { token: new URLSearchParams(link?.split('?')[1]).get('token') })
  await page.context().clearCookies()
  return email
}

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const headers = { origin: process.env['RIBBONRY_E2E_URL'] ?? '' }
  const answer = await page.request.post(`/api${path}`, { headers, data })
  expect(answer.ok()).toBe(true)
  return answer.json()
}
