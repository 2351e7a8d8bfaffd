import type { Gift } from '#domain/gifts/schema.ts'
import { versionTexts } from '#domain/texts/versions.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { newerRow } from '#client/lib/api-error.ts'
import { invalidateOwn } from '#client/lib/query.ts'
import { toast } from '#client/lib/toast.ts'
import { endGiftChange, knownVersion, putGift, showGiftChange } from './cached-gifts.ts'
import type { GiftPatch } from './cached-gifts.ts'
import { forgetGift, isGone } from './parts/gone.ts'
import { unlessRepeat } from './repeat-guard.ts'
import type { RepeatGuard } from './repeat-guard.ts'

type Changed = Pick<Gift, 'id'> & Partial<Pick<Gift, 'version'>>

/** The server's last answer to a change made here: the lists are refetched only a moment later. */
const answered = new Map<number, number>()

const turns = new Map<number, Promise<unknown>>()

/**
 * An optimistic change of one gift, sent against the version on the screen. If the server refuses, the gift goes back to
 * where it was; if it's a repeat, it goes back while the user is asked. Changes of one gift are sent one after another,
 * so that none is stale because of the one before.
 */
export function changeAtOnce(
  gift: Changed,
  patch: GiftPatch | undefined,
  send: (guard: RepeatGuard, ifMatch: number | undefined) => Promise<Gift>,
): Promise<Gift> {
  const shown = patch === undefined ? undefined : showGiftChange(gift.id, patch)
  // The first attempt is on the screen already, even while another change of this gift is in progress.
  let takeBack = shown
  const attempt = async (guard: RepeatGuard) => {
    takeBack ??= patch === undefined ? undefined : showGiftChange(gift.id, patch)
    try {
      const after = await send(guard, versionOf(gift))
      answered.set(gift.id, after.version)
      return after
    } catch (error) {
      takeBack?.()
      takeBack = undefined
      throw error
    } finally {
      endGiftChange(gift.id, patch)
    }
  }
  return inTurn(gift.id, () => unlessRepeat(attempt))
}

/** Deletions change the screen only when done. They wait for the changes under way, too. */
export function removeInTurn(id: number, send: (ifMatch: number | undefined) => Promise<unknown>): Promise<unknown> {
  return inTurn(id, () => send(versionOf({ id })))
}

function versionOf({ id, version = knownVersion(id) }: Changed): number | undefined {
  const own = answered.get(id)
  if (own === undefined) return version
  return version === undefined ? own : Math.max(own, version)
}

/**
 * True if someone else changed or deleted the gift in the meantime: the lists are updated and a toast has said so, so
 * callers say nothing.
 */
export async function toldAsElsewhere(error: unknown, id: number): Promise<boolean> {
  const newer = newerRow<Gift>(error)
  if (newer !== undefined) {
    putGift(newer)
    void invalidateOwn()
    toast({ title: versionTexts.changedElsewhere, description: versionTexts.stale, variant: 'destructive' })
    return true
  }
  if (!(await isGone(error, id))) return false
  forgetGift(id)
  toast({ ...giftTexts.gone, variant: 'destructive' })
  return true
}

function inTurn<Result>(id: number, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(id)
  const turn = before === undefined ? work() : before.then(work, work)
  turns.set(id, turn)
  const done = () => {
    if (turns.get(id) === turn) turns.delete(id)
  }
  turn.then(done, done)
  return turn
}
