import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow } from './support/party.ts'

const password = 'walnut-tree-77'

test(
  'takes everything along into a new account, and leaves nothing behind',
  { tag: '@long' },
  async ({ visitor, context }) => {
    const { page } = visitor
    const email = `e2e-${randomUUID()}@example.com`
    await makeAccount(page.request, email)
    await visitor.open('/')
    await visitor.signIn(email, password)
    await expect(page).toHaveURL(/\/dashboard$/)
    await enterSomething(page.request)
    await page.reload()

    await visitor.openProfileSettings()
    const settings = page.getByRole('dialog', { name: 'Profile Settings' })
    const download = page.waitForEvent('download')
    await settings.getByRole('button', { name: 'Export my data' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^ribbonry-\d{4}-\d\d-\d\d\.json$/)
    const path = await saved.path()

    const cards = page.waitForEvent('download')
    await settings.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Contacts for phones (vCard)' }).click()
    expect((await cards).suggestedFilename()).toMatch(/^ribbonry-contacts-\d{4}-\d\d-\d\d\.vcf$/)

    await settings.getByRole('button', { name: 'Create address: Private' }).click()
    const address = page.getByRole('dialog', { name: 'Your calendar address' })
    const url = await address.getByLabel('Address', { exact: true }).inputValue()
    await expect(address.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
      'href',
      /^webcal:.*\.ics$/,
    )
    await expectAccessible(page)
    await address.getByRole('button', { name: 'Done' }).click()
    const calendar = () => page.request.get(new URL(url).pathname)
    expect(await (await calendar()).text()).toContain('BEGIN:VCALENDAR')
    const addresses = settings.getByRole('list', { name: 'Your calendar addresses' })
    await addresses.getByRole('button', { name: /^Revoke: Private/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(addresses).toBeHidden()
    expect((await calendar()).status()).toBe(404)

    const otherTab = await context.newPage()
    await otherTab.goto('/contacts')
    await expect(otherTab.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible()
    // A hidden tab is drawn once a second, and every click waits for that.
    await page.bringToFront()
    await settings.getByRole('button', { name: 'Delete account' }).click()
    const question = page.getByRole('dialog', { name: 'Delete account' })
    await expect(question).toContainText("You'll lose 1 contact, 2 events and 1 gift idea.")
    await expectAccessible(page)
    await question.getByLabel('Password', { exact: true }).fill('not the password')
    await question.getByRole('button', { name: 'Delete account' }).click()
    await expect(question.getByText("The password isn't right").last()).toBeVisible()
    await expect(question.getByLabel('Password', { exact: true })).toBeFocused()
    await question.getByLabel('Password', { exact: true }).fill(password)
    await question.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByText('Your account was deleted.', { exact: true })).toBeVisible()
    for (const tab of [page, otherTab]) {
      await expect(tab.getByRole('button', { name: 'Continue as guest' })).toBeVisible()
      expect(await tab.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    }

    await makeAccount(page.request, email)
    await visitor.signIn(email, password)
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.evaluate(() => localStorage.removeItem('theme'))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
    await visitor.openProfileSettings()
    await settings.getByRole('button', { name: 'Import', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Import your data' })
    await dialog.getByLabel('File', { exact: true }).setInputFiles({
      name: 'holiday.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format": "photos"}'),
    })
    await expect(dialog.getByText("This isn't a Ribbonry export.").last()).toBeVisible()
    const wrong = (await readFile(path, 'utf8')).replace('"Maya Okafor"', '""')
    const file = { name: 'ribbonry.json', mimeType: 'application/json' }
    await dialog.getByLabel('File', { exact: true }).setInputFiles({ ...file, buffer: Buffer.from(wrong) })
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog.getByText("Contact 1: 'fullName' should not be empty").last()).toBeVisible()
    await dialog.getByLabel('File', { exact: true }).setInputFiles(path)
    await expect(dialog.getByText('Events', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('Imported 1 contact, 2 events and 1 gift idea.', { exact: true })).toBeVisible()
    await expect(settings).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByText('Kalimba').first()).toBeVisible()
    await page.getByRole('link', { name: 'Contacts' }).first().click()
    await expect(page.getByRole('button', { name: 'Maya Okafor', exact: true })).toBeVisible()
  },
)

test(
  'an import asks before it takes the place of what is typed, and says how it ended when nobody waits',
  { tag: '@long' },
  async ({ guest }) => {
    const { page } = guest
    const at = '2026-01-01T00:00:00.000Z'
    const account = { isGuest: true, createdAt: at, updatedAt: at, lastSeenAt: at }
    const profile = { name: 'Maya Okafor', createdAt: at, updatedAt: at }
    const content = JSON.stringify({ format: 'ribbonry-account', version: 1, account, profile })
    await guest.open('/dashboard')
    await guest.openProfileSettings()
    const settings = page.getByRole('dialog', { name: 'Profile Settings' })
    await settings.getByLabel('Full Name').fill('Somebody')
    await settings.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(settings).toBeHidden()

    const dialog = page.getByRole('dialog', { name: 'Import your data' })
    await expect(dialog).toContainText('If you have no contacts yet, your name, phone number')
    const file = { name: 'ribbonry.json', mimeType: 'application/json', buffer: Buffer.from(content) }
    await dialog.getByLabel('File', { exact: true }).setInputFiles(file)
    let letThrough: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/api/account/import', (route) => held.then(() => route.continue()))
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog.getByRole('progressbar', { name: 'Importing...' })).toBeVisible()
    await expect(dialog.getByText('Close', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Profile Settings' })).toBeFocused()
    letThrough()
    await expect(page.getByText('Imported everything you were missing.', { exact: true })).toBeVisible()
    await guest.openProfileSettings()
    await expect(settings.getByLabel('Full Name')).toHaveValue('Maya Okafor')
  },
)

const ownPage = () => ({ origin: process.env['RIBBONRY_E2E_URL'] ?? '' })

async function makeAccount(request: APIRequestContext, email: string): Promise<void> {
  await post(request, '/auth/signup', { email, password, confirmAge: true })
}

/** One person with a birthday and an event of her own, and something to give. */
async function enterSomething(request: APIRequestContext): Promise<void> {
  const maya = await post(request, '/contacts', { fullName: 'Maya Okafor', relationship: 'friend', birthday: '05/17' })
  const event = { contactId: maya.id, name: 'Housewarming', date: dayFromNow(10), type: 'housewarming' }
  const party = await post(request, '/occasions', { ...event, isRecurring: false })
  const gift = { contactId: maya.id, occasionId: party.id, title: 'Kalimba', price: '39.00', isSaved: true }
  await post(request, '/gift-ideas', gift)
  await request.put('/api/preferences', { headers: ownPage(), data: { theme: 'dark' } })
}

async function post(request: APIRequestContext, path: string, data: object): Promise<{ id: number }> {
  const answer = await request.post(`/api${path}`, { headers: ownPage(), data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as { id: number }
}
