// The ways to grow, part of `npm run verify`: from the embedded database to PostgreSQL and back, behind PgBouncer in transaction
// mode, and on a primary whose standby takes over under load. `npm run verify -- cluster standby` runs one of `move`,
// `pgbouncer` and `standby`. Needs PostgreSQL 15 or newer and PgBouncer on this machine. Four minutes or so. Exits with 1 when something was lost or refused.
import { behindPgBouncer } from '../cluster/behind-pgbouncer.ts'
import { move } from '../cluster/move.ts'
import { promotedStandby } from '../cluster/promoted-standby.ts'
import { Report } from '../faults/scenario.ts'

const names = process.argv.slice(2)
const report = new Report()
for (const scenario of [move, behindPgBouncer, promotedStandby])
  if (names.length === 0 || names.includes(scenario.name)) await report.of(scenario)
report.printCounts()
process.exitCode = report.failed === 0 ? 0 : 1
