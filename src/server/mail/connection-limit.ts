/** After so many e-mails in a row, one more connection is tried. */
const TRUST = 50

/**
 * A mail server that refuses another connection still takes e-mails over those that it has: from then on there are half as
 * many at a time, and now and then one more is tried.
 */
export function connectionLimit(most: number) {
  let limit = most
  let underWay = 0
  let inRow = 0
  /** Counts the times that the limit was lowered: refusals that belong together lower it once. */
  let round = 0
  const waiting: (() => void)[] = []
  const enter = async () => {
    while (underWay >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    underWay += 1
  }
  const leave = () => {
    underWay -= 1
    waiting.shift()?.()
  }
  const raise = () => {
    inRow += 1
    if (limit === most || inRow < TRUST) return
    inRow = 0
    limit += 1
    waiting.shift()?.()
  }
  const lower = (begunIn: number) => {
    inRow = 0
    if (begunIn !== round) return
    round += 1
    limit = Math.max(1, Math.floor(limit / 2))
  }
  return {
    /** @param isRefused whether the server refused the connection, so that the e-mail may be sent over another */
    async run<Result>(send: () => Promise<Result>, isRefused: (error: unknown) => boolean): Promise<Result> {
      for (;;) {
        await enter()
        const begunIn = round
        try {
          const result = await send()
          raise()
          return result
        } catch (error) {
          // Alone, and refused: it's down, not full.
          if (!isRefused(error) || underWay === 1) throw error
          lower(begunIn)
        } finally {
          leave()
        }
      }
    },
  }
}

/** 421 or another 4xx instead of a greeting (RFC 5321, 3.1): no byte of the e-mail was sent. */
export function isFull(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EPROTOCOL' && responseCode >= 400 && responseCode < 500
}
