import type { Repeat } from '#domain/gifts/repeat.ts'
import { ApiError, Declined } from '#client/lib/api-error.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import { holdFocus, returnHeldFocus } from './tile-focus.ts'

const RepeatWarning = lazyPart(() => import('./RepeatDialog.tsx'), 'RepeatDialog')

/** Part of the body of every request that assigns or saves a gift. */
export type RepeatGuard = { checkRepeat: true; confirm?: true }

/**
 * Sends the request; if this person was given the same before, or has it assigned, asks, and sends it again if confirmed.
 * @throws {Declined} if the user declines: nothing was changed, and no message is needed
 */
export async function unlessRepeat<Result>(send: (guard: RepeatGuard) => Promise<Result>): Promise<Result> {
  try {
    return await send({ checkRepeat: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'REPEAT') throw error
    await whenFocusIsBack()
    const isMeant = await openDialog(RepeatWarning, {
      sentence: error.serverMessage ?? '',
      repeats: Array.isArray(error.repeats) ? (error.repeats as Repeat[]) : [],
    })
    if (isMeant !== true) throw new Declined()
    // First the focus goes back to the gift, then both move on.
    await nextFrame()
    holdFocus()
    return send({ checkRepeat: true, confirm: true })
  }
}

/** Frames until a gift that goes back is drawn in its list again, and how many more its focus may take. */
const DRAWN = 3
const PATIENCE = 15

/** The question gives the focus back to where it was: to the gift in its old list, which must be there before all is inert. */
async function whenFocusIsBack() {
  for (let frame = 0; frame < DRAWN || (frame < PATIENCE && document.activeElement === document.body); frame += 1) {
    await nextFrame()
    returnHeldFocus()
  }
}

function nextFrame() {
  return new Promise((drawn) => requestAnimationFrame(drawn))
}
