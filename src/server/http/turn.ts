import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '#domain/shared/errors.ts'

/** Seconds in which most of that work is finished. */
const WAIT_SECONDS = 5

/**
 * Above this size, or of unknown size, a file takes its turn before its first byte; smaller ones are like any other
 * request.
 */
const LARGE_BYTES = 1_048_576

/** A file whose bytes are still arriving: its headers tell how large it can get. */
export function isLarge({ headers }: IncomingMessage): boolean {
  return !(Number(headers['content-length']) <= LARGE_BYTES)
}

/**
 * Whether the sender of a request is answered, or gone. Asked when the next one comes: the 'close' of an answer may have
 * been before anybody listens, and of one that waits behind another on its connection it never comes.
 */
export function isOver(request: IncomingMessage, answer: ServerResponse): () => boolean {
  return () => answer.writableEnded || request.socket.destroyed
}

/**
 * One file of its kind at a time in this process, a large one from its first byte until it is written: it takes many times
 * its size, and concurrent ones would all be in memory (eight imports of 47 MB ended a process of 512 MB).
 * @param busy what the others are told
 */
export function createTurn(busy: string) {
  let held: { by: object; isOver: () => boolean; isAtWork: boolean } | undefined
  const refuse = () => new AppError('UNAVAILABLE', busy, { retryAfterSeconds: WAIT_SECONDS })
  return {
    /**
     * For as long as it is not over; work that has begun keeps the turn to its end.
     * @throws {AppError} UNAVAILABLE
     */
    take(by: object, isOver: () => boolean): void {
      if (held && (held.isAtWork || !held.isOver())) throw refuse()
      held = { by, isOver, isAtWork: false }
    },
    /** @throws {AppError} UNAVAILABLE if another file has taken the turn in the meantime, and this one's sender is gone */
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
