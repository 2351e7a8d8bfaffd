// Everything that can be on the screen, part of `npm run verify`: each state in light and dark and at several sizes is held
// against axe, must not be wider than the window or covered, and gets a picture. Exits with 1 when anything was found.
// `npm run verify -- screens WORD…` looks only at states whose line holds these words ('390x844', 'dark', 'Quick idea'); a word
// with a slash is the folder for the pictures.
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import pLimit from 'p-limit'
import config from '../../playwright.config.ts'
import { launchProduct } from '../../e2e/support/product.ts'
import { lookAt, type Look } from '../screens/look.ts'
import type { State } from '../screens/state.ts'
import { sizes } from '../screens/sizes.ts'
import { states } from '../screens/states.ts'

/** More than this would only wait for each other on two cores. */
const AT_ONCE = 2

const words = process.argv.slice(2)
const folder = words.find((word) => word.includes('/')) ?? mkdtempSync(join(tmpdir(), 'ribbonry-screens-'))
mkdirSync(folder, { recursive: true })
const wanted = words.filter((word) => !word.includes('/'))

const product = await launchProduct()
const browser = await chromium.launch(config.use?.launchOptions)
const lines: string[] = []
let [number, faults] = [0, 0]
try {
  const atOnce = pLimit(AT_ONCE)
  await Promise.all(
    sizes.flatMap((size) =>
      [...new Set(states.map(account))].map((kind) =>
        atOnce(() =>
          lookAt({
            browser,
            product,
            size,
            folder,
            wanted,
            onLook,
            states: states.filter((state) => account(state) === kind),
          }),
        ),
      ),
    ),
  )
} finally {
  await browser.close()
  await product.stop()
}
writeFileSync(join(folder, 'list.txt'), `${lines.join('\n')}\n`)
console.log(`\n${number} states, ${faults} findings. Pictures and this list: ${folder}`)
process.exitCode = faults === 0 && number > 0 ? 0 : 1

/** Those of one kind share an account and its answers. */
function account({ as, server }: State): string {
  return `${as} ${server ?? ''}`
}

function onLook({ line, findings }: Look): void {
  number += 1
  faults += findings.length
  const told = `${String(number).padStart(3)}  ${line}  ${findings.length === 0 ? 'nothing found' : `${findings.length} FOUND`}`
  lines.push(told, ...findings.map((finding) => `       ${finding}`))
  console.log([told, ...findings.map((finding) => `       ${finding}`)].join('\n'))
}
