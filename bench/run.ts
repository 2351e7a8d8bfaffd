// npm run bench: how fast and how large the built product is, against bare baselines in the same run (docs/performance.md).
// `npm run bench -- http` or `-- page` runs one part; `--rounds=N` (5) and `--seconds=N` (2) set the slices.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measureHttp } from './http.ts'
import { measurePages } from './pages.ts'

const [only] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const option = (name: string, fallback: number) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)

const results = {
  measuredAt: new Date().toISOString(),
  node: process.version,
  ...(only === undefined || only === 'http'
    ? { http: await measureHttp({ rounds: option('rounds', 5), seconds: option('seconds', 2) }) }
    : {}),
  ...(only === undefined || only === 'page' ? { pages: await measurePages() } : {}),
}

const folder = path.resolve(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
const file = path.join(folder, `${results.measuredAt.replaceAll(':', '-')}.json`)
writeFileSync(file, JSON.stringify(results, null, 2))
console.log(`Kept in ${path.relative(process.cwd(), file)}`)
