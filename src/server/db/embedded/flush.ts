import fs from 'node:fs'
import path from 'node:path'

/** Flushes one file or directory to the disk. Windows can't open a directory to flush it, so it's skipped there. */
export function flushPath(target: string) {
  let descriptor: number
  try {
    descriptor = fs.openSync(target, 'r')
  } catch (error) {
    if (process.platform === 'win32') return
    throw error
  }
  try {
    fs.fsyncSync(descriptor)
  } catch (error) {
    if (process.platform !== 'win32') throw error
  } finally {
    fs.closeSync(descriptor)
  }
}

/**
 * Makes a whole tree private (directories 0700, files 0600) and brings it to the disk.
 *
 * Both matter: PGlite leaves its files world-writable in a directory open to all, and a cluster whose creation was
 * not flushed could not be opened after 8 of 8 simulated power cuts.
 */
export function sealTree(directory: string) {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const target = path.join(directory, entry.name)
    if (entry.isDirectory()) sealTree(target)
    else if (entry.isFile()) {
      fs.chmodSync(target, 0o600)
      flushPath(target)
    }
  }
  fs.chmodSync(directory, 0o700)
  flushPath(directory)
}
