import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { raiseOverlay } from './overlay.ts'

/** The open ones, the topmost last. The platform makes everything outside of that one inert. */
const open: HTMLDialogElement[] = []

/** Where focus, keys and clicks can go: the topmost dialog, or the page. */
export function activeLayer(): HTMLElement {
  return open.at(-1) ?? document.body
}

/**
 * Opens a `<dialog>` as modal while it's on the page: top layer, inert background, the focus inside and back to where it was.
 * `requestClose` is called for Escape, a click on the backdrop and other close requests, such as Android's back gesture.
 */
export function useModal({
  requestClose,
  focusFirst,
  onKey,
}: {
  requestClose: () => void
  /** Where the focus starts; without it, on the dialog, so that its name is read out. */
  focusFirst?: (dialog: HTMLDialogElement) => void
  /** The keys that are pressed while it's the topmost. */
  onKey?: (event: KeyboardEvent, dialog: HTMLDialogElement) => void
}): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const giveUp = useEffectEvent(requestClose)
  const start = useEffectEvent((dialog: HTMLDialogElement) => focusFirst?.(dialog))
  const handleKey = useEffectEvent((event: KeyboardEvent, dialog: HTMLDialogElement) => {
    if (open.at(-1) !== dialog || event.isComposing || isOfPopup(event.target)) return
    onKey?.(event, dialog)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Left to Chromium, a second Escape closes without asking, and one may close several dialogs.
    event.preventDefault()
    giveUp()
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    const stop = listen(
      dialog,
      () => giveUp(),
      (event) => handleKey(event, dialog),
    )
    if (open.length === 0) measureScrollbar()
    // Else the platform would first focus the first button.
    dialog.autofocus = true
    const focused = document.activeElement
    const above = showInOrder(dialog)
    raiseOverlay(activeLayer())
    if (above.length === 0) start(dialog)
    else if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    return () => {
      stop()
      open.splice(open.indexOf(dialog), 1)
      raiseOverlay(activeLayer())
      dialog.close()
    }
  }, [])
  return ref
}

/**
 * Shows it below those that come after it on the page: a dialog may be replaced while others are above it, for example when
 * its record is found to be deleted. What is shown last is on top, so they are shown again.
 * @returns those above
 */
function showInOrder(dialog: HTMLDialogElement): HTMLDialogElement[] {
  const above = open.filter((other) => dialog.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  dialog.showModal()
  open.splice(open.length - above.length, 0, dialog)
  for (const other of above) {
    other.close()
    other.showModal()
  }
  return above
}

function measureScrollbar() {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
}

function listen(dialog: HTMLDialogElement, requestClose: () => void, onKey: (event: KeyboardEvent) => void) {
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('keydown', onKey, { signal })
  // Of the dialog itself: a file picker in it that is canceled says so with the same event.
  const isOwn = ({ target }: Event) => target === dialog
  const onCancel = (event: Event) => {
    if (!isOwn(event)) return
    event.preventDefault()
    requestClose()
  }
  // Closed by the browser without asking: it's still ours to decide.
  const onClose = (event: Event) => {
    if (!isOwn(event) || dialog.open) return
    dialog.showModal()
    requestClose()
  }
  // A text selected by dragging out of the dialog ends on the backdrop; that is no click on it.
  let isPressed = false
  const onPress = (event: MouseEvent) => {
    isPressed = isOwn(event) && isBeside(dialog, event)
  }
  const onClick = (event: MouseEvent) => {
    if (isPressed && isOwn(event) && isBeside(dialog, event)) requestClose()
  }
  dialog.addEventListener('cancel', onCancel, { signal })
  dialog.addEventListener('close', onClose, { signal })
  dialog.addEventListener('mousedown', onPress, { signal })
  dialog.addEventListener('click', onClick, { signal })
  return () => stop.abort()
}

function isBeside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** A toast above the dialog, and an open menu, popover or list in it, take their own Escape. */
function isOfPopup(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-expanded="true"][aria-haspopup], [data-popup]') !== null
}
