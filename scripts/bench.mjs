// npm run bench: installs and builds what is missing or changed, and measures (bench/run.ts says what can follow).
import './lib/node-version.mjs'
import { spawnSync } from 'node:child_process'
import { orExplain } from './lib/chore-error.mjs'
import { prepareExtraPackages } from './lib/extra-packages.mjs'
import { root } from './lib/paths.mjs'
import { prepareBuild } from './lib/prepare.mjs'

await orExplain(async () => {
  await prepareBuild()
  await prepareExtraPackages()
  const program = ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)]
  process.exitCode = spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' }).status ?? 1
})
