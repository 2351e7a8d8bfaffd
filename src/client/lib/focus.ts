const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** Its controls that Tab would reach. */
export function reachable(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0 && element.closest('[inert]') === null,
  )
}

/** Where the focus starts: what asks for it, else the first field, else the panel itself, so that its title is read. */
export function firstFocus(root: HTMLElement): HTMLElement | undefined {
  const wished = root.querySelector<HTMLElement>('[data-autofocus]')
  if (wished !== null) return wished
  const field = reachable(root).find((element) => element.matches('input:not([type="checkbox"]), select, textarea'))
  return field ?? root
}

/** Carries the Tab key from the last element to the first and back. */
export function keepTabInside(root: HTMLElement, event: KeyboardEvent) {
  const elements = reachable(root)
  const first = elements[0]
  const last = elements.at(-1)
  const active = document.activeElement
  if (first === undefined || last === undefined) return
  // Focus in a menu or a toast moves on by itself; anywhere else outside it is lost and comes back in.
  if (active?.closest('[data-popup]') instanceof Element) return
  const lost = active === null || !root.contains(active)
  const leaving = event.shiftKey ? active === first || active === root : active === last
  if (!leaving && !lost) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}
