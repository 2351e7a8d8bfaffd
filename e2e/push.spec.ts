import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { whenKept } from './support/worker.ts'

// The installed app: its worker, and notifications while it is closed. They need a browser's windows.

test.use({ serviceWorkers: 'allow' })

test.use({
  launchOptions: async ({ launchOptions: { executablePath, ...options } }, run) => {
    const withWindows = executablePath?.replace(/-headless-shell$/, '')
    await run({ ...options, ...(withWindows !== undefined && { executablePath: withWindows }) })
  },
})

test(
  'the app can be installed, and a shortcut leads straight to what it names',
  { tag: '@long' },
  async ({ baseURL, launchOptions }) => {
    const folder = await mkdtemp(join(tmpdir(), 'ribbonry-installed-'))
    // A window that remembers: in private ones nothing can be installed.
    const context = await chromium.launchPersistentContext(folder, launchOptions)
    try {
      await context.request.post(`${baseURL}/api/auth/guest`, { headers: { origin: baseURL ?? '' } })
      const page = await context.newPage()
      await page.goto(`${baseURL}/dashboard?do=quick-idea`)
      await page.getByRole('dialog', { name: 'Quick idea' }).waitFor()
      await expect(page).toHaveURL(`${baseURL}/dashboard`)
      await whenKept(page)

      const devTools = await context.newCDPSession(page)
      expect(await devTools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
      const { errors, data = '{}' } = await devTools.send('Page.getAppManifest')
      expect(errors).toEqual([])
      const { icons, shortcuts } = JSON.parse(data) as {
        icons: { src: string; sizes: string }[]
        shortcuts: { name: string }[]
      }
      expect(shortcuts.map(({ name }) => name)).toEqual(['Add contact', 'Quick idea', 'Calendar'])
      for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
        const size = await page.evaluate(async (url) => {
          const picture = await createImageBitmap(await (await fetch(url)).blob())
          return `${picture.width}x${picture.height}`
        }, src)
        expect(size).toBe(sizes)
      }
    } finally {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

test('a push is shown by the system, and its click leads there in the open tab', async ({
  guest,
  context,
  baseURL,
}) => {
  const { page } = guest
  await context.grantPermissions(['notifications'])
  await guest.open('/dashboard')
  await whenKept(page)
  const devTools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration !== undefined) resolve(registration.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  const registrationId = await registered
  const deliver = (data: string) =>
    devTools.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications()
      return notifications.map(({ title, body, tag, requireInteraction }) => ({ title, body, tag, requireInteraction }))
    })
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers()
  const click = (action = '') =>
    worker.evaluate(async (button) => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }
      const Click = (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event })
        .NotificationEvent
      const [notification] = await scope.registration.getNotifications()
      globalThis.dispatchEvent(new Click('notificationclick', { notification, action: button }))
    }, action)

  const reminder = {
    title: 'Upcoming Event: Birthday',
    body: 'Birthday for Maya is tomorrow!',
    url: '/reminders',
    tag: 'reminder-1-2026-12-01-lead',
    stays: true,
  }
  const { title, body, tag } = reminder
  const earlier = 'Birthday for Maya is in a week'
  await deliver(JSON.stringify({ ...reminder, body: earlier }))
  await expect.poll(shown).toEqual([{ title, body: earlier, tag, requireInteraction: true }])
  // Once more, it's the same notification. A delivery is over before it's shown, so other words tell the two apart.
  await deliver(JSON.stringify(reminder))
  await expect.poll(shown).toEqual([{ title, body, tag, requireInteraction: true }])
  await click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible()
  await expect.poll(shown).toEqual([])

  // Its button posts to its own link, and what the server says takes the notification's place.
  const actions = [{ title: 'Bought it', url: '/act/no-such-link' }]
  // Each has a tag of its own from here on: the browser may still be closing the one before.
  const other = { ...reminder, actions, tag: 'reminder-2-2026-12-01-lead' }
  await deliver(JSON.stringify(other))
  await expect.poll(shown).toHaveLength(1)
  await click('/act/no-such-link')
  await expect
    .poll(shown)
    .toMatchObject([{ title, tag: other.tag, body: expect.stringContaining('Nothing was changed.') as unknown }])
  await click()
  await expect.poll(shown).toEqual([])

  // Something must be shown, whatever came; and nothing leads away from here.
  await deliver('no JSON')
  await expect.poll(shown).toMatchObject([{ title: 'Ribbonry' }])
  await click()
  await expect.poll(shown).toEqual([])
  const leadsAway = { ...reminder, url: 'https://elsewhere.example/phish', tag: 'reminder-3-2026-12-01-lead' }
  await deliver(JSON.stringify(leadsAway))
  await expect.poll(shown).toHaveLength(1)
  await click()
  await expect(page).toHaveURL(`${baseURL}/`)
})

test(
  'Profile Settings tell what the browser allows, and list and remove devices',
  { tag: '@long' },
  async ({ guest, context }) => {
    const { page } = guest
    await guest.open('/dashboard')
    await guest.openProfileSettings()
    const thisDevice = page.getByRole('switch', { name: 'Notifications on this device' })
    await expect(thisDevice).not.toBeChecked()
    // What a browser with a push service would have sent.
    const subscription = {
      endpoint: 'https://push.example.com/send/1',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }
    await context.grantPermissions(['notifications'])
    const status = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/push/subscriptions', { method: 'POST', headers, body: JSON.stringify(body) })
      return answer.status
    }, subscription)
    expect(status).toBe(201)
    await page.keyboard.press('Escape')
    await guest.openProfileSettings()
    await expect(thisDevice).toBeChecked()
    const devices = page.getByRole('list', { name: 'Devices that get notifications' })
    await expect(devices.getByRole('listitem')).toContainText(['This browser'])
    // A click, not uncheck(): the switch turns with the answer.
    await thisDevice.click()
    await expect(devices).toBeHidden()
    await context.clearPermissions()
  },
)
