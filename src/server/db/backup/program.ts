/** Runs a program; whatever stops it is said in one sentence. */
export async function orExplain(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

const say = (message: string) => void process.stderr.write(`${message}\n`)

/** For programs that end soon: what the database has to say goes to the terminal. */
export const stderrLog = { info: say, warn: say, error: say }
