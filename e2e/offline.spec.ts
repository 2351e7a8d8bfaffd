import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { whenKept } from './support/worker.ts'

// Without a network.

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const bar = (page: Page) => page.getByText(/^You're offline\./)

test('the app says so, keeps what is typed, opens from what it kept, and comes back by itself', async ({
  guest,
  context,
}) => {
  const { page } = guest
  await guest.open('/contacts')
  await whenKept(page)
  await guest.startAddingContact()
  await guest.describePerson({ name: 'Maya Lindholm', relationship: 'Friend' })
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await guest.saveContact()
  await expect(page.getByText("We couldn't reach the server.").first()).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Maya Lindholm')
  await context.setOffline(false)
  await expect(page.getByText("You're back online.")).toBeVisible()
  await guest.saveContact()
  await page.getByText('Maya Lindholm was added to your contacts!').first().waitFor()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: "We can't reach Ribbonry" })).toBeVisible()
  // A part that was never opened, from what the worker keeps; nothing of anybody's own is in it.
  const kept = await page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname)
    return addresses
  })
  expect(kept.filter((path) => !/^\/(?:index\.html|assets\/|icons\/)/.test(path))).toEqual([])
  expect(kept.some((path) => path.includes('CalendarPage'))).toBe(true)
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Maya Lindholm', exact: true })).toBeVisible({ timeout: 20_000 })
})

test.describe('of a worker too', () => {
  // What it keeps is the whole app, and takes longer to fetch than all of this.
  test.use({ serviceWorkers: 'block' })

  test('a new version is offered when nothing is being filled in, and loaded when asked for', async ({
    guest,
    context,
  }) => {
    const { page } = guest
    await guest.open('/contacts')
    await guest.startAddingContact()
    await guest.describePerson({ name: 'Maya Lindholm', relationship: 'Friend' })
    // What watches the connection is loaded after the page; it also names the manifest.
    await expect(page.locator('link[rel="manifest"]')).toBeAttached()
    await page.route('**/index.html', (route) => route.fulfill({ body: '<script type="module" src="/assets/new.js">' }))
    // As if the server had been exchanged.
    await context.setOffline(true)
    await expect(bar(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText("You're back online.")).toBeVisible()
    await expect(page.getByText("You're back online.")).toBeHidden()
    const offer = page.getByRole('region', { name: 'A new version is ready' })
    await expect(offer).toBeHidden()
    await guest.saveContact()
    const toast = page.locator('li[data-popup]').filter({ hasText: 'was added to your contacts!' })
    await expect(offer).toBeVisible()
    // A toast that just comes or goes has colors between two others.
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
    await expectAccessibleInBothThemes(page)
    await page.unroute('**/index.html')
    await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }))
    await offer.getByRole('button', { name: 'Reload' }).click()
    await page.waitForFunction(() => !('isOldPage' in globalThis))
    await expect(page.getByRole('button', { name: 'Maya Lindholm', exact: true })).toBeVisible()
    await expect(offer).toBeHidden()
  })
})
