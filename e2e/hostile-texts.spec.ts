// Places are looked at one after the other.
/* oxlint-disable no-await-in-loop */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { expect, test } from './fixtures.ts'
import { made, Watch } from './harmless.ts'
import { hostileAccount } from './hostile-account.ts'
import { filling, hostileLinks, hostileTexts } from './hostile-corpus.ts'
import { mailsTo } from './mailbox.ts'
import { dayFromNow } from './party.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 })

const someone = () => `e2e-${randomUUID()}@example.com`
const dialog = (page: Page) => page.getByRole('dialog').last()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
/** There itself, and not only below it; what comes late is waited for. */
const holds = (place: Locator) => expect(place).toContainText(/xss/, { timeout: 20_000 })

test('whatever people type stays words, on every screen', async ({ visitor, baseURL }) => {
  test.setTimeout(180_000)
  const { page } = visitor
  const { contactIds, eventIds } = await hostileAccount(visitor, baseURL, someone())
  const watch = await Watch.over(page)

  await visitor.open('/dashboard')
  await button(page, /^Show gifts: /).click()
  await button(page, /^More for /).waitFor()
  await watch.sees('dashboard, expanded')
  await button(page, /^More for /).click()
  await page.getByRole('menuitem', { name: /^Move to (Ideas|Assigned)$/ }).click()
  await watch.sees('toast of a moved gift')
  await button(page, 'View All').click()
  await dialog(page).getByRole('list').first().waitFor()
  await watch.sees('All Events')

  await visitor.open('/contacts')
  await button(page, /^Delete </).click()
  await page.getByRole('alertdialog').waitFor()
  await watch.sees('Delete Contact')
  await page.keyboard.press('Escape')
  await page.getByPlaceholder('Search contacts by name or relationship...').fill('<script>__xss=1</script> nobody')
  await page.getByText('No contacts found').waitFor()
  await watch.sees('search of contacts')
  await visitor.open('/contacts')
  await page.getByRole('button', { name: filling(200)[0] ?? '', exact: true }).click()
  await dialog(page).getByText('Contact Information').waitFor()
  await watch.sees('contact details')
  await dialog(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await watch.sees('contact form')

  await visitor.open(`/contacts?event=${eventIds[0]}`)
  await dialog(page).getByLabel('Event type').waitFor()
  await watch.sees('event editor')
  await button(page, 'Delete Event').click()
  await holds(page.getByRole('alertdialog'))
  await watch.sees('Delete Event')
  await page.keyboard.press('Escape')
  await button(page, /^View Details: /).click()
  await button(page, 'Delete Gift').waitFor()
  await watch.sees('Gift Details')
  await dialog(page).getByRole('button', { name: 'Split cost' }).click()
  await page.getByLabel('Total cost').waitFor()
  await watch.sees('Split Gift')
  await visitor.open(`/contacts?event=${eventIds[0]}`)
  await button(page, /^Search Gifts for /).click()
  await page.getByRole('article').first().waitFor()
  await watch.sees('recommendations')
  await button(page, /^Gift Options: /).click()
  await watch.sees('Gift Options')

  await visitor.open('/gifts')
  await page.getByRole('searchbox').first().fill('<img data-xss src=x onerror=__xss=1>')
  await page.keyboard.press('Enter')
  await dialog(page)
    .getByText(/<img data-xss/)
    .first()
    .waitFor()
  await watch.sees('gift search')
  await visitor.open(`/gift-recommendations/${contactIds[0]}`)
  await page.getByRole('article').first().waitFor()
  await watch.sees('recommendations of a person')

  await visitor.open(`/calendar?view=month&date=${dayFromNow(1)}`)
  await watch.sees('calendar')
  await page
    .getByRole('gridcell', { name: /, \d+ events?$/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await holds(dialog(page))
  await watch.sees('list of a day')
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Year' }).check()
  await holds(page.getByRole('region', { name: 'This Year' }))
  await watch.sees('year')
  await page.getByRole('radio', { name: 'Week' }).check()
  await watch.sees('week')
  await visitor.open('/reminders')
  await button(page, /^Notifications/).click()
  await holds(page.getByRole('dialog', { name: 'Notifications' }))
  await watch.sees('reminders and bell')
  await page.keyboard.press('Escape')
  await button(page, 'Find Gifts').click()
  await page.getByRole('article').first().waitFor()
  await watch.sees('Find Gifts')
  await visitor.open('/feedback')
  await watch.sees('own feedback')
  await page.route('**/api/auth/passkeys', (route) => route.fulfill({ json: filling(60).map(passkey) }))
  await button(page, 'Profile Settings').click()
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  await watch.sees('Profile Settings')
  await button(page, /^Rename </).click()
  await expect(page.getByRole('dialog', { name: 'Rename passkey' }).getByLabel('Name')).toHaveValue(/xss/)
  await watch.sees('Rename passkey')
  await page.keyboard.press('Escape')
  await button(page, /^Remove </).click()
  await holds(page.getByRole('alertdialog'))
  await watch.sees('Remove passkey')

  await visitor.open('/dashboard')
  await button(page, /^Show gifts: /).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('script __xss')
  await dialog(page).getByRole('option').first().waitFor()
  await watch.sees('palette')
  await dialog(page).getByRole('combobox').fill('Add Gift Idea')
  await dialog(page).getByRole('option', { name: 'Add Gift Idea', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Who is it for?' }).waitFor()
  await holds(dialog(page).getByRole('option').first())
  await watch.sees('whom a gift idea is for')
  await dialog(page).getByRole('option').first().click()
  await page.getByLabel('Gift Name').waitFor()
  await watch.sees('Add Gift Idea')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+g')
  await dialog(page).waitFor()
  await watch.sees('Quick idea')

  // An answer of the server, as if it repeated what it was sent.
  await page.route('**/api/contacts/*', (route) =>
    route.fulfill({ status: 422, json: { code: 'INVALID', message: hostileTexts.join(' '), requestId: 'x' } }),
  )
  await visitor.open('/contacts')
  await button(page, /^Delete </).click()
  await button(page, 'Delete Contact').click()
  await expect(page.locator('li[data-popup]')).toContainText('<script>__xss=1</script>')
  await watch.sees('toast of a refusal')
})

test('administrators read it, and the mails, without harm', async ({ visitor, baseURL, page }) => {
  test.setTimeout(120_000)
  const { email } = await hostileAccount(visitor, baseURL, someone())
  const [mail] = (await mailsTo(email)).filter(({ html }) => html?.includes('__xss') === true)
  await page.context().clearCookies()
  await signInAsAdministrator(page)
  const watch = await Watch.over(page)
  await page.route('**/api/api-failures?*', (route) => route.fulfill({ json: hostileTexts.map(failure) }))

  const said = hostileTexts.join(' ')
  await page.route('**/api/admin/reminder-health', (route) => route.fulfill({ json: reminderHealth(said) }))
  await page.route('**/api/admin/mail-health', (route) => route.fulfill({ json: mailHealth(said) }))

  await visitor.open('/feedback')
  await button(page, /^Manage: </).click()
  await dialog(page).waitFor()
  await watch.sees('Manage Feedback')
  await dialog(page).getByRole('textbox').last().fill(hostileTexts.join('\n'))
  await dialog(page)
    .getByRole('button', { name: /^(Save|Update)/ })
    .click()
  await dialog(page).waitFor({ state: 'hidden' })
  await watch.sees('feedback inbox')
  await page.getByRole('tab', { name: 'API Failures' }).click()
  await watch.sees('API Failures')
  await page.getByRole('tab', { name: 'Reminder health' }).click()
  await holds(page.getByText(/^It said: /))
  await holds(page.getByRole('definition').filter({ hasText: '<script>' }))
  await watch.sees('Reminder health')
  await page.getByRole('tab', { name: /outbox/ }).click()
  await page
    .getByRole('button', { name: mail?.subject ?? '' })
    .first()
    .click()
  await dialog(page).locator('iframe').waitFor()
  await watch.sees('a mail')
  await expect(page.frameLocator('iframe').getByText('__xss').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Plain text' }).check()
  await watch.sees('a mail as plain text')
  await visitor.open('/user-metrics')
  await page.getByRole('table').first().waitFor()
  await watch.sees('Recent Users')

  // In a mail program that runs whatever it is given.
  await page.goto('about:blank')
  await page.setContent(mail?.html ?? '', { waitUntil: 'load' })
  await expect(page.getByText('__xss').first()).toBeVisible()
  await watch.findsNothing('the mail itself')
})

test('what an address brings along stays words', async ({ visitor }) => {
  test.setTimeout(120_000)
  const { page } = visitor
  const watch = await Watch.over(page)
  const all = encodeURIComponent(hostileTexts.join(' '))
  const some = encodeURIComponent(filling(500)[0] ?? '')
  await visitor.open(`/?error=x&message=${all}`)
  await expect(page.locator('li[data-popup]')).toContainText('<script>__xss=1</script>')
  await watch.sees('message of a sign-in')
  for (const path of ['reset-password', 'verify-email', 'unsubscribe']) {
    await visitor.open(`/${path}?token=${some}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await watch.findsNothing(path)
  }
  await visitor.open(`/?next=${encodeURIComponent('javascript:__xss=1')}`)
  await visitor.continueAsGuest()
  await expect(page).toHaveURL(/\/dashboard$/)
  await watch.findsNothing('after a sign-in')
  // A name with a dot in it would be a file's.
  const name = encodeURIComponent('<script>__xss=1</script><img data-xss src=x onerror=__xss=1>')
  for (const path of [name, `gift-recommendations/${name}`, `contacts?search=${all}`, `contacts?event=${some}`]) {
    await visitor.open(`/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await watch.findsNothing(path)
  }
})

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

test('every person and every event with a hostile name opens', { tag: '@long' }, async ({ visitor, baseURL }) => {
  test.setTimeout(300_000)
  const { page } = visitor
  const { eventIds } = await hostileAccount(visitor, baseURL, someone())
  const watch = await Watch.over(page)
  for (const name of filling(200)) {
    await visitor.open('/contacts')
    await page.getByRole('button', { name, exact: true }).click()
    await dialog(page).getByText('Contact Information').waitFor()
    await watch.sees(name)
  }
  for (const id of eventIds) {
    await visitor.open(`/contacts?event=${id}`)
    await dialog(page).getByLabel('Event type').waitFor()
    await watch.sees(String(id))
  }
})

/** A corpus that could do nothing anywhere would prove nothing. */
test.describe('the same texts', () => {
  test.use({ expectedErrors: [/./] })

  test('put into a page as HTML, are caught', async ({ page }) => {
    // What leads away from the page, or swallows the rest of it, would hide the others.
    const body = hostileTexts.filter((text) => !/http-equiv|<noscript|<template|<!--/.test(text)).join('\n')
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.route('**//xss.invalid/**', (route) => route.fulfill({ body: '' }))
    await page.goto('/bare')
    const found = await page.evaluate(made)
    for (const harm of ['a script ran', 'script', 'img onerror', 'base', 'a javascript:__xss=1'])
      expect(found).toContain(harm)
  })
})

const failure = (text: string, id: number) => ({
  id: id + 1,
  provider: text,
  errorType: text,
  errorMessage: text,
  endpoint: text,
  requestParams: { query: text },
  statusCode: 500,
  retryAttempts: 2,
  isResolved: false,
  occurrences: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  resolvedAt: null,
})

const passkey = (name: string, id: number) => ({
  id: id + 1,
  name,
  isSynced: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
})

const reminderHealth = (lastError: string) => ({
  due: 0,
  overdue: 0,
  failed: 1,
  sent: 0,
  oldest: null,
  lastRun: '2026-11-20T10:00:00.000Z',
  lastError,
})

const mailHealth = (problem: string) => ({ server: 'unreached', problem, waiting: 1, oldest: null, givenUp: 0 })
