import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../processes/product.ts'
import { newFamily } from './family.ts'
import type { Scenario } from './scenario.ts'

const OWN = 20
const IMPORTED = 3_000
/** Milliseconds after the file was sent at which the server is killed. */
const KILLS = [100, 400, 900, 1_600, 2_500]

export const killDuringImport: Scenario = {
  name: 'kill-during-import',
  async run(report) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-import-'))
    const settings = { DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: 'off' }
    let product = await startProduct(settings)
    const family = await newFamily(product.address)
    for (let i = 0; i < OWN; i++) await family.add(product.address)
    const { body } = await family.send(product.address, 'GET', '/account/export')
    const file = withContacts(body as ExportedFile, IMPORTED)

    let halves = 0
    let broken = 0
    for (const ms of KILLS) {
      const answered = family.send(product.address, 'POST', '/account/import', file)
      await sleep(ms)
      await product.kill()
      const { status } = await answered
      if (status === 0) broken += 1
      product = await startProduct(settings)
      const imported = await importedOf(product.address)
      if (imported !== 0 && imported !== IMPORTED) halves += 1
      if (status === 200 && imported !== IMPORTED) halves += 1
    }
    report.held(broken > 0, `killed ${KILLS.length} times, ${broken} times before the import was answered`)
    report.held(halves === 0, `${halves} times an import was there in part, or acknowledged and not there`)
    const missing = await family.missing(product.address)
    report.held(missing.length === 0, `${missing.length} of ${family.count()} contacts acknowledged before were lost`)

    const last = await family.send(product.address, 'POST', '/account/import', file)
    const imported = await importedOf(product.address)
    report.held(
      last.status === 200 && imported === IMPORTED,
      `the same file sent again is answered ${last.status} and gives ${imported} of ${IMPORTED} contacts`,
    )
    await product.stop()
    fs.rmSync(folder, { recursive: true, force: true })

    async function importedOf(address: string) {
      return (await family.names(address)).filter((name) => name.startsWith('Imported')).length
    }
  },
}

interface ExportedFile {
  contacts: Record<string, unknown>[]
}

/** The same account with so many contacts more. */
function withContacts(file: ExportedFile, count: number): ExportedFile {
  const [pattern] = file.contacts
  const more = Array.from({ length: count }, (_, i) => ({
    ...pattern,
    id: 1_000_000 + i,
    uid: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    fullName: `Imported ${i}`,
  }))
  return { ...file, contacts: [...file.contacts, ...more] }
}
