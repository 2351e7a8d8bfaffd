import type { Occasion } from '#domain/occasions/schema.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { lazyPart } from '../../lib/lazy.ts'

const DeleteEvent = lazyPart(() => import('./DeleteEventDialog.tsx'), 'DeleteEventDialog')

/**
 * Asks whether the event goes, and whether its gift ideas go with it. Undefined: it stays.
 * @param forGood it is not made again by itself
 */
export function askToDelete(occasion: Occasion, forGood: boolean): Promise<{ keepGifts: boolean } | undefined> {
  return openDialog(DeleteEvent, { occasion, forGood })
}
