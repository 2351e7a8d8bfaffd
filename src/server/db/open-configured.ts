import { fileURLToPath } from 'node:url'
import type { Settings } from '#server/settings.ts'
import { openDatabase, type Database } from './connection.ts'
import type { DatabaseLog } from './embedded/log.ts'

type Where = Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'databaseStatements'>>

/**
 * The database that the settings name, for every program of the server.
 * @throws with one sentence for the operator, see `openDatabase`
 */
export function openConfigured(
  { databaseUrl, databaseStatements: statements = 'named', dataDir }: Where,
  log: DatabaseLog,
): Promise<Database> {
  const server = databaseUrl === undefined ? {} : { url: databaseUrl, statements }
  return openDatabase({ ...server, dataDir, template, log })
}

/** Made by the build (scripts/build-template.ts). Where it is missing the first start takes longer. */
const template = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../dist/pg-template.tar.gz' : '../pg-template.tar.gz',
    import.meta.url,
  ),
)
