import fs from 'node:fs'

/** PostgreSQL opens a file for each table and index in use, and each visitor's connection is one too. */
const FEWEST_OPEN_FILES = 256

/** @throws if this process may open too few files; PGlite would only say that it failed */
export function refuseFewOpenFiles(limit = openFilesLimit()) {
  if (limit === undefined || limit >= FEWEST_OPEN_FILES) return
  throw new Error(
    `This process may open only ${limit} files at once, and the embedded database needs ${FEWEST_OPEN_FILES} or more. ` +
      'Raise the limit (ulimit -n 1024, or LimitNOFILE= of a service) and start again.',
  )
}

/** Undefined where the system does not say (it is not Linux) or sets no limit. */
function openFilesLimit(): number | undefined {
  try {
    const [, limit] = /^Max open files +(\d+)/m.exec(fs.readFileSync('/proc/self/limits', 'utf8')) ?? []
    return limit === undefined ? undefined : Number(limit)
  } catch {
    return undefined
  }
}
