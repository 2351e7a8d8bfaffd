import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../processes/product.ts'
import { newFamily } from './family.ts'
import { bytesOfTables, hasBegunToWrite, killInside } from './kills.ts'
import { runProgram } from './program.ts'
import type { Scenario } from './scenario.ts'

const SAVED = 40
const LATER = 10
const KILLS = 5

export const killDuringRestore: Scenario = {
  name: 'kill-during-restore',
  async run(report) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-restore-'))
    const settings = { DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: 'off' }
    const backup = path.join(folder, 'saved.jsonl.gz')
    let product = await startProduct(settings)
    const family = await newFamily(product.address)
    for (let i = 0; i < SAVED; i++) await family.add(product.address)
    const saved = await runProgram('backup', [backup], settings).ended
    report.held(saved.code === 0, `a backup while it runs: ${saved.said.trim()}`)
    for (let i = 0; i < LATER; i++) await family.add(product.address)
    await product.stop()

    const before = path.join(folder, 'before')
    const takeBefore = () => {
      fs.rmSync(settings.DATA_DIR, { recursive: true, force: true })
      fs.cpSync(before, settings.DATA_DIR, { recursive: true })
    }
    fs.cpSync(settings.DATA_DIR, before, { recursive: true })

    /** Restores, and kills after the first write; without a moment it is left alone. */
    const restoreUntil = async (ms?: number) => {
      const size = bytesOfTables(settings.DATA_DIR)
      const program = runProgram('restore', [backup, '--replace'], settings)
      let hasEnded = false
      void program.ended.then(() => (hasEnded = true))
      const hasBegun = await hasBegunToWrite(settings.DATA_DIR, size, () => hasEnded)
      const start = performance.now()
      if (ms === undefined) await program.ended
      else await sleep(ms)
      const workMs = Math.round(performance.now() - start)
      program.kill()
      return { isDone: (await program.ended).code === 0, hasBegun, workMs }
    }

    const { workMs } = await restoreUntil()
    takeBefore()
    let halves = 0
    await killInside(report, 'a restore', {
      inside: KILLS,
      workMs,
      async kill(ms) {
        const { isDone, hasBegun } = await restoreUntil(ms)
        product = await startProduct(settings)
        const there = (await family.names(product.address)).length
        await product.stop()
        if (there !== SAVED && (isDone || there !== SAVED + LATER)) halves += 1
        if (there === SAVED + LATER) return hasBegun ? 'inside' : 'before'
        takeBefore()
        return 'after'
      },
    })
    report.held(halves === 0, `${halves} times something else was there than all before, or all of the backup`)

    const restore = await runProgram('restore', [backup, '--replace'], settings).ended
    report.held(restore.code === 0, `a restore that is left alone: ${restore.said.trim()}`)
    product = await startProduct(settings)
    const there = await family.names(product.address)
    report.held(there.length === SAVED, `${SAVED - there.length} of ${SAVED} contacts of the backup are missing`)
    await product.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  },
}
