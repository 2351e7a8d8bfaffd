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
  let given = shared === undefined ? '' : (await import('./shared-idea.ts')).sharedIdea(shared)
  const takeEarlyKeys = () => {
    const { text, isHasty } = take()
    const all = given + text
    given = ''
    return { text: all, isHasty }
  }
  await openDialog(QuickCapture, { takeEarlyKeys })
  take()
  isOpen = false
}
