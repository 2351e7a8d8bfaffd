import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Import, OpenImport } from '#domain/imports/schema.ts'
import { startProduct } from '../processes/product.ts'
import { newFamily, succeeds } from './family.ts'
import type { Scenario } from './scenario.ts'

const PEOPLE = 1_500
const KILLS = 4
/** A restart waits for the killed process's lease, and looks every few seconds. */
const RESUMED_MS = 60_000

export const killDuringPeopleImport: Scenario = {
  name: 'kill-during-people-import',
  async run(report) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-people-'))
    const settings = { DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: 'off' }
    let product = await startProduct(settings)
    const family = await newFamily(product.address)
    const upload = async () => {
      const cards = Array.from({ length: PEOPLE }, (_, i) =>
        ['BEGIN:VCARD', 'VERSION:3.0', `FN:Imported ${i}`, 'BDAY:1990-05-17', 'END:VCARD', ''].join('\r\n'),
      )
      const { body } = await family.upload(product.address, '/imports', cards.join(''))
      return body as OpenImport
    }
    const stateOf = async (id: number) => (await family.send(product.address, 'GET', `/imports/${id}`)).body as Import
    const importedOf = async () =>
      (await family.names(product.address)).filter((name) => name.startsWith('Imported')).length

    let [parts, notResumed, underWay] = [0, 0, 0]
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { id, people = [] } = await upload()
      const choices = people.map(({ key }) => ({ key, action: 'add', relationship: 'friend' }))
      const sent = await family.send(product.address, 'POST', `/imports/${id}/run`, { people: choices })
      if (sent.status !== 202) throw new Error(`The run was refused: ${sent.message}`)
      // Each at another step of it: the answer tells how far it is.
      const until = (PEOPLE * (kill + 0.5)) / KILLS
      while ((await stateOf(id)).done < until) await sleep(2)
      await product.kill()
      product = await startProduct(settings)
      const there = await importedOf()
      if (there !== 0 && there !== PEOPLE) parts += 1
      if (there === 0) underWay += 1
      const isDone = await succeeds(async () => (await stateOf(id)).state === 'done', RESUMED_MS)
      if (!isDone || (await importedOf()) !== PEOPLE) notResumed += 1
      const undone = await family.send(product.address, 'POST', `/imports/${id}/undo`)
      if (undone.status !== 200 || (await importedOf()) !== 0) notResumed += 1
    }
    report.held(underWay > 0, `${underWay} of ${KILLS} kills fell inside an import of ${PEOPLE} people`)
    report.held(parts === 0, `${parts} times a part of it was visible after the restart`)
    report.held(notResumed === 0, `${notResumed} times it wasn't finished by the restart, or couldn't be undone`)
    await product.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  },
}
