import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { startProduct } from '../processes/product.ts'
import { newFamily } from './family.ts'
import { run } from './program.ts'
import type { Scenario } from './scenario.ts'

export const fewOpenFiles: Scenario = {
  name: 'few-open-files',
  async run(report) {
    if (process.platform !== 'linux') return report.skipped('the limit of open files is read from /proc')
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-files-'))
    const settings = { DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: 'off' }
    const product = await startProduct(settings)
    const family = await newFamily(product.address)
    for (let i = 0; i < 10; i++) await family.add(product.address)
    await product.kill()

    const command = `ulimit -n 64; exec "${process.execPath}" "${inRoot('dist/server/main.js')}"`
    const { code, said } = await run('sh', ['-c', command], settings).ended
    report.held(code === 1 && /may open only 64 files/.test(said), `ulimit -n 64 ends with ${code}: ${said.trim()}`)

    const again = await startProduct(settings)
    const lost = await family.missing(again.address)
    report.held(lost.length === 0, `without the limit: ${lost.length} of ${family.count()} acknowledged contacts lost`)
    await again.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  },
}
