import { fileURLToPath } from 'node:url'
import type { Settings } from '#server/settings.ts'
import { openDatabase, type Database } from './connection.ts'
import type { DatabaseLog } from './embedded/log.ts'

/**
 * The database that the settings name, for every program of the server.
 * @throws with one sentence for the operator, see `openDatabase`
 */
export function openConfigured(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: DatabaseLog,
): Promise<Database> {
  return openDatabase({ ...(databaseUrl === undefined ? {} : { url: databaseUrl }), dataDir, template, log })
}

/** Made by the build (scripts/build-template.ts). Where it is missing the first start takes longer. */
const template = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../dist/pg-template.tar.gz' : '../pg-template.tar.gz',
    import.meta.url,
  ),
)
