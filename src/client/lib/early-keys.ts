export type EarlyKeys = { text: string; isHasty: boolean }

/**
 * Who knows the shortcut goes on typing at once, the first time before the dialog's code is there: gathers what belongs
 * into its field until that has the focus and calls `take`, and whether Enter was pressed.
 */
export function gatherEarlyKeys(): { take: () => EarlyKeys } {
  let early: EarlyKeys = { text: '', isHasty: false }
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') early.isHasty = true
    else if (event.key === 'Backspace') early.text = early.text.slice(0, -1)
    else if (event.key.length === 1) early.text += event.key
    else return
    // Neither the field that had the focus nor the shortcut of a single key may have it.
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', onKey, true)
  return {
    take: () => {
      document.removeEventListener('keydown', onKey, true)
      const taken = early
      early = { text: '', isHasty: false }
      return taken
    },
  }
}
