import { randomUUID } from 'node:crypto'
import { password } from './support/accounts.ts'
import { expect, test } from './support/fixtures.ts'
import { Watch } from './support/harmless.ts'
import { filling, hostileLinks, hostileTexts } from './support/hostile-corpus.ts'
import { button, toast } from './support/hostile-places.ts'
import { mailedLink } from './support/mailbox.ts'
import { Preparation } from './support/party.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 })

test('what an address brings along stays words', { tag: '@long' }, async ({ visitor }) => {
  const { page } = visitor
  const watch = await Watch.over(page)
  const all = encodeURIComponent(hostileTexts.join(' '))
  const some = encodeURIComponent(filling(500)[0] ?? '')
  await visitor.open(`/?error=x&message=${all}`)
  await watch.sees('LandingPage: message of a sign-in', toast(page, '<script>__xss=1</script>'))
  for (const [path, component] of [
    ['reset-password', 'ResetPasswordPage'],
    ['verify-email', 'VerifyEmailPage'],
    ['unsubscribe', 'UnsubscribePage'],
    ['ask/abc', 'AskPage'],
    ['contribute/abc', 'ContributePage'],
    ['terms-of-service', 'TermsPage'],
    ['how-reminders-work', 'HowRemindersWorkPage'],
  ] as const) {
    await visitor.open(`/${path}?token=${some}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await watch.findsNothing(component)
  }
  await visitor.open(`/?next=${encodeURIComponent('javascript:__xss=1')}`)
  await visitor.continueAsGuest()
  await expect(page).toHaveURL(/\/dashboard$/)
  await watch.findsNothing('after a sign-in')
  // A name with a dot in it would be a file's.
  const name = encodeURIComponent('<script>__xss=1</script><img data-xss src=x onerror=__xss=1>')
  for (const [path, component] of [
    [name, 'NotFoundPage'],
    [`gift-recommendations/${name}`, 'ContactRecommendationsPage'],
    [`contacts?search=${all}`, 'ContactsPage'],
    [`contacts?event=${some}`, 'EditEventDialog'],
  ] as const) {
    await visitor.open(`/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await watch.findsNothing(component)
  }
})

test(
  'someone who has forgotten the password of such an address sees words',
  { tag: '@long' },
  async ({ visitor, request, baseURL }) => {
    const { page } = visitor
    const email = `'{{__xss=1}}'${randomUUID()}@example.com`
    const data = { email, password, confirmAge: true }
    expect((await request.post('/api/auth/signup', { headers: { origin: baseURL ?? '' }, data })).status()).toBe(201)
    const watch = await Watch.over(page)
    await visitor.open('/forgot-password')
    await page.getByLabel('E-mail').fill(email)
    await watch.sees('ForgotPasswordPage', page.getByLabel('E-mail'), /xss/)
    await button(page, 'Send the link').click()
    await page.getByRole('button', { name: 'Try Another Email' }).waitFor()
    await watch.findsNothing('ForgotPasswordPage: sent')
    let link: string | undefined
    await expect.poll(async () => (link = await mailedLink(email, 'reset-password'))).toBeDefined()
    await visitor.open(link ?? '')
    await button(page, 'Reset password').waitFor()
    await watch.findsNothing('ResetPasswordPage')
  },
)

test('no address to come back to leads away or runs', { tag: '@long' }, async ({ visitor, baseURL }) => {
  test.setTimeout(300_000)
  const { page } = visitor
  const watch = await Watch.over(page)
  for (const link of hostileLinks) {
    await page.context().clearCookies()
    await visitor.open('/')
    await page.evaluate(() => localStorage.clear())
    await visitor.open(`/?next=${encodeURIComponent(link)}`)
    await visitor.continueAsGuest()
    await page.getByRole('button', { name: 'Exit Guest' }).waitFor()
    expect(new URL(page.url()).origin).toBe(baseURL)
    await watch.findsNothing(link)
  }
})

/** Neither an http nor an https address: a 400 with a sentence, wherever a link or a picture is taken. */
test('a link that is none is refused', async ({ guest, baseURL }) => {
  const prepare = new Preparation(guest, baseURL)
  const contactId = await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'sibling' })
  const giftId = await prepare.add('/gift-ideas', { contactId, title: 'A gift' })
  const { request } = guest.page
  const headers = { origin: baseURL ?? '' }
  for (const link of hostileLinks.flatMap((link) => [{ productUrl: link }, { imageUrl: link }])) {
    const data = { contactId, title: 'A gift', ...link }
    const added = await request.post('/api/gift-ideas', { headers, data })
    const changed = await request.put(`/api/gift-ideas/${giftId}`, { headers, data: link })
    expect([added.status(), changed.status()], JSON.stringify(link)).toEqual([400, 400])
  }
})
