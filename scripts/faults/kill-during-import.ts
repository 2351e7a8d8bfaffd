import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../processes/product.ts'
import { newFamily } from './family.ts'
import { bytesOfTables, hasBegunToWrite, killInside } from './kills.ts'
import type { Scenario } from './scenario.ts'

const OWN = 20
const IMPORTED = 3_000
const KILLS = 5

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

    /** Sends the file, and kills the server after the first write; without a moment it is left alone until it answers. */
    const importUntil = async (ms?: number) => {
      const size = bytesOfTables(settings.DATA_DIR)
      let hasAnswered = false
      const answered = family.send(product.address, 'POST', '/account/import', file).finally(() => (hasAnswered = true))
      const hasBegun = await hasBegunToWrite(settings.DATA_DIR, size, () => hasAnswered)
      const start = performance.now()
      if (ms === undefined) await answered
      else await sleep(ms)
      const workMs = Math.round(performance.now() - start)
      await product.kill()
      return { status: (await answered).status, hasBegun, workMs }
    }

    await product.stop()
    const before = path.join(folder, 'before')
    const startBefore = async () => {
      fs.rmSync(settings.DATA_DIR, { recursive: true })
      fs.cpSync(before, settings.DATA_DIR, { recursive: true })
      product = await startProduct(settings)
    }
    fs.cpSync(settings.DATA_DIR, before, { recursive: true })
    product = await startProduct(settings)
    const { workMs } = await importUntil()
    await startBefore()
    let halves = 0
    await killInside(report, `an import of ${IMPORTED} contacts`, {
      inside: KILLS,
      workMs,
      async kill(ms) {
        const { status, hasBegun } = await importUntil(ms)
        product = await startProduct(settings)
        const imported = await importedOf(product.address)
        if (imported !== 0 && imported !== IMPORTED) halves += 1
        if (status === 200 && imported !== IMPORTED) halves += 1
        if (imported === 0) return hasBegun ? 'inside' : 'before'
        await product.stop()
        await startBefore()
        return 'after'
      },
    })
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
