import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * What is on the screen now has nothing that axe objects to: WCAG 2.2 A and AA, and its best practices.
 * @param rules of axe, without which all are held against it
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  let told = await objections(page, rules)
  // A part that fades in while axe runs is half transparent; its real faults also show once it has arrived.
  if (told.length > 0) told = await objections(page, rules)
  expect(told).toEqual([])
}

async function objections(page: Page, rules?: string[]): Promise<string[]> {
  // What was just opened is drawn, and begins to rise, with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  // A dialog that is still rising has colors between two others. A spinner never ends, so we don't wait for it.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
  // 'Legacy' puts together what axe found in this page, where it otherwise opens an empty one: there are no frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** All that a theme can break: roles, names and structure are the same in both. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block']

/** The same in light and in dark, for a state that costs much to get into; the page is left as it was. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, RULES_OF_COLOR)
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * Journeys that show everything to axe run in both themes: in dark in `npm test`, in light in `npm run verify`. The others
 * look at both on their way.
 */
export function tagOfTheme(theme: 'light' | 'dark'): string[] {
  return theme === 'light' ? ['@long'] : []
}
