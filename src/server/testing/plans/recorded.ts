import fs from 'node:fs'
import path from 'node:path'
import { notJudged } from './exceptions.ts'
import type { Recorded } from './record.ts'

/** What the server's tests made the product run: one of each form at each place. */
export function readRecorded(): Recorded[] {
  const folder = process.env['RECORDED_STATEMENTS'] || undefined
  if (folder === undefined) {
    throw new Error(
      "This is a part of 'npm test' and 'npm run verify': it judges what the server's tests have recorded.",
    )
  }
  const lines = fs
    .readdirSync(folder)
    .flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
  const all = [...new Set(lines)].map((line) => JSON.parse(line) as Recorded)
  return [...new Map(all.map((one) => [`${one.site.file}:${one.site.line} ${one.text}`, one])).values()]
}

/** Those that read or write rows: begin, commit and vacuum don't. */
export function statementsIn(recorded: Recorded[]): Recorded[] {
  return (
    recorded
      .filter(({ site }) => !(site.file in notJudged) && !(`${site.file} ${site.within}` in notJudged))
      // Two in one trip to the database.
      .flatMap(({ text, ...rest }) => text.split(/^begin;\s*/i).map((part) => ({ ...rest, text: part })))
      .filter(({ text }) => /^\s*\(?(?:select|insert|update|delete|with|declare)\b/i.test(text))
  )
}
