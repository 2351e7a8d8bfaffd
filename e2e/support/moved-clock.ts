import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preload } from './product.ts'

/** A clock for a product that a journey starts: `launchProduct({ ...clock.environment })`. */
export interface MovedClock {
  environment: { NODE_OPTIONS: string; RIBBONRY_E2E_CLOCK: string }
  /** From then on the product's clock is so far ahead of the machine's. */
  moveAhead: (milliseconds: number) => Promise<void>
  remove: () => Promise<void>
}

export async function openMovedClock(): Promise<MovedClock> {
  const folder = await mkdtemp(join(tmpdir(), 'ribbonry-clock-'))
  const clock = join(folder, 'ahead')
  await writeFile(clock, '0')
  return {
    environment: {
      NODE_OPTIONS: ['moved-clock-preload.mjs', 'believed-clock-preload.mjs'].map(preload).join(' '),
      RIBBONRY_E2E_CLOCK: clock,
    },
    async moveAhead(milliseconds) {
      // Renamed into place: the product never reads half a number.
      await writeFile(`${clock}.new`, String(milliseconds))
      await rename(`${clock}.new`, clock)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
