import type { Occasion } from '#domain/occasions/schema.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const DeleteEvent = lazyPart(() => import('./DeleteEventDialog.tsx'), 'DeleteEventDialog')

/**
 * Asks whether to delete the event, and whether its gift ideas go with it. Undefined: keep it.
 * @param forGood it won't be created again
 */
export function askToDelete(occasion: Occasion, forGood: boolean): Promise<{ keepGifts: boolean } | undefined> {
  return openDialog(DeleteEvent, { occasion, forGood })
}
