import { openDialog } from '#client/lib/dialogs.tsx'
import { gatherEarlyKeys } from '#client/lib/early-keys.ts'
import { lazyPart } from '#client/lib/lazy.ts'

const load = () => import('./QuickCaptureDialog.tsx')
const QuickCapture = lazyPart(load, 'QuickCaptureDialog')

let isOpen = false

/** Fetches its code: the pointer is on the button. */
export function prepareQuickCapture() {
  void load()
}

/** Takes a gift idea in passing, above whatever is open; what was shared with the app is in the field already. */
export async function openQuickCapture(shared?: URLSearchParams): Promise<void> {
  if (isOpen) return
  isOpen = true
  const { take } = gatherEarlyKeys()
  await openDialog(QuickCapture, { takeEarlyKeys: take, shared })
  take()
  isOpen = false
}
