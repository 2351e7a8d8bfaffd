import { AppError } from '#domain/shared/errors.ts'
import { accountDataTexts as texts } from '#domain/texts.ts'

/** Seconds in which most imports are through. */
const WAIT_SECONDS = 5

/** One at a time in this process: a large file holds hundreds of megabytes while it is read and written. */
export function createTurn() {
  let isTaken = false
  const refuseWhileTaken = () => {
    if (isTaken) throw new AppError('UNAVAILABLE', texts.importsBusy, { retryAfterSeconds: WAIT_SECONDS })
  }
  return {
    /** @throws {AppError} UNAVAILABLE */
    refuseWhileTaken,
    /** @throws {AppError} UNAVAILABLE, before any of the work */
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      refuseWhileTaken()
      isTaken = true
      try {
        return await work()
      } finally {
        isTaken = false
      }
    },
  }
}
