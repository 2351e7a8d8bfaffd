import { generalTexts } from '#domain/texts/general.ts'
import { confirm, useDialog } from '../lib/dialogs.tsx'

/** For what leads out of a dialog to another page: asks first, as its close button does, when it is half filled. */
export function useLeave(): (go: () => void) => Promise<void> {
  const { guards } = useDialog()
  return async (go) => {
    const { title, description, keep, discard } = generalTexts.unsavedChanges
    const isHalfFilled = [...guards.values()].includes(true)
    const question = { title, text: description, action: discard, cancel: keep, destructive: true }
    if (!isHalfFilled || (await confirm(question))) go()
  }
}
