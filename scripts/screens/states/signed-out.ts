import { all, type State } from '../state.ts'

/** Before somebody signs in, and where links in e-mails lead. */
export const signedOutStates: State[] = [
  ...all({ as: 'nobody' }, [
    { name: 'landing, Sign Up', everywhere: true, show: (v) => v.open('/') },
    {
      name: 'landing, Sign In',
      async show(v) {
        await v.open('/')
        await v.tab('Sign In')
      },
    },
    {
      name: 'landing, nothing filled in',
      async show(v) {
        await v.open('/')
        await v.tab('Sign In')
        await v.press('Sign In')
        await v.see('Please')
      },
    },
    {
      name: 'landing, its end',
      everywhere: true,
      async show(v) {
        await v.open('/')
        await v.toEnd()
      },
    },
    { name: 'Forgot password', everywhere: true, show: (v) => v.open('/forgot-password') },
    {
      name: 'Forgot password, sent',
      async show(v) {
        await v.open('/forgot-password')
        await v.fill('E-mail', 'robin@example.com')
        await v.press('Send the link')
        await v.see('Check your e-mail')
      },
    },
    { name: 'Reset password', show: (v) => v.open('/reset-password?token=abc') },
    { name: 'Reset password, no link', show: (v) => v.open('/reset-password') },
    { name: 'Confirm your e-mail address', show: (v) => v.open('/verify-email?token=abc') },
    {
      name: 'Confirm your e-mail address, refused',
      async show(v) {
        await v.open('/verify-email?token=abc')
        await v.press('Confirm my address')
        await v.settled()
      },
    },
    { name: 'Unsubscribe, no such link', show: (v) => v.open('/unsubscribe?token=abc') },
    { name: 'Terms of Service', everywhere: true, show: (v) => v.open('/terms-of-service') },
    { name: 'How reminders work', everywhere: true, show: (v) => v.open('/how-reminders-work') },
    { name: 'an e-mail’s link that is over', everywhere: true, show: (v) => v.open('/act/no-such-link') },
    { name: 'a question’s link that is over', everywhere: true, show: (v) => v.open('/ask/no-such-link') },
    { name: 'a contributor’s link that is over', everywhere: true, show: (v) => v.open('/contribute/no-such-link') },
  ]),
  ...all({ as: 'full' }, [
    { name: 'Unsubscribe', show: (v) => v.open(v.rows.links['unsubscribe'] ?? '') },
    { name: 'Confirm your e-mail address, signed in', show: (v) => v.open(v.rows.links['verify-email'] ?? '') },
    { name: 'questions to a contact', everywhere: true, show: (v) => v.open(v.rows.ask) },
    {
      name: 'questions to a contact, nothing answered',
      async show(v) {
        await v.open(v.rows.ask)
        await v.press('Send')
        await v.see('Answer at least one question first.')
      },
    },
    {
      name: 'questions to a contact, answered',
      everywhere: true,
      async show(v) {
        await v.open(v.rows.ask)
        await v.fill('Your sizes', 'T-shirt M\nshoes 38')
        await v.press('Send')
        await v.see('Thank you!')
      },
    },
    { name: 'a gift to share', everywhere: true, show: (v) => v.open(v.rows.contribute.new) },
    { name: 'a gift to share, promised', everywhere: true, show: (v) => v.open(v.rows.contribute.in) },
    { name: 'a gift to share, paid', show: (v) => v.open(v.rows.contribute.paid) },
    { name: 'a gift to share, declined', show: (v) => v.open(v.rows.contribute.out) },
    { name: 'an e-mail’s action', everywhere: true, show: (v) => v.open(v.rows.links['act'] ?? '') },
  ]),
]
