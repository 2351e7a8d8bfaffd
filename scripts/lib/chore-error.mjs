/** A refusal that is told to the person in one sentence, without a stack trace. */
export class ChoreError extends Error {}

/** Runs a chore; what it could not do is printed, and the process ends with code 1. @param {() => Promise<void>} chore */
export const orExplain = (chore) =>
  chore().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof ChoreError ? error.message : error)
    process.exit(1)
  })
