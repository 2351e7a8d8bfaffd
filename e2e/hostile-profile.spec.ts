import { randomUUID } from 'node:crypto'
import { password } from './support/accounts.ts'
import { expect, test } from './support/fixtures.ts'
import { Watch } from './support/harmless.ts'
import { fillAccount, hostileAccount } from './support/hostile-account.ts'
import { filling, hostileAddresses, hostileTexts } from './support/hostile-corpus.ts'
import { button, dialog, holds, main, question, toast } from './support/hostile-places.ts'
import { mailedLink } from './support/mailbox.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 })

test('in Profile Settings', { tag: '@long' }, async ({ visitor, baseURL }) => {
  const { page } = visitor
  const { email } = await hostileAccount(visitor, baseURL)
  const watch = await Watch.over(page)
  const close = () => page.keyboard.press('Escape')
  await test.step('links that were mailed', async () => {
    await visitor.open((await mailedLink(email, 'verify-email')) ?? '')
    await button(page, 'Confirm my address').click()
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
    await watch.findsNothing('VerifyEmailPage')
    await visitor.open((await mailedLink(email, 'unsubscribe')) ?? '')
    // It tells no more of the address than whose it is needs.
    await page.getByText('•••@example.com').waitFor()
    await watch.findsNothing('UnsubscribePage')
  })

  await page.route('**/api/auth/passkeys', (route) => route.fulfill({ json: filling(60).map(passkey) }))
  await page.route('**/api/auth/connections', (route) => route.fulfill({ json: hostileAddresses.map(connection) }))
  await page.route('**/api/auth/totp/confirm', (route) => route.fulfill({ json: { recoveryCodes: hostileTexts } }))
  await visitor.open('/dashboard')
  await visitor.openProfileSettings()
  const settings = dialog(page, 'Profile Settings')
  await test.step('how one signs in', async () => {
    await watch.sees('ProfileDialog', settings.getByRole('region', { name: 'Profile', exact: true }))
    await watch.sees('ProfileDialog: reminders', settings.getByLabel('Reminder E-mail'), /xss/)
    await watch.sees('ConnectedAccounts', settings.getByRole('list', { name: 'Connected accounts' }), /xss/)
    await button(settings, /^Disconnect /).click()
    await page.getByRole('alertdialog').waitFor()
    await watch.findsNothing('ConfirmDialog: Disconnect')
    await close()
    await button(settings, /^Rename </).click()
    await watch.sees('RenamePasskeyDialog', dialog(page, 'Rename passkey'))
    await close()
    await button(settings, /^Remove </).click()
    await watch.sees('ConfirmDialog: Remove passkey', question(page, 'Remove this passkey?'))
    await close()
    await button(settings, 'Set up an authenticator app').click()
    await dialog(page, 'Authenticator app').getByRole('img').waitFor()
    await watch.findsNothing('AuthenticatorAppDialog')
    await dialog(page, 'Authenticator app').getByRole('textbox').fill('123456')
    await button(page, 'Turn on').click()
    await watch.sees('RecoveryCodesDialog', dialog(page, 'Your recovery codes'))
    await close()
    await button(settings, 'Create address: Private').click()
    await dialog(page, 'Your calendar address').getByLabel('Address', { exact: true }).waitFor()
    await watch.findsNothing('FeedAddressDialog')
    await close()
    await button(settings, /^Sign out /).click()
    await question(page, 'Sign out this device?').waitFor()
    await watch.findsNothing('ConfirmDialog: Sign out this device?')
    await question(page, 'Sign out this device?').getByRole('button', { name: 'Sign out' }).click()
    await page.locator('li[data-popup]').waitFor()
    await watch.findsNothing('toast of a device that is signed out')
  })

  await test.step('a file', async () => {
    await settings.getByRole('button', { name: 'Import', exact: true }).click()
    const importing = dialog(page, 'Import your data')
    const choose = (content: object) =>
      importing.getByLabel('File', { exact: true }).setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ format: 'ribbonry-account', version: 1, ...content })),
      })
    await choose({ account: { name: hostileTexts.join(' ') }, [hostileTexts[0] ?? '']: [] })
    await watch.sees('ImportDialog: whose file', importing.getByText(/^Saved from /))
    await importing.getByRole('button', { name: 'Import', exact: true }).click()
    await watch.sees('toast of a file that is refused', toast(page, '<script>'))
    await watch.sees('ImportDialog: why not', importing.getByText(/^The file has an unknown part/).last())
  })
})

test('on the screen of a guest', { tag: '@long' }, async ({ guest, request, baseURL }) => {
  const { page } = guest
  await fillAccount(guest, baseURL)
  const watch = await Watch.over(page)
  await guest.open('/contacts')
  await watch.sees('ContactsPage of a guest', main(page))
  await button(page, 'Exit Guest').click()
  await expect(page.getByRole('alertdialog')).toContainText('17 contacts')
  await watch.findsNothing('ExitGuestDialog')
  await button(page.getByRole('alertdialog'), 'Create account').click()
  const creating = dialog(page, 'Create account')
  await creating.waitFor()
  const email = `'{{__xss=1}}'${randomUUID()}@example.com`
  const headers = { origin: baseURL ?? '' }
  const signedUp = await request.post('/api/auth/signup', { headers, data: { email, password, confirmAge: true } })
  expect(signedUp.status()).toBe(201)
  await guest.signIn(email, password)
  await question(page, 'Bring your guest data along?').waitFor()
  await watch.findsNothing('MergeGuestDialog')
  await watch.sees('CreateAccountDialog', creating.getByLabel('E-mail'), /xss/)
})

/** They contain no user's text; what is behind them does. */
test('behind dialogs of fixed words', { tag: '@long' }, async ({ visitor, baseURL }) => {
  const { page } = visitor
  await hostileAccount(visitor, baseURL)
  const watch = await Watch.over(page)
  await page.route('**/api/auth/totp', (route) => route.fulfill({ json: { isOn: true, recoveryCodesLeft: 3 } }))
  await visitor.open('/contacts')
  await holds(main(page))
  await page.keyboard.press('?')
  await dialog(page, 'Keyboard help').waitFor()
  await watch.findsNothing('KeyboardHelpDialog')
  await page.keyboard.press('Escape')
  await visitor.openProfileSettings()
  for (const [opener, component] of [
    ['Update Password', 'UpdatePasswordDialog'],
    ['Delete account', 'DeleteAccountDialog'],
  ] as const) {
    await button(page, opener).click()
    await dialog(page, opener).waitFor()
    await watch.findsNothing(component)
    await page.keyboard.press('Escape')
  }
  await button(page, 'Turn off').click()
  await dialog(page, /Turn off/).waitFor()
  await watch.findsNothing('ProofDialog')

  // A social account: the provider's name for it is on the screen.
  await page.route('**/api/auth/user', async (route) => {
    const user = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...user, auth0Id: `${hostileTexts[0]}|1` } })
  })
  await page.route('**/api/auth/connections', (route) => route.fulfill({ json: hostileAddresses.map(connection) }))
  await page.route('**/api/auth/connections/*', (route) =>
    route.fulfill({ status: 403, json: { code: 'CONFIRM', message: 'x', requestId: 'x' } }),
  )
  await visitor.open('/contacts')
  await visitor.openProfileSettings()
  await watch.sees(
    'the way somebody signs in',
    dialog(page, 'Profile Settings')
      .getByText(/__xss=1<\/script>$/)
      .first(),
  )
  await button(page, /^Disconnect /).click()
  await button(page.getByRole('alertdialog'), /^Disconnect/).click()
  await dialog(page, 'Confirm your identity').waitFor()
  await watch.findsNothing('SignInAgainDialog')
})

const passkey = (name: string, id: number) => ({
  id: id + 1,
  name,
  isSynced: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
})

const connection = (email: string, place: number) => ({
  provider: ['google', 'github', 'apple', 'x'][place],
  isConnected: true,
  email,
  canDisconnect: true,
})
