import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { planParty } from './support/party.ts'

/** What screen readers find, which is nothing of what is inert. */
async function readableText(page: Page, text: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter((node) => !node.ignored && String(node.name?.value).includes(text))
    .map((node) => String(node.role?.value))
}

test('a menu, a dragged gift and toasts are in the topmost dialog, in reach of pointer, keys and screen readers', async ({
  guest,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page } = guest
  await planParty(guest, baseURL)
  await guest.open('/contacts')
  await guest.openContact('Maya Okafor')
  const dialog = page.getByRole('dialog', { name: 'Maya Okafor' })
  await dialog.getByRole('button', { name: 'Show gifts for Party' }).click()

  const grip = dialog.locator('[aria-roledescription="draggable"][aria-label="Move Pocket telescope"]')
  await grip.waitFor()
  await grip.hover()
  await page.mouse.down()
  await page.mouse.move(640, 300, { steps: 6 })
  const lifted = dialog.locator(':popover-open').filter({ hasText: 'Pocket telescope' })
  await expect(lifted).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(lifted).toBeHidden()
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button', { name: 'More for Pocket telescope' }).click()
  await dialog.getByRole('menuitem', { name: 'Copy product link' }).click()
  const toast = (within: typeof dialog) => within.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast(dialog)).toContainText('Link Copied')
  await expect.poll(() => readableText(page, 'Link Copied')).toContain('StaticText')
  await expect(dialog.getByRole('status').filter({ hasText: 'Link Copied' })).toHaveCount(1)

  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toast(dialog)).toBeFocused()

  // It goes along into what opens above, and stays when that closes.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and actions' })
  await expect(toast(palette)).toBeVisible()
  await toast(palette).hover()
  await page.keyboard.press('Control+k')
  await expect(palette).toBeHidden()
  await toast(dialog).getByRole('button', { name: 'Close' }).click()
  await expect(toast(dialog)).toBeHidden()
  await expect(dialog.getByRole('status').filter({ hasText: 'Link Copied' })).toHaveCount(0)
  await expect(dialog).toBeVisible()
})
