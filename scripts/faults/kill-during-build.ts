import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot, root } from '../lib/paths.mjs'
import { startProduct } from '../processes/product.ts'
import { newFamily } from './family.ts'
import { killInside } from './kills.ts'
import { listeningAt, run } from './program.ts'
import type { Scenario } from './scenario.ts'

const KILLS = 4
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
    const dist = path.join(checkout, 'dist')
    /** Parts are built in a folder of their own, which goes when they have taken their places. */
    const isUnderWay = () => fs.existsSync(path.join(dist, '.making'))
    const buildUntil = async (ms?: number) => {
      const program = start()
      let hasEnded = false
      void program.ended.then(() => (hasEnded = true))
      while (!/Building|Ribbonry is at/.test(program.said()) && !hasEnded) await sleep(5)
      const begun = performance.now()
      if (ms === undefined) await listeningAt(program)
      else await sleep(ms)
      const workMs = Math.round(performance.now() - begun)
      program.kill()
      const { said } = await program.ended
      return { said, workMs }
    }
    const { workMs } = await buildUntil()
    fs.rmSync(dist, { recursive: true })
    await killInside(report, "the build of 'npm start'", {
      inside: KILLS,
      workMs,
      async kill(ms) {
        const { said } = await buildUntil(ms)
        if (isUnderWay() && !said.includes('Ribbonry is at')) return 'inside'
        const isBuilt = fs.existsSync(path.join(dist, 'server'))
        fs.rmSync(dist, { recursive: true, force: true })
        return isBuilt ? 'after' : 'before'
      },
    })

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
