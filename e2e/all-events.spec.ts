import { expectAccessible } from './support/accessibility.ts'
import type { Ribbonry } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { dayFromNow, planParty, Preparation } from './support/party.ts'

/** One a day from tomorrow on, of two people, since one person's events are limited. */
async function planMany(app: Ribbonry, baseURL: string | undefined, count: number) {
  const prepare = new Preparation(app, baseURL)
  const people = [
    await prepare.add('/contacts', { fullName: 'Maya Okafor', relationship: 'sibling' }),
    await prepare.add('/contacts', { fullName: 'Tom Reyes', relationship: 'friend' }),
  ]
  for (let day = 1; day <= count; day += 1) {
    const event = { contactId: people[day % 2], name: `Event ${day}`, date: dayFromNow(day), type: 'custom' }
    await prepare.add('/occasions', event)
  }
}

test(
  'of 300 events only those near are drawn, and the last one is reached by wheel and by keys',
  { tag: '@long' },
  async ({ guest, baseURL }) => {
    const { page } = guest
    await planMany(guest, baseURL, 300)
    await guest.open('/dashboard')
    await page.getByRole('button', { name: 'View All' }).click()
    const dialog = page.getByRole('dialog', { name: 'All Events' })
    const rows = dialog.getByRole('listitem')
    await expect(dialog.getByRole('button', { name: /Event 1$/ })).toBeVisible()
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
    expect(await rows.count()).toBeLessThan(60)
    await expect(rows.first()).toHaveAttribute('aria-setsize', '300')
    await expectAccessible(page)

    await rows.first().hover()
    const last = dialog.getByRole('button', { name: /Event 300$/ })
    await expect(async () => {
      await page.mouse.wheel(0, 6_000)
      await expect(last).toBeInViewport({ timeout: 200 })
    }).toPass()
    expect(await rows.count()).toBeLessThan(60)
    await expectAccessible(page)

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'View All' }).click()
    await dialog.getByRole('button', { name: /Event 1$/ }).focus()
    // Every Tab finds the next row, although it was not drawn when the list opened, or the link of one that is too late to ship.
    const sixtieth = dialog.getByRole('button', { name: /Event 60$/ })
    const hasFocus = () =>
      sixtieth.evaluateAll((buttons) => buttons.some((button) => button === document.activeElement))
    for (let press = 1; press < 70 && !(await hasFocus()); press += 1) await page.keyboard.press('Tab', { delay: 8 })
    await expect(sixtieth).toBeFocused()
    // The browser's own End, which knows the rows it has measured; pressed again it knows the others.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(last).toBeInViewport({ timeout: 1_000 })
    }).toPass()
    await last.click()
    await expect(page.getByRole('dialog', { name: 'Edit Event: Event 300' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(last).toBeFocused()
  },
)

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the lists of events (${theme})`, { tag: '@long' }, async ({ guest, baseURL }) => {
    const { page } = guest
    await page.emulateMedia({ colorScheme: theme })
    const prepare = new Preparation(guest, baseURL)
    const { contactId, occasionId } = await planParty(guest, baseURL, 2)
    await prepare.add('/gift-ideas', { contactId, occasionId, title: 'Kite', isSaved: true })
    const wedding = await prepare.add('/occasions', {
      contactId,
      name: 'Wedding',
      date: dayFromNow(40),
      type: 'wedding',
    })
    await prepare.change('POST', `/occasions/${wedding}/mute`)
    await guest.open('/dashboard')
    for (const [opener, title, marker] of [
      [/^View All$/, 'All Events', 'Gift Assigned'],
      [/^Events with Gifts Attached 1/, 'Events with Gifts Attached', 'Gift Assigned'],
      [/^Events without Gifts Attached 1/, 'Events without Gifts Attached', 'No Gift'],
    ] as const) {
      await page.getByRole('button', { name: opener }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByText(marker, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: opener })).toBeFocused()
    }
  })
}
