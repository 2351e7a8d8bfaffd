import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Every control on the screen can be hit at its middle, once it was brought into view as the focus brings it there: at the
 * lower edge coming from the top of the page, at the upper edge coming from its end.
 */
export async function expectNothingCovered(page: Page): Promise<void> {
  await expect.poll(() => covered(page)).toEqual([])
}

/** The same, told. Scrolls. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const told = (element: Element | null) =>
      element === null
        ? 'nothing'
        : `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`
    const isOwn = (control: HTMLElement, hit: Element | null) =>
      hit !== null &&
      (control.contains(hit) || hit.closest('label')?.control === control || control.closest('label')?.contains(hit))
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const faults: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const { width, height } = control.getBoundingClientRect()
      // What is 1 px large is for screen readers alone; the link that skips the navigation is clipped without the focus.
      if (width < 4 || height < 4 || getComputedStyle(control).clipPath !== 'none') continue
      // Below a dialog everything is inert.
      if (dialog?.contains(control) === false || control.closest('[aria-hidden="true"]') !== null) continue
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      for (const start of [0, document.documentElement.scrollHeight]) {
        window.scrollTo({ top: start, behavior: 'instant' })
        control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        // The first line of a link that wraps: the middle of the whole may be outside its words.
        const box = control.getClientRects()[0] ?? control.getBoundingClientRect()
        const left = Math.max(box.left, 0)
        const top = Math.max(box.top, 0)
        const x = (left + Math.min(box.right, innerWidth)) / 2
        const y = (top + Math.min(box.bottom, innerHeight)) / 2
        const hit = document.elementFromPoint(x, y)
        if (!isOwn(control, hit)) faults.push(`${told(control)} lies under ${told(hit)}`)
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(faults)]
  })
}
