// The lint rule that keeps what people read in src/domain/texts, on files with texts planted in them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

type Case = [name: string, code: string]

const refused = {
  'src/client/Planted.tsx': [
    ['a text between tags', 'export const A = () => <p>Nothing here</p>'],
    ['an expression between tags', 'export const A = ({ n }) => <p>{n > 1 ? texts.many : "One gift"}</p>'],
    ['a template between tags', 'export const A = ({ n }) => <p>{`${n} gifts`}</p>'],
    ['a list between tags', 'export const A = () => <ul>{["Mine", "Yours"].map((name) => <li>{name}</li>)}</ul>'],
    ['a label', 'export const A = () => <button aria-label="Close" />'],
    ['a choice in an attribute', 'export const A = ({ on }) => <input placeholder={on ? "Name" : texts.email} />'],
    ['a sentence in any attribute', 'export const A = () => <Hero lines={["Never miss a gift"]} />'],
    ['a word in any attribute', 'export const A = () => <Keys of={["Enter"]} />'],
    ['a variable', 'export function A() { const label = "Hide"; return <b>{label}</b> }'],
    [
      'a choice in a variable',
      'export function A({ on }) { const label = on ? "Hide" : texts.b; return <b>{label}</b> }',
    ],
    ['a list in a variable', 'const tabs = ["Gifts", "Cards"] as const; export const A = () => tabs.map(Tab)'],
    [
      'a table of labels',
      'const labels = { on: "Shown", off: "Hidden" }; export const A = (p) => <b>{labels[p.is]}</b>',
    ],
    ['what a function returns', 'export function labelOf(isOpen) { return isOpen ? "Hide" : "Show" }'],
    ['what an arrow function returns', 'export const labelOf = () => "Show"'],
  ],
  'src/client/planted.ts': [
    ['a toast', 'toast({ title: "Error", description: texts.failed })'],
    ['a method of toast', 'toast.error("no gifts")'],
    ['a question', 'if (await confirm({ text: texts.sure, action: "Delete" })) remove()'],
    ['an option', 'export const options = [{ value: "light", label: "Light" }]'],
    ['a sentence on its way', 'export const lines = new Map([["late", "We are late"]])'],
    ["a browser's refusal", 'throw new BrowserRefusal("no passkey here")'],
  ],
  'src/domain/planted.ts': [
    ["a schema's message", 'export const age = z.number().min(0, "not that young")'],
    ["a schema's message in an object", 'export const age = z.number().min(0, { error: "Too young", abort: true })'],
    ["a refinement's message", 'export const day = z.string().refine(isDay, "is not a day")'],
    ['an issue', 'ctx.addIssue({ code: "custom", message: "Choose another" })'],
    ["a field's name", 'export const name = requiredText(200, "Name")'],
    ["a refusal's sentence", 'throw new AppError("INVALID", "choose a day in the past")'],
    ['a template', 'export const turning = (age) => `Turning ${age}`'],
  ],
  'src/server/planted.ts': [
    ["a field's refusal", 'throw invalidField("occurrenceDate", "That day is over")'],
    ['a failure that administrators see', 'throw new ProviderError("TIMEOUT", `no answer within ${ms} ms`)'],
    ['an answer', 'reply.send({ success: true, message: "Saved" })'],
  ],
} satisfies Record<string, Case[]>

const taken = {
  'src/client/Planted.tsx': [
    ['texts of the catalogue', 'export const A = () => <p title={texts.hint}>{texts.nothing} · {count}</p>'],
    ['what no person reads', 'export const A = () => <input type="text" name="title" className="wide tall" />'],
    ['drawings', 'export const A = () => <path d="M22 22c3-8 12-9 12-3" />'],
    ['names of modules', 'export const Chart = lazily(() => import("./Chart.tsx"), "TimeChart")'],
    ['keys', 'export const isEnd = ({ key }) => key === "Page Down" || key === "Enter"'],
    ['shortcuts for ARIA', 'export const keys = isApple ? "Meta+K" : "Control+K"'],
  ],
  'src/domain/planted.ts': [
    ['codes and paths', 'throw new AppError("NOT_FOUND", texts.gone, invalidField(`rows.${at}`, texts.wrong))'],
    ['values of the API', 'export const levels = z.enum(["Critical", "High"]).default("High")'],
    ['bugs', 'throw new RangeError(`No such month: ${month}`)'],
    ['types', 'export type Badge = "Good value" | "Under $25"'],
    ['words to search with', 'export const words = "gift present idea".split(" ")'],
  ],
  'src/server/planted.ts': [
    ['the log', 'log.warn({ reason }, "The page could not be read")'],
    ['the terminal', 'process.stdout.write("The tables are up to date.")'],
    ['queries', 'export const rows = sql`Select name from contacts`'],
    ['headers', 'reply.header("vary", "Authorization, Cookie").header("authorization", `Bearer ${token}`)'],
    [
      'what describes a route to API clients',
      'export const schema = { description: "With a code", 204: z.void().describe("No picture") }',
    ],
  ],
} satisfies Record<string, Case[]>

/** Of each planted file, the rule's messages. */
const problems = new Map<string, string[]>()

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'user-texts-'))
  const config = {
    jsPlugins: [join(root, 'scripts/lint/user-texts.mjs')],
    categories: { correctness: 'off' },
    rules: { 'user-texts/in-texts': 'error' },
  }
  writeFileSync(join(folder, 'oxlint.json'), JSON.stringify(config))
  for (const [, path, code] of [...planted('refused', refused), ...planted('taken', taken)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--config', 'oxlint.json', '--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] }
  for (const { filename, message } of diagnostics) problems.set(filename, [...(problems.get(filename) ?? []), message])
  rmSync(folder, { recursive: true })
})

it.each(planted('refused', refused))('refuses %s', (_name, path) => {
  expect(problems.get(path)).toContainEqual(expect.stringContaining('src/domain/texts/<feature>.ts'))
})

it.each(planted('taken', taken))('takes %s', (_name, path) => {
  expect(problems.get(path)).toBeUndefined()
})

/** Each case in a file of its own. */
function planted(kind: string, files: Record<string, Case[]>): [name: string, path: string, code: string][] {
  return Object.entries(files).flatMap(([file, cases]) =>
    cases.map(([name, code]): [string, string, string] => [name, join(kind, name.replaceAll(/\W+/g, '-'), file), code]),
  )
}
