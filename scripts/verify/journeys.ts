// Every journey, part of `npm run verify`: those tagged @long too, which `npm test` leaves out for their length, and all of
// them with what glides and fades. Half an hour or so. Names are of files in e2e: `npm run verify -- journeys contacts`.
import { spawnSync } from 'node:child_process'
import { inRoot } from '../lib/paths.mjs'
import { haveChromium } from '../test/chromium.mjs'

const program = [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, program, {
  cwd: inRoot(),
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: await haveChromium(), LONG_JOURNEYS: '1' },
})
process.exitCode = status ?? 1
