import type { FeedProblem } from '#domain/catalogue/sources/fields.ts'

/** Why a feed can't be imported. `detail` belongs into the sentence that administrators read. */
export class FeedError extends Error {
  readonly problem: FeedProblem
  readonly detail: string

  constructor(problem: FeedProblem, detail = '') {
    super(`${problem} ${detail}`.trim())
    this.name = 'FeedError'
    this.problem = problem
    this.detail = detail
  }
}

/** Checked by shape: one that comes from another thread has lost its class. */
export function isFeedError(thrown: unknown): thrown is FeedError {
  return thrown instanceof Error && 'problem' in thrown && 'detail' in thrown
}
