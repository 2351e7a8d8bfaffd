import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../processes/product.ts'
import { newFamily } from './family.ts'
import { runProgram } from './program.ts'
import type { Scenario } from './scenario.ts'

const SAVED = 40
const LATER = 10
/** Milliseconds after its start at which the restore is killed: while it reads, opens, loads, verifies. */
const KILLS = [600, 1_500, 2_500, 3_500, 5_000]

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

    let ended = 0
    let halves = 0
    for (const ms of KILLS) {
      const restore = runProgram('restore', [backup, '--replace'], settings)
      await sleep(ms)
      restore.kill()
      const isDone = (await restore.ended).code === 0
      if (isDone) ended += 1
      product = await startProduct(settings)
      const there = (await family.names(product.address)).length
      await product.stop()
      if (isDone ? there !== SAVED : there !== SAVED && there !== SAVED + LATER) halves += 1
    }
    report.held(ended < KILLS.length, `killed ${KILLS.length} restores, ${ended} of which had ended by then`)
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
