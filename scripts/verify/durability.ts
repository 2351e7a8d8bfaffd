// The long form of the durability tests, part of `npm run verify`: 25 kills (kill -9) under concurrent writes, then
// simulated power cuts where the machine allows it (root on Linux). `tsx scripts/verify/durability.ts [KILLS] [CUTS]`.
// Run it after every upgrade of PGlite. Exits with 1 when anything acknowledged was lost.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Finding } from '../durability/check.ts'
import { killLoop } from '../durability/kill-loop.ts'
import { powerCuts, whyNoPowerCut } from '../durability/power-cut.ts'

const WRITES_EACH = 110
const [kills = 25, cuts = 8] = process.argv.slice(2).map(Number)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-durability-'))
const killsHeld = await verifyKills()
const cutsHeld = await verifyPowerCuts()
fs.rmSync(folder, { recursive: true, force: true })
process.exitCode = killsHeld && cutsHeld ? 0 : 1

async function verifyKills(): Promise<boolean> {
  const place = path.join(folder, 'kills')
  fs.mkdirSync(place)
  const { findings, soundIndexes, damagedPages } = await killLoop(place, kills, WRITES_EACH)
  const acknowledged = findings.at(-1)?.acknowledged ?? 0
  const held = isClean(findings) && damagedPages === 0 && acknowledged >= kills * WRITES_EACH
  say(held, `${kills} kills: ${acknowledged} acknowledged writes, ${summary(findings)}`)
  say(held, `amcheck: ${soundIndexes} indexes sound, ${damagedPages} damaged pages`)
  return held
}

async function verifyPowerCuts(): Promise<boolean> {
  const obstacle = whyNoPowerCut()
  if (obstacle) {
    console.log(`SKIPPED  power cuts: ${obstacle}`)
    return true
  }
  const place = path.join(folder, 'power')
  fs.mkdirSync(place)
  const findings = await powerCuts(place, cuts, WRITES_EACH)
  const acknowledged = findings.reduce((sum, finding) => sum + finding.acknowledged, 0)
  say(isClean(findings), `${cuts} power cuts: ${acknowledged} acknowledged writes, ${summary(findings)}`)
  return isClean(findings)
}

function isClean(findings: Finding[]): boolean {
  return findings.every(({ lost, halves }) => lost === 0 && halves === 0)
}

function summary(findings: Finding[]): string {
  const lost = findings.reduce((sum, finding) => sum + finding.lost, 0)
  const halves = findings.reduce((sum, finding) => sum + finding.halves, 0)
  return `${lost} lost, ${halves} half operations`
}

function say(held: boolean, text: string) {
  console.log(`${held ? 'HELD    ' : 'FAILED  '} ${text}`)
}
