import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walls } from './architecture.rules.ts'
import { readingsOfTheClock } from './architecture.clock.ts'

/** With a TypeScript it cannot use, dependency-cruiser finds 0 modules and no violation. */
const FEWEST_MODULES = 100

describe('the walls inside src', () => {
  it('hold: nothing imports what its rule forbids', async () => {
    const { summary } = await look(import.meta.dirname)
    expect(summary.totalCruised).toBeGreaterThan(FEWEST_MODULES)
    const found = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
    expect(found).toEqual([])
  })

  it('have a reason each', () => {
    for (const wall of walls) expect(wall.comment).toMatch(/\.$/)
  })
})

// A rule that cannot fail is worse than none: each is shown one import that it must report.
describe('a planted violation is reported', () => {
  const planted: Record<string, [from: string, to: string][]> = {
    'domain-has-few-packages': [
      ['src/domain/gifts/status.ts', 'node:fs'],
      ['src/domain/gifts/budget.ts', 'react'],
      ['src/domain/gifts/moves.ts', '#server/clock.ts'],
    ],
    'domain-tests-have-few-packages': [['src/domain/gifts/status.test.ts', 'node:fs']],
    'client-and-server-never-meet': [
      ['src/client/lib/now.ts', '#server/clock.ts'],
      ['src/server/http/page.ts', '#client/lib/format.ts'],
    ],
    'client-knows-the-contract-by-type': [
      ['src/client/lib/call.ts', '#domain/contract.ts'],
      ['src/client/features/gifts/form.ts', '#domain/gifts/contract.ts'],
    ],
    'ui-and-lib-know-no-feature': [
      ['src/client/ui/Button.tsx', '#client/features/gifts/queries.ts'],
      ['src/client/lib/shell.ts', '../app/router.tsx'],
    ],
    'features-do-not-know-the-app': [['src/client/features/gifts/Page.tsx', '#client/app/router.tsx']],
    'client-feature-front-door': [['src/client/features/contacts/Page.tsx', '../gifts/GiftForm.tsx']],
    'server-feature-front-door': [['src/server/features/contacts/commands.ts', '../gifts/present.ts']],
    'server-features-from-outside': [
      ['src/server/http/pages.ts', '#server/features/gifts/present.ts'],
      ['src/server/jobs/tidy.ts', '#server/features/gifts/present.ts'],
      ['src/server/main.ts', './features/gifts/present.ts'],
    ],
    'identity-and-services-know-no-http': [
      ['src/server/identity/session-cookie.ts', '#server/http/fastify.ts'],
      ['src/server/services.ts', './http/fastify.ts'],
    ],
    'only-features-touch-tables': [
      ['src/server/mail/sender.ts', '../db/schema/gifts.ts'],
      ['src/server/http/app.ts', '#server/db/schema.ts'],
    ],
    'only-proofs-make-owners': [
      ['src/server/features/accounts/addresses/unsubscribe.ts', '#server/identity/as-owner.ts'],
      ['src/server/mail/unsubscribe.ts', '#server/identity/as-owner.ts'],
      ['src/server/jobs/purge.ts', '../identity/as-owner.ts'],
    ],
    'routes-touch-no-tables': [['src/server/features/contacts/routes.ts', '#server/db/schema/gifts.ts']],
    'no-cycles': [
      // Reported once, at the first of its two files.
      ['src/server/features/lists/present.ts', './queries.ts'],
    ],
  }
  const allowed: [from: string, to: string][] = [
    ['src/domain/occasions/feast.test.ts', 'vitest'],
    ['src/client/features/calendar/Page.tsx', '#client/features/gifts/queries.ts'],
    ['src/client/features/calendar/Cell.tsx', '#client/features/gifts/parts/GiftTile.tsx'],
    ['src/server/features/calendar/queries.ts', '#server/features/gifts/queries.ts'],
    ['src/server/http/routes.ts', '#server/features/gifts/wish-routes.ts'],
    ['src/server/jobs/schedule.ts', '#server/features/gifts/jobs.ts'],
    ['src/server/identity/session.ts', '#server/db/schema.ts'],
    ['src/server/identity/session.ts', './as-owner.ts'],
    ['src/server/features/gifts/routes.test.ts', '#server/identity/as-owner.ts'],
  ]
  const targets = [
    'src/domain/contract.ts',
    'src/domain/gifts/contract.ts',
    'src/domain/shared/cents.ts',
    'src/server/clock.ts',
    'src/server/db/schema.ts',
    'src/server/db/schema/gifts.ts',
    'src/server/features/gifts/jobs.ts',
    'src/server/features/gifts/present.ts',
    'src/server/features/gifts/queries.ts',
    'src/server/features/gifts/wish-routes.ts',
    'src/server/http/fastify.ts',
    'src/server/identity/as-owner.ts',
    'src/client/app/router.tsx',
    'src/client/lib/format.ts',
    'src/client/features/gifts/GiftForm.tsx',
    'src/client/features/gifts/parts/GiftTile.tsx',
    'src/client/features/gifts/queries.ts',
  ]
  const dialogs = ['src/client/features/occasions/A.tsx', 'src/client/features/occasions/B.tsx'] as const
  let folder: string
  let violations: ICruiseResult['summary']['violations']

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ribbonry-walls-'))
    cpSync(join(import.meta.dirname, 'package.json'), join(folder, 'package.json'))
    for (const file of targets) plant(folder, file, 'export {}\n')
    for (const [from, to] of [...Object.values(planted).flat(), ...allowed]) plant(folder, from, `import '${to}'\n`)
    plant(folder, 'src/server/features/lists/queries.ts', "import './present.ts'\n")
    plant(folder, dialogs[0], "export const openB = () => import('./B.tsx')\n")
    plant(folder, dialogs[1], "export const openA = () => import('./A.tsx')\n")
    plant(folder, 'node_modules/vitest/package.json', '{ "name": "vitest", "main": "index.js" }')
    plant(folder, 'node_modules/vitest/index.js', '')
    violations = (await look(folder)).summary.violations
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  for (const wall of walls) {
    const name = wall.name ?? ''
    it(`of ${name}`, () => {
      const expected = planted[name] ?? []
      expect(expected.length).toBeGreaterThan(0)
      const reported = violations.filter(({ rule }) => rule.name === name).map(({ from }) => from)
      expect(reported).toEqual(expect.arrayContaining(expected.map(([from]) => from)))
    })
  }

  it('and nothing is reported that is allowed', () => {
    const innocent: string[] = [...allowed.map(([from]) => from), ...targets, ...dialogs]
    expect(violations.filter(({ from }) => innocent.includes(from))).toEqual([])
  })
})

describe('the clock', () => {
  it('is read in its own files only', () => {
    const files = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
    const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    expect(code.length).toBeGreaterThan(FEWEST_MODULES)
    const found = code.flatMap((file) => {
      const path = `src/${file}`
      return readingsOfTheClock(path, readFileSync(join(import.meta.dirname, path), 'utf8'))
    })
    expect(found).toEqual([])
  })

  it.each([
    'const now = new Date()',
    'const now = new Date',
    'const now = Date.now()',
    'const then = Date()',
    'const today = Temporal.Now.plainDateISO()',
    'await db.execute(sql`select now()`)',
    'sql`update users set seen = CURRENT_TIMESTAMP`',
    'sql`where date > current_date`',
    'createdAt: timestamp().defaultNow()',
  ])('would be noticed in: %s', (line) => {
    expect(readingsOfTheClock('src/server/features/gifts/commands.ts', line)).toHaveLength(1)
  })

  it.each([
    'new Date(row.createdAt)',
    '// never now() in SQL',
    ' * `new Date()` is forbidden',
    'const known = clock.now()',
    'const snow = snow()',
  ])('is not suspected in: %s', (line) => {
    expect(readingsOfTheClock('src/server/features/gifts/commands.ts', line)).toEqual([])
  })
})

describe('an owner', () => {
  it('is cast from a string in its one place only, and so is a subscriber', () => {
    const files = readdirSync(join(import.meta.dirname, 'src/server'), { recursive: true, encoding: 'utf8' })
    const casting = (type: RegExp) =>
      files.filter(
        (file) =>
          file.endsWith('.ts') && type.test(readFileSync(join(import.meta.dirname, 'src/server', file), 'utf8')),
      )
    expect(casting(/\bas OwnerId\b/)).toEqual([join('identity', 'as-owner.ts')])
    expect(casting(/\bas SubscriberId\b/)).toEqual([join('mail', 'unsubscribe.ts')])
  })
})

describe('a calendar date', () => {
  it('is cast from a string in its one place only', () => {
    const files = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
    const casting = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        /\bas CalendarDate\b/.test(readFileSync(join(import.meta.dirname, 'src', file), 'utf8')),
    )
    expect(casting).toEqual([join('domain', 'shared', 'calendar-date.ts')])
  })
})

describe('what people typed', () => {
  it('becomes HTML nowhere but in the frame of an e-mail, where nothing runs', () => {
    const making =
      /innerHTML|outerHTML|insertAdjacentHTML|setHTML|srcdoc|createContextualFragment|DOMParser|document\.write/i
    const files = readdirSync(join(import.meta.dirname, 'src/client'), { recursive: true, encoding: 'utf8' })
    const found = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        making.test(readFileSync(join(import.meta.dirname, 'src/client', file), 'utf8')),
    )
    expect(found).toEqual([join('features', 'admin', 'outbox', 'OutboxMailDialog.tsx')])
  })
})

/** What dependency-cruiser says of the folder's src. */
async function look(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(['src'], {
    baseDir,
    validate: true,
    ruleSet: { forbidden: walls },
    doNotFollow: { path: 'node_modules' },
    // Imports of types only are imports too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  })
  if (typeof output === 'string') throw new Error(output)
  return output
}

function plant(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  appendFileSync(join(folder, file), text)
}
