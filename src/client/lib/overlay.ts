let overlay: HTMLElement | undefined

/**
 * Holds what is above everything: toasts and the status bar. It's always in the topmost dialog, because all else is inert
 * then: out of reach of the pointer, the keyboard and screen readers. For `createPortal`.
 */
export function overlayElement(): HTMLElement {
  if (overlay === undefined) {
    overlay = document.createElement('div')
    overlay.className = 'overlay'
    // In the top layer, so that neither the edges nor the motion of the dialog touch it.
    overlay.popover = 'manual'
    raiseOverlay(document.body)
  }
  return overlay
}

/** Moves it into the dialog that is topmost now, or back to the page. */
export function raiseOverlay(layer: HTMLElement) {
  const raised = overlayElement()
  if (raised.parentElement === layer && raised.matches(':popover-open')) return
  // At the end of the page; in a dialog first, so that its last controls are its own.
  if (layer === document.body) layer.append(raised)
  else layer.prepend(raised)
  raised.showPopover()
}
