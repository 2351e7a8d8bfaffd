/** When the card with the focus goes, the focus goes to the menu of the one that takes its place. */
export function focusNextCard() {
  const card = document.activeElement?.closest('li') ?? null
  const list = card?.closest('ul') ?? null
  if (card === null || list === null) return
  const index = [...list.children].indexOf(card)
  const look = (frames: number) => {
    if (card.isConnected && frames > 0) {
      requestAnimationFrame(() => look(frames - 1))
      return
    }
    const next = list.children[index] ?? list.lastElementChild
    next?.querySelector<HTMLElement>('[data-options]')?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => look(FRAMES))
}

/** Frames that the card may take to go. */
const FRAMES = 20
