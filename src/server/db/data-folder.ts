import fs from 'node:fs'
import path from 'node:path'

/**
 * Creates the data directory, open to its owner only, unless it exists.
 * @throws Node's error with the true reason if it can't be created or written
 */
export function makeDataFolder(dataDir: string): void {
  makeFolder(path.resolve(dataDir))
  fs.accessSync(dataDir, fs.constants.W_OK)
}

/** Instead of Node's `recursive`, which says on a read-only disk that the folder is missing (ENOENT), and never ends in /proc. */
function makeFolder(place: string): void {
  if (isFolder(place)) return
  makeFolder(path.dirname(place))
  try {
    fs.mkdirSync(place, { mode: 0o700 })
  } catch (error) {
    const link = fs.lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()
    if (link && !fs.existsSync(place))
      throw new Error(
        `${place} is a link to ${fs.readlinkSync(place)}, which doesn't exist. Create that folder, or set DATA_DIR to another one.`,
        { cause: error },
      )
    // Another process may have made it meanwhile.
    if (!isFolder(place)) throw error
  }
}

const isFolder = (place: string) => fs.existsSync(place) && fs.statSync(place).isDirectory()
