// Loaded before the product in journeys through time (`node --import`): the process's clock runs on from wherever the
// journey put it. The file named by RIBBONRY_E2E_CLOCK holds how many milliseconds it is ahead of the machine's.
import { readFileSync, statSync } from 'node:fs'

const RealDate = Date
const file = process.env['RIBBONRY_E2E_CLOCK'] ?? ''
let written = Number.NaN
let ahead = 0

function present() {
  const { mtimeMs } = statSync(file)
  if (mtimeMs !== written) {
    written = mtimeMs
    ahead = Number(readFileSync(file, 'utf8'))
  }
  return RealDate.now() + ahead
}

globalThis.Date = new Proxy(RealDate, {
  /** @returns {object} */
  construct: (target, parts, made) =>
    // oxlint-disable-next-line typescript/no-unsafe-return -- the types of Reflect do not say that it makes an object
    Reflect.construct(target, parts.length === 0 ? [present()] : parts, made),
  /** @returns {unknown} */
  get: (target, name) => (name === 'now' ? present : Reflect.get(target, name)),
})
