// The soak, part of `npm run verify` and of `npm run bench`: 10,000 mixed requests on the embedded database and on
// PostgreSQL, and what the server's threads hold after a forced collection. `tsx scripts/verify/soak.ts [REQUESTS]`.
// Exits with 1 when memory is kept.
import { soakBoth } from '../soak/both.ts'

const { held } = await soakBoth(Number(process.argv[2] ?? 10_000))
process.exitCode = held ? 0 : 1
