import fs from 'node:fs'
import path from 'node:path'
import { fillPlaceholders, type Query } from 'drizzle-orm'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { CallSite } from './call-sites.ts'
import { callSite } from './call-sites.ts'

// A setup file of the server's tests: with RECORDED_STATEMENTS every statement that the product builds is written to that
// folder with the place in the code that builds it, for statements.test.ts to judge when all tests have run.

/** One statement as the database was sent it. */
export interface Recorded {
  site: CallSite
  text: string
  values: unknown[]
  /** It's prepared, and has one plan for all values (db/plan-mode.ts). */
  isPrepared?: boolean
}

/** What builds a statement. */
const builders = [
  'with',
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
  '$count',
]

type Method = (this: { session: object }, ...args: unknown[]) => unknown
interface Prepared {
  execute: (placeholders?: Record<string, unknown>) => unknown
}

const folder = process.env['RECORDED_STATEMENTS'] || undefined
const recording = Symbol.for('ribbonry: statements are recorded')

// Test files share a worker and its modules.
if (folder !== undefined && !(recording in globalThis)) {
  Object.assign(globalThis, { [recording]: true })
  record(folder)
}

function record(into: string) {
  fs.mkdirSync(into, { recursive: true })
  const file = path.join(into, `${process.pid}.ndjson`)
  const seen = new Set<string>()
  const write = (recorded: Recorded) => {
    // A list without values is answered from any index: one with values is the better example.
    if (recorded.values.some((value) => Array.isArray(value) && value.length === 0)) return
    const key = `${recorded.site.file}:${recorded.site.line} ${shape(recorded.text)}`
    if (seen.has(key)) return
    seen.add(key)
    fs.appendFileSync(file, `${JSON.stringify(recorded)}\n`)
  }

  // Every builder is made with the session of its database: it gets one that knows who asked.
  const database = PgDatabase.prototype as unknown as Record<string, Method>
  for (const name of builders) {
    const original = database[name] as Method
    database[name] = function (...args) {
      const site = callSite()
      // A part of another statement is built, and never sent by itself.
      if (site !== undefined) write({ site, text: '', values: [] })
      const session = Object.create(this.session, { site: { value: site } }) as object
      return original.apply(Object.create(this, { session: { value: session } }) as { session: object }, args)
    }
  }
  // Replaced by name, in a way that no type of Drizzle's foresees.
  const sessions = NodePgSession.prototype as unknown as { prepareQuery: (...args: unknown[]) => Prepared }
  const prepareQuery = sessions.prepareQuery
  sessions.prepareQuery = function (this: { site?: CallSite }, ...args) {
    const prepared = prepareQuery.apply(this, args)
    const { site } = this
    const { sql: text, params } = args[0] as Query
    const isPrepared = args[2] !== undefined
    if (site === undefined) return prepared
    const execute = prepared.execute.bind(prepared)
    prepared.execute = (placeholders = {}) => {
      write({ site, text, values: fillPlaceholders(params, placeholders), isPrepared })
      return execute(placeholders)
    }
    return prepared
  }

  // Statements that the code writes itself. Drizzle's are no text here but an object.
  for (const connections of [pg.Client.prototype, pg.Pool.prototype] as unknown as { query: Method }[]) {
    const query = connections.query
    connections.query = function (...args) {
      const [text, values] = args
      const site = typeof text === 'string' ? callSite() : undefined
      if (site !== undefined) write({ site, text: text as string, values: Array.isArray(values) ? values : [] })
      return query.apply(this, args)
    }
  }
}

/** Statements that differ only in how many values or rows they list are one. */
function shape(text: string): string {
  return text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/(?:\$|default)(?:, (?:\$|default))+/g, '$, …')
    .replaceAll(/(\([^()]*\$[^()]*\))(?:, \([^()]*\))+/g, '$1, …')
}
