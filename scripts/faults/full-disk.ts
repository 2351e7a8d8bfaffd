import fs from 'node:fs'
import path from 'node:path'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { startProduct } from '../processes/product.ts'
import { onDisk, whyNoDisk } from './disk.ts'
import { newFamily, succeeds, type Answer } from './family.ts'
import { runProgram } from './program.ts'
import type { Scenario } from './scenario.ts'

/** A new database takes 40 MiB. */
const TOO_SMALL = 16
const ROOMY = 120
const REFUSED = 20

export const fullDisk: Scenario = {
  name: 'full-disk',
  async run(report) {
    const obstacle = whyNoDisk()
    if (obstacle !== undefined) return report.skipped(obstacle)

    await onDisk(TOO_SMALL, async (disk) => {
      const { code, said } = await runProgram('main', [], { DATA_DIR: path.join(disk, 'data') }).ended
      const sentence = said.trim().split('\n').at(-1) ?? ''
      report.held(code === 1 && /is full/.test(sentence), `a first start without room ends with ${code}: ${sentence}`)
      const left = fs.readdirSync(path.join(disk, 'data'))
      report.held(left.length === 0, `it leaves ${left.length === 0 ? 'nothing' : left.join(', ')}`)
    })

    await onDisk(ROOMY, async (disk) => {
      const settings = { DATA_DIR: path.join(disk, 'data'), RATE_LIMIT: 'off' }
      const product = await startProduct(settings)
      const family = await newFamily(product.address)
      for (let i = 0; i < 20; i++) await family.add(product.address)
      fill(disk)

      const refused: Answer[] = []
      for (let tries = 0; refused.length < REFUSED && tries < 20_000; tries++) {
        const answer = await family.add(product.address)
        if (answer.status !== 201) refused.push(answer)
      }
      const plain = refused.filter(({ status, message }) => status === 503 && message === refusalTexts.diskFull)
      report.held(
        refused.length === REFUSED && plain.length === REFUSED,
        `full after ${family.count()} contacts; ${plain.length} of ${refused.length} refusals are 503 and say: ${refusalTexts.diskFull}` +
          others(refused),
      )

      fs.rmSync(path.join(disk, 'ballast'))
      const goesOn = await succeeds(async () => (await family.add(product.address)).status === 201)
      report.held(goesOn, 'with room again a change is saved, without a restart')
      const missing = await family.missing(product.address)
      report.held(missing.length === 0, `${missing.length} of ${family.count()} acknowledged contacts lost`)

      await product.kill()
      const again = await startProduct(settings)
      const lost = await family.missing(again.address)
      report.held(lost.length === 0, `${lost.length} of ${family.count()} lost after a kill and a start`)
      await again.stop()
    })
  },
}

/** Takes all the room there is. */
export function fill(disk: string) {
  const { bavail, bsize } = fs.statfsSync(disk)
  fs.writeFileSync(path.join(disk, 'ballast'), Buffer.alloc(bavail * bsize))
}

function others(answers: Answer[]): string {
  const other = answers.find(({ status, message }) => status !== 503 || message !== refusalTexts.diskFull)
  return other ? ` (another: ${other.status} ${other.message})` : ''
}
