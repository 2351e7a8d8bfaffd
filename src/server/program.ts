/** Runs a program; whatever stops it is said in one sentence. */
export async function orExplain(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}

/** Written to the terminal, for the operator. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const complain = (message: string) => void process.stderr.write(`${message}\n`)

/** For programs that end soon: what the database has to say goes to the terminal. */
export const stderrLog = { info: complain, warn: complain, error: complain }

/** Node's own words for what goes wrong most often name numbers, not settings. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop it, or set PORT to another one.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Set HOST to one it has.`
  if (code === 'EACCES' && port !== undefined) return `Port ${port} is not allowed here. Set PORT to one above 1023.`
  return error.message
}
