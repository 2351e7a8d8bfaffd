import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { startProduct } from '../processes/product.ts'
import { findPostgres, startPostgres } from '../test/postgres.mjs'
import { newFamily, succeeds } from './family.ts'
import { listeningAt, run } from './program.ts'
import type { Report, Scenario } from './scenario.ts'

const FEW_FILES = `ulimit -n 64; exec "${process.execPath}" "${inRoot('dist/server/main.js')}"`
/** Connections that only stay open, more than there are files for. */
const CROWD = 200
const AT_ONCE = 20

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

    const { code, said } = await run('sh', ['-c', FEW_FILES], settings).ended
    report.held(code === 1 && /may open only 64 files/.test(said), `ulimit -n 64 ends with ${code}: ${said.trim()}`)

    const again = await startProduct(settings)
    const lost = await family.missing(again.address)
    report.held(lost.length === 0, `without the limit: ${lost.length} of ${family.count()} acknowledged contacts lost`)
    await again.stop()
    fs.rmSync(folder, { recursive: true, force: true })
    await onPostgresServer(report)
  },
}

/** Without the embedded database it starts; with too many connections it turns some away, and goes on once they are gone. */
async function onPostgresServer(report: Report): Promise<void> {
  const found = findPostgres()
  if (!found) return report.skipped('there is no PostgreSQL on this machine')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-files-'))
  const postgres = await startPostgres(found.bin)
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: 'off' }
  const program = run('sh', ['-c', FEW_FILES], { ...settings, LOG_LEVEL: 'info' })
  try {
    const address = await listeningAt(program)
    report.held(address !== undefined, 'ulimit -n 64 with DATABASE_URL starts and listens')
    if (address === undefined) return
    const family = await newFamily(address)
    for (let i = 0; i < 10; i++) await family.add(address)

    const { hostname, port } = new URL(address)
    const crowd = Array.from({ length: CROWD }, () => net.connect(Number(port), hostname).on('error', () => undefined))
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => family.add(address)))
    for (const socket of crowd) socket.destroy()
    const odd = answers.filter(({ status }) => status !== 201 && status !== 503 && status !== 0)
    const saved = answers.filter(({ status }) => status === 201).length
    report.held(
      odd.length === 0,
      `beside ${CROWD} open connections: ${saved} of ${AT_ONCE} changes saved, ${odd.length} answered with another status ` +
        `than 503${odd.map(({ status, message }) => `, such as ${status} '${message}'`)[0] ?? ''}`,
    )
    const goesOn = await succeeds(async () => (await family.add(address)).status === 201)
    report.held(goesOn, 'once they are closed a change is saved, without a restart')
    const lost = await family.missing(address)
    report.held(lost.length === 0, `${lost.length} of ${family.count()} acknowledged contacts lost`)
  } finally {
    program.kill()
    await program.ended
    postgres.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
