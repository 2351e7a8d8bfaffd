/** A refusal that is told to the person in one sentence, without a stack trace. */
export class ChoreError extends Error {}

/**
 * Runs a chore; what it could not do is printed, and the process ends with code 1.
 * @param {() => Promise<void>} chore
 */
export async function orExplain(chore) {
  try {
    await chore()
  } catch (error) {
    console.error(error instanceof ChoreError ? error.message : error)
    process.exit(1)
  }
}

/** Whether this user may not write there, or nobody may. @param {unknown} error */
export function isForbidden(error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error ?? {})
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
}
