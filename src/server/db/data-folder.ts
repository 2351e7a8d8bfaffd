import fs from 'node:fs'
import path from 'node:path'

/**
 * Creates the data directory, open to its owner only, unless it exists.
 * @throws Node's error with the true reason if it can't be created or written
 */
export function makeDataFolder(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    // On a read-only disk Node says that the folder is missing (ENOENT).
    fs.accessSync(nearestFolder(path.resolve(dataDir)), fs.constants.W_OK)
    throw error
  }
  fs.accessSync(dataDir, fs.constants.W_OK)
}

function nearestFolder(place: string): string {
  return fs.existsSync(place) ? place : nearestFolder(path.dirname(place))
}
