import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startProduct } from '../processes/product.ts'
import { newFamily } from './family.ts'
import { listeningAt, runProgram } from './program.ts'
import type { Scenario } from './scenario.ts'

export const movedDataFolder: Scenario = {
  name: 'moved-data-folder',
  async run(report) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-moved-'))
    const dataDir = path.join(folder, 'data')
    const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'info' }
    const program = runProgram('main', [], settings)
    const address = (await listeningAt(program)) ?? ''
    const family = await newFamily(address)
    for (let i = 0; i < 10; i++) await family.add(address)

    fs.renameSync(dataDir, path.join(folder, 'elsewhere'))
    const { code, said } = await program.ended
    const sentence = said.split('\n').findLast((line) => line.includes('moved away')) ?? said
    report.held(code === 70 && sentence.includes('moved away or deleted'), `it ends with ${code}: ${sentence}`)
    const left = fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : []
    report.held(!left.includes('pg'), `no new database takes its place (${left.join(', ') || 'nothing is there'})`)

    fs.rmSync(dataDir, { recursive: true, force: true })
    fs.renameSync(path.join(folder, 'elsewhere'), dataDir)
    const again = await startProduct(settings)
    const lost = await family.missing(again.address)
    report.held(lost.length === 0, `back in its place: ${lost.length} of ${family.count()} acknowledged contacts lost`)
    await again.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  },
}
