import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkOnly, killLoop } from './kill-loop.ts'

/** `npm run verify -- durability` kills 25 times. */
const KILLS = 3
const WRITES_PER_KILL = 110

test('kill -9 under concurrent writes loses nothing that was acknowledged and leaves no half operation', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-kills-'))
  const result = await killLoop(folder, KILLS, WRITES_PER_KILL)
  expect(result.findings).toHaveLength(KILLS)
  for (const finding of result.findings) expect(finding).toMatchObject({ lost: 0, halves: 0 })
  expect(result.findings.at(-1)?.acknowledged).toBeGreaterThanOrEqual(KILLS * WRITES_PER_KILL)
  expect(result.soundIndexes).toBeGreaterThan(100)
  expect(result.damagedPages).toBe(0)
  console.log(`${result.kills} kills, ${result.findings.at(-1)?.acknowledged} acknowledged writes, none lost`)

  // Proves that the check can fail: a write that was never made counts as lost.
  fs.appendFileSync(path.join(folder, 'acknowledged'), '999999\n')
  expect(await checkOnly(path.join(folder, 'data'), path.join(folder, 'acknowledged'))).toMatchObject({ lost: 1 })
  fs.rmSync(folder, { recursive: true })
}, 600_000)
