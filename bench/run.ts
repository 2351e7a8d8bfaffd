// npm run bench: how fast and how large the built product is, against bare baselines in the same run (docs/performance.md).
// `npm run bench -- http`, `-- soak`, `-- growth`, `-- feeds`, `-- catalogue`, `-- page`, `-- interactions`, `-- imports`, `-- recommendations` or `-- search` runs one part; `--rounds=N` (5) and `--seconds=N` (2)
// set the slices; `--people=N` (10,000) how many random people get recommendations, `--held-out=1` shows the held-out people and searches too;
// `--rows=N` takes one size of the catalogue alone, `--match=TEXT` only rows of `http`, databases of
// `product-feeds` or parts of `catalogue` (pages, recommendations, searches) whose name contains it.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measureCatalogue } from './catalogue.ts'
import { measureFeeds } from './feeds.ts'
import { measureGrowth } from './growth.ts'
import { measureHttp } from './http.ts'
import { measureInteractions } from './interactions.ts'
import { measureImports } from './imports.ts'
import { measurePages } from './pages.ts'
import { measureProductFeeds } from './product-feeds.ts'
import { measureRecommending } from './recommendations.ts'
import { measureSearching } from './search.ts'
import { soakBoth } from '../scripts/soak/both.ts'

const [only] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const option = (name: string, fallback: number) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)

const rows = option('rows', 0)
const match = process.argv.find((argument) => argument.startsWith('--match='))?.slice('--match='.length)

const results = {
  measuredAt: new Date().toISOString(),
  node: process.version,
  ...(only === undefined || only === 'http'
    ? {
        http: await measureHttp({
          rounds: option('rounds', 5),
          seconds: option('seconds', 2),
          ...(match && { only: match }),
        }),
      }
    : {}),
  ...(only === undefined || only === 'soak' ? { soak: await soakBoth(option('requests', 10_000)) } : {}),
  ...(only === undefined || only === 'growth'
    ? { growth: await measureGrowth({ rounds: option('rounds', 5), seconds: option('seconds', 2) }) }
    : {}),
  ...(only === undefined || only === 'catalogue'
    ? {
        catalogue: await measureCatalogue({
          rounds: option('rounds', 5),
          ...(rows > 0 && { rows }),
          ...(match && { only: match }),
        }),
      }
    : {}),
  ...(only === undefined || only === 'feeds' ? { feeds: await measureFeeds() } : {}),
  ...(only === undefined || only === 'product-feeds'
    ? { productFeeds: await measureProductFeeds({ ...(rows > 0 && { rows }), ...(match && { only: match }) }) }
    : {}),
  ...(only === undefined || only === 'page' ? { pages: await measurePages() } : {}),
  ...(only === undefined || only === 'interactions' ? { interactions: await measureInteractions() } : {}),
  ...(only === undefined || only === 'imports' ? { imports: await measureImports() } : {}),
  ...(only === undefined || only === 'recommendations'
    ? { recommending: measureRecommending({ people: option('people', 10_000), heldOut: option('held-out', 0) === 1 }) }
    : {}),
  ...(only === undefined || only === 'search'
    ? { searching: await measureSearching({ heldOut: option('held-out', 0) === 1 }) }
    : {}),
}

const folder = path.resolve(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
const file = path.join(folder, `${results.measuredAt.replaceAll(':', '-')}.json`)
writeFileSync(file, JSON.stringify(results, null, 2))
console.log(`Kept in ${path.relative(process.cwd(), file)}`)
// Speed is for people to judge; memory that is kept is a fault.
if (results.soak?.held === false) process.exitCode = 1
