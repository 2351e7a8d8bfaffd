import type { Page } from '@playwright/test'

/** Until the worker, which waits for the first sign of life, has everything it keeps and is in charge of the page. */
export async function whenKept(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
