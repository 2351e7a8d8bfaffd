import type { Clock } from '#server/clock.ts'

/** Refreshed so long before it ends that no call arrives with an ended one. */
const EARLY_MS = 60_000

export interface Token {
  value: string
  seconds: number
}

export interface AccessToken {
  get(): Promise<string>
  /** Forgets this one, unless a newer one is there already. */
  drop(value: string): void
}

/**
 * A shop's access token, one for all concurrent calls of this process. It's in memory only: in a table it would be in
 * backups.
 */
export function accessToken(fetchToken: (signal: AbortSignal) => Promise<Token>, clock: Clock): AccessToken {
  let kept: { token: Promise<Token>; value?: string } | undefined

  const fetchNew = () => {
    const askedAt = clock.now().getTime()
    // Its own time limit: who asked first may give up without taking it from the others.
    const asked: NonNullable<typeof kept> = { token: fetchToken(AbortSignal.timeout(TOKEN_MS)) }
    kept = asked
    void asked.token.then(
      ({ value, seconds }) => {
        asked.value = value
        endsAt = askedAt + seconds * 1000 - EARLY_MS
      },
      () => {
        if (kept === asked) kept = undefined
      },
    )
    return asked
  }
  let endsAt = Infinity

  return {
    async get() {
      const isEnding = kept?.value !== undefined && clock.now().getTime() >= endsAt
      const { token } = kept === undefined || isEnding ? fetchNew() : kept
      return (await token).value
    },
    drop(value) {
      if (kept?.value === value) kept = undefined
    },
  }
}

const TOKEN_MS = 5_000
