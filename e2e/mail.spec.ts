import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { mailedLink, mailsTo } from './support/mailbox.ts'
import { dayFromNow } from './support/party.ts'

const password = 'walnut-tree-77'
const someone = () => `e2e-${randomUUID()}@example.com`

test(
  'a reminder comes by itself and leads, signed out, over the sign-in to its very event',
  { tag: '@long' },
  async ({ visitor, request }) => {
    const { page } = visitor
    const email = someone()
    await hasAnEventSoon(request, email)
    const mail = await reminderTo(email)
    expect(mail.subject).toMatch(/^Pottery fair for Maya Okafor is in 4 days$/)
    expect(mail.text).toContain('Still missing:\n- A gift')
    expect(`${mail.text}${mail.html}`).not.toMatch(/amazon|\$\d/i)

    await visitor.open(/Bought it:\s+https?:\/\/[^/\s]+(\/act\/\S+)/.exec(mail.text ?? '')?.[1] ?? '')
    await expectAccessibleInBothThemes(page)
    await page.getByLabel('What did you get?').fill('A vase')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Marked as bought' })).toBeVisible()
    await expect(page.getByText('A vase. One thing less to think about.')).toBeVisible()
    await expectAccessibleInBothThemes(page)

    await visitor.open(/https?:\/\/[^/\s]+(\/reminders\?event=\d+)/.exec(mail.text ?? '')?.[1] ?? '')
    await visitor.signIn(email, password)
    await expect(page.getByRole('dialog', { name: 'Edit Event: Pottery fair' })).toBeVisible()
    await expect(page).toHaveURL(/\/reminders$/)
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Reminders', level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(/e-mails? (is|are) planned/)).toBeVisible()
    await visitor.open('/reminders?event=999999')
    await expect(page.getByRole('dialog')).toContainText('It was deleted, or it belongs to another account.')
    await expectAccessibleInBothThemes(page)
  },
)

test(
  'the last line of a mail leads to its switches, and only pressing one changes anything',
  { tag: '@long' },
  async ({ visitor, request }) => {
    const { page } = visitor
    const email = someone()
    const remindersAreOn = await hasAnEventSoon(request, email)
    const { headers } = await reminderTo(email)
    // What mail programs need to end them with one click.
    const oneClick = headers.find(({ key }) => key === 'list-unsubscribe-post')
    expect(oneClick?.value).toBe('List-Unsubscribe=One-Click')

    await visitor.open((await mailedLink(email, 'unsubscribe')) ?? '')
    const reminders = page.getByRole('switch', { name: 'Email Reminders' })
    await expect(reminders).toBeChecked()
    await expect(page.getByText('e•••@example.com')).toBeVisible()
    await expect(page).toHaveURL(/\/unsubscribe$/)
    expect(await remindersAreOn()).toBe(true)
    await expectAccessible(page)

    // Clicks, not check(): the switches turn with the answer.
    await reminders.click()
    await expect(page.getByText("You won't get these e-mails anymore.", { exact: true })).toBeVisible()
    expect(await remindersAreOn()).toBe(false)
    const news = page.getByRole('switch', { name: 'Product news by e-mail' })
    await news.click()
    await expect(news).toBeChecked()
    await reminders.click()
    await expect(reminders).toBeChecked()
    await expect(page.getByText("Saved. You'll get these e-mails.", { exact: true })).toBeVisible()
    await expect.poll(remindersAreOn).toBe(true)

    await visitor.open('/unsubscribe?token=reminders.YWJj.AAAA')
    await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible()
    await expect(page.getByText("This link isn't valid anymore.")).toBeVisible()
  },
)

test('a mail program ends the reminders with one click', { tag: '@long' }, async ({ visitor, request }) => {
  const { page } = visitor
  const email = someone()
  const remindersAreOn = await hasAnEventSoon(request, email)
  const mail = await reminderTo(email)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(/^<(.*)>$/.exec(header('list-unsubscribe'))?.[1] ?? '')
  const answer = await request.post(`${pathname}${search}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { origin: 'https://mail.example' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  expect(await remindersAreOn()).toBe(false)

  await visitor.open('/')
  await visitor.signIn(email, password)
  await visitor.openProfileSettings()
  await expect(page.getByRole('switch', { name: 'Email Reminders' })).not.toBeChecked()
  await expect(page.getByLabel('Reminder E-mail')).toHaveCount(0)
})

test('who confirms an address is welcomed, once', { tag: '@long' }, async ({ visitor }) => {
  const { page } = visitor
  const email = someone()
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject)
  await visitor.open('/')
  await visitor.signUp(email, password)
  // Its answer empties the password, and the link would cut short what is still on its way.
  await page.getByText('Account created').first().waitFor()
  await visitor.signIn(email, password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect.poll(subjects).toEqual(['Confirm your e-mail address'])
  const link = (await mailedLink(email, 'verify-email')) ?? ''
  await visitor.open(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await expect.poll(subjects).toEqual(['Welcome to Ribbonry: add your first contact', 'Confirm your e-mail address'])
  await visitor.open(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText(/expired or was already used/)).toBeVisible()
  expect(await subjects()).toHaveLength(2)
})

/** Signs up and in by the API, and plans something for Maya that is due to be told of right now. */
async function hasAnEventSoon(request: APIRequestContext, email: string): Promise<() => Promise<boolean>> {
  const origin = process.env['RIBBONRY_E2E_URL'] ?? ''
  const call = async (method: string, path: string, data?: object, token?: string) => {
    const headers = { origin, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as Record<string, unknown>
  }
  await call('POST', '/auth/signup', { email, password, confirmAge: true })
  const { token } = await call('POST', '/auth/login', { email, password })
  const own = (method: string, path: string, data?: object) => call(method, path, data, String(token))
  await own('PUT', '/preferences', { timeZone: 'America/New_York', timeZonePinned: true, reminderHour: 0 })
  const { id: contactId } = await own('POST', '/contacts', { fullName: 'Maya Okafor', relationship: 'friend' })
  const event = {
    contactId,
    name: 'Pottery fair',
    type: 'custom',
    date: dayFromNow(4),
    isRecurring: false,
    needsGift: true,
  }
  await own('POST', '/occasions', { ...event, needsCard: false })
  return async () => (await own('GET', '/preferences'))['emailRemindersEnabled'] === true
}

async function reminderTo(email: string) {
  const find = async () => (await mailsTo(email)).find(({ subject }) => subject?.includes('Pottery fair') === true)
  await expect.poll(async () => (await find())?.subject, { timeout: 45_000 }).toBeDefined()
  const mail = await find()
  if (mail === undefined) throw new Error('The reminder went away')
  return mail
}
