import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { default as axe, RunOptions } from 'axe-core'
import { waitInPage } from './wait-in-page.ts'

/** The short form: a document takes half as long to read it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const isLong = process.env['LONG_JOURNEYS'] !== undefined

/** All that a theme can break: roles, names and structure are the same in both. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block']

/**
 * Measuring contrast takes as long as all other rules together. Where it isn't, scripts/contrast.test.ts holds the pairs of
 * colors that we use, in both themes.
 */
const WITHOUT_CONTRAST: RunOptions = { rules: { 'color-contrast': { enabled: false } } }

/**
 * What is on the screen now has nothing that axe objects to: WCAG 2.2 A and AA, and its best practices. In the short form
 * that's the topmost dialog, where there is one (what's behind it is looked at without it), and without contrast.
 */
export async function expectAccessible(page: Page, options = isLong ? {} : WITHOUT_CONTRAST): Promise<void> {
  let told = await objections(page, options)
  // A part that fades in while axe runs is half transparent; its real faults also show once it has arrived.
  if (told.length > 0) told = await objections(page, options)
  expect(told).toEqual([])
}

/** What axe objects to, a line for each rule. @param options of axe, without which all rules are held against the page */
export async function objections(page: Page, options: RunOptions = {}): Promise<string[]> {
  // What was just opened is drawn, and begins to rise, with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  // A dialog that is still rising has colors between two others. A spinner never ends, so we don't wait for it.
  await waitInPage(page, () =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
  await Promise.all(page.frames().map(bringAxe))
  return page.evaluate(runAxe, { options, isLong })
}

/** Once for a document: to read axe takes as long as most of its rules. It also looks into frames that have it. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
}

async function runAxe({ options, isLong }: { options: RunOptions; isLong: boolean }): Promise<string[]> {
  const here = globalThis as unknown as { axe: typeof axe }
  const topmost = isLong ? undefined : [...document.querySelectorAll('dialog:modal')].at(-1)
  const { violations } = await here.axe.run(topmost ?? document, {
    resultTypes: ['violations'],
    // Else it fetches and reads every style sheet again, for rules about orientation and sound that we have no use for:
    // two fifths of its time.
    preload: false,
    // What is told is the element's own HTML.
    selectors: false,
    ...options,
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** The same in light and, in the long form, in dark, for a state that costs much to get into; the page is left as it was. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  if (!isLong) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { runOnly: RULES_OF_COLOR })
  await page.emulateMedia({ colorScheme: 'light' })
}
