import type { Settings } from '#server/settings.ts'
import type { Database } from '../connection.ts'
import { isDamage } from '../damage.ts'
import type { DatabaseLog } from '../embedded/log.ts'
import { openConfigured } from '../open-configured.ts'
import { outdateKnownLists } from './known-lists.ts'
import type { BackupContent } from './read-backup.ts'
import { restoreDatabase } from './restore.ts'

type Where = Pick<Settings, 'databaseUrl' | 'dataDir'>

/**
 * Restores a backup into the database of the settings. With `replace` an embedded database that is damaged is moved aside,
 * and the backup goes into a new one.
 * @throws with one sentence for the operator, see `openDatabase` and `restoreDatabase`
 */
export async function restoreConfigured(
  where: Where,
  file: string,
  replace: boolean,
  log: DatabaseLog,
): Promise<BackupContent> {
  try {
    return await restoreInto(where, file, replace, log)
  } catch (error) {
    if (!replace || where.databaseUrl !== undefined || !isDamage(error)) throw error
    const { moveAside } = await import('../embedded/move-aside.ts')
    const aside = await moveAside(where.dataDir, log)
    log.warn(`The damaged database is now ${aside}. Delete it once you no longer need it.`)
    return restoreInto(where, file, replace, log)
  }
}

async function restoreInto(where: Where, file: string, replace: boolean, log: DatabaseLog): Promise<BackupContent> {
  const database: Database = await openConfigured(where, log)
  try {
    const content = await restoreDatabase(database, file, { replace })
    await outdateKnownLists(database.db)
    return content
  } finally {
    await database.close()
  }
}
