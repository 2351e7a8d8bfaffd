/**
 * Before a row leaves for another list: the focus, when it is in that row, goes on to the same kind of control in the next
 * one, else in the one before, else to the list's page. Keyboard users keep their place in the list.
 */
export function focusNextRow(page: HTMLElement | null, id: number) {
  const row = page?.querySelector(`[data-reminder="${id}"]`)
  if (!page || !row?.contains(document.activeElement)) return
  const isSwitch = document.activeElement?.getAttribute('role') === 'switch'
  const rows = [...page.querySelectorAll('[data-reminder]')]
  const place = rows.indexOf(row)
  const next = rows[place + 1] ?? rows[place - 1]
  const goal = next?.querySelector<HTMLElement>(isSwitch ? '[role="switch"]' : '[data-action] button')
  const heading = document.querySelector<HTMLElement>('h1')
  ;(goal ?? heading)?.focus({ preventScroll: true })
}
