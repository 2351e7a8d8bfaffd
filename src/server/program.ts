/** Runs a program; whatever stops it is reported in one sentence. */
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

/** For short programs: the database's messages go to the terminal. */
export const stderrLog = { info: complain, warn: complain, error: complain }

interface SystemError extends NodeJS.ErrnoException {
  port?: number
  address?: string
  hostname?: string
}

/** Node's own messages for the most common problems contain numbers, not settings. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, port, address, hostname, path } = error as SystemError
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop it, or set PORT to another one.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Set HOST to one it has.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `No address was found for ${hostname}. Set HOST to an address of this machine, such as 127.0.0.1.`
  if (code === 'EACCES' && port !== undefined) return `Port ${port} is not allowed here. Set PORT to one above 1023.`
  const place = path ?? 'A file'
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `${place} could not be written: the disk is full. Free some space and start again.`
  if (code === 'EROFS') return `${place} is on a read-only disk. Make it writable, or set DATA_DIR to another folder.`
  if (code === 'EACCES' || code === 'EPERM')
    return `${place} may not be written by this user. Change its owner, or set DATA_DIR to another folder.`
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${place} is a file where a folder is needed. Set DATA_DIR to a folder.`
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `${error.message.split('. ', 1)[0]}. Check how it is spelled.`
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `No folder can be created at ${place}. Set DATA_DIR to another one.`
  return error.message
}
