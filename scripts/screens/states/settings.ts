import { password } from '../../../e2e/support/accounts.ts'
import { all, type State } from '../state.ts'
import type { Visitor } from '../visitor.ts'

async function settings(v: Visitor): Promise<void> {
  await v.open('/dashboard')
  await v.press('Profile Settings')
  await v.dialog('Profile Settings')
  await v.page.getByRole('heading', { name: "Where you're signed in" }).waitFor()
  await v.settled()
}

/** Codes are for accounts with a confirmed address. A second time it is refused, which is as good. */
async function confirmAddress({ page, rows }: Visitor): Promise<void> {
  const token = new URLSearchParams(rows.links['verify-email']?.split('?')[1]).get('token')
  await page.goto('/how-reminders-work')
  await page.evaluate(
    (data) =>
      fetch('/api/auth/verify-email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      }),
    { token },
  )
}

const to = (heading: string) => ({
  name: `Profile Settings: ${heading}`,
  async show(v: Visitor) {
    await settings(v)
    await v.page
      .getByRole('dialog')
      .getByText(heading)
      .first()
      .evaluate((part) => part.scrollIntoView())
    await v.settled()
  },
})

const opened = (name: string, opener: string | RegExp = name) => ({
  name,
  async show(v: Visitor) {
    await settings(v)
    await v.press(opener)
    await v.dialog(name)
    await v.settled()
  },
})

/** The account: profile, reminders, security, data; a guest's way to an account. */
export const settingsStates: State[] = [
  ...all({ as: 'full' }, [
    { name: 'Profile Settings', everywhere: true, show: settings },
    to('Reminder E-mail'),
    to('Sign-in and security'),
    {
      name: 'Profile Settings, its end',
      async show(v) {
        await settings(v)
        await v.toEnd()
      },
    },
    opened('Update Password'),
    opened('Delete account'),
    opened('Import your data', /^Import$/),
    {
      name: 'Authenticator app',
      async show(v) {
        await confirmAddress(v)
        await settings(v)
        await v.press('Set up an authenticator app')
        const asked = v.page.getByRole('dialog', { name: 'Confirm your identity' })
        await asked
          .or(v.page.getByRole('dialog', { name: 'Authenticator app' }))
          .first()
          .waitFor()
        // Some minutes after the sign-in.
        if (await asked.isVisible()) {
          await v.fill('Password', password)
          await v.press('Continue')
        }
        await v.dialog('Authenticator app')
        await v.settled()
      },
    },
  ]),
  ...all({ as: 'crowded' }, [{ name: 'Profile Settings', show: settings }]),
  ...all({ as: 'guest' }, [
    {
      name: 'Create account',
      everywhere: true,
      async show(v) {
        await v.open('/dashboard')
        await v.press('Create account')
        await v.dialog('Create account')
      },
    },
    {
      name: 'Exit Guest',
      async show(v) {
        await v.open('/dashboard')
        await v.press('Exit Guest')
        await v.dialog(/guest/i)
      },
    },
    { name: 'Profile Settings', show: settings },
    { name: 'reminders', show: (v) => v.open('/reminders') },
  ]),
]
