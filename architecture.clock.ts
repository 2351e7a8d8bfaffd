/** Where the clock may be read: the clock itself, and nowhere else. */
const CLOCKS = ['src/server/clock.ts', 'src/client/lib/clock.ts']

const READINGS = [
  /\bnew Date(?!\w)(?!\s*\(\s*[^)\s])/,
  /(?<![\w.]|new )Date\(\)/,
  /\bDate\.now\b/,
  /\bTemporal\.Now\b/,
  /(?<![\w.$])now\(\)/i,
  /\bdefaultNow\(/,
  /\bcurrent_(date|time|timestamp)\b/i,
  /\b(clock|statement|transaction)_timestamp\(/i,
  /\blocaltime(stamp)?\b/i,
]

/**
 * The lines of a file that read the time by themselves instead of taking it as an argument: rules and queries that do
 * cannot be tested on a given day. Comments do not count.
 * @returns one text a line, 'path:line: the line'
 */
export function readingsOfTheClock(path: string, text: string): string[] {
  if (CLOCKS.includes(path)) return []
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .map(({ line, number }) => ({ number, line: line.replace(/\s\/\/ .*$/, '') }))
    .filter(({ line }) => READINGS.some((reading) => reading.test(line)))
    .map(({ line, number }) => `${path}:${number}: ${line.trim()}`)
}
