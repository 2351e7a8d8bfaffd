// A disk that can't be written from one moment on, while the product runs: people read why, nothing acknowledged is lost,
// and it goes on once the disk can be written again.
import path from 'node:path'
import pg from 'pg'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { startProduct, type Product } from '../processes/product.ts'
import { findPostgres, startPostgres, type Postgres } from '../test/postgres.mjs'
import { onImage, whyNoImage } from './disk.ts'
import { newFamily, succeeds, type Answer, type Family } from './family.ts'
import type { Report, Scenario } from './scenario.ts'

const MEBIBYTES = 300
const BEFORE = 20
const REFUSED = 8
/** A database that keeps its promises: `startPostgres` is fast because it usually doesn't. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
/** What PostgreSQL's clients are told while it can't even start. */
const AWAY = [refusalTexts.databaseAway, refusalTexts.databaseSilent]

export const embeddedDiskTurnsReadOnly: Scenario = {
  name: 'disk-turns-read-only',
  async run(report) {
    const obstacle = whyNoImage()
    if (obstacle !== undefined) return report.skipped(obstacle)

    await onImage(MEBIBYTES, async (disk) => {
      const settings = { DATA_DIR: path.join(disk.folder, 'data'), RATE_LIMIT: 'off' }
      const product = await startProduct(settings)
      const family = await started(product)
      disk.freeze()
      await refusesPlainly(report, product, family, 'files made immutable')
      disk.thaw()
      await goesOn(report, product, family)
      await product.kill()
      const again = await startProduct(settings)
      await keptAll(report, again, family, 'after a kill and a start')
      await again.stop()
    })

    await onImage(MEBIBYTES, async (disk) => {
      const settings = { DATA_DIR: path.join(disk.folder, 'data'), RATE_LIMIT: 'off' }
      const product = await startProduct(settings)
      const family = await started(product)
      disk.breakDown()
      await refusesPlainly(report, product, family, 'turned read-only by the kernel')
      const reason = product
        .said()
        .split('\n')
        .findLast((line) => line.includes('cannot be written'))
      report.held(reason !== undefined, `the log says why: ${reason?.slice(0, 300) ?? 'it does not'}`)
      const code = await product.stop()
      const last = product.said().trim().split('\n').slice(-6).join('\n')
      report.held(code === 0, `SIGTERM on the read-only disk ends it with ${code}${code === 0 ? '' : `: ${last}`}`)
      await disk.repair()
      const again = await startProduct(settings)
      await keptAll(report, again, family, 'on the repaired disk, after a start')
      report.held((await family.add(again.address)).status === 201, 'changes are saved again')
      await again.stop()
    })
  },
}

export const postgresDiskTurnsReadOnly: Scenario = {
  name: 'postgres-disk-turns-read-only',
  async run(report) {
    const found = findPostgres()
    if (!found) return report.skipped('there is no PostgreSQL on this machine')
    await onlyReads(report, found.bin)
    const obstacle = whyNoImage()
    if (obstacle !== undefined) return report.skipped(`PostgreSQL on a disk that breaks: ${obstacle}`)

    await onImage(MEBIBYTES, async (disk) => {
      const postgres = await startPostgres(found.bin, DURABLE, disk.folder)
      const product = await startProduct({ DATABASE_URL: postgres.url, RATE_LIMIT: 'off' })
      try {
        const family = await started(product)
        disk.freeze()
        await refusesPlainly(report, product, family, "PostgreSQL's files made immutable", AWAY)
        disk.thaw()
        if (postgres.hasEnded()) await postgres.restart()
        await goesOn(report, product, family)
      } finally {
        await product.kill()
        postgres.stop()
      }
    })
  },
}

/** What managed services do to a database whose disk is nearly full, and what a standby does. */
async function onlyReads(report: Report, bin: string): Promise<void> {
  const postgres = await startPostgres(bin)
  const product = await startProduct({ DATABASE_URL: postgres.url, RATE_LIMIT: 'off' })
  try {
    const family = await started(product)
    await allowWrites(postgres, false)
    await refusesPlainly(report, product, family, 'PostgreSQL that only reads')
    const kept = await family.missing(product.address)
    report.held(kept.length === 0, `reading goes on, ${kept.length} of ${family.count()} acknowledged contacts lost`)
    await allowWrites(postgres, true)
    await goesOn(report, product, family)
  } finally {
    await product.kill()
    postgres.stop()
  }
}

async function allowWrites({ url }: Postgres, isAllowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' })
  await client.connect()
  await client.query(`alter system set default_transaction_read_only = ${isAllowed ? 'off' : 'on'}`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function started(product: Product): Promise<Family> {
  const family = await newFamily(product.address)
  for (let i = 0; i < BEFORE; i++) await family.add(product.address)
  return family
}

/** @param alsoFine sentences that are true as well */
async function refusesPlainly(
  report: Report,
  product: Product,
  family: Family,
  how: string,
  alsoFine: readonly string[] = [],
): Promise<void> {
  const refused: Answer[] = []
  for (let tries = 0; refused.length < REFUSED && tries < 20_000; tries++) {
    const answer = await family.add(product.address)
    if (answer.status !== 201) refused.push(answer)
  }
  const isPlain = ({ status, message }: Answer) =>
    status === 503 && (message === refusalTexts.diskReadOnly || alsoFine.includes(message))
  const said = [...new Set(refused.map(({ status, message }) => `${status} '${message}'`))]
  report.held(
    refused.length === REFUSED && refused.every(isPlain),
    `${how}: ${refused.filter(isPlain).length} of ${REFUSED} refusals are plain: ${said.join(', ')}`,
  )
}

async function goesOn(report: Report, product: Product, family: Family): Promise<void> {
  const isSaved = await succeeds(async () => (await family.add(product.address)).status === 201)
  report.held(isSaved, 'writable again: a change is saved, without a restart of Ribbonry')
  await keptAll(report, product, family, 'then')
}

async function keptAll(report: Report, product: Product, family: Family, when: string): Promise<void> {
  const lost = await family.missing(product.address)
  report.held(lost.length === 0, `${lost.length} of ${family.count()} acknowledged contacts lost ${when}`)
}
