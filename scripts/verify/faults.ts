// The faults of the world around the product, part of `npm run verify`: databases and mail servers that fall silent,
// clocks that are wrong, full disks, kills at the worst moment. `npm run verify -- faults NAME…` runs some of them.
// Exits with 1 when anything failed.
import { fewOpenFiles } from '../faults/few-open-files.ts'
import { fullDisk } from '../faults/full-disk.ts'
import { fullLog } from '../faults/full-log.ts'
import { killDuringBuild } from '../faults/kill-during-build.ts'
import { killDuringImport } from '../faults/kill-during-import.ts'
import { killDuringPeopleImport } from '../faults/kill-during-people-import.ts'
import { killDuringMigration } from '../faults/kill-during-migration.ts'
import { killDuringRestore } from '../faults/kill-during-restore.ts'
import { movedDataFolder } from '../faults/moved-data-folder.ts'
import { readOnlyDisk } from '../faults/read-only-disk.ts'
import { movedClock } from '../faults/clock.ts'
import { pausedDatabase, restartedDatabase, silentConnections } from '../faults/database.ts'
import { greylistingMailServer, hangingMailServer, rejectingMailServer } from '../faults/mail.ts'
import { embeddedDiskTurnsReadOnly, postgresDiskTurnsReadOnly } from '../faults/disk-turns-read-only.ts'
import { Report, type Scenario } from '../faults/scenario.ts'
import { slowSender } from '../faults/slow-sender.ts'
import { ChoreError, orExplain } from '../lib/chore-error.mjs'

const scenarios: Scenario[] = [
  fullDisk,
  fullLog,
  readOnlyDisk,
  embeddedDiskTurnsReadOnly,
  postgresDiskTurnsReadOnly,
  fewOpenFiles,
  movedDataFolder,
  killDuringMigration,
  killDuringImport,
  killDuringPeopleImport,
  killDuringRestore,
  killDuringBuild,
  silentConnections,
  restartedDatabase,
  pausedDatabase,
  hangingMailServer,
  greylistingMailServer,
  rejectingMailServer,
  movedClock,
  slowSender,
]

await orExplain(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !scenarios.some((scenario) => scenario.name === name))
  if (unknown !== undefined) {
    throw new ChoreError(`There is no '${unknown}'; there are ${scenarios.map(({ name }) => name).join(', ')}.`)
  }
  const report = new Report()
  for (const scenario of scenarios) {
    if (wanted.length === 0 || wanted.includes(scenario.name)) await report.of(scenario)
  }
  report.printCounts()
  process.exitCode = report.failed === 0 ? 0 : 1
})
