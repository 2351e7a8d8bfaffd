import fs from 'node:fs'
import path from 'node:path'
import { startProduct } from '../processes/product.ts'
import { makeReadOnly, makeWritable, onDisk, whyNoDisk } from './disk.ts'
import { newFamily } from './family.ts'
import { runProgram } from './program.ts'
import type { Scenario } from './scenario.ts'

export const readOnlyDisk: Scenario = {
  name: 'read-only-disk',
  async run(report) {
    const obstacle = whyNoDisk()
    if (obstacle !== undefined) return report.skipped(obstacle)

    for (const isThere of [false, true]) {
      await onDisk(120, async (disk) => {
        const dataDir = path.join(disk, 'data')
        if (isThere) fs.mkdirSync(dataDir)
        makeReadOnly(disk)
        const { code, said } = await runProgram('main', [], { DATA_DIR: dataDir }).ended
        const where = isThere ? 'in an empty folder' : 'without a folder'
        report.held(
          code === 1 && /read-only disk/.test(said),
          `a first start ${where} ends with ${code}: ${said.trim()}`,
        )
      })
    }

    await onDisk(120, async (disk) => {
      const settings = { DATA_DIR: path.join(disk, 'data'), RATE_LIMIT: 'off' }
      const product = await startProduct(settings)
      const family = await newFamily(product.address)
      for (let i = 0; i < 10; i++) await family.add(product.address)
      await product.stop()
      makeReadOnly(disk)
      const { code, said } = await runProgram('main', [], settings).ended
      report.held(code === 1 && /read-only disk/.test(said), `a later start ends with ${code}: ${said.trim()}`)
      makeWritable(disk)
      const again = await startProduct(settings)
      const lost = await family.missing(again.address)
      report.held(lost.length === 0, `writable again: ${lost.length} of ${family.count()} acknowledged contacts lost`)
      await again.stop()
    })
  },
}
