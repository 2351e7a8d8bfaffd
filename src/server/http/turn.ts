import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '#domain/shared/errors.ts'

/** Seconds in which most of that work is finished. */
const WAIT_SECONDS = 5

/** Small files that wait at once: parsed, each may take ten times its size. */
const MAX_WAITING = 8

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
  const ends = new EventEmitter<{ end: [] }>()
  const refuse = () => new AppError('UNAVAILABLE', busy, { retryAfterSeconds: WAIT_SECONDS })

  async function work<Result>(by: object, does: () => Promise<Result>): Promise<Result> {
    if (held?.by !== by) throw refuse()
    held.isAtWork = true
    try {
      return await does()
    } finally {
      held = undefined
      ends.emit('end')
    }
  }
  const take = (by: object, isOver: () => boolean) => {
    if (held && (held.isAtWork || !held.isOver())) throw refuse()
    held = { by, isOver, isAtWork: false }
  }
  return {
    /**
     * For as long as it is not over; work that has begun keeps the turn to its end.
     * @throws {AppError} UNAVAILABLE
     */
    take,
    /** @throws {AppError} UNAVAILABLE if another file has taken the turn in the meantime, and this one's sender is gone */
    work,
    /**
     * Both for a small file, which waits for the work of those before it: two people who import at once both can. How long
     * a large file will take to arrive isn't known, so nobody waits for that.
     * @throws {AppError} UNAVAILABLE after five seconds, or if many wait already
     */
    async workInLine<Result>(does: () => Promise<Result>): Promise<Result> {
      if (ends.listenerCount('end') >= MAX_WAITING) throw refuse()
      const patience = AbortSignal.timeout(WAIT_SECONDS * 1000)
      while (held?.isAtWork && !patience.aborted) await once(ends, 'end', { signal: patience }).catch(() => undefined)
      const by = {}
      take(by, () => false)
      return work(by, does)
    },
  }
}
