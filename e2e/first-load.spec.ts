// What the first page costs a phone: its scripts as they are sent, compressed. `npm run bench -- page` has the rest.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { planParty } from './support/party.ts'

const built = path.resolve(import.meta.dirname, '../dist/client')

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  return scripts
}

/** The names of all scripts without which one of them doesn't run. */
function scriptsNeededBy(name: string): string[] {
  const files = readdirSync(`${built}/assets`).filter((file) => file.endsWith('.js'))
  const needed = new Set(files.filter((file) => nameOf(file) === name))
  // A set also goes through what is added on the way.
  for (const file of needed) {
    const code = readFileSync(`${built}/assets/${file}`, 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) needed.add(imported)
  }
  return [...needed].map(nameOf)
}

/** 'ContactsPage' of 'ContactsPage-CBIqKxt.js'. */
const nameOf = (file: string) => file.slice(0, -'-CBIqKxt.js'.length)

function kilobytes(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + statSync(`${built}${script}.br`).size / 1000, 0)
}

test('the landing page loads at most 81 kB of scripts', async ({ visitor }) => {
  const scripts = scriptsOf(visitor.page)
  await visitor.open('/')
  await expect(visitor.page.getByRole('button', { name: 'Continue as guest' })).toBeVisible()
  await expect(visitor.page.getByRole('region', { name: 'Featured gift ideas' }).getByRole('listitem')).not.toHaveCount(
    0,
  )
  expect(scripts).toHaveLength(3)
  expect(kilobytes(scripts)).toBeLessThanOrEqual(81)
})

test('the dashboard loads at most 91 kB of scripts, and nothing of the landing page', async ({ guest, baseURL }) => {
  await planParty(guest, baseURL)
  const scripts = scriptsOf(guest.page)
  await guest.open('/dashboard')
  await expect(guest.page.getByText('$0.00 of $80.00')).toBeVisible()
  await expect(guest.page.getByText('Saved gift idea: Pocket telescope')).toBeVisible()
  expect(scripts.filter((script) => /landing|Floating/.test(script))).toEqual([])
  expect(scripts).toHaveLength(3)
  expect(kilobytes(scripts)).toBeLessThanOrEqual(91)
})

test('the contacts, and the details of one that are fetched ahead, are at most 45 files of scripts', async ({
  guest,
  baseURL,
}) => {
  await planParty(guest, baseURL)
  const scripts = scriptsOf(guest.page)
  await guest.open('/contacts')
  const isFetched = () => scripts.some((script) => script.includes('ContactDetailsDialog'))
  await expect.poll(isFetched).toBe(true)
  expect(scripts.length).toBeLessThanOrEqual(45)
})

test('no screen but Feedback, which is a form, waits for the code that checks input', () => {
  for (const screen of ['Contacts', 'Calendar', 'GiftIdeas', 'Reminders', 'Budget', 'Plans', 'Plan'])
    expect(scriptsNeededBy(`${screen}Page`), screen).not.toContain('schemas')
  expect(scriptsNeededBy('YourIdeas')).not.toContain('schemas')
  for (const form of ['FeedbackPage', 'AddContactDialog']) expect(scriptsNeededBy(form), form).toContain('schemas')
})

test('the dashboard asks for what it shows before its code has arrived, and once', async ({ guest, baseURL }) => {
  await planParty(guest, baseURL)
  const asked: string[] = []
  guest.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const begun = guest.page.waitForRequest('**/api/dashboard')
  await guest.page.route('**/assets/index-*.js', async (route) => {
    await begun
    await route.continue()
  })
  await guest.open('/dashboard')
  await expect(guest.page.getByText('Saved gift idea: Pocket telescope')).toBeVisible()
  expect(asked.filter((path) => path === '/api/dashboard')).toHaveLength(1)
})

test('somebody whose session has ended sees the landing page instead', async ({ visitor }) => {
  await visitor.page.addInitScript(() => localStorage.setItem('guestToken', 'MQ.a-session-that-has-ended-long-ago'))
  await visitor.open('/dashboard')
  await expect(visitor.page.getByRole('button', { name: 'Continue as guest' })).toBeVisible()
})
