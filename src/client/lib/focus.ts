import { activeLayer } from './modal.ts'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** Its controls that Tab would reach. */
export function reachable(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0 && isInReach(element),
  )
}

/** On the page, and not below a dialog, where everything is inert. */
export function isInReach(element: Element): boolean {
  return element.isConnected && activeLayer().contains(element)
}

/** Where the focus starts: what asks for it, else the first field, else the panel itself, so that its title is read. */
export function firstFocus(root: HTMLElement): HTMLElement {
  const wished = root.querySelector<HTMLElement>('[data-autofocus]')
  if (wished !== null) return wished
  const field = reachable(root).find((element) => element.matches('input:not([type="checkbox"]), select, textarea'))
  return field ?? root
}
