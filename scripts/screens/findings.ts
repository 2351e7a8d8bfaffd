import type { Page } from '@playwright/test'
import { objections } from '../../e2e/support/accessibility.ts'
import { covered } from '../../e2e/support/covered.ts'
import type { State } from './state.ts'
import type { Visitor } from './visitor.ts'

/** What is wrong with what is on the screen now, in the theme that is on. Leaves it as it is. */
export async function findings({ inView }: State, visitor: Visitor, isFull: boolean): Promise<string[]> {
  const { page } = visitor
  // What fades in while axe runs is half transparent; its real faults also show once it has arrived.
  let told = await objections(page)
  if (told.length > 0) told = await objections(page)
  const out = (await page.evaluate(outside)).map((what) => `outside: ${what}`)
  const hidden =
    inView !== undefined && isFull && !(await isInView(inView(visitor))) ? ['not in view: what it must show'] : []
  return [...told.map((what) => `axe: ${what}`), ...out, ...hidden]
}

/** Menus, popovers and toasts: they cover what they like, and are gone with the next click or soon by themselves. */
const PASSING = '[role="menu"], [role="dialog"]:not(dialog), li[data-popup]'

/** What lies under something else at every place to which one can scroll: the same in both themes. Scrolls. */
export async function coverings(page: Page): Promise<string[]> {
  if ((await page.locator(PASSING).count()) > 0) return []
  // Something may still be on its way in.
  if ((await covered(page)).length === 0) return []
  return (await covered(page)).map((what) => `covered: ${what}`)
}

async function isInView(target: ReturnType<NonNullable<State['inView']>>): Promise<boolean> {
  await target.waitFor()
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isOwn = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }
    const middle = (left + right) / 2
    return bottom <= innerHeight && isOwn(middle, top + 2) && isOwn(middle, bottom - 2)
  })
}

/** What a page shows beside the screen, or cuts off without a way to read it. */
function outside(): string[] {
  const told = (element: Element) =>
    `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}'`
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px wider than the window`)
  for (const layer of document.querySelectorAll('dialog:modal, [role="menu"], [popover]:popover-open')) {
    const { left, right, top, bottom, width } = layer.getBoundingClientRect()
    if (width > 0 && (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1))
      faults.push(`a part of ${told(layer)}`)
  }
  for (const part of document.querySelectorAll('dialog:modal *')) {
    const { overflowX, display } = getComputedStyle(part)
    // A line of chips may scroll sideways; what they are in may not.
    if (!/auto|scroll/.test(overflowX) || display === 'flex') continue
    const beside = part.scrollWidth - part.clientWidth
    if (beside > 1) faults.push(`${beside} px of ${told(part)}, beside it`)
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, clipPath } = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
    if (!hasText || !element.checkVisibility({ visibilityProperty: true }) || clipPath !== 'none') continue
    // In what scrolls, or in a box of 1 px for screen readers.
    const isElsewhere = (above: Element | null): boolean =>
      above !== null &&
      (/auto|scroll/.test(getComputedStyle(above).overflowX) ||
        (above.clientWidth < 4 && getComputedStyle(above).overflowX === 'hidden') ||
        isElsewhere(above.parentElement))
    const { right, width } = element.getBoundingClientRect()
    if (width > 3 && right > innerWidth + 1 && !isElsewhere(element)) faults.push(`the right of ${told(element)}`)
    if (element.clientWidth < 4 || element.scrollWidth <= element.clientWidth + 1 || overflowX === 'visible') continue
    if (/auto|scroll/.test(overflowX)) continue
    // The whole is in a title.
    if (element.closest('[title]') !== null || element.querySelector('[title]') !== null) continue
    faults.push(`the end of ${told(element)}`)
  }
  return faults
}
