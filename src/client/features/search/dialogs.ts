import type { LucideIcon } from 'lucide-react'
import { openDialog } from '#client/lib/dialogs.tsx'
import { gatherEarlyKeys } from '#client/lib/early-keys.ts'
import { lazyPart } from '#client/lib/lazy.ts'

/** What the shell tells the palette about itself. */
export type AppActions = {
  places: readonly { path: string; label: string; Icon: LucideIcon }[]
  /** 'Sign Out', or 'Exit Guest'. */
  leaveLabel: string
  onLeave: () => void
}

const loadPalette = () => import('./PaletteDialog.tsx')
const Palette = lazyPart(loadPalette, 'PaletteDialog')
const KeyboardHelp = lazyPart(() => import('./KeyboardHelpDialog.tsx'), 'KeyboardHelpDialog')

let isPaletteOpen = false
let isHelpOpen = false

/** Fetches its code: the pointer is on the button. */
export function preparePalette() {
  void loadPalette()
}

/** Finds contacts, events and gift ideas and runs actions, above whatever is open. */
export async function openPalette(app: AppActions): Promise<void> {
  if (isPaletteOpen) return
  isPaletteOpen = true
  await closeMenu()
  const { take } = gatherEarlyKeys()
  const run = await openDialog(Palette, { app, openHelp: openKeyboardHelp, takeEarlyKeys: take })
  take()
  isPaletteOpen = false
  // By now the focus is back where it was, and the next dialog returns it there.
  if (run !== undefined) requestAnimationFrame(run)
}

export async function openKeyboardHelp(): Promise<void> {
  if (isHelpOpen) return
  isHelpOpen = true
  await openDialog(KeyboardHelp, {})
  isHelpOpen = false
}

/** A menu is no dialog of the stack and would stay above; its own Escape gives the focus back to its button. */
async function closeMenu(): Promise<void> {
  const item = document.activeElement
  if (item === null || item.closest('[role="menu"]') === null) return
  item.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }))
  await new Promise(requestAnimationFrame)
}
