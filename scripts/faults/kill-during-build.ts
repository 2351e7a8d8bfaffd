import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot, root } from '../lib/paths.mjs'
import { startProduct } from '../processes/product.ts'
import { newFamily } from './family.ts'
import { listeningAt, run } from './program.ts'
import type { Scenario } from './scenario.ts'

/** Milliseconds after the start at which `npm start` is killed: while it builds, and takes in what it built. */
const KILLS = [1_000, 4_000, 9_000]
const NOT_COPIED = new Set(['node_modules', 'dist', 'data', '.git', 'test-results'])

export const killDuringBuild: Scenario = {
  name: 'kill-during-build',
  async run(report) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-build-'))
    const settings = { DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: 'off', LOG_LEVEL: 'info' }
    const product = await startProduct(settings)
    const family = await newFamily(product.address)
    for (let i = 0; i < 10; i++) await family.add(product.address)
    await product.stop()

    const checkout = path.join(folder, 'checkout')
    fs.cpSync(root, checkout, { recursive: true, filter: (file) => !NOT_COPIED.has(path.relative(root, file)) })
    fs.symlinkSync(inRoot('node_modules'), path.join(checkout, 'node_modules'))
    const start = () => run(process.execPath, ['scripts/start.mjs'], settings, checkout)
    for (const ms of KILLS) {
      const killed = start()
      await sleep(ms)
      killed.kill()
      const { said } = await killed.ended
      report.held(!said.includes('Ribbonry is at'), `killed ${ms} ms after 'npm start': ${said.trim() || 'silent'}`)
    }

    const last = start()
    const address = await listeningAt(last)
    report.held(address !== undefined, 'the next start builds and serves')
    if (address !== undefined) {
      const lost = await family.missing(address)
      report.held(lost.length === 0, `${lost.length} of ${family.count()} acknowledged contacts lost`)
    }
    last.kill()
    await last.ended
    fs.rmSync(folder, { recursive: true, force: true })
  },
}
