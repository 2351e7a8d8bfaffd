// The lint rule that keeps what people read in src/domain/texts, on a file with texts planted in it.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'user-texts-'))
  mkdirSync(join(folder, 'src/client'), { recursive: true })
  const config = {
    jsPlugins: [join(root, 'scripts/lint/user-texts.mjs')],
    categories: { correctness: 'off' },
    rules: { 'user-texts/in-texts': 'error' },
  }
  writeFileSync(join(folder, 'oxlint.json'), JSON.stringify(config))
})

afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['a text between tags', 'export const A = () => <p>Nothing here</p>'],
  ['an expression between tags', 'export const A = ({ n }) => <p>{n > 1 ? texts.many : "One gift"}</p>'],
  ['a template between tags', 'export const A = ({ n }) => <p>{`${n} gifts`}</p>'],
  ['a label', 'export const A = () => <button aria-label="Close" />'],
  ['a choice in an attribute', 'export const A = ({ on }) => <input placeholder={on ? "Name" : texts.email} />'],
  ['a field of a toast', 'toast({ title: "Error", description: texts.failed })'],
  ['an option', 'export const options = [{ value: "light", label: "Light" }]'],
  ['a choice in a variable', 'export function A({ on }) { const label = on ? "Hide" : "Show"; return <b>{label}</b> }'],
  ["a refusal's sentence", 'throw new AppError("INVALID", "Choose a day in the past")'],
])('refuses %s', (_name, code) => {
  const { status, stdout } = lint(code)
  expect(stdout).toContain('src/domain/texts/<feature>.ts')
  expect(status).toBe(1)
})

it.each([
  ['texts of the catalogue', 'export const A = () => <p title={texts.hint}>{texts.nothing} · {count}</p>'],
  ['what no person reads', 'export const A = () => <input type="text" name="title" className="wide" />'],
  ['codes and paths', 'throw new AppError("NOT_FOUND", texts.gone, invalidField(`rows.${at}`, texts.wrong))'],
])('takes %s', (_name, code) => {
  expect(lint(code)).toMatchObject({ status: 0 })
})

function lint(code: string) {
  const file = join(folder, 'src/client/Planted.tsx')
  writeFileSync(file, code)
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  return spawnSync(process.execPath, [oxlint, '--config', join(folder, 'oxlint.json'), file], { encoding: 'utf8' })
}
