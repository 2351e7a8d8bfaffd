import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The holder renews its lock this often; one not renewed for `STALE_MS` belonged to a process that was killed. */
const RENEW_MS = 2_000
const STALE_MS = 20_000

/**
 * Runs `work` while no other process runs work under the same lock file; waits for the other one first.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} onWait called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function alone(file, work, onWait) {
  mkdirSync(dirname(file), { recursive: true })
  for (let told = false; !take(file); told = true) {
    if (!told) onWait()
    if (!clearIfLeftBehind(file)) await sleep(200)
  }
  const letGo = () => rmSync(file, { force: true })
  const renewal = setInterval(() => utimesSync(file, new Date(), new Date()), RENEW_MS)
  process.once('exit', letGo)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    process.off('exit', letGo)
    letGo()
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, `${process.pid} ${randomUUID()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes away the lock of a process that is gone. Two waiters may see the same dead lock at once; the slower one must
 * not take away the lock that the faster one has made since, so what was moved aside is compared and put back.
 * @param {string} file
 */
function clearIfLeftBehind(file) {
  try {
    const seen = readFileSync(file, 'utf8')
    if (isAlive(Number(seen.split(' ')[0])) && Date.now() - statSync(file).mtimeMs < STALE_MS) return false
    const aside = `${file}.${process.pid}`
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, file)
    rmSync(aside, { force: true })
    return true
  } catch {
    // It was let go, or taken away by another, in this moment.
    return false
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
