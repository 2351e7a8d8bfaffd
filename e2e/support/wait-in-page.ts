import type { Page } from '@playwright/test'

/**
 * `page.waitForFunction`, where there is mostly nothing to wait for. Waiting brings Playwright's script into the page's own
 * world, which takes 60 ms of processor time for each document; asking once doesn't.
 */
export async function waitInPage(page: Page, isSo: () => boolean, options: { timeout?: number } = {}): Promise<void> {
  // A document that is being replaced can't be asked; the wait goes on in the next one.
  const isSoAlready = await page.evaluate(isSo).catch(() => false)
  if (!isSoAlready) await page.waitForFunction(isSo, undefined, options)
}
