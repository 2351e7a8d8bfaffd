// The main journeys in the engines that `npm test` has no time for, part of `npm run verify`: Firefox and WebKit, as Debian
// has them. Keeps a picture of each step in test-results/browsers, and exits with 1 when a step ends otherwise or the console
// shows an error.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { launchProduct } from '../../e2e/support/product.ts'
import type { Engine } from '../browsers/engine.ts'
import { openFirefox } from '../browsers/firefox.ts'
import { Screen } from '../browsers/screen.ts'
import { walk } from '../browsers/walk.ts'
import { openWebKit } from '../browsers/webkit.ts'
import { inRoot } from '../lib/paths.mjs'

const engines = { firefox: openFirefox, webkit: openWebKit }
const wanted = process.argv.slice(2)
const product = await launchProduct()
let isSound = true
try {
  for (const [short, open] of Object.entries(engines))
    if (wanted.length === 0 || wanted.includes(short)) isSound = (await walkIn(short, open)) && isSound
} finally {
  await product.stop()
}
process.exitCode = isSound ? 0 : 1

async function walkIn(short: string, open: () => Promise<Engine>): Promise<boolean> {
  const folder = inRoot('test-results/browsers', short)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const engine = await open()
  const screen = new Screen(engine, product.address)
  console.log(`\n${engine.name}`)
  try {
    for (const [at, { does, walk: go }] of walk.entries()) {
      const picture = `${folder}/${String(at + 1).padStart(2, '0')} ${does}.png`
      try {
        await go(screen)
      } finally {
        writeFileSync(picture, await engine.picture())
      }
      console.log(`  passed  ${does}`)
    }
  } catch (error) {
    // What follows a step builds on it.
    console.log(`  FAILED  ${String(error)}; see the last picture in ${folder}`)
    return false
  } finally {
    for (const error of engine.errors()) console.log(`  console: ${error}`)
    await engine.close()
  }
  return engine.errors().length === 0
}
