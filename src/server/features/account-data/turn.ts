import { AppError } from '#domain/shared/errors.ts'
import { accountDataTexts as texts } from '#domain/texts.ts'

/** Seconds in which most imports are through. */
const WAIT_SECONDS = 5

/**
 * One file at a time in this process, from its first byte until it is written: a large one holds hundreds of megabytes, and
 * those that arrive side by side are held whole (eight of 47 MB ended a process of 512 MB).
 */
export function createTurn() {
  let held: { by: object; isAtWork: boolean } | undefined
  const refuse = () => new AppError('UNAVAILABLE', texts.importsBusy, { retryAfterSeconds: WAIT_SECONDS })
  return {
    /** @throws {AppError} UNAVAILABLE */
    take(by: object): void {
      if (held) throw refuse()
      held = { by, isAtWork: false }
    },
    /** Its sender is answered, or gone; work that has begun keeps the turn to its end. */
    giveBack(by: object): void {
      if (held?.by === by && !held.isAtWork) held = undefined
    },
    /** @throws {AppError} UNAVAILABLE when the turn was given back before, and nobody waits for this */
    async work<Result>(by: object, work: () => Promise<Result>): Promise<Result> {
      if (held?.by !== by) throw refuse()
      held.isAtWork = true
      try {
        return await work()
      } finally {
        held = undefined
      }
    },
  }
}
